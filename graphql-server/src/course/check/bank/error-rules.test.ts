import { expect, test } from 'vitest';
import { giftQuestion, messagesOf, sampleAudit } from '../../../../test/fixtures/course-sample/sample-audit';
import { errorSidesRule, misconceptionsRule } from './error-rules';

/** Six questions, of which the first have their key below three errors and the others above them. */
function audit(low: number) {
  const questions = Array.from({ length: 6 }, (_, index) => {
    const key = index < low ? 10 : 40;
    return giftQuestion(
      `q-${index}`,
      'How many?',
      [10, 20, 30, 40].map((value) => `${value === key ? '=' : '~'}${value}`),
    );
  });
  return sampleAudit(questions.join('\n'));
}

test.each([
  [2, []],
  [4, []],
  [1, ['1.2 Trade: 3 of 18 numeric errors (17%) lie above the key']],
  [5, ['1.2 Trade: 15 of 18 numeric errors (83%) lie above the key']],
])('numeric errors lie on both sides of the key: of 6 keys, %i are the smallest number', (low, found) =>
  expect(messagesOf(errorSidesRule, audit(low))).toEqual(found),
);

test.each([
  [20, []],
  [21, ['1.2 Trade: 21 misconceptions, 21 of them in one choice only']],
])('a chapter may use 20 misconceptions: %i', (count, found) => {
  const gift = Array.from({ length: count }, (_, index) =>
    giftQuestion(`q-${index}`, 'Why?', ['=a', `~b# @error-${index} No.`, '~c', '~d']),
  ).join('\n');
  expect(messagesOf(misconceptionsRule, sampleAudit(gift.replace(/\\#/g, '#')))).toEqual(found);
});
