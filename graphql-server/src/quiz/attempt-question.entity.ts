import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Answer } from './answer.entity';
import { CERTAINTIES, CertaintyEnum, type Certainty } from './certainty';
import { Question } from './question.entity';
import { QuizAttempt } from './quiz-attempt.entity';
import { Rationale } from './rationale.type';
import type { WhyAsked } from './why-asked';

@Entity({ tableName: 'attempt_question' })
@Unique({ name: 'attempt_question_asked_once', properties: ['attempt', 'question'] })
@Check({ name: 'attempt_question_answered', expression: '(chosen_answer_id is null) = (answered_at is null)' })
@Check({ name: 'attempt_question_marked', expression: 'is_correct is null or chosen_answer_id is not null' })
@Check({ name: 'attempt_question_certainty_check', expression: `certainty in ('${CERTAINTIES.join(`', '`)}')` })
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

  @Property({ type: 'text', nullable: true })
  @Field(() => CertaintyEnum, { nullable: true, description: 'How sure the student was; null where nothing was said.' })
  certainty!: Certainty | null;

  /** The engine's chance of a right answer, 0–1, told before it learnt from the answer; null where it was not asked. */
  @Property({ type: 'real', nullable: true })
  predicted!: number | null;

  /** What the choice of questions really went by (why-asked.ts); null where chance alone chose. */
  @Property({ type: 'jsonb', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Why this question was asked, in a phrase; null until finished, and where chance alone chose it.',
  })
  whyAsked!: WhyAsked | null;

  @Field(() => ID, { description: 'Attempt and place.' })
  id!: string;

  @Field(() => [Answer], { description: 'The choices in the order shown.' })
  answers!: readonly Answer[];

  @Field(() => [Rationale], { nullable: true, description: 'Why each choice is right or wrong; null until finished.' })
  rationales!: readonly Rationale[] | null;

  @Field(() => String, { nullable: true, description: 'The one thing to remember; null until finished.' })
  takeaway!: string | null;
}
