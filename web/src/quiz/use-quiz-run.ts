import { useEffect, useReducer, useRef, useState, type Dispatch } from 'react';
import type { AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import { useSaveAnswerMutation } from '../../../schema/generated/hooks';
import { describeProblem } from '../apollo/problem';
import { readStrings, storedJson } from '../storage';
import { type AnswerSaver, type Choice, type SaveOutcome, createAnswerSaver, unsavedChoices } from './answer-saver';
import { type QuizRunAction, type QuizRunState, quizRunReducer, startQuizRun } from './quiz-run-reducer';
import { useSubmitQuiz } from './use-submit-quiz';

/** Errors that a retry cannot fix. */
const FINAL = new Set(['QUIZ_FINISHED', 'NOT_FOUND', 'BAD_USER_INPUT', 'UNAUTHENTICATED']);

const storedFlags = (attemptId: string) => storedJson('quizFlags', readStrings, attemptId);

/** The state of a running quiz and its side effects: saves answers, stores flags, and submits the quiz. */
export function useQuizRun(attempt: AttemptUnderWayFragment): [QuizRunState, Dispatch<QuizRunAction>] {
  const [state, dispatch] = useReducer(quizRunReducer, attempt, initialState);
  const saver = useAnswerSaver(attempt, dispatch);
  const submit = useSubmitQuiz(attempt, saver);
  const { choices, flagged, isSubmitting } = state;

  const handedOver = useRef(choices);
  useEffect(() => {
    for (const [questionId, choice] of Object.entries(choices)) {
      if (handedOver.current[questionId] !== choice) saver.save(questionId, choice);
    }
    handedOver.current = choices;
  }, [saver, choices]);

  useEffect(() => {
    storedFlags(attempt.id).set(flagged.length > 0 ? flagged : null);
  }, [attempt.id, flagged]);

  useEffect(() => {
    if (!isSubmitting) return;
    void submit().then((problem) => {
      if (problem) dispatch({ type: 'submitFailed', problem });
      else storedFlags(attempt.id).set(null);
    });
  }, [attempt.id, isSubmitting, submit]);

  return [state, dispatch];
}

function initialState({ id, type, questions }: AttemptUnderWayFragment): QuizRunState {
  const saved = questions.flatMap(({ question, chosenAnswer, certainty }): [string, Choice][] =>
    chosenAnswer ? [[question.id, { answerId: chosenAnswer.id, certainty }]] : [],
  );
  return startQuizRun({
    questions: questions.map(({ question, answers }) => ({ id: question.id, answerIds: answers.map((one) => one.id) })),
    asksCertainty: type !== 'chapterQuizNoUser',
    choices: { ...Object.fromEntries(saved), ...unsavedChoices(id) },
    flagged: storedFlags(id).get() ?? [],
  });
}

function useAnswerSaver(attempt: AttemptUnderWayFragment, dispatch: Dispatch<QuizRunAction>): AnswerSaver {
  const [saveAnswer] = useSaveAnswerMutation();
  const [saver] = useState(() => {
    const rowIds = new Map(attempt.questions.map(({ id, question }) => [question.id, id]));

    async function save(questionId: string, { answerId, certainty }: Choice): Promise<SaveOutcome> {
      const chosenAnswer = { __typename: 'Answer', id: answerId };
      const row = { __typename: 'AttemptQuestion', id: rowIds.get(questionId) ?? '', chosenAnswer, certainty };
      try {
        await saveAnswer({
          // Without a certainty in the request, the server keeps the stored one.
          variables: { attemptId: attempt.id, questionId, answerId, ...(certainty && { certainty }) },
          optimisticResponse: { saveAnswer: row },
        });
        return 'saved';
      } catch (error) {
        const problem = describeProblem(error);
        return FINAL.has(problem.code) ? problem : 'retry';
      }
    }

    return createAnswerSaver({
      attemptId: attempt.id,
      save,
      onStatus: (status, problem) => dispatch({ type: 'saveStatus', status, problem }),
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

  return saver;
}
