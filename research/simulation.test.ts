import { describe, expect, test } from 'vitest';
import { seededRandom } from '../schema/rules/quiz';
import { gainOf, POLICIES } from './simulation';
import { WORLDS } from './worlds';

// A few worlds of each kind, so that it takes seconds; npm run learner:simulate runs more of them, and says by how much.

const SEEDS = [1, 2, 3, 4];

function gains(size: number, warm: boolean) {
  const settings = WORLDS.flatMap((kind) =>
    SEEDS.map((seed) => ({ world: kind(seed), size, warm, students: 12, seed })),
  );
  const total = (policy: (typeof POLICIES)[keyof typeof POLICIES]) =>
    settings.reduce((sum, setting) => sum + gainOf(policy, setting), 0);
  return {
    random: total(POLICIES.random),
    lowest: total(POLICIES['lowest percent']),
    engine: total(POLICIES.engine),
  };
}

describe('simulated students of three kinds', () => {
  test.each([
    ['from a cold start', false],
    ['known from a question of every topic', true],
  ])(
    '%s learn more from quizzes the engine chooses than from random ones or the lowest percent correct',
    (_, warm) => {
      const { random, lowest, engine } = gains(8, warm);
      expect(engine / random).toBeGreaterThan(1.08);
      expect(engine / lowest).toBeGreaterThan(1.15);
    },
    60_000,
  );

  test.each(WORLDS.map((kind) => [kind(1).name, kind] as const))(
    '%s: practice teaches, and a gap does not',
    (_, kind) => {
      const world = kind(1);
      const student = world.newStudent(seededRandom(5));
      const average = (tDays: number) =>
        world.items.reduce((sum, item) => sum + student.chance(item, tDays), 0) / world.items.length;
      const before = average(0);
      for (let round = 0; round < 3; round += 1)
        for (const item of world.items) student.practice(item, true, round / 10);
      const after = average(0.3);
      expect(after).toBeGreaterThan(before + 0.05);
      expect(average(30)).toBeLessThanOrEqual(after);
    },
  );

  test('the same seed is the same world, students and luck', () => {
    const gain = () => gainOf(POLICIES.engine, { world: WORLDS[0](3), size: 8, warm: false, students: 2, seed: 3 });
    expect(gain()).toBe(gain());
  });
});
