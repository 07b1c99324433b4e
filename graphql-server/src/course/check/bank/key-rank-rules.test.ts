import { expect, test } from 'vitest';
import { giftQuestion, messagesOf, sampleAudit } from '../../../../test/fixtures/course-sample/sample-audit';
import { keyRankRule } from './key-rank-rules';

/** A question for each rank, with the key at that rank. */
const withRanks = (ranks: readonly number[]) =>
  sampleAudit(
    ranks
      .map((rank, index) =>
        giftQuestion(
          `q-${index}`,
          `How many (${index})?`,
          [0, 1, 2, 3].map((at) => `${at === rank ? '=' : '~'}$${10 * at + index}`),
        ),
      )
      .join('\n'),
  );

const repeated = (counts: readonly number[]) =>
  counts.flatMap((count, rank) => Array.from({ length: count }, () => rank));

test.each([
  [[5, 5, 5, 5], []],
  [[3, 7, 7, 3], []],
  [[3, 8, 6, 3], ['the bank: the key is the second smallest number in 8 of 20 numeric questions (40%)']],
  [[2, 7, 7, 4], ['the bank: the key is the smallest number in 2 of 20 numeric questions (10%)']],
  [[4, 3, 3, 2], []],
  [
    [4, 3, 3, 1],
    [
      'the bank: of 11 numeric questions, the key is the smallest in 4, the second smallest in 3, the second largest in 3, the largest in 1',
    ],
  ],
])('keys with the ranks %j: %j', (counts, expected) => {
  const found = messagesOf(keyRankRule, withRanks(repeated(counts)));
  expect(found.filter((message) => message.startsWith('the bank'))).toEqual(expected);
  expect(found.filter((message) => message.startsWith('Unit 1'))).toHaveLength(expected.length);
});
