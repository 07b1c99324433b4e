import { describe, expect, test } from 'vitest';
import { giftQuestion, messagesOf, sampleAudit } from '../../../../test/fixtures/course-sample/sample-audit';
import type { AuditRule } from './audit';
import { difficultyRule, formsRule, labelsRule, settingRule, stemRule, stepsRule, stimulusRule } from './share-rules';

const CHOICES = ['=a', '~b', '~c', '~d'];
const GRAPH = '![Demand falls.](/figures/x.svg) Why?';
const TABLE = 'Why?\\n\n| P | Q |\n|---|---|\n| 1 | 2 |';

/** Twenty questions; `first` of them have this stem and these labels, the others plain ones. */
function audit(first: number, stem: string, labels = '', others = 'Why?') {
  const gift = Array.from({ length: 20 }, (_, index) =>
    giftQuestion(`q-${index}`, index < first ? stem : others, CHOICES, index < first ? labels : ''),
  );
  return sampleAudit(gift.join('\n'));
}

type Case = readonly [rule: AuditRule, first: number, stem: string, labels: string, found: readonly string[]];

const CASES: readonly Case[] = [
  [stimulusRule, 7, GRAPH, '', []],
  [stimulusRule, 7, TABLE, '', ['Unit 1: 0 of 20 questions (0%) read a graph']],
  [stimulusRule, 6, GRAPH, '', ['Unit 1: 6 of 20 questions (30%) read a graph, a table, a text or a matrix']],
  [stimulusRule, 7, GRAPH, '[set:rent]', ['Unit 1: 7 of 7 questions (100%) with a graph belong to a set']],
  [stepsRule, 5, 'Why?', '[steps:2]', []],
  [stepsRule, 4, 'Why?', '[steps:2]', ['Unit 1: 4 of 20 questions (20%) need two linked steps']],
  [stemRule, 7, 'Which of the following is true?', '', []],
  [stemRule, 13, 'If price rises, quantity demanded', '', []],
  [
    stemRule,
    6,
    'Which of the following is true?',
    '',
    ['Unit 1: 6 of 20 questions (30%) ask "Which of the following", or end in a completion'],
  ],
  [settingRule, 5, 'Why?', '[setting:market]', ['Unit 1: 0 of 5 questions (0%) with a setting are local']],
];

describe('the shares of a unit', () => {
  test.each(CASES.map(([rule, first, stem, labels, found]) => ({ rule, name: rule.name, first, stem, labels, found })))(
    '$name: $first of 20 with "$stem" $labels',
    ({ rule, first, stem, labels, found }) => expect(messagesOf(rule, audit(first, stem, labels))).toEqual(found),
  );

  test('difficulties are a quarter, a half and a quarter', () => {
    const withLevels = (counts: readonly number[]) =>
      sampleAudit(
        counts
          .flatMap((count, level) =>
            Array.from({ length: count }, (_, index) =>
              giftQuestion(`q-${level}-${index}`, 'Why?', CHOICES, `[tag:difficulty-${level + 1}]`),
            ),
          )
          .join('\n'),
      );
    expect(messagesOf(difficultyRule, withLevels([5, 10, 5]))).toEqual([]);
    expect(messagesOf(difficultyRule, withLevels([4, 10, 6]))).toEqual([]);
    expect(messagesOf(difficultyRule, withLevels([7, 9, 4]))).toEqual([
      'Unit 1: 7 of 20 questions (35%) have difficulty 1',
    ]);
  });

  test('a unit with fewer than 20 questions has no shares', () =>
    expect(messagesOf(stimulusRule, sampleAudit(giftQuestion('q-1', 'Why?', CHOICES)))).toEqual([]));
});

test('a unit has each form, and a set', () => {
  const found = messagesOf(formsRule, audit(1, 'All EXCEPT', '[form:except] [set:rent]'));
  expect(found).not.toContain('Unit 1: no question of the form except');
  expect(found).toContain('Unit 1: no question of the form two-column');
  expect(found).not.toContain('Unit 1: no set of questions on one stimulus');
  expect(messagesOf(formsRule, audit(0, ''))).toContain('Unit 1: no set of questions on one stimulus');
});

test('a question has a form, a number of steps and a setting', () => {
  const labeled = (labels: string) => messagesOf(labelsRule, sampleAudit(giftQuestion('q-1', 'Why?', CHOICES, labels)));
  expect(labeled('[form:plain] [steps:1] [setting:market]')).toEqual([]);
  expect(labeled('[form:plain]')).toEqual(['q-1: no steps, setting']);
});
