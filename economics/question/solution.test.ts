import { describe, expect, it, test } from 'vitest';
import { numbersIn } from '../../test-support/read-question';
import { sourceOf } from '../../test-support/question-texts';
import { speaksOf } from '../picture/used-names';
import { wrongWork } from '../../graphql-server/src/course/check/solution-rules';
import { FRESH_VARIANTS, makeVariant } from './question-model';
import { findModel, QUESTION_MODELS } from './question-models';
import { unitOf, writeSolution } from './solution';
import { writeQuestion } from './write-question';

const VARIANTS = Array.from({ length: 30 }, (_, index) => index + 1);
const solved = QUESTION_MODELS.filter((model) => sourceOf(model).solution !== undefined);

describe.each(solved.map((model) => ({ id: model.id, model })))('the solution of $id', ({ model }) => {
  const variants = VARIANTS.map((number) => {
    const sketch = makeVariant(model, number);
    return { sketch, steps: writeSolution(sketch, sourceOf(model)), question: writeQuestion(sketch, sourceOf(model)) };
  });

  it('has no hole, no negative zero, and no number that a calculator does not show', () => {
    const texts = variants.flatMap(({ steps }) => steps.flatMap(({ find, work }) => [find, work]));
    expect(texts.filter((text) => /[{}]|NaN|undefined|null|Infinity|\d\.\d{3}|−0(?![.\d])| {2}/.test(text))).toEqual(
      [],
    );
  });

  it('names no point that the picture leaves without a name', () => {
    const unnamed = variants.flatMap(({ steps, question: { stem, takeaway, choices } }) => {
      const said = [stem, takeaway, ...choices.flatMap(({ text, rationale }) => [text, rationale])].join(' ');
      const text = steps.map(({ find, work }) => `${find} ${work}`).join(' ');
      return ['F', 'G', 'H', 'I', 'J', 'K'].filter((name) => speaksOf(text, name) && !speaksOf(said, name));
    });
    expect(unnamed).toEqual([]);
  });

  it('ends in the number of the right choice', () => {
    for (const { sketch, steps, question } of variants) {
      const key = sketch.choices.find(({ misconception }) => misconception === null)?.values['answer'];
      if (typeof key !== 'number') continue;
      const right = question.choices.find(({ isCorrect }) => isCorrect);
      const written = numbersIn(steps.at(-1)?.work ?? '').at(-1) ?? NaN;
      const unit = sourceOf(model).choice?.includes('{answer},000') ? 1000 : 1;
      expect(numbersIn(right?.text ?? '')).toContain(unit * written);
    }
  });
});

test.each(solved.map((model) => ({ id: model.id, model })))(
  'the solution of $id comes to the key of every fresh variant',
  ({ model }) => {
    for (let number = 1; number <= FRESH_VARIANTS; number += 1) {
      const sketch = makeVariant(model, number);
      const key = sketch.choices.find(({ misconception }) => misconception === null)?.values['answer'];
      const steps = writeSolution(sketch, sourceOf(model));
      if (typeof key === 'number') expect([number, steps.at(-1)?.answer]).toEqual([number, expect.closeTo(key, 6)]);
      expect(steps.flatMap(({ work }) => wrongWork(work))).toEqual([]);
    }
  },
);

describe('the steps of a solution', () => {
  const model = findModel('loss-of-a-tax')!;
  const sketch = makeVariant(model, 1);
  const texts = sourceOf(model);

  test('are filled with the numbers of the question', () => {
    const { oldQuantity, quantity, missing, units, key } = sketch.values;
    const [first, last] = writeSolution(sketch, texts);
    expect(first).toEqual({
      find: `The number of ${units} that are no longer sold`,
      work: `${oldQuantity} − ${quantity} = ${missing}`,
      answer: missing,
    });
    expect(last).toMatchObject({ find: 'The deadweight loss', answer: key });
  });

  test('are none where the model has no solution', () => {
    expect(writeSolution(sketch, { ...texts, solution: undefined })).toEqual([]);
  });

  test('have no answer where they reason', () => {
    const solution = [{ find: 'The rule', work: 'A triangle is half of a rectangle.' }];
    expect(writeSolution(sketch, { ...texts, solution })).toMatchObject([{ answer: null }]);
  });

  test('take no answer that would be rounded, or is not a number', () => {
    const problems: string[] = [];
    const log = { used: () => undefined, problem: (_path: unknown, message: string) => void problems.push(message) };
    const rounded = { ...sketch, values: { ...sketch.values, third: 1 / 3 } };
    const step = (answer: string) => ({ find: 'A share', work: 'It is read.', answer });
    const solution = ['third', 'goods', 'nowhere', 'missing'].map(step);
    const answers = writeSolution(rounded, { ...texts, solution }, log).map(({ answer }) => answer);
    expect(answers).toEqual([null, null, null, sketch.values['missing']]);
    expect(problems).toEqual([
      '{third} is rounded when it is written',
      '{goods} is not a number of this model',
      '{nowhere} is not a number of this model',
    ]);
  });
});

test.each([
  ['½ × $4 × 20 = $40', '$'],
  ['$40 ÷ 20 = 2', ''],
  ['20% ÷ 40% = 0.5', ''],
  ['10 ÷ 50 = 20%', '%'],
  ['It decreases by 3 − 5 = −2', ''],
  ['Find where the curves intersect.', ''],
])('the result of "%s" has the unit "%s"', (work, unit) => {
  expect(unitOf({ work })).toBe(unit);
});
