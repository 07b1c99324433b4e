import { describe, expect, test } from 'vitest';
import { giftQuestion, messagesOf, sampleAudit } from '../../../../test/fixtures/course-sample/sample-audit';
import type { AuditRule } from './audit';
import { exceptRule, fourChoicesRule, statementsRule, twoPartRule } from './form-rules';
import { lettersRule } from './letter-rule';

const found = (rule: AuditRule, choices: readonly string[], stem = 'Which?', labels = '') =>
  messagesOf(rule, sampleAudit(giftQuestion('q-1', stem, choices, labels)));

test('a question has exactly four choices', () => {
  expect(found(fourChoicesRule, ['=a', '~b', '~c', '~d'])).toEqual([]);
  expect(found(fourChoicesRule, ['=a', '~b', '~c', '~d', '~e'])).toEqual(['q-1: 5 choices']);
});

describe('choices with two parts', () => {
  test.each([
    [
      'a full 2 × 2',
      [
        '=Price rises; quantity falls',
        '~Price rises; quantity rises',
        '~Price falls; quantity falls',
        '~Price falls; quantity rises',
      ],
    ],
    [
      'a direction and four reasons',
      ['=It rises, because a', '~It rises, because b', '~It falls, because c', '~It falls, because d'],
    ],
    ['no common form', ['=It rises, because a', '~It falls', '~Nothing', '~Both']],
  ])('may be %s', (_what, choices) => expect(found(twoPartRule, choices)).toEqual([]));

  test.each([
    [['=$10 and 54', '~$8 and 60', '~$6 and 54', '~$10 and 60'], ['"$10" 2×, "$8" 1×, "$6" 1×']],
    [
      ['=A surplus of 48', '~A surplus of 32', '~A surplus of 16', '~A shortage of 48'],
      ['"a surplus" 3×, "a shortage" 1×'],
    ],
    [['=It falls by 8.', '~It falls by 2.', '~It falls by 28.', '~It rises by 8.'], ['"it falls" 3×, "it rises" 1×']],
  ])('are uneven in %j', (choices, [parts]) =>
    expect(found(twoPartRule, choices)).toEqual([`q-1: uneven parts: ${parts ?? ''}`]),
  );

  test('are told apart by the columns that the author names', () => {
    const rows = ['=rises | falls', '~rises | rises', '~rises | no change', '~falls | rises'];
    expect(found(twoPartRule, rows, 'Which?', '[columns:Price | Quantity]')).toEqual([
      'q-1: uneven parts: "rises" 3×, "falls" 1×',
    ]);
  });
});

describe('choices that combine the statements I, II, and III', () => {
  const stem = 'I. One. II. Two. III. Three. Which are true?';
  const exam = ['=I only', '~I and II only', '~II and III only', '~I, II, and III'];

  test('keep the order of the exam', () => expect(found(statementsRule, exam, stem)).toEqual([]));
  test('are found out of order', () =>
    expect(found(statementsRule, ['=I and II only', '~I only', '~II and III only', '~I, II, and III'], stem)).toEqual([
      'q-1: its choices are out of order',
    ]));
  test('are found uneven', () =>
    expect(found(statementsRule, ['=I only', '~I and II only', '~I and III only', '~I, II, and III'], stem)).toEqual([
      'q-1: statement I in 4, II in 2, III in 2 choices',
    ]));
  test('have a single statement as the key about as often as two', () => {
    const all = ['q-1', 'q-2'].map((id) => giftQuestion(id, stem, exam)).join('\n');
    expect(messagesOf(statementsRule, sampleAudit(all))).toEqual(['Unit 1: the key is one statement 2×, two 0×']);
  });
});

describe('a question with EXCEPT', () => {
  const choices = [
    '=It falls# It rises.',
    '~a# This statement is true.',
    '~b# This statement is true.',
    '~c# This statement is true.',
  ];
  const gift = (stem: string, labels: string, told = choices) =>
    messagesOf(exceptRule, sampleAudit(giftQuestion('q-1', stem, told, labels).replace(/\\#/g, '#')));

  test('has its form, and says which statements are true', () =>
    expect(gift('All are true EXCEPT', '[form:except]')).toEqual([]));
  test('lacks its form', () => expect(gift('All are true EXCEPT', '')).toEqual(['q-1: EXCEPT without [form:except]']));
  test('does not say that a statement is true', () =>
    expect(
      gift('All are true EXCEPT', '[form:except]', [
        '=It falls# It rises.',
        '~a# No.',
        '~b# This statement is true.',
        '~c# This statement is true.',
      ]),
    ).toEqual(['q-1: 1 rationales do not tell whether the statement is true']));
});

describe('letters of pictures', () => {
  const picture = (alt: string) => `![${alt}](/figures/x.svg) Which?`;
  test.each([
    ['A is on the curve.', ['q-1: a point is named A']],
    ['F is on the curve, and E is where the curves intersect.', []],
    ['Area S lies below.', ['q-1: an area is named S']],
    ['Area T lies below.', []],
  ])('%s', (alt, expected) => expect(found(lettersRule, ['=a', '~b', '~c', '~d'], picture(alt))).toEqual(expected));
  test('areas are joined by +', () => {
    expect(found(lettersRule, ['=T + U', '~T', '~U', '~V'])).toEqual([]);
    expect(found(lettersRule, ['=T and U', '~T', '~U', '~V'])).toEqual(['q-1: areas are not joined by +']);
  });
});
