import { describe, expect, test } from 'vitest';
import { seededRandom } from '../schema/rules/quiz';
import { calibrationOf } from './calibration';
import { productAfter } from './product';
import { engine, gainOf, lowestPercent, randomly, type Setting } from './simulation';
import { WORLDS } from './worlds';

// A few worlds of each kind, so that it takes seconds; npm run learner:simulate runs more of them, and says by how much.

const SEEDS = [1, 2, 3, 4];

const settings = (warm: boolean): Setting[] =>
  WORLDS.flatMap((kind) =>
    SEEDS.map((seed) => ({ world: kind(seed), size: 8, quizzes: 10, warm, students: 12, seed })),
  );

const gainWith = (all: readonly Setting[], gain: (setting: Setting) => number) =>
  all.reduce((sum, setting) => sum + gain(setting), 0);

describe('simulated students of three kinds', () => {
  test('learn more from the deployed weak-spot quizzes than from random ones or the lowest percent correct', () => {
    const all = settings(true);
    const product = gainWith(all, (setting) => gainOf(productAfter(20, setting), setting));
    expect(product / gainWith(all, (setting) => gainOf(randomly(setting.world.items), setting))).toBeGreaterThan(1.1);
    expect(product / gainWith(all, (setting) => gainOf(lowestPercent(setting.world.items), setting))).toBeGreaterThan(
      1.2,
    );
  }, 300_000);

  test('learn more from the engine’s quizzes than from random ones from a cold start', () => {
    const all = settings(false);
    const gain = gainWith(all, (setting) => gainOf(engine(setting.world.items), setting));
    expect(gain / gainWith(all, (setting) => gainOf(randomly(setting.world.items), setting))).toBeGreaterThan(1.06);
  }, 300_000);

  test('see estimates near the truth, in ranges that hold it', () => {
    const { coverage, ece } = calibrationOf(settings(true), 50);
    expect(ece).toBeLessThan(0.06);
    expect(coverage).toBeGreaterThan(0.75);
    expect(coverage).toBeLessThan(0.9);
  }, 300_000);

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
    const world = WORLDS[0](3);
    const gain = () => gainOf(engine(world.items), { world, size: 8, warm: false, students: 2, seed: 3 });
    expect(gain()).toBe(gain());
  });
});
