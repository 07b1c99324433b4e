import { describe, expect, test } from 'vitest';
import { prepare } from './readiness';
import { checkForecasts, summaryOf } from './readiness-check';
import { WORLDS } from './worlds';

// A few worlds of each kind, so that it takes seconds; npm run learner:readiness runs more of them.

const SEEDS = [901, 902, 903, 904, 905, 906, 907, 908];

describe('forecasts of the exam of simulated students', () => {
  const prepared = WORLDS.flatMap((kind) =>
    SEEDS.map((seed) => ({ seed, preparation: prepare(kind(seed), 12, seed) })),
  );

  test.each([3, 14, 30])('hold what they get %i days later about four times in five', (days) => {
    const { forecasts, composites, scores } = summaryOf(
      prepared.flatMap(({ seed, preparation }) => checkForecasts(preparation, days, seed)),
    );
    expect(forecasts).toBeGreaterThan(200);
    expect(composites).toBeGreaterThan(0.7);
    expect(composites).toBeLessThan(0.9);
    expect(scores).toBeGreaterThan(0.75);
  });
});
