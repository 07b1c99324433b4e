import { PrimaryKeyProp } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { registerEnumType } from 'type-graphql';
import { User } from '../account/user.entity';
import { Question } from '../quiz/question.entity';

export const QUESTION_PROBLEMS = ['wrongKey', 'unclear', 'typo', 'picture', 'other'] as const;
export type QuestionProblem = (typeof QUESTION_PROBLEMS)[number];

export const QuestionProblemEnum = Object.fromEntries(QUESTION_PROBLEMS.map((problem) => [problem, problem]));
registerEnumType(QuestionProblemEnum, {
  name: 'QuestionProblem',
  description: 'What a student finds wrong with a question.',
});

/** What a student says about a question: the last word counts. */
@Entity({ tableName: 'question_report' })
@Check({ name: 'question_report_problem_check', expression: `problem in ('${QUESTION_PROBLEMS.join(`', '`)}')` })
export class QuestionReport {
  [PrimaryKeyProp]?: ['user', 'question'];

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: User;

  @ManyToOne(() => Question, { primary: true, deleteRule: 'cascade' })
  question!: Question;

  @Property({ type: 'text' })
  problem!: QuestionProblem;

  @Property({ type: 'text', nullable: true })
  words!: string | null;

  @Property({ type: 'timestamptz' })
  reportedAt!: Date;
}
