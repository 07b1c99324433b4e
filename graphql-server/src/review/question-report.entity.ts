import { PrimaryKeyProp } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { UserEntity } from '../account/user.entity';
import { QuestionEntity } from '../quiz/question.entity';

export const QUESTION_PROBLEMS = ['wrongKey', 'unclear', 'typo', 'picture', 'other'] as const;
export type QuestionProblem = (typeof QUESTION_PROBLEMS)[number];

/** A problem that a student reported about a question; reporting again replaces it. */
@Entity({ tableName: 'question_report' })
@Check({ name: 'question_report_problem_check', expression: `problem in ('${QUESTION_PROBLEMS.join(`', '`)}')` })
export class QuestionReportEntity {
  [PrimaryKeyProp]?: ['user', 'question'];

  @ManyToOne(() => UserEntity, { primary: true, deleteRule: 'cascade' })
  user!: UserEntity;

  @ManyToOne(() => QuestionEntity, { primary: true, deleteRule: 'cascade' })
  question!: QuestionEntity;

  @Property({ type: 'text' })
  problem!: QuestionProblem;

  @Property({ type: 'text', nullable: true })
  message!: string | null;

  @Property({ type: 'timestamptz' })
  reportedAt!: Date;
}
