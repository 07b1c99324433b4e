import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { QUIZ_TYPES, type QuizType } from '../../../schema/rules/quiz';
import { User } from '../account/user.entity';
import { Chapter } from '../library/chapter.entity';
import { Topic } from '../library/topic.entity';
import { Unit } from '../library/unit.entity';
import { AttemptQuestion } from './attempt-question.entity';

export const QuizTypeEnum = Object.fromEntries(QUIZ_TYPES.map((type) => [type, type]));
registerEnumType(QuizTypeEnum, { name: 'QuizType', description: 'The six kinds of quiz (spec §4).' });

/**
 * `scope` names what is asked (type and chapter, unit or topics). At most one attempt per student and scope is under
 * way: two starts at once meet in this index, and the later one carries on with the earlier attempt.
 */
@Entity({ tableName: 'quiz_attempt' })
@Index({
  name: 'quiz_attempt_one_under_way',
  expression:
    'create unique index "quiz_attempt_one_under_way" on "quiz_attempt" ("user_id", "scope") where finished_at is null and abandoned_at is null',
})
@Check({ name: 'quiz_attempt_type_check', expression: `type in ('${QUIZ_TYPES.join(`', '`)}')` })
@Check({ name: 'quiz_attempt_score_check', expression: 'score >= 0 and score <= 100' })
@Unique({ name: 'quiz_attempt_counted_once', properties: ['countedAs'] })
@Check({ name: 'quiz_attempt_scored_when_finished', expression: '(finished_at is null) = (score is null)' })
@ObjectType({ description: 'One sitting of a quiz: its questions, the answers given, and once finished, the key.' })
export class QuizAttempt {
  [OptionalProps]?: 'topics' | 'questions' | 'abandoned' | 'countedAs' | 'estimates';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID)
  id!: string;

  /** Null for a visitor's quiz: whoever knows the id owns it. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'cascade', index: true })
  user!: User | null;

  @Property({ type: 'text' })
  @Field(() => QuizTypeEnum)
  type!: QuizType;

  @Property({ type: 'text' })
  scope!: string;

  @ManyToOne(() => Chapter, { nullable: true, deleteRule: 'restrict' })
  @Field(() => Chapter, { nullable: true })
  chapter!: Chapter | null;

  @ManyToOne(() => Unit, { nullable: true, deleteRule: 'restrict' })
  @Field(() => Unit, { nullable: true })
  unit!: Unit | null;

  @Property({ type: 'integer' })
  seed!: number;

  @Property({ type: 'timestamptz' })
  @Field(() => GraphQLISODateTime)
  startedAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => GraphQLISODateTime, { nullable: true })
  finishedAt!: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  abandonedAt!: Date | null;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'Floor of the correct share in percent, 0 to 100; null until finished.',
  })
  score!: number | null;

  /** The how-many-th finish of a student's it was, of all students': the order in which the engine learnt. */
  @Property({ type: 'bigint', nullable: true })
  countedAs!: bigint | null;

  /** What the engine believed afterwards of the topics asked: topic id and chance 0–1. */
  @Property({ type: 'jsonb', nullable: true })
  estimates!: readonly (readonly [topicId: number, chance: number])[] | null;

  @Field(() => Boolean, { description: 'Whether the student started over; then no answer of it counts.' })
  abandoned!: boolean;

  @Field(() => [Topic], { description: 'The topics that its questions come from.' })
  topics!: readonly Topic[];

  @Field(() => [AttemptQuestion], { description: 'Its questions in the order asked.' })
  questions!: readonly AttemptQuestion[];
}
