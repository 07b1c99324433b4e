import { useCallback } from 'react';
import type { AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import { useFinishQuizMutation, useFinishReviewQuizMutation } from '../../../schema/generated/hooks';
import { finishCall } from '../../../schema/rules/quiz';
import { type Problem, describeProblem } from '../apollo/problem';
import type { AnswerSaver } from './answer-saver';

/**
 * Submits the quiz with every answer the server has not confirmed, and resolves to what went wrong, if anything. Once the
 * cache holds the graded attempt, the overlay leads to its results. A quiz that was submitted before returns its stored
 * outcome, so after a lost response it is enough to submit again.
 */
export function useSubmitQuiz({ id, type }: AttemptUnderWayFragment, saver: AnswerSaver) {
  const [finishQuiz] = useFinishQuizMutation();
  const [finishReviewQuiz] = useFinishReviewQuizMutation();

  return useCallback(async (): Promise<Problem | null> => {
    await saver.finishSaving();
    saver.stop();
    const answers = Object.entries(saver.unsaved()).map(([questionId, { answerId }]) => ({ questionId, answerId }));
    // The specification grades a visitor's quiz in the browser; here the server grades it like any chapter quiz.
    const finish = finishCall(type) === 'finishreviewquiz' ? finishReviewQuiz : finishQuiz;
    try {
      await finish({ variables: { attemptId: id, answers } });
      saver.clear();
      return null;
    } catch (error) {
      const problem = describeProblem(error);
      // Started over elsewhere: nothing of this attempt counts any more.
      if (isOver(problem)) saver.clear();
      else saver.start();
      return problem;
    }
  }, [id, type, saver, finishQuiz, finishReviewQuiz]);
}

/** The server takes no more answers for this attempt. */
export const isOver = ({ code }: Problem) => code === 'QUIZ_FINISHED';
