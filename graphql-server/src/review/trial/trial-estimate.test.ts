import { describe, expect, it } from 'vitest';
import { seededRandom, TRIAL_SHARE } from '../../../../schema/rules/quiz';
import { standardError, trialReport } from './trial-estimate';
import { ARMS, studentTrial, type Arm, type AskedQuestion, type StudentTrial } from './trial-outcomes';

const PLACES = 20;
/** A difference between students that all answers of one share. */
const SPREAD_OF_STUDENTS = 0.3;

/**
 * A student of a world in which a place teaches its topic so much: each place has two topics of its own, asked again after
 * eight days. The plan takes the weaker one.
 */
function simulatedStudent(plannedTeaches: number, drawnTeaches: number, random: () => number): StudentTrial {
  const ability = SPREAD_OF_STUDENTS * random();
  const asked = Array.from({ length: PLACES }, (_, place): AskedQuestion[] => {
    const isDrawn = random() < TRIAL_SHARE;
    const topics = { planned: `weak ${place}`, drawn: `any ${place}` };
    const trial = { plannedTopic: topics.planned, drawnTopic: topics.drawn, isDrawn, propensity: 1 };
    const first = { attemptId: '1', startedDays: 0, finishedDays: 0, questionId: place, isCorrect: false };
    const later = (topic: string, questionId: number, chance: number): AskedQuestion => ({
      attemptId: '2',
      startedDays: 8,
      finishedDays: 8,
      topic,
      questionId,
      trial: null,
      isCorrect: random() < chance,
    });
    return [
      { ...first, topic: isDrawn ? topics.drawn : topics.planned, trial },
      later(topics.planned, 100 + place, 0.2 + ability + (isDrawn ? 0 : plannedTeaches)),
      later(topics.drawn, 200 + place, 0.5 + ability + (isDrawn ? drawnTeaches : 0)),
    ];
  });
  return studentTrial(asked.flat());
}

function simulate(students: number, plannedTeaches: number, drawnTeaches: number, seed: number): StudentTrial[] {
  const random = seededRandom(seed);
  return Array.from({ length: students }, () => simulatedStudent(plannedTeaches, drawnTeaches, random));
}

/** One student's answers and right ones in each arm. */
function student(...arms: readonly (readonly [answers: number, right: number])[]): StudentTrial {
  const tallies = ARMS.map((arm, index): [Arm, { places: number; answers: number; right: number }] => {
    const [answers = 0, right = 0] = arms[index] ?? [];
    return [arm, { places: answers, answers, right }];
  });
  const laterAnswers = arms.reduce((sum, [answers]) => sum + answers, 0);
  return { arms: Object.fromEntries(tallies) as StudentTrial['arms'], laterAnswers }; // of every arm
}

describe('the estimate of the planner’s trial', () => {
  it.each([
    [0.2, 0.1],
    [0.1, 0.1],
    [0, 0.15],
  ])(
    'holds the true difference in 19 of 20 intervals, where a planned place teaches %d and a drawn one %d',
    (planned, drawn) => {
      const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1);
      const results = seeds.flatMap(
        (seed) => trialReport(simulate(60, planned, drawn, seed), TRIAL_SHARE).result ?? [],
      );
      const truth = planned - drawn;
      const covered = results.filter(({ low, high }) => low <= truth && truth <= high).length;
      const mean = results.reduce((sum, { advantage }) => sum + advantage, 0) / results.length;
      expect(results.length).toBe(seeds.length);
      expect(covered / results.length).toBeGreaterThan(0.91);
      expect(covered / results.length).toBeLessThan(0.99);
      expect(Math.abs(mean - truth)).toBeLessThan(0.02);
    },
  );

  it('is what a calculation by hand gives', () => {
    // Shares right: 3/4 and 1/2 on planned topics, 1/2 and 1/4 on drawn ones. Advantage: (3/4 − 1/2) − (1/2 − 1/4) = 0.
    const twins = [student([2, 2], [1, 0], [1, 1], [2, 0]), student([2, 1], [1, 1], [1, 0], [2, 1])];
    // The first student's pull: (2 − 2·3/4)/4 − (0 − 1/2)/2 − (1 − 1/2)/2 + (0 − 2/4)/4 = 1/8 + 1/4 − 1/4 − 1/8 = 0.
    expect(standardError(twins)).toBe(0);
    const unlike = [student([2, 2], [1, 0], [1, 0], [2, 2]), student([2, 0], [1, 1], [1, 1], [2, 0])];
    // All shares are 1/2. The pulls: 1/4 + 1/4 + 1/4 + 1/4 = 1, and −1. Variance: (1 + 1) · 2/(2 − 1) = 4.
    expect(standardError(unlike)).toBe(2);
    const { result } = trialReport(Array.from({ length: 10 }, () => twins).flat(), TRIAL_SHARE);
    expect(result).toMatchObject({
      planned: 0.25,
      drawn: 0.25,
      advantage: 0,
      low: expect.closeTo(0),
      high: expect.closeTo(0),
    });
  });

  it('has the standard error that drawing students again and again shows', () => {
    const students = simulate(80, 0.2, 0.1, 5);
    const random = seededRandom(6);
    const draw = () => students.map(() => students[Math.floor(random() * students.length)]!);
    const advantages = Array.from(
      { length: 1000 },
      () => trialReport(draw(), TRIAL_SHARE).result?.advantage ?? Number.NaN,
    );
    const mean = advantages.reduce((sum, one) => sum + one, 0) / advantages.length;
    const variance = advantages.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (advantages.length - 1);
    expect(standardError(students) / Math.sqrt(variance)).toBeGreaterThan(0.9);
    expect(standardError(students) / Math.sqrt(variance)).toBeLessThan(1.1);
  });

  it('is not given without students, nor with fewer than ten in one of its groups', () => {
    expect(trialReport([], TRIAL_SHARE)).toMatchObject({ answers: 0, students: 0, result: null });
    const rows = Array.from({ length: 40 }, (_, index): StudentTrial =>
      student([3, 2], [index < 9 ? 1 : 0, 0], [1, 0], [3, 1]),
    );
    expect(trialReport(rows, TRIAL_SHARE).result).toBeNull();
    expect(trialReport([...rows, rows[0]!], TRIAL_SHARE).result).not.toBeNull();
  });
});

describe('how many answers the trial still needs', () => {
  // Independent answers, half of them right, a tenth of them on drawn places: 4 · .25 / .09 / (.05 / 2.8016)² = 34,885.
  it('is planned from the size of a coin toss’s variance before there is an interval', () => {
    expect(trialReport([], TRIAL_SHARE).answersNeeded).toBe(34_885);
    expect(trialReport([student([3, 1], [0, 0], [0, 0], [3, 1])], TRIAL_SHARE).answersNeeded).toBe(34_879);
  });

  it('is what makes the interval’s error small enough to see five points in four out of five trials', () => {
    const students = simulate(60, 0.2, 0.1, 3);
    const { answers, answersNeeded } = trialReport(students, TRIAL_SHARE);
    const times = Math.ceil((answers + answersNeeded) / answers);
    const enough = Array.from({ length: times }, () => students).flat();
    expect(trialReport(enough, TRIAL_SHARE).answersNeeded).toBe(0);
    const trials = Array.from({ length: 50 }, (_, seed) =>
      trialReport(simulate(60 * times, 0.1, 0.05, seed + 1), TRIAL_SHARE),
    );
    const found = trials.filter(({ result }) => result !== null && result.low > 0).length;
    expect(found).toBeGreaterThanOrEqual(34);
  });
});
