import { describe, expect, test } from 'vitest';
import { SYNTHETIC, syntheticLog } from '../../../research/synthetic';
import { shuffled, seededRandom } from '../../../schema/rules/quiz';
import { createLearner, fitLearner, type LearnerParams } from '.';
import { DEFAULT_PARAMS } from './params';
import type { Answer } from './state';

/** Nats an answer, each predicted before it is told, by a learner who starts from `params`. */
function lossOf(params: Partial<LearnerParams>, answers: readonly Answer[]): number {
  const learner = createLearner(params);
  let loss = 0;
  for (const { user, item, topic, type, correct, tDays } of answers) {
    const chance = learner.predict(user, item, topic, type, tDays);
    loss -= Math.log(correct ? chance : 1 - chance);
    learner.update(user, item, topic, type, correct, tDays);
  }
  return loss / answers.length;
}

describe('fitting', () => {
  const log = syntheticLog({ ...SYNTHETIC, itemSd: 1.4, userSd: 0.4 }, 3);
  const [known, fresh] = [log.slice(0, 6400), log.slice(6400)];
  const fitted = fitLearner(known);

  test('predicts students it has not seen better than the defaults do', () => {
    expect(lossOf(fitted, fresh)).toBeLessThan(lossOf({}, fresh) - 0.01);
  });

  test('finds that items differ more, and students less, than the defaults say', () => {
    expect(fitted.itemSd).toBeGreaterThan(DEFAULT_PARAMS.itemSd);
    expect(fitted.userSd).toBeLessThan(DEFAULT_PARAMS.userSd);
  });

  test('keeps the difficulties it learned: the fewer were right, the harder', () => {
    const difficulty = new Map(fitted.items.map(({ id, mean }) => [id, mean]));
    const byItem = Object.entries(Object.groupBy(known, ({ item }) => item));
    const shares = byItem.map(([item, answers = []]) => ({
      share: answers.filter(({ correct }) => correct).length / answers.length,
      difficulty: difficulty.get(item) ?? NaN,
    }));
    const mean = (list: typeof shares) => list.reduce((sum, one) => sum + one.difficulty, 0) / list.length;
    const sorted = shares.toSorted((a, b) => a.share - b.share);
    const third = Math.floor(sorted.length / 3);
    expect(mean(sorted.slice(0, third))).toBeGreaterThan(mean(sorted.slice(-third)) + 1);
  });

  test('gives the same for the same log in another order, and again from its own JSON', () => {
    const some = known.slice(0, 400);
    const again = fitLearner(shuffled(some, seededRandom(4)));
    expect(again).toEqual(fitLearner(some));
    // Written and read again, parameters are the same.
    expect(lossOf(JSON.parse(JSON.stringify(again)), fresh)).toBe(lossOf(again, fresh));
  });

  test('a short log moves little and does no harm', () => {
    const short = fitLearner(known.slice(0, 160));
    expect(lossOf(short, fresh)).toBeLessThan(lossOf({}, fresh) + 0.005);
    for (const name of ['userSd', 'itemSd', 'halfLifeDays', 'guess'] as const)
      expect(Math.abs(Math.log(short[name] / DEFAULT_PARAMS[name]))).toBeLessThan(1);
  });

  test.each([
    ['no answers', []],
    ['one answer', known.slice(0, 1)],
    ['only right answers', known.slice(0, 200).map((answer) => ({ ...answer, correct: true }))],
  ])('of %s gives parameters that predict', (_, answers) => {
    const learner = createLearner(fitLearner(answers));
    const chance = learner.predict('new', 'new', 'new', 'new', 0);
    expect(chance).toBeGreaterThan(0.2);
    expect(chance).toBeLessThan(1);
  });
});
