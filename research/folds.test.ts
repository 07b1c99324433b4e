import { describe, expect, test } from 'vitest';
import { bestLogistic, elo, percentCorrect, performanceFactors } from './baselines';
import { knowledgeTracing } from './bkt';
import { evaluate, MODELS } from './folds';
import { scorePredictions } from './scores';
import { SYNTHETIC, syntheticLog } from './synthetic';

describe('on a log whose truth is known', () => {
  const log = syntheticLog(SYNTHETIC, 11);
  const oracle = scorePredictions(log.map(({ truth, correct }) => ({ chance: truth, correct })));
  const scores = Object.fromEntries(MODELS.map(({ name, create }) => [name, evaluate(log, create)]));

  test.each(['percent correct', 'PFA', 'BKT', 'Elo', 'Best-LR'])(
    'the fitted engine predicts better than %s',
    (name) => {
      expect(scores['fitted']!.auc).toBeGreaterThan(scores[name]!.auc);
      expect(scores['fitted']!.logLoss).toBeLessThan(scores[name]!.logLoss);
    },
  );

  test('fitting helps, and nobody beats the truth', () => {
    expect(scores['fitted']!.logLoss).toBeLessThan(scores['nothing fitted']!.logLoss);
    expect(scores['fitted']!.auc).toBeLessThan(oracle.auc);
    expect(scores['fitted']!.ece).toBeLessThan(0.03);
  });

  test.each(MODELS)('$name does better than a coin', ({ name }) => {
    expect(scores[name]!.auc).toBeGreaterThan(0.55);
  });
});

describe('the models to beat, on cases worked by hand', () => {
  const answer = (user: string, correct: boolean, item = 'i') => ({
    user,
    item,
    topic: 's',
    type: '',
    correct,
    tDays: 0,
  });

  test('percent correct starts from the average and adds two answers of it', () => {
    const model = percentCorrect();
    model.train([answer('a', true), answer('a', false), answer('b', true), answer('b', true)]);
    expect(model.predict(answer('c', true))).toBe(0.75);
    model.update(answer('c', false));
    expect(model.predict(answer('c', true))).toBeCloseTo((2 * 0.75) / 3, 12);
  });

  test('Elo moves student, skill and item by a full step of their first surprise', () => {
    const model = elo();
    expect(model.predict(answer('a', true))).toBe(0.5);
    model.update(answer('a', true));
    expect(model.predict(answer('a', true))).toBeCloseTo(1 / (1 + Math.exp(-1.5)), 12);
    expect(model.predict(answer('b', true))).toBeCloseTo(1 / (1 + Math.exp(-0.5)), 12);
  });

  test('knowledge tracing finds the skill that is learned at once', () => {
    const model = knowledgeTracing();
    const users = Array.from({ length: 40 }, (_, number) => `u${number}`);
    model.train(users.flatMap((user) => [false, true, true, true].map((correct) => answer(user, correct))));
    expect(model.predict(answer('new', true))).toBeLessThan(0.25);
    model.update(answer('new', false));
    expect(model.predict(answer('new', true))).toBeGreaterThan(0.35);
  });

  test.each([
    ['PFA', performanceFactors],
    ['Best-LR', bestLogistic],
  ])('%s learns that a win speaks for the next', (_, create) => {
    const model = create();
    const users = Array.from({ length: 60 }, (_unused, number) => `u${number}`);
    model.train(users.flatMap((user, number) => Array.from({ length: 6 }, () => answer(user, number % 2 === 0))));
    const before = model.predict(answer('new', true));
    model.update(answer('new', true));
    expect(model.predict(answer('new', true))).toBeGreaterThan(before);
  });
});
