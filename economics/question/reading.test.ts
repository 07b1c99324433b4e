import { describe, expect, test } from 'vitest';
import { sourceOf, variantOf } from '../../test-support/question-texts';
import { findModel } from './question-models';
import { distinctVariants, readingOf } from './reading';

const text = (words: string) => ({ text: words, picture: null, rationale: '', isCorrect: false, misconception: null });

describe('the reading of a question', () => {
  test('is the same in whatever order its choices stand', () => {
    const one = { stem: 'How many?', picture: null, choices: [text('2'), text('4')] };
    expect(readingOf(one)).toBe(readingOf({ ...one, choices: one.choices.toReversed() }));
  });

  test('differs with the stem, with a choice, and with what a graph shows', () => {
    const model = findModel('shortage-under-a-ceiling')!;
    const [one, other] = [variantOf(model, 3), variantOf(model, 4)];
    const readings = [
      one,
      { ...one, stem: 'Which?' },
      { ...one, choices: other.choices },
      { ...one, picture: other.picture },
    ];
    expect(new Set(readings.map(readingOf)).size).toBe(4);
  });

  test('tells apart choices that are graphs', () => {
    const model = findModel('steepness-and-loss')!;
    const [first, ...others] = variantOf(model, 3).choices;
    const one = { stem: '', picture: null, choices: others };
    expect(readingOf(one)).not.toBe(readingOf({ ...one, choices: [first!, ...others.slice(1)] }));
  });
});

test('the distinct variants of a model leave out those that read like an earlier one', () => {
  const model = findModel('graph-of-a-tax')!;
  const numbers = distinctVariants(model, sourceOf(model), 60);
  const readings = Array.from({ length: 60 }, (_, index) => readingOf(variantOf(model, index + 1)));
  expect(numbers[0]).toBe(1);
  expect(numbers.length).toBe(new Set(readings).size);
  expect(numbers.length).toBeLessThan(60);
  for (const number of numbers) expect(readings.indexOf(readings[number - 1]!)).toBe(number - 1);
});
