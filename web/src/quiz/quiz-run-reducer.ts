import type { Certainty } from '../../../schema/generated/graphql';
import { answerProblem } from '../../../schema/rules/quiz';
import type { Problem } from '../apollo/problem';
import type { Choice, Choices, SaveStatus } from './answer-saver';

export interface RunQuestion {
  id: string;
  /** In display order. */
  answerIds: readonly string[];
}

/** The state of a running quiz, without the texts of its questions. */
export interface QuizRunState {
  readonly questions: readonly RunQuestion[];
  /** False for visitors, because nothing displays their certainty later. */
  readonly asksCertainty: boolean;
  /** Index of the current question, from 0. */
  readonly index: number;
  readonly choices: Choices;
  /** Ids of the questions flagged for review. */
  readonly flagged: readonly string[];
  readonly panel: 'leave' | 'overview' | null;
  /** How often the student tried to continue without an answer. Each attempt is announced again. 0 hides the notice. */
  readonly blocked: number;
  readonly saveStatus: SaveStatus;
  /** Why the server rejected an answer. */
  readonly saveProblem: Problem | null;
  readonly isSubmitting: boolean;
  readonly submitProblem: Problem | null;
}

export type QuizRunAction =
  | { type: 'choose'; answerId: string }
  /** Chooses the next (1) or previous (-1) answer, wrapping around at the ends. */
  | { type: 'moveChoice'; by: 1 | -1 }
  | { type: 'rateCertainty'; certainty: Certainty }
  | { type: 'toggleFlag' }
  | { type: 'goTo'; index: number }
  | { type: 'previous' }
  /** Goes to the next question. Does nothing on the last one. */
  | { type: 'next' }
  /** Goes to the next question. On the last one, submits the quiz. */
  | { type: 'continue' }
  | { type: 'openPanel'; panel: 'leave' | 'overview' }
  | { type: 'closePanel' }
  | { type: 'saveStatus'; status: SaveStatus; problem: Problem | null }
  | { type: 'submit' }
  | { type: 'submitFailed'; problem: Problem };

/** Starts at the first unanswered question, or at the last question if all are answered. */
export function startQuizRun(
  start: Pick<QuizRunState, 'questions' | 'asksCertainty' | 'choices' | 'flagged'>,
): QuizRunState {
  const open = firstOpen(start);
  return {
    ...start,
    index: open < 0 ? Math.max(start.questions.length - 1, 0) : open,
    panel: null,
    blocked: 0,
    saveStatus: 'idle',
    saveProblem: null,
    isSubmitting: false,
    submitProblem: null,
  };
}

export function quizRunReducer(state: QuizRunState, action: QuizRunAction): QuizRunState {
  switch (action.type) {
    case 'choose':
      return choose(state, action.answerId);
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
      return state.index < state.questions.length - 1 ? advance(state) : state;
    case 'continue':
      return advance(state);
    case 'openPanel':
      return { ...state, panel: action.panel };
    case 'closePanel':
      return { ...state, panel: null };
    case 'saveStatus': {
      const { status, problem } = action;
      // A rejection stays visible until an answer is saved again.
      return { ...state, saveStatus: status, saveProblem: status === 'idle' ? null : (problem ?? state.saveProblem) };
    }
    case 'submit':
      return state.isSubmitting ? state : { ...state, isSubmitting: true, submitProblem: null };
    case 'submitFailed':
      return { ...state, isSubmitting: false, submitProblem: action.problem };
  }
}

export const currentChoice = ({ questions, index, choices }: QuizRunState): Choice | null =>
  choices[questions[index]?.id ?? ''] ?? null;

export interface QuestionStatus {
  id: string;
  isAnswered: boolean;
  isFlagged: boolean;
}

export const questionStatuses = ({ questions, choices, flagged }: QuizRunState): QuestionStatus[] =>
  questions.map(({ id }) => ({ id, isAnswered: choices[id] !== undefined, isFlagged: flagged.includes(id) }));

function firstOpen({ questions, choices }: Pick<QuizRunState, 'questions' | 'choices'>): number {
  return questions.findIndex((question) => isOpen(question, choices));
}

/** A question without answer choices cannot be answered, so it does not block submission. */
const isOpen = ({ id, answerIds }: RunQuestion, choices: Choices) =>
  answerIds.length > 0 && answerProblem(choices[id]?.answerId ?? null) !== null;

function goTo(state: QuizRunState, index: number): QuizRunState {
  const last = Math.max(state.questions.length - 1, 0);
  return { ...state, index: Math.min(Math.max(index, 0), last), blocked: 0, panel: null };
}

function advance(state: QuizRunState): QuizRunState {
  const question = state.questions[state.index];
  if (!question || isOpen(question, state.choices)) return { ...state, blocked: state.blocked + 1 };
  if (state.index < state.questions.length - 1) return goTo(state, state.index + 1);
  const open = firstOpen(state);
  // Only a complete quiz can be submitted. Go to the first unanswered question.
  return open < 0 ? quizRunReducer(state, { type: 'submit' }) : { ...goTo(state, open), blocked: 1 };
}

function choose(state: QuizRunState, answerId: string | undefined): QuizRunState {
  const question = state.questions[state.index];
  if (!question || answerId === undefined || state.isSubmitting) return state;
  const before = state.choices[question.id];
  if (before?.answerId === answerId) return state;
  const choice = { answerId, certainty: before?.certainty ?? null };
  return { ...state, blocked: 0, choices: { ...state.choices, [question.id]: choice } };
}

function moveChoice(state: QuizRunState, by: 1 | -1): QuizRunState {
  const answerIds = state.questions[state.index]?.answerIds ?? [];
  const chosen = answerIds.indexOf(currentChoice(state)?.answerId ?? '');
  const from = chosen < 0 && by === -1 ? 0 : chosen;
  return choose(state, answerIds.at((from + by) % answerIds.length));
}

function rateCertainty(state: QuizRunState, certainty: Certainty): QuizRunState {
  const question = state.questions[state.index];
  const choice = currentChoice(state);
  if (!question || !choice || !state.asksCertainty || state.isSubmitting) return state;
  return { ...state, choices: { ...state.choices, [question.id]: { ...choice, certainty } } };
}

function toggleFlag(state: QuizRunState): QuizRunState {
  const id = state.questions[state.index]?.id;
  if (id === undefined) return state;
  const { flagged } = state;
  return { ...state, flagged: flagged.includes(id) ? flagged.filter((one) => one !== id) : [...flagged, id] };
}
