import { describe, expect, test } from 'vitest';
import { shippedCourse } from '../../../../../test-support/shipped-course';
import { questionModel, type QuestionModel } from '../../../../../economics/question/question-model';
import { readCourseFiles } from '../../read/course-files';
import type { QuestionModelSource } from '../../read/course-source';
import { auditOf } from '../bank/audit';
import { checkVariants, shareOfVariants } from './check-variants';
import { VARIANT_NUMBERS } from './model-variants';

const audit = auditOf(shippedCourse, readCourseFiles('course'));
const shipped = shippedCourse.questionModels.get('loss-of-a-tax')!;

const messagesOf = (changes: Partial<QuestionModelSource>, numbers: readonly number[] = [3, 4, 5, 6]) =>
  checkVariants(audit, numbers, [{ ...shipped, ...changes }]).map(({ message }) => message);

/** A model of numbers with errors around the key. */
const numbersModel = (errors: readonly number[], most: number): QuestionModel =>
  questionModel('numbers', 'numbers', (draw) => {
    const key = 100 * draw.whole(1, most);
    return { values: {}, right: key, wrong: errors.map((error) => ['equal-split', error * key] as const) };
  });
const ofNumbers = (errors: readonly number[], most: number) => ({
  model: numbersModel(errors, most),
  title: 'Numbers',
  solution: undefined,
  stem: 'The price is {key}. What is it?',
  right: 'It is.',
  wrong: { 'equal-split': 'It is not.' },
  takeaway: 'It is.',
});

describe('the check of variants', () => {
  test('passes a model of the course', () => expect(messagesOf({})).toEqual([]));

  test('tells each fault once, with the first variant and how many more there are', () => {
    expect(messagesOf({ stem: `${shipped.stem} It rises , and then falls.` })).toEqual([
      expect.stringMatching(/^loss-of-a-tax-3: a gap: ".*" \(and 3 more\)$/),
    ]);
    expect(messagesOf({ stem: `${shipped.stem} It  rises.` })).toEqual(['loss-of-a-tax-3: two spaces (and 3 more)']);
    expect(messagesOf({ takeaway: 'Deadweight loss = 2 × 3 = $7.' })).toEqual([
      expect.stringContaining('the calculation "2 × 3 = $7" is wrong (and 3 more)'),
    ]);
    expect(messagesOf({ stem: `${shipped.stem} What would an economist reply?` })).toEqual([
      expect.stringContaining('"What would an economist reply" in the stem (and 3 more)'),
    ]);
  });

  test('names choices that read alike once they are written', () => {
    expect(messagesOf({ choice: 'An amount of $' })).toEqual([expect.stringContaining('appears twice (and 3 more)')]);
  });

  test('reports a model that finds no numbers, and goes on with the others', () => {
    const model = questionModel('numbers', 'numbers', () => null);
    const problems = checkVariants(
      audit,
      [3],
      [
        { ...shipped, model },
        { ...shipped, stem: '{nothing}' },
      ],
    );
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('the model numbers finds no numbers'),
      expect.stringContaining('a hole'),
    ]);
  });

  test('finds a key that is always the smallest number, where all variants are drawn', () => {
    const all = messagesOf(ofNumbers([2, 3, 4], 500), VARIANT_NUMBERS);
    expect(all).toEqual(['the key is the smallest number in 100% of its variants']);
    expect(messagesOf(ofNumbers([2, 3, 4], 500))).toEqual([]);
    expect(messagesOf(ofNumbers([0.25, 0.5, 0.75, 2, 3, 4], 500), VARIANT_NUMBERS)).toEqual([]);
  });

  test('finds variants that repeat each other', () => {
    expect(messagesOf(ofNumbers([0.25, 0.5, 0.75, 2, 3, 4], 2), VARIANT_NUMBERS)).toEqual([
      expect.stringMatching(/^only \d+ of its variants differ \(and 1 more\)$/),
    ]);
  });
});

test('ten courses draw all variants between them, and one course always the same', () => {
  const shares = Array.from({ length: 10 }, (_, index) =>
    shareOfVariants({ ...shippedCourse, fingerprint: `0000000${index}` }),
  );
  expect(shares.flat().sort((a, b) => a - b)).toEqual(VARIANT_NUMBERS);
  expect(shareOfVariants(shippedCourse)).toEqual(shareOfVariants({ ...shippedCourse }));
  expect(shareOfVariants(shippedCourse)).toHaveLength(20);
});
