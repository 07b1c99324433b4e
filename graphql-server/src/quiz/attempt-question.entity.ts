import { PrimaryKeyProp } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AnswerEntity } from './answer.entity';
import { CERTAINTIES, type Certainty } from './certainty';
import { QuestionEntity } from './question.entity';
import { QuizAttemptEntity } from './quiz-attempt.entity';
import type { WhyAsked } from './why-asked';

@Entity({ tableName: 'attempt_question' })
@Unique({ name: 'attempt_question_asked_once', properties: ['attempt', 'question'] })
@Check({ name: 'attempt_question_answered', expression: '(chosen_answer_id is null) = (answered_at is null)' })
@Check({ name: 'attempt_question_marked', expression: 'is_correct is null or chosen_answer_id is not null' })
@Check({ name: 'attempt_question_certainty_check', expression: `certainty in ('${CERTAINTIES.join(`', '`)}')` })
export class AttemptQuestionEntity {
  [PrimaryKeyProp]?: ['attempt', 'position'];

  @ManyToOne(() => QuizAttemptEntity, { primary: true, deleteRule: 'cascade' })
  attempt!: QuizAttemptEntity;

  @PrimaryKey({ type: 'smallint' })
  position!: number;

  @ManyToOne(() => QuestionEntity, { deleteRule: 'restrict' })
  question!: QuestionEntity;

  /** Ids of the choices in the order shown. */
  @Property({ type: 'jsonb' })
  answerOrder!: readonly number[];

  @ManyToOne(() => AnswerEntity, { nullable: true, deleteRule: 'restrict' })
  chosenAnswer!: AnswerEntity | null;

  @Property({ type: 'timestamptz', nullable: true })
  answeredAt!: Date | null;

  @Property({ type: 'boolean', nullable: true })
  isCorrect!: boolean | null;

  @Property({ type: 'text', nullable: true })
  certainty!: Certainty | null;

  /** The learner's chance of a right answer, 0–1, predicted before the answer; null for a visitor. */
  @Property({ type: 'real', nullable: true })
  predicted!: number | null;

  /** Why this question was chosen; null when it was chosen at random. */
  @Property({ type: 'jsonb', nullable: true })
  whyAsked!: WhyAsked | null;
}
