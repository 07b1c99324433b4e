import { offersFirstStep } from '../../../schema/rules/fading';
import { findOwned, owned } from '../account/owned';
import type { Context } from '../context';
import { askedIdOf, questionOf } from '../course/asked-question';
import { questionIn, refuseAnswer, refuseEnded } from './attempt.service';
import { ATTEMPT_BY_ID, SHOW_FIRST_STEP } from './attempt.queries';
import type { AttemptQuestion } from './quiz-attempt.type';

/**
 * Shows the first step of a question's solution in practice mode, and notes that the student needed it. A repeated request, or one after the
 * answer, changes nothing. Throws NOT_FOUND, QUIZ_FINISHED, or BAD_USER_INPUT for a question without a first step, or in test mode.
 */
export async function showFirstStep(context: Context, attemptId: string, questionId: number): Promise<AttemptQuestion> {
  const find = () => findOwned(context, ATTEMPT_BY_ID, attemptId, 'quiz');
  const before = await find();
  refuseEnded(before);
  if (before.mode === 'test') refuseAnswer('This quiz is not in practice mode. Its solutions are shown at the end.');
  const asked = before.questions.find((one) => askedIdOf(one) === questionId);
  if (asked === undefined) refuseAnswer('That question is not in this quiz.');
  if (!offersFirstStep(questionOf(context.course, asked).solution))
    refuseAnswer('This question has no first step to show.');
  await context.db.query(SHOW_FIRST_STEP, { ...owned(context, attemptId, before.ownerId), questionId });
  return questionIn(context, await find(), questionId);
}
