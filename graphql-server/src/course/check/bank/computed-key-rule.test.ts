import { describe, expect, test } from 'vitest';
import { giftQuestion, messagesOf, sampleAudit } from '../../../../test/fixtures/course-sample/sample-audit';
import { computedKeyRule } from './computed-key-rule';

const CHOICES = ['=$166', '~$70# @explicit-cost-only It is more.', '~$96', '~$26'];
const found = (checks: readonly string[], choices: readonly string[] = CHOICES) => {
  const gift = giftQuestion('q-1', 'How much?', choices).replace(/\\#/g, '#');
  const [labels = '', ...rest] = gift.split('\n');
  return messagesOf(
    computedKeyRule,
    sampleAudit([labels, ...checks.map((check) => `// ${check}`), ...rest].join('\n')),
  );
};

describe('the check of a numeric question', () => {
  test.each([
    [['check: 70 + 6 * 16'], []],
    [['check: 70 + 6 × 16', 'check @explicit-cost-only: 70'], []],
    [[], ['q-1: no check of its key']],
    [['check @explicit-cost-only: 70'], ['q-1: no check of its key']],
    [['check: 70 + 6 * 15'], ['q-1: 70 + 6 * 15 is 160, but the key says $166']],
    [['check: 166', 'check @explicit-cost-only: 71'], ['q-1: 71 is 71, but @explicit-cost-only says $70']],
    [['check: 166', 'check @sunk-cost: 71'], ['q-1: no choice has @sunk-cost']],
    [['check: 70 + wages'], ['q-1: "70 + wages" cannot be computed: there is no value "wages"']],
  ])('%j: %j', (checks, expected) => expect(found(checks)).toEqual(expected));

  test('accepts a rounded key, a percentage, and several numbers in one choice', () => {
    expect(found(['check: 20 / 30'], ['=0.67', '~0.5', '~1.5', '~2'])).toEqual([]);
    expect(found(['check: 16 / 24'], ['=66.7%', '~50%', '~150%', '~200%'])).toEqual([]);
    expect(found(['check: 20 / 30'], ['=0.66', '~0.5', '~1.5', '~2'])).toEqual([
      'q-1: 20 / 30 is 0.666667, but the key says 0.66',
    ]);
    expect(found(['check: 4; 90'], ['=$4 and 90', '~$5 and 90', '~$4 and 80', '~$5 and 80'])).toEqual([]);
    expect(found(['check: 4; 80'], ['=$4 and 90', '~$5 and 90', '~$4 and 80', '~$5 and 80'])).toEqual([
      'q-1: 4; 80 is 4; 80, but the key says $4 and 90',
    ]);
  });

  test('is not asked for where choices are words', () => expect(found([], ['=a', '~b', '~c', '~d'])).toEqual([]));
});
