import { useCallback } from 'react';
import type { AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import { useFinishQuizMutation, useFinishReviewQuizMutation } from '../../../schema/generated/hooks';
import { finishCall } from '../../../schema/rules/quiz';
import { type Problem, describeProblem } from '../apollo/problem';
import type { AnswerSaver } from './answer-saver';

/**
 * Submits the quiz with every unconfirmed answer. Resolves to the problem, or null. Once the cache contains the graded
 * attempt, the overlay redirects to its results. Submitting a finished quiz again returns its stored result, so it is
 * safe to resubmit after a lost response.
 */
export function useSubmitQuiz({ id, type }: AttemptUnderWayFragment, saver: AnswerSaver) {
  const [finishQuiz] = useFinishQuizMutation();
  const [finishReviewQuiz] = useFinishReviewQuizMutation();

  return useCallback(async (): Promise<Problem | null> => {
    await saver.finishSaving();
    saver.stop();
    const answers = Object.entries(saver.unsaved()).map(([questionId, { given }]) => ({ questionId, given }));
    // The spec grades a visitor's quiz in the browser. Here the server grades it like any chapter quiz.
    const finish = finishCall(type) === 'finishreviewquiz' ? finishReviewQuiz : finishQuiz;
    try {
      await finish({ variables: { attemptId: id, answers } });
      saver.clear();
      return null;
    } catch (error) {
      const problem = describeProblem(error);
      // The attempt was started over elsewhere, so its answers no longer count.
      if (isOver(problem)) saver.clear();
      else saver.start();
      return problem;
    }
  }, [id, type, saver, finishQuiz, finishReviewQuiz]);
}

/** Whether the server no longer accepts answers for this attempt. */
export const isOver = ({ code }: Problem) => code === 'QUIZ_FINISHED';
