import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { QuestionEntity } from './question.entity';

@Entity({ tableName: 'answer' })
@Index({
  name: 'answer_one_correct_per_question',
  expression:
    'create unique index "answer_one_correct_per_question" on "answer" ("question_id") where is_correct and not retired',
})
export class AnswerEntity {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => QuestionEntity, { deleteRule: 'cascade', index: true })
  question!: QuestionEntity;

  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'boolean' })
  isCorrect!: boolean;

  /** Why this choice is right, or which misconception leads to it. */
  @Property({ type: 'text' })
  rationale!: string;

  @Property({ type: 'text', nullable: true })
  misconception!: string | null;

  @Property({ type: 'boolean' })
  retired!: boolean;
}
