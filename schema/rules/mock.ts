import { compositeOf, EXAM_QUESTIONS } from './exam';

/** A mock exam as on the exam's day: how long it is, how its clock runs, and what its points are worth. */

export const MOCK_LENGTHS = ['full', 'half'] as const; // the two names are the type
export type MockLength = (typeof MOCK_LENGTHS)[number];

/** Multiple-choice questions and minutes of section I. A half exam has no section II. */
export const SECTION_ONE: Readonly<Record<MockLength, { readonly questions: number; readonly minutes: number }>> = {
  full: { questions: EXAM_QUESTIONS, minutes: 70 },
  half: { questions: EXAM_QUESTIONS / 2, minutes: 35 },
};
/** Section II: one long and two short free-response questions. Its reading period is part of it, and blocks nothing. */
export const SECTION_TWO_MINUTES = 60;
export const READING_MINUTES = 10;
/** The break that the exam has between its sections. It ends when the student goes on. */
export const BREAK_MINUTES = 10;

/** Factors of a section's time that a student may be granted. */
export const EXTRA_TIMES = [1, 1.25, 1.5, 2] as const; // the four factors are the type
export type ExtraTime = (typeof EXTRA_TIMES)[number];

/** An answer that was on its way at the deadline still counts. */
export const GRACE_SECONDS = 30;
/** From here on the clock cannot be hidden. */
export const WARNING_SECONDS = 300;
/** A pause or a break that lasts longer ends the exam with what was saved. */
export const LONGEST_WAIT_DAYS = 7;

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export const isExtraTime = (value: number): value is ExtraTime => EXTRA_TIMES.some((factor) => factor === value);

/** How long a section lasts, in milliseconds. */
export function sectionTime(section: 1 | 2, length: MockLength, extraTime: ExtraTime): number {
  const minutes = section === 1 ? SECTION_ONE[length].minutes : SECTION_TWO_MINUTES;
  return minutes * extraTime * MINUTE_MS;
}

/** Where an exam is. Times in milliseconds since 1970. */
export interface MockClock {
  /** Of the section that runs or is paused; null in the break and at the end. */
  readonly deadline: number | null;
  readonly pausedAt: number | null;
  /** When section I was submitted; null before. */
  readonly breakSince: number | null;
}

/** Whether the section takes answers: also those that were on their way at its deadline, or when it was paused. */
export const takesAnswers = ({ deadline, pausedAt }: MockClock, now: number): boolean =>
  deadline !== null && (pausedAt !== null || now <= deadline + GRACE_SECONDS * SECOND_MS);

/** When the section ends by itself, or a pause or break that lasts too long; null where nothing waits. */
export function endsAt({ deadline, pausedAt, breakSince }: MockClock): number | null {
  const waitsSince = pausedAt ?? (deadline === null ? breakSince : null);
  return waitsSince === null ? deadline : waitsSince + LONGEST_WAIT_DAYS * DAY_MS;
}

/** Whether the section, a pause or a break is to be ended with what was saved; a section, once its last answers have arrived. */
export function isTimeOver(clock: MockClock, now: number): boolean {
  const end = endsAt(clock);
  const runs = clock.deadline !== null && clock.pausedAt === null;
  return end !== null && now > end + (runs ? GRACE_SECONDS * SECOND_MS : 0);
}

/** Whole seconds until the deadline, rounded up; it stands still in a pause. 0 where no section runs. */
export function secondsLeft({ deadline, pausedAt }: MockClock, now: number): number {
  return deadline === null ? 0 : Math.max(0, Math.ceil((deadline - (pausedAt ?? now)) / SECOND_MS));
}

/** The deadline after a pause, which loses no time and gains none. */
export const deadlineAfterPause = (deadline: number, pausedAt: number, now: number): number =>
  deadline + Math.max(0, now - pausedAt);

/** When an answer counts as given, by the client's corrected clock: within the section, and never after it arrived. */
export const givenAt = (claimed: number, startedAt: number, deadline: number, now: number): number =>
  Math.max(startedAt, Math.min(claimed, deadline, now));

/** Points of a part of the exam. */
export interface Points {
  readonly earned: number;
  readonly possible: number;
}

const shareOf = ({ earned, possible }: Points): number => (possible > 0 ? earned / possible : 0);

/**
 * The composite, 0–100, of a mock exam's right answers and free-response points. Without a section II it is what section I alone comes to,
 * as if section II went as well.
 */
export function mockComposite(
  multipleChoice: Points,
  freeResponses: { readonly long: Points; readonly shorts: readonly Points[] } | null,
): number {
  if (freeResponses === null) return 100 * shareOf(multipleChoice);
  const { long, shorts } = freeResponses;
  const [first = 0, second = 0] = shorts.map(shareOf);
  return compositeOf(shareOf(multipleChoice), shareOf(long), [first, second]);
}
