import { expect, it } from 'vitest';
import type { TrialReport } from './trial-estimate';
import { trialLines } from './trial-lines';

const arms = {
  plannedAsked: { places: 900, answers: 600, right: 450 },
  plannedReplaced: { places: 100, answers: 60, right: 42 },
  drawnAsked: { places: 100, answers: 70, right: 49 },
  drawnPassedOver: { places: 900, answers: 0, right: 0 },
};
const report: TrialReport = {
  answers: 650,
  students: 40,
  arms,
  answersNeeded: 12_000,
  result: { planned: 0.05, drawn: 0.02, advantage: 0.03, low: -0.041, high: 0.101 },
};

it('prints the trial of the planner as a table of its four groups and a verdict with its interval', () => {
  expect(trialLines(report)).toEqual([
    '                              places   answers     right',
    'planned topic, asked             900       600     75.0%',
    'planned topic, replaced          100        60     70.0%',
    'drawn topic, asked               100        70     70.0%',
    'drawn topic, passed over         900         0         –',
    '',
    'Different later answers: 650. Students: 40.',
    'A planned question: +5.0 points later. A drawn one: +2.0.',
    'Advantage of the plan: +3.0 points, 95% interval −4.1 to +10.1.',
    'Answers still needed to see a difference of 5 points with 80% power: 12000.',
  ]);
});

it('prints that the trial of the planner has too few students, or answers enough', () => {
  expect(trialLines({ ...report, result: null })).toContain('Too few students for an interval.');
  expect(trialLines({ ...report, answersNeeded: 0 }).at(-1)).toBe(
    'Enough answers to see a difference of 5 points with 80% power.',
  );
});

it('prints that there is nothing to compare before the planner’s first trial place', () => {
  const none = { places: 0, answers: 0, right: 0 };
  const empty = { plannedAsked: none, plannedReplaced: none, drawnAsked: none, drawnPassedOver: none };
  expect(trialLines({ ...report, answers: 0, students: 0, arms: empty, result: null })).toEqual([
    'No finished weak-spot quiz has a place with two topics to compare yet.',
  ]);
});
