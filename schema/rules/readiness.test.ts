import { expect, test } from 'vitest';
import { daysAhead, daysToExam } from './readiness';

test.each([
  ['2027-05-07T23:59:59Z', 1],
  ['2027-05-08T00:00:00Z', 0],
  ['2027-05-08T23:59:59Z', 0],
  ['2027-05-09T00:00:00Z', 365],
  ['2028-02-28T12:00:00Z', 70],
])('on %s the exam is %i days away', (now, days) => {
  expect(daysToExam(new Date(now))).toBe(days);
});

test.each([
  ['2026-11-29T12:00:00Z', 30],
  ['2027-04-08T12:00:00Z', 30],
  ['2027-04-09T12:00:00Z', 29],
  ['2027-05-08T12:00:00Z', 0],
])('on %s a score is predicted for %i days ahead', (now, days) => {
  expect(daysAhead(new Date(now))).toBe(days);
});
