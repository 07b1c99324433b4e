import { expect, test } from 'vitest';
import { seededRandom } from '../../../schema/rules/quiz';
import type { CourseAnswer } from './course';
import { choiceOrder } from './choice-order';

const answersOf = (texts: readonly string[]) => texts.map((text, id) => ({ id, text, retired: false }) as CourseAnswer); // no more is looked at

const ordersOf = (texts: readonly string[], form: 'statements' | null = null) => {
  const orders = Array.from({ length: 20 }, (_, seed) =>
    choiceOrder({ kind: 'choice', form, answers: answersOf(texts) }, seededRandom(seed))
      .map((id) => texts[id])
      .join(' | '),
  );
  return new Set(orders);
};

test.each([
  [['$96', '$1,670', '$26', '$70'], '$26 | $70 | $96 | $1,670'],
  [['0.5', '−2', '−0.5', '2'], '−2 | −0.5 | 0.5 | 2'],
  [['−$3', '$3', '$0', '$12'], '−$3 | $0 | $3 | $12'],
  [['10 units', '2.5 units', '40 units', '5 units'], '2.5 units | 5 units | 10 units | 40 units'],
  [['+$400', '−$600', '$0', '−$200'], '−$600 | −$200 | $0 | +$400'],
  [
    ['3 tons of corn', '1/3 ton of corn', '1 ton of corn', '60 tons of corn'],
    '1/3 ton of corn | 1 ton of corn | 3 tons of corn | 60 tons of corn',
  ],
  [['3 cranes', '1 crane', '1/3 of a crane', '2 cranes'], '1/3 of a crane | 1 crane | 2 cranes | 3 cranes'],
])('numbers ascend: %j', (texts, expected) => {
  expect(ordersOf(texts)).toEqual(new Set([expected]));
});

test('statements keep the order of their author', () => {
  const texts = ['I only', 'I and II only', 'II and III only', 'I, II, and III'];
  expect(ordersOf(texts, 'statements')).toEqual(new Set([texts.join(' | ')]));
});

test.each([
  [['It rises by $2', 'It falls by $2', 'It rises by $4', 'It falls by $4']],
  [['1 boat', '2 nets', '3 boats', '4 nets']],
  [['Demand increases', 'Demand decreases', 'Supply increases', 'Supply decreases']],
])('other choices are shuffled: %j', (texts) => {
  expect(ordersOf(texts).size).toBeGreaterThan(5);
});

test('a retired choice is not asked', () => {
  const [first, ...others] = answersOf(['$3', '$1', '$2']);
  expect(
    choiceOrder({ kind: 'choice', form: null, answers: [{ ...first!, retired: true }, ...others] }, seededRandom(1)),
  ).toEqual([1, 2]);
});

test('a question that is answered with a number shows no choices', () => {
  const answers = answersOf(['$3', '$1']);
  expect(choiceOrder({ kind: 'number', form: null, answers }, seededRandom(1))).toEqual([]);
});
