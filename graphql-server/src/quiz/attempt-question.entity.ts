import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Answer } from './answer.entity';
import { Question } from './question.entity';
import { QuizAttempt } from './quiz-attempt.entity';
import { Rationale } from './rationale';

@Entity({ tableName: 'attempt_question' })
@Unique({ name: 'attempt_question_asked_once', properties: ['attempt', 'question'] })
@Check({ name: 'attempt_question_answered', expression: '(chosen_answer_id is null) = (answered_at is null)' })
@Check({ name: 'attempt_question_marked', expression: 'is_correct is null or chosen_answer_id is not null' })
@ObjectType({ description: 'A question as it stands in one attempt.' })
export class AttemptQuestion {
  [PrimaryKeyProp]?: ['attempt', 'position'];
  [OptionalProps]?: 'id' | 'answers' | 'rationales' | 'takeaway';

  @ManyToOne(() => QuizAttempt, { primary: true, deleteRule: 'cascade' })
  attempt!: QuizAttempt;

  @PrimaryKey({ type: 'smallint' })
  @Field(() => Int, { description: 'Place in the quiz, from 1.' })
  position!: number;

  @ManyToOne(() => Question, { deleteRule: 'restrict' })
  @Field(() => Question)
  question!: Question;

  /** Ids of the choices in the order shown. */
  @Property({ type: 'jsonb' })
  answerOrder!: readonly number[];

  @ManyToOne(() => Answer, { nullable: true, deleteRule: 'restrict' })
  @Field(() => Answer, { nullable: true, description: 'What the student chose so far.' })
  chosenAnswer!: Answer | null;

  @Property({ type: 'timestamptz', nullable: true })
  answeredAt!: Date | null;

  @Property({ type: 'boolean', nullable: true })
  @Field(() => Boolean, { nullable: true, description: 'Null until the attempt is finished.' })
  isCorrect!: boolean | null;

  @Field(() => ID, { description: 'Attempt and place.' })
  id!: string;

  @Field(() => [Answer], { description: 'The choices in the order shown.' })
  answers!: readonly Answer[];

  @Field(() => [Rationale], { nullable: true, description: 'Why each choice is right or wrong; null until finished.' })
  rationales!: readonly Rationale[] | null;

  @Field(() => String, { nullable: true, description: 'The one thing to remember; null until finished.' })
  takeaway!: string | null;
}
