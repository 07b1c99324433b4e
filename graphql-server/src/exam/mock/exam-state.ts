import type { FreeResponseAnswer } from '../../../../economics/free-response/free-response';
import { isSameGiven, type Given } from '../../../../schema/rules/given';
import {
  deadlineAfterPause,
  endsAt,
  givenAt,
  isTimeOver,
  sectionTime,
  takesAnswers,
  type ExtraTime,
  type MockClock,
  type MockLength,
} from '../../../../schema/rules/mock';
import { DomainError } from '../../errors';
import type { MockMark, MockQuestionAsked, MockResponse } from './mock.entity';

// What may happen to a mock exam, as functions from one state to the next. Times are in milliseconds since 1970.

export interface MockState extends MockClock {
  readonly length: MockLength;
  readonly extraTime: ExtraTime;
  readonly timed: boolean;
  readonly questions: readonly MockQuestionAsked[];
  readonly marks: Readonly<Record<string, MockMark>>;
  readonly responses: readonly MockResponse[];
  readonly startedAt: number;
  readonly sectionTwoStartedAt: number | null;
  readonly finishedAt: number | null;
}

export type MockPhase = 'sectionOne' | 'break' | 'sectionTwo' | 'finished';

export function phaseOf({ finishedAt, breakSince, deadline }: MockState): MockPhase {
  if (finishedAt !== null) return 'finished';
  if (breakSince === null) return 'sectionOne';
  return deadline === null ? 'break' : 'sectionTwo';
}

const NO_MARK: MockMark = { given: null, at: null, earlier: [], isFlagged: false, crossedOut: [], seconds: 0 };

export const markAt = ({ marks }: Pick<MockState, 'marks'>, position: number): MockMark => marks[position] ?? NO_MARK;

/** Changes of mind beyond these are not told. */
const MOST_EARLIER = 20;

function refuseOver(): never {
  throw new DomainError('QUIZ_FINISHED', 'This section has ended. What was saved by then counts.');
}

function requireOpen(state: MockState, section: 'sectionOne' | 'sectionTwo', now: number): number {
  const { deadline } = state;
  if (phaseOf(state) !== section || deadline === null || !takesAnswers(state, now)) refuseOver();
  return deadline;
}

/** What a client sends of one question: all that it knows, so that a repeated request changes nothing. */
export interface SentMark {
  readonly position: number;
  readonly given: Given | null;
  readonly isFlagged: boolean;
  readonly crossedOut: readonly number[];
  readonly seconds: number;
  /** When the answer was given, by the client's corrected clock. */
  readonly at: number;
}

/** Marks a question of section I. An answer can be changed, and not be taken back. Throws QUIZ_FINISHED or BAD_USER_INPUT. */
export function mark(state: MockState, sent: SentMark, now: number): MockState {
  const deadline = requireOpen(state, 'sectionOne', now);
  const asked = state.questions[sent.position - 1];
  if (asked === undefined) throw new DomainError('BAD_USER_INPUT', 'That question is not in this exam.');
  const isChoice = (id: number) => asked.answerOrder.includes(id);
  const { given } = sent;
  if ((given !== null && !('choice' in given && isChoice(given.choice))) || !sent.crossedOut.every(isChoice))
    throw new DomainError('BAD_USER_INPUT', 'That answer does not belong to a question in this exam.');
  const before = markAt(state, sent.position);
  const isChanged = given !== null && !isSameGiven(before.given ?? undefined, given);
  const marked: MockMark = {
    given: given ?? before.given,
    at: isChanged ? givenAt(sent.at, state.startedAt, deadline, now) : before.at,
    earlier:
      isChanged && before.given !== null ? [...before.earlier, before.given].slice(-MOST_EARLIER) : before.earlier,
    isFlagged: sent.isFlagged,
    crossedOut: [...new Set(sent.crossedOut)],
    // Never more than the section has lasted, whatever a client says.
    seconds: Math.min(Math.max(before.seconds, sent.seconds), Math.ceil((now - state.startedAt) / 1_000)),
  };
  return { ...state, marks: { ...state.marks, [sent.position]: marked } };
}

/** Saves an answer of section II over the revision that it builds on; a repeated one changes nothing. Throws NEWER_WORK, QUIZ_FINISHED. */
export function write(
  state: MockState,
  index: number,
  answer: FreeResponseAnswer,
  revision: number,
  now: number,
): MockState {
  requireOpen(state, 'sectionTwo', now);
  const response = state.responses[index];
  if (response === undefined) throw new DomainError('BAD_USER_INPUT', 'That question is not in this exam.');
  const isRepeated = response.revision === revision + 1 && JSON.stringify(response.answer) === JSON.stringify(answer);
  if (isRepeated) return state;
  if (response.revision !== revision)
    throw new DomainError(
      'NEWER_WORK',
      'There is newer work on this question, from another tab or device. Load it to continue.',
    );
  return { ...state, responses: state.responses.with(index, { ...response, answer, revision: revision + 1 }) };
}

/** Stops the clock, after which the result is not timed. Does nothing in a pause. Throws QUIZ_FINISHED where no section runs. */
export function pause(state: MockState, now: number): MockState {
  if (state.deadline === null || state.finishedAt !== null) refuseOver();
  return state.pausedAt === null ? { ...state, pausedAt: Math.min(now, state.deadline), timed: false } : state;
}

export function resume(state: MockState, now: number): MockState {
  const { deadline, pausedAt } = state;
  if (deadline === null) refuseOver();
  return pausedAt === null
    ? state
    : { ...state, pausedAt: null, deadline: deadlineAfterPause(deadline, pausedAt, now) };
}

/** Begins section II, which has its full time from now on. Does nothing once it has begun. Throws BAD_USER_INPUT before the break. */
export function startSectionTwo(state: MockState, now: number): MockState {
  const phase = phaseOf(state);
  if (phase === 'sectionOne') throw new DomainError('BAD_USER_INPUT', 'Submit section I first.');
  if (phase === 'finished') refuseOver();
  if (phase === 'sectionTwo') return state;
  return { ...state, sectionTwoStartedAt: now, deadline: now + sectionTime(2, state.length, state.extraTime) };
}

/**
 * Submits a section with what was saved. Section II may be left out in the break. Does nothing to a section that is over. Throws
 * BAD_USER_INPUT for section II before section I.
 */
export function submit(state: MockState, section: 1 | 2, now: number): MockState {
  const phase = phaseOf(state);
  if (section === 1) return phase === 'sectionOne' ? endSection(state, now) : state;
  if (phase === 'sectionOne') throw new DomainError('BAD_USER_INPUT', 'Submit section I first.');
  return phase === 'finished' ? state : endSection(state, now);
}

function endSection(state: MockState, at: number): MockState {
  const ended = { ...state, deadline: null, pausedAt: null };
  return phaseOf(state) === 'sectionOne' && state.responses.length > 0
    ? { ...ended, breakSince: at }
    : { ...ended, breakSince: state.breakSince ?? at, finishedAt: at };
}

/** Ends what has run out of time with what was saved: at the time when it was over, however late that is noticed. */
export function settle(state: MockState, now: number): MockState {
  if (state.finishedAt !== null || !isTimeOver(state, now)) return state;
  return settle(endSection(state, endsAt(state) ?? now), now);
}
