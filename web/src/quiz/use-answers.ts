import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import { useSaveAnswerMutation } from '../../../schema/generated/hooks';
import { type Problem, describeProblem } from '../apollo/problem';
import { createAnswerSaver } from './answer-saver';

/** Trying these again would only get the same answer. */
const FINAL = new Set(['QUIZ_FINISHED', 'NOT_FOUND', 'BAD_USER_INPUT', 'UNAUTHENTICATED']);

/** The answers of a running attempt, by question: what the server has, with what it has not yet confirmed laid over. */
export function useAnswers(attempt: AttemptUnderWayFragment) {
  const [saveAnswer] = useSaveAnswerMutation();
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const [saver] = useState(() => {
    const rows = new Map(attempt.questions.map((asked) => [asked.question.id, asked.id]));
    return createAnswerSaver({
      attemptId: attempt.id,
      storage: sessionStorage,
      save: async (questionId, answerId) => {
        const chosenAnswer = { __typename: 'Answer', id: answerId };
        const optimisticResponse = {
          saveAnswer: { __typename: 'AttemptQuestion', id: rows.get(questionId) ?? '', chosenAnswer },
        };
        try {
          await saveAnswer({ variables: { attemptId: attempt.id, questionId, answerId }, optimisticResponse });
          setRefusal(null);
          return 'saved';
        } catch (error) {
          const problem = describeProblem(error);
          if (!FINAL.has(problem.code)) return 'retry';
          setRefusal(problem);
          return 'refused';
        }
      },
    });
  });

  useEffect(() => {
    saver.start();
    window.addEventListener('online', saver.start);
    return () => {
      window.removeEventListener('online', saver.start);
      saver.stop();
    };
  }, [saver]);

  const { unsaved, status } = useSyncExternalStore(saver.subscribe, saver.getState);
  const choiceOf = (asked: AttemptUnderWayFragment['questions'][number]) =>
    unsaved[asked.question.id] ?? asked.chosenAnswer?.id ?? null;
  return { saver, unsaved, status, refusal, choiceOf };
}
