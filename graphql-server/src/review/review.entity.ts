import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../account/account.entity';
import { oneOf } from '../database/one-of';
import { FreeResponseAttemptEntity } from '../free-response/free-response.entity';
import { QuestionEntity, QuestionVariantEntity } from '../quiz/question.entity';
import { QuizAttemptEntity } from '../quiz/quiz-attempt.entity';

export const QUESTION_PROBLEMS = ['wrongKey', 'unclear', 'typo', 'picture', 'other'] as const;
export type QuestionProblem = (typeof QUESTION_PROBLEMS)[number];

/** A problem that a student reported about a question; reporting again replaces it. */
export const QuestionReportEntity = defineEntity({
  name: 'QuestionReport',
  checks: [{ name: 'question_report_problem_check', expression: oneOf('problem', QUESTION_PROBLEMS) }],
  properties: {
    user: p.manyToOne(UserEntity).primary().deleteRule('cascade'),
    question: p.manyToOne(QuestionEntity).primary().deleteRule('cascade'),
    /** What a fresh question asked; null where the stored question is reported. */
    variant: p.manyToOne(QuestionVariantEntity).nullable().deleteRule('cascade'),
    problem: p.text().$type<QuestionProblem>(),
    message: p.text().nullable(),
    reportedAt: p.datetime(),
  },
});

export const NoticeEntity = defineEntity({
  name: 'Notice',
  properties: {
    user: p.manyToOne(UserEntity).primary().deleteRule('cascade'),
    id: p.integer().primary().autoincrement(),
    text: p.text(),
    createdAt: p.datetime(),
    attempt: p.manyToOne(QuizAttemptEntity).nullable().joinColumns('user_id', 'attempt_id').deleteRule('cascade'),
    freeResponseAttempt: p
      .manyToOne(FreeResponseAttemptEntity)
      .nullable()
      .joinColumns('user_id', 'free_response_attempt_id')
      .deleteRule('cascade'),
  },
});
