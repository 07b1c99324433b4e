import type { Certainty, QuestionKind, QuizMode } from '../../../schema/generated/graphql';
import { isSameGiven, type Given } from '../../../schema/rules/given';
import { answerProblem } from '../../../schema/rules/quiz';
import type { Problem } from '../apollo/problem';
import type { StudentAnswer, StudentAnswers, SaveStatus } from './answer-saver';

export interface RunQuestion {
  id: string;
  kind: QuestionKind;
  /** Of the choices in display order. */
  answerIds: readonly string[];
}

/** A dialog over the quiz: whether to leave, all questions, the ones without an answer that stop a submission, or that the time of practice is over. */
export type Panel = 'leave' | 'overview' | 'openQuestions' | 'timeUp';

/** The state of a running quiz, without the texts of its questions. */
export interface QuizRunState {
  readonly questions: readonly RunQuestion[];
  readonly mode: QuizMode;
  /** False for visitors, because nothing displays their certainty later. */
  readonly asksCertainty: boolean;
  /** Index of the current question, from 0. */
  readonly index: number;
  readonly answers: StudentAnswers;
  /** Ids of the questions whose answer was checked and explained. Always empty in test mode. */
  readonly checked: readonly string[];
  /** The answer that is being checked. */
  readonly checking: { readonly questionId: string; readonly answer: StudentAnswer } | null;
  readonly checkProblem: Problem | null;
  /** Ids of the questions flagged for review. */
  readonly flagged: readonly string[];
  readonly panel: Panel | null;
  /** Whether the time of practice is over, and the student was told so or came back since. */
  readonly isTimeUp: boolean;
  /** How often the student tried to continue without an answer. Each attempt is announced again. 0 hides the notice. */
  readonly blocked: number;
  readonly saveStatus: SaveStatus;
  /** Why the server rejected an answer. */
  readonly saveProblem: Problem | null;
  readonly isSubmitting: boolean;
  readonly submitProblem: Problem | null;
}

export type QuizRunAction =
  /** Null while what is typed is no answer. */
  | { type: 'give'; given: Given<string> | null }
  /** Chooses the next (1) or previous (-1) answer, wrapping around at the ends. */
  | { type: 'moveChoice'; by: 1 | -1 }
  | { type: 'rateCertainty'; certainty: Certainty }
  | { type: 'toggleFlag' }
  | { type: 'goTo'; index: number }
  | { type: 'previous' }
  /** Goes to the next question. Does nothing on the last one. */
  | { type: 'next' }
  /**
   * In practice mode, first checks the answer. Goes to the next question. On the last one, submits the quiz, or lists the
   * questions without an answer.
   */
  | { type: 'continue' }
  | { type: 'openPanel'; panel: Panel }
  | { type: 'closePanel' }
  | { type: 'saveStatus'; status: SaveStatus; problem: Problem | null }
  | { type: 'checked'; questionId: string; answer: StudentAnswer }
  | { type: 'checkFailed'; problem: Problem }
  | { type: 'submit' }
  | { type: 'submitFailed'; problem: Problem };

interface QuizRunStart extends Pick<
  QuizRunState,
  'questions' | 'mode' | 'asksCertainty' | 'answers' | 'checked' | 'flagged' | 'isTimeUp'
> {
  /** Index at which the student left; null if this browser does not know it. */
  position: number | null;
}

/** Starts where the student left, otherwise at the first unanswered question, or at the last one if all are answered. */
export function startQuizRun({ position, ...start }: QuizRunStart): QuizRunState {
  const last = Math.max(start.questions.length - 1, 0);
  const firstOpen = start.questions.findIndex((question) => isOpen(question, start));
  return {
    ...start,
    index: Math.min(position ?? (firstOpen < 0 ? last : firstOpen), last),
    panel: null,
    blocked: 0,
    checking: null,
    checkProblem: null,
    saveStatus: 'saved',
    saveProblem: null,
    isSubmitting: false,
    submitProblem: null,
  };
}

export function quizRunReducer(state: QuizRunState, action: QuizRunAction): QuizRunState {
  switch (action.type) {
    case 'give':
      return give(state, action.given);
    case 'moveChoice':
      return moveChoice(state, action.by);
    case 'rateCertainty':
      return rateCertainty(state, action.certainty);
    case 'toggleFlag':
      return toggleFlag(state);
    case 'goTo':
      return goTo(state, action.index);
    case 'previous':
      return goTo(state, state.index - 1);
    case 'next':
      // An arrow key must not check an answer, because that is final.
      return state.index < state.questions.length - 1 && !isToCheck(state) ? advance(state) : state;
    case 'continue':
      return isToCheck(state) ? check(state) : advance(state);
    case 'checked': {
      const { questionId, answer } = action;
      const answers = { ...state.answers, [questionId]: answer };
      return { ...state, answers, checked: [...state.checked, questionId], checking: null };
    }
    case 'checkFailed':
      return { ...state, checking: null, checkProblem: action.problem };
    case 'openPanel':
      return { ...state, panel: action.panel, isTimeUp: state.isTimeUp || action.panel === 'timeUp' };
    case 'closePanel':
      return { ...state, panel: null };
    case 'saveStatus': {
      const { status, problem } = action;
      // A rejection stays visible until an answer is saved again.
      return { ...state, saveStatus: status, saveProblem: status === 'saved' ? null : (problem ?? state.saveProblem) };
    }
    case 'submit':
      return state.isSubmitting ? state : { ...state, isSubmitting: true, submitProblem: null };
    case 'submitFailed':
      return { ...state, isSubmitting: false, submitProblem: action.problem };
  }
}

export const currentAnswer = ({ questions, index, answers }: QuizRunState): StudentAnswer | null =>
  answers[questions[index]?.id ?? ''] ?? null;

export interface QuestionStatus {
  id: string;
  isAnswered: boolean;
  isFlagged: boolean;
}

export const questionStatuses = ({ questions, flagged, ...state }: QuizRunState): QuestionStatus[] =>
  questions.map(({ id }) => ({ id, isAnswered: isAnswered(id, state), isFlagged: flagged.includes(id) }));

type Answers = Pick<QuizRunState, 'mode' | 'answers' | 'checked'>;

/** In practice mode an answer is given when it is checked. */
const isAnswered = (id: string, { mode, answers, checked }: Answers) =>
  mode === 'practice' ? checked.includes(id) : answerProblem(answers[id]?.given ?? null) === null;

/** Whether the current question has an answer that is not checked yet, in practice mode. */
export function isToCheck(state: QuizRunState): boolean {
  const id = state.questions[state.index]?.id;
  return state.mode === 'practice' && id !== undefined && !state.checked.includes(id) && currentAnswer(state) !== null;
}

/** Whether the answer to the current question may change. */
const mayChange = (state: QuizRunState) =>
  !state.isSubmitting && !state.checking && !state.checked.includes(state.questions[state.index]?.id ?? '');

/** Indexes of the questions that still need an answer. */
export const openQuestions = ({ questions, ...state }: QuizRunState): number[] =>
  questions.flatMap((question, index) => (isOpen(question, state) ? [index] : []));

/** A question that has lost its choices cannot be answered, so it does not block submission. */
const isOpen = ({ id, kind, answerIds }: RunQuestion, state: Answers) =>
  (kind !== 'choice' || answerIds.length > 0) && !isAnswered(id, state);

function check(state: QuizRunState): QuizRunState {
  const question = state.questions[state.index];
  const answer = currentAnswer(state);
  if (!question || !answer || state.checking) return state;
  return { ...state, checking: { questionId: question.id, answer }, checkProblem: null };
}

function goTo(state: QuizRunState, index: number): QuizRunState {
  const last = Math.max(state.questions.length - 1, 0);
  return { ...state, index: Math.min(Math.max(index, 0), last), blocked: 0, panel: null };
}

function advance(state: QuizRunState): QuizRunState {
  const { questions, index } = state;
  const open = openQuestions(state);
  const isLast = index >= questions.length - 1;
  // Only a complete quiz can be submitted (spec §5).
  if (isLast && open.some((one) => one !== index)) return { ...state, panel: 'openQuestions' };
  if (questions.length === 0 || open.includes(index)) return { ...state, blocked: state.blocked + 1 };
  return isLast ? quizRunReducer(state, { type: 'submit' }) : goTo(state, index + 1);
}

function give(state: QuizRunState, given: Given<string> | null): QuizRunState {
  const question = state.questions[state.index];
  if (!question || !mayChange(state)) return state;
  const { [question.id]: before, ...others } = state.answers;
  if (given === null) return { ...state, answers: others };
  if (isSameGiven(before?.given, given)) return state;
  const answer = { given, certainty: before?.certainty ?? null };
  return { ...state, blocked: 0, answers: { ...others, [question.id]: answer } };
}

function moveChoice(state: QuizRunState, by: 1 | -1): QuizRunState {
  const answerIds = state.questions[state.index]?.answerIds ?? [];
  const given = currentAnswer(state)?.given;
  const chosen = given && 'choice' in given ? answerIds.indexOf(given.choice) : -1;
  const from = chosen < 0 && by === -1 ? 0 : chosen;
  const choice = answerIds.at((from + by) % answerIds.length);
  return choice === undefined ? state : give(state, { choice });
}

function rateCertainty(state: QuizRunState, certainty: Certainty): QuizRunState {
  const question = state.questions[state.index];
  const answer = currentAnswer(state);
  if (!question || !answer || !state.asksCertainty || !mayChange(state)) return state;
  return { ...state, answers: { ...state.answers, [question.id]: { ...answer, certainty } } };
}

function toggleFlag(state: QuizRunState): QuizRunState {
  const id = state.questions[state.index]?.id;
  if (id === undefined) return state;
  const { flagged } = state;
  return { ...state, flagged: flagged.includes(id) ? flagged.filter((one) => one !== id) : [...flagged, id] };
}
