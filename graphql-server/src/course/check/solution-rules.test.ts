/* eslint-disable no-template-curly-in-string -- the placeholders of a model's texts */
import { describe, expect, it, test } from 'vitest';
import { changedSample, SAMPLE_MODEL, sampleCourse } from '../../../test/fixtures/course-sample/sample-course';
import { checkCourse } from './check-course';
import { solutionsAreRight, wrongWork } from './solution-rules';

test.each([
  '60 − 40 = 20',
  '½ × $4 × 20 = $40',
  '(10 − 4) × 3 = 18',
  '½ × (10 − 4) × 3 = 3 × 3 = $9',
  '1,200 ÷ 3 = 400',
  '10 ÷ 3 = 3.33',
  '20% − 30% = −10%',
  '(60 − 50) ÷ 50 = 20%',
  'Demand meets supply at a price of $4, so 40 units are sold.',
  '4 × $3 = $12, which is below 5 × $3 = $15',
  'MR = 40 − 2Q = 10',
  '300 + 90 = 30P',
])('"%s" has no wrong calculation', (work) => {
  expect(wrongWork(work)).toEqual([]);
});

test.each([
  ['60 − 40 = 21', '60 − 40 = 21'],
  ['½ × $4 × 20 = $41', '½ × $4 × 20 = $41'],
  ['(10 − 4) × 3 = 19', '(10 − 4) × 3 = 19'],
  ['10 ÷ 3 = 3.34', '10 ÷ 3 = 3.34'],
  ['10 ÷ 3 = 3', '10 ÷ 3 = 3'],
  ['2 × 3 = 6 and 2 × 4 = 9', '2 × 4 = 9'],
  ['2 × 3 = 3 + 4 = 7', '2 × 3 = 3 + 4'],
  ['8 ÷ 0 = 8', '8 ÷ 0 = 8'],
])('"%s" has a wrong calculation', (work, wrong) => {
  expect(wrongWork(work)).toContain(wrong);
});

describe('the check of a solution', () => {
  /** What it says of the sample's model, whose two steps find {missing} and {key}. */
  const found = (from: string, to: string) =>
    checkCourse(changedSample(SAMPLE_MODEL, (yaml) => yaml.replace(from, () => to)));

  it('finds nothing in a sound one', () => {
    expect([...solutionsAreRight(sampleCourse())]).toEqual([]);
  });

  test.each([
    ['a wrong calculation', '{oldQuantity} − {quantity} =', '{oldQuantity} + {quantity} =', 'is wrong'],
    ['an answer that is not the last number', "= {missing}'", "= {missing}, not {tax}'", 'does not end in its answer'],
    ['a last step without the key', '\n    answer: key', '', 'does not end in the key'],
    ['a last step with another answer', '= ${key}\n    answer: key', '= ${key}\n    answer: tax', 'does not end in'],
    ['a sentence as the name of a step', 'find: The deadweight loss', 'find: The loss.', 'is not a noun phrase'],
    ['a step that tells the key', '{oldQuantity} −', 'For ${loss}: {oldQuantity} −', '{loss} is what'],
    [
      'a name that tells what is found',
      'The number of {units}',
      'The {missing} {units}',
      '{missing} is what a step finds',
    ],
    ['an unknown value', 'answer: missing', 'answer: lost', '{lost} is not a number of this model'],
    ['a word as an answer', 'answer: missing', 'answer: goods', '{goods} is not a number of this model'],
    ['an unknown placeholder', '½ × ${tax} ×', '½ × ${taxes} ×', 'nothing replaces {taxes}'],
  ])('finds %s', (_what, from, to, message) => {
    const problems = found(from, to);
    expect(problems).toMatchObject([{ file: SAMPLE_MODEL, message: expect.stringContaining(message) }]);
  });
});
