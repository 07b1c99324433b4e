import { beforeAll, describe, expect, test } from 'vitest';
import { prepare, type Preparation } from './readiness';
import { checkForecasts, summaryOf } from './readiness-check';
import { WORLDS } from './worlds';

// A few worlds of each kind, so that it takes seconds; npm run learner:readiness runs more of them.

const SEEDS = [901, 902, 903, 904];
const [STUDENTS, EARLIER] = [12, 20];

describe('forecasts of the exam of simulated students', () => {
  let prepared: readonly { readonly seed: number; readonly preparation: Preparation }[] = [];
  beforeAll(() => {
    prepared = WORLDS.flatMap((kind) =>
      SEEDS.map((seed) => ({ seed, preparation: prepare(kind(seed), STUDENTS, seed, EARLIER) })),
    );
  }, 300_000);

  test.each([3, 14, 30])(
    'hold what they get %i days later about four times in five',
    (days) => {
      const { forecasts, composites, scores } = summaryOf(
        prepared.flatMap(({ seed, preparation }) => checkForecasts(preparation, days, seed)),
      );
      expect(forecasts).toBeGreaterThan(100);
      expect(composites).toBeGreaterThan(0.7);
      expect(composites).toBeLessThan(0.95);
      expect(scores).toBeGreaterThan(0.75);
    },
    60_000,
  );
});
