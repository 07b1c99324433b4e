import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AttemptUnderWayFragment, Certainty } from '../../../schema/generated/graphql';
import { useSaveAnswerMutation } from '../../../schema/generated/hooks';
import { type Problem, describeProblem } from '../apollo/problem';
import { createAnswerSaver } from './answer-saver';

type Asked = AttemptUnderWayFragment['questions'][number];

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
      save: async (questionId, { answerId, certainty }) => {
        const chosenAnswer = { __typename: 'Answer', id: answerId };
        const optimisticResponse = {
          saveAnswer: { __typename: 'AttemptQuestion', id: rows.get(questionId) ?? '', chosenAnswer, certainty },
        };
        // Left out, it keeps what was said before.
        const told = certainty ? { certainty } : {};
        try {
          await saveAnswer({ variables: { attemptId: attempt.id, questionId, answerId, ...told }, optimisticResponse });
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
  const choiceOf = (asked: Asked) => unsaved[asked.question.id]?.answerId ?? asked.chosenAnswer?.id ?? null;
  const certaintyOf = (asked: Asked) => unsaved[asked.question.id]?.certainty ?? asked.certainty;
  return {
    saver,
    status,
    refusal,
    choiceOf,
    certaintyOf,
    choose: (asked: Asked, answerId: string) =>
      saver.give(asked.question.id, { answerId, certainty: certaintyOf(asked) }),
    /** Of the answer that is chosen already; without one there is nothing to be sure of. */
    tell: (asked: Asked, certainty: Certainty) => {
      const answerId = choiceOf(asked);
      if (answerId !== null) saver.give(asked.question.id, { answerId, certainty });
    },
  };
}
