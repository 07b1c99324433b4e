import { useCallback, useEffect, useReducer, useRef, useState, type Dispatch } from 'react';
import type { AttemptQuestionReviewFragment, AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import {
  useCheckAnswerMutation,
  useFinishQuizMutation,
  useFinishReviewQuizMutation,
  useSaveAnswerMutation,
} from '../../../schema/generated/hooks';
import { readGiven, withNulls } from '../../../schema/rules/given';
import { finishCall } from '../../../schema/rules/quiz';
import { type Problem, describeProblem } from '../apollo/problem';
import { readStrings, storedJson } from '../storage';
import {
  type AnswerSaver,
  type StudentAnswer,
  type SaveOutcome,
  createAnswerSaver,
  unsavedAnswersOf,
} from './answer-saver';
import { kindOf } from './given';
import {
  type QuizRunAction,
  type QuizRunState,
  type RunQuestion,
  quizRunReducer,
  startQuizRun,
} from './quiz-run-reducer';
import { storedAttempt } from './stored-attempt';
import { isTimeSpent, secondsPracticed, useTimeUp } from './use-time-up';

/** Errors that a retry cannot fix. */
const FINAL = new Set(['QUIZ_FINISHED', 'NOT_FOUND', 'BAD_USER_INPUT']);

/** Whether the server no longer accepts answers for this attempt. One that was started over without a saved answer is deleted. */
export const isOver = ({ code }: Problem) => code === 'QUIZ_FINISHED' || code === 'NOT_FOUND';

const storedFlags = (attemptId: string) => storedJson('quizFlags', readStrings, attemptId);

/** Index of the question that the student looked at last. */
const storedPosition = (attemptId: string) => storedJson('quizPosition', readPosition, attemptId);

/** The state of a running quiz and its side effects: saves answers, stores flags, and submits the quiz. */
export function useQuizRun(attempt: AttemptUnderWayFragment): [QuizRunState, Dispatch<QuizRunAction>] {
  const [state, dispatch] = useReducer(quizRunReducer, attempt, initialState);
  const saver = useAnswerSaver(attempt, dispatch);
  const submit = useSubmitQuiz(attempt, saver);
  const { answers, flagged, index, isSubmitting } = state;
  useAnswerCheck(attempt.id, state, dispatch);
  useTimeUp(attempt, state, () => dispatch({ type: 'openPanel', panel: 'timeUp' }));

  const handedOver = useRef(answers);
  useEffect(() => {
    // In practice mode it is no answer until it is checked.
    if (attempt.mode === 'practice') return;
    for (const [questionId, answer] of Object.entries(answers)) {
      if (handedOver.current[questionId] !== answer) saver.save(questionId, answer);
    }
    handedOver.current = answers;
  }, [attempt.mode, saver, answers]);

  // With every saved answer, because without a connection the quiz continues from here.
  useEffect(() => storedAttempt.set(attempt), [attempt]);

  useEffect(() => {
    storedFlags(attempt.id).set(flagged.length > 0 ? flagged : null);
  }, [attempt.id, flagged]);

  useEffect(() => storedPosition(attempt.id).set(index), [attempt.id, index]);

  useEffect(() => {
    if (!isSubmitting) return;
    void submit().then((problem) => {
      if (!problem || isOver(problem)) storedAttempt.set(null);
      if (problem) return dispatch({ type: 'submitFailed', problem });
      storedFlags(attempt.id).set(null);
      storedPosition(attempt.id).set(null);
      secondsPracticed(attempt.id).set(null);
    });
  }, [attempt.id, isSubmitting, submit]);

  return [state, dispatch];
}

/**
 * Submits the quiz with every unconfirmed answer. Resolves to the problem, or null. Once the cache contains the graded
 * attempt, the overlay redirects to its results. Submitting a finished quiz again returns its stored result, so it is
 * safe to resubmit after a lost response.
 */
function useSubmitQuiz({ id, type }: AttemptUnderWayFragment, saver: AnswerSaver) {
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

/** Sends the answer that is to be checked. The reply holds the answer that counts: another tab may have checked one first. */
function useAnswerCheck(attemptId: string, { checking }: QuizRunState, dispatch: Dispatch<QuizRunAction>) {
  const [checkAnswer] = useCheckAnswerMutation();
  useEffect(() => {
    if (!checking) return;
    const { questionId, answer } = checking;
    const { given, certainty } = answer;
    checkAnswer({ variables: { attemptId, questionId, given, ...(certainty && { certainty }) } })
      .then(({ data }) => {
        const counted = data && readAnswer(data.checkAnswer);
        dispatch({ type: 'checked', questionId, answer: counted ?? answer });
      })
      .catch((error: unknown) => dispatch({ type: 'checkFailed', problem: describeProblem(error) }));
  }, [attemptId, checking, checkAnswer, dispatch]);
}

function initialState({ id, type, mode, minutes, questions }: AttemptUnderWayFragment): QuizRunState {
  const saved = questions.flatMap((asked): [string, StudentAnswer][] => {
    const answer = readAnswer(asked);
    return answer ? [[asked.question.id, answer]] : [];
  });
  const asked = questions.map((one): RunQuestion => ({
    id: one.question.id,
    kind: kindOf(one),
    answerIds: one.answers.map((answer) => answer.id),
  }));
  // The server refuses what was given before a question was changed.
  const unsaved = Object.entries(unsavedAnswersOf(id)).filter(([questionId, { given }]) =>
    asked.some((one) => one.id === questionId && one.kind in given),
  );
  return startQuizRun({
    questions: asked,
    mode,
    checked: mode === 'practice' ? saved.map(([questionId]) => questionId) : [],
    asksCertainty: type !== 'chapterQuizNoUser',
    answers: Object.fromEntries([...saved, ...unsaved]),
    flagged: storedFlags(id).get() ?? [],
    isTimeUp: isTimeSpent({ id, minutes }),
    position: storedPosition(id).get(),
  });
}

function readAnswer({ given: card, certainty }: Pick<AttemptQuestionReviewFragment, 'given' | 'certainty'>) {
  const given = readGiven(card);
  return given && { given, certainty };
}

const readPosition = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;

function useAnswerSaver(attempt: AttemptUnderWayFragment, dispatch: Dispatch<QuizRunAction>): AnswerSaver {
  const [saveAnswer] = useSaveAnswerMutation();
  const [saver] = useState(() => {
    const rowIds = new Map(attempt.questions.map(({ id, question }) => [question.id, id]));

    async function save(questionId: string, { given, certainty }: StudentAnswer): Promise<SaveOutcome> {
      const card = { __typename: 'Given', ...withNulls(given) };
      const row = { __typename: 'AttemptQuestion', id: rowIds.get(questionId) ?? '', given: card, certainty };
      try {
        await saveAnswer({
          // Without a certainty in the request, the server keeps the stored one.
          variables: { attemptId: attempt.id, questionId, given, ...(certainty && { certainty }) },
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
