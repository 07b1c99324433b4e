import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Question } from './question.entity';

@Entity({ tableName: 'answer' })
@Index({
  name: 'answer_one_correct_per_question',
  expression:
    'create unique index "answer_one_correct_per_question" on "answer" ("question_id") where is_correct and not retired',
})
@ObjectType({ description: 'One of the choices of a question. Whether it is right is not said here.' })
export class Answer {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID)
  id!: number;

  @ManyToOne(() => Question, { deleteRule: 'cascade', index: true })
  question!: Question;

  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The choice as sanitised HTML.' })
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
