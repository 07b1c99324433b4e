import { useState } from 'react';
import type { AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import { useFinishQuizMutation, useFinishReviewQuizMutation } from '../../../schema/generated/hooks';
import { finishCall, resultsPath } from '../../../schema/rules/quiz';
import { type Problem, describeProblem } from '../apollo/problem';
import type { AnswerSaver } from './answer-saver';

/**
 * Hands the quiz in, with every answer the server has not confirmed. Once the cache holds it marked, the overlay leads to
 * its results. A quiz handed in before gives its stored outcome again, so a lost answer is mended by asking once more.
 */
export function useHandIn(attempt: AttemptUnderWayFragment, saver: AnswerSaver) {
  const [finishQuiz, chapterCall] = useFinishQuizMutation();
  const [finishReviewQuiz, reviewCall] = useFinishReviewQuizMutation();
  const [problem, setProblem] = useState<Problem | null>(null);

  async function handIn() {
    setProblem(null);
    saver.stop();
    const answers = Object.entries(saver.getState().unsaved).map(([questionId, answerId]) => ({
      questionId,
      answerId,
    }));
    const finish = finishCall(attempt.type) === 'finishquiz' ? finishQuiz : finishReviewQuiz;
    try {
      await finish({ variables: { attemptId: attempt.id, answers } });
      saver.forget();
    } catch (error) {
      const found = describeProblem(error);
      setProblem(found);
      // Over without a mark: it was started anew elsewhere, and nothing of this one is wanted any more.
      if (isOver(found)) saver.forget();
      else saver.start();
    }
  }

  return { handIn, problem, busy: chapterCall.loading || reviewCall.loading };
}

/** The server takes no more answers for this attempt. */
export const isOver = ({ code }: Problem) => code === 'QUIZ_FINISHED';

export function resultsLink({ id, type }: Pick<AttemptUnderWayFragment, 'id' | 'type'>): string {
  return `${resultsPath(type)}?${new URLSearchParams({ attempt: id })}`;
}
