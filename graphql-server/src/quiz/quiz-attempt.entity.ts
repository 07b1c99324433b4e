import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { QUIZ_TYPES, type QuizType } from '../../../schema/rules/quiz';
import { UserEntity } from '../account/user.entity';
import { ChapterEntity } from '../library/chapter.entity';
import { UnitEntity } from '../library/unit.entity';

/**
 * `scope` names what is asked (type and chapter, unit or topics). A student has at most one unfinished attempt per scope:
 * of two concurrent starts, the unique index lets one insert and the other continues with it.
 */
@Entity({ tableName: 'quiz_attempt' })
@Index({
  name: 'quiz_attempt_one_under_way',
  expression:
    'create unique index "quiz_attempt_one_under_way" on "quiz_attempt" ("user_id", "scope") where finished_at is null and abandoned_at is null',
})
@Check({ name: 'quiz_attempt_type_check', expression: `type in ('${QUIZ_TYPES.join(`', '`)}')` })
@Check({ name: 'quiz_attempt_score_check', expression: 'score >= 0 and score <= 100' })
@Check({ name: 'quiz_attempt_scored_when_finished', expression: '(finished_at is null) = (score is null)' })
export class QuizAttemptEntity {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Null for a visitor's quiz: whoever knows the id owns it. */
  @ManyToOne(() => UserEntity, { nullable: true, deleteRule: 'cascade', index: true })
  user!: UserEntity | null;

  @Property({ type: 'text' })
  type!: QuizType;

  @Property({ type: 'text' })
  scope!: string;

  @ManyToOne(() => ChapterEntity, { nullable: true, deleteRule: 'restrict' })
  chapter!: ChapterEntity | null;

  @ManyToOne(() => UnitEntity, { nullable: true, deleteRule: 'restrict' })
  unit!: UnitEntity | null;

  @Property({ type: 'integer' })
  seed!: number;

  @Property({ type: 'timestamptz' })
  startedAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  finishedAt!: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  abandonedAt!: Date | null;

  @Property({ type: 'smallint', nullable: true })
  score!: number | null;

  /** Orders the finished quizzes of one student; clocks can jump. Null for a visitor's quiz. */
  @Property({ type: 'integer', nullable: true })
  finishNumber!: number | null;
}
