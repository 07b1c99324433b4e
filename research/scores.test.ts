import { expect, test } from 'vitest';
import { scorePredictions } from './scores';

const predictions = (...pairs: readonly (readonly [number, boolean])[]) =>
  pairs.map(([chance, correct]) => ({ chance, correct }));

test.each([
  ['right order', predictions([0.9, true], [0.8, true], [0.3, false]), 1],
  ['wrong order', predictions([0.1, true], [0.8, false]), 0],
  ['all alike', predictions([0.5, true], [0.5, false], [0.5, false]), 0.5],
  ['three of four pairs', predictions([0.9, true], [0.6, false], [0.4, true], [0.2, false]), 0.75],
  ['a tie counts half', predictions([0.6, true], [0.6, false], [0.2, false]), 0.75],
])('AUC is the share of pairs in the right order: %s', (_, given, auc) => {
  expect(scorePredictions(given).auc).toBeCloseTo(auc, 12);
});

test('log-loss is the mean surprise in nats, and bounded for one who is sure and wrong', () => {
  expect(scorePredictions(predictions([0.5, true], [0.25, false])).logLoss).toBeCloseTo(
    (Math.log(2) + Math.log(4 / 3)) / 2,
    12,
  );
  expect(scorePredictions(predictions([0, true])).logLoss).toBeCloseTo(Math.log(1e6), 6);
});

test('calibration error weighs each of ten bins by its answers', () => {
  // .75 said four times and right three times: no error; .15 said once and right: .85 off.
  const given = predictions([0.75, true], [0.75, true], [0.75, true], [0.75, false], [0.15, true]);
  expect(scorePredictions(given).ece).toBeCloseTo(0.85 / 5, 12);
  expect(scorePredictions(predictions([1, true])).ece).toBeCloseTo(0, 12);
});
