import { describe, expect, test } from 'vitest';
import {
  deadlineAfterPause,
  EXTRA_TIMES,
  givenAt,
  isExtraTime,
  isTimeOver,
  secondsLeft,
  sectionTime,
  takesAnswers,
  type MockClock,
  mockComposite,
} from './mock';

const MINUTE = 60_000;
const DAY = 86_400_000;
const running = (deadline: number): MockClock => ({ deadline, pausedAt: null, breakSince: null });
const paused = (deadline: number, pausedAt: number): MockClock => ({ deadline, pausedAt, breakSince: null });
const inBreak = (breakSince: number): MockClock => ({ deadline: null, pausedAt: null, breakSince });

describe('the time of a section', () => {
  test.each([
    [1, 'full', 1, 70],
    [1, 'full', 1.25, 87.5],
    [1, 'full', 1.5, 105],
    [1, 'full', 2, 140],
    [1, 'half', 1, 35],
    [1, 'half', 1.5, 52.5],
    [2, 'full', 1, 60],
    [2, 'full', 2, 120],
  ] as const)('of section %i of a %s exam with factor %d is %d minutes', (section, length, extraTime, minutes) => {
    expect(sectionTime(section, length, extraTime)).toBe(minutes * MINUTE);
  });

  test('has the four factors that students are granted, and no other', () => {
    expect(EXTRA_TIMES.every(isExtraTime)).toBe(true);
    expect([0, 0.5, 1.1, 3, -1, NaN, Infinity].some(isExtraTime)).toBe(false);
  });
});

describe('the clock of a mock exam', () => {
  test.each([
    ['before the deadline', running(10_000), 9_999, true, false],
    ['at the deadline', running(10_000), 10_000, true, false],
    ['at the end of the grace', running(10_000), 40_000, true, false],
    ['after the grace', running(10_000), 40_001, false, true],
    ['in a pause', paused(10_000, 5_000), 6_000, true, false],
    ['in a pause beyond the deadline', paused(10_000, 5_000), 50_000, true, false],
    ['seven days into a pause', paused(10_000, 5_000), 5_000 + 7 * DAY, true, false],
    ['more than seven days into a pause', paused(10_000, 5_000), 5_001 + 7 * DAY, true, true],
    ['in the break', inBreak(5_000), 5_000 + 7 * DAY, false, false],
    ['more than seven days into the break', inBreak(5_000), 5_001 + 7 * DAY, false, true],
  ])('%s', (_, clock, now, takes, isOver) => {
    expect([takesAnswers(clock, now), isTimeOver(clock, now)]).toEqual([takes, isOver]);
  });

  test.each([
    [running(10_000), 0, 10],
    [running(10_000), 9_001, 1],
    [running(10_000), 9_999, 1],
    [running(10_000), 10_000, 0],
    [running(10_000), 60_000, 0],
    [paused(10_000, 4_000), 60_000, 6],
    [inBreak(5), 60_000, 0],
  ])('%j at %d shows %d seconds', (clock, now, seconds) => {
    expect(secondsLeft(clock, now)).toBe(seconds);
  });

  test.each([
    [10_000, 4_000, 4_000, 10_000],
    [10_000, 4_000, 9_000, 15_000],
    // The server's clock was set back.
    [10_000, 4_000, 3_000, 10_000],
  ])('a deadline at %d, paused at %d and resumed at %d, is at %d', (deadline, pausedAt, now, after) => {
    expect(deadlineAfterPause(deadline, pausedAt, now)).toBe(after);
  });

  test.each([
    ['as the client says', 500, 500],
    ['not before the section', -3_600_000, 100],
    ['not after the deadline', 3_600_000, 1_000],
  ])('counts an answer %s', (_, claimed, counted) => {
    expect(givenAt(claimed, 100, 1_000, 1_200)).toBe(counted);
  });

  test('counts no answer after it arrived', () => {
    expect(givenAt(900, 100, 1_000, 700)).toBe(700);
  });
});

describe('the composite', () => {
  const points = (earned: number, possible: number) => ({ earned, possible });
  test.each([
    [0, 0, 0, 0, 0],
    [60, 10, 5, 5, 100],
    [60, 0, 0, 0, 66.67],
    [0, 10, 0, 0, 16.665],
    [0, 0, 5, 0, 8.33],
    [30, 5, 2, 3, 50],
    [45, 6, 3, 4, 71.67],
  ])('of %i right answers and %i, %i and %i points is %d', (right, long, first, second, composite) => {
    const free = { long: points(long, 10), shorts: [points(first, 5), points(second, 5)] };
    expect(mockComposite(points(right, 60), free)).toBeCloseTo(composite, 2);
  });

  test.each([
    [0, 30, 0],
    [21, 30, 70],
    [30, 30, 100],
    [0, 0, 0],
  ])('of %i of %i right answers alone is %d', (right, asked, composite) => {
    expect(mockComposite(points(right, asked), null)).toBe(composite);
  });
});
