import { describe, expect, test } from 'vitest';
import { giftQuestion, messagesOf, sampleAudit } from '../../../../test/fixtures/course-sample/sample-audit';
import type { AuditRule } from './audit';
import { exceptRule, fourChoicesRule, gridRule, statementsRule, twoPartRule } from './form-rules';
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

describe('grids of direction and reason', () => {
  const OTHER = ['=a', '~b', '~c', '~d'];
  const grids = (count: number, choices: readonly string[], of = 25, labels = '') => {
    const own = (at: number) =>
      at < count ? giftQuestion(`q-${at}`, 'Which?', choices, labels) : giftQuestion(`q-${at}`, 'Why?', OTHER);
    return messagesOf(gridRule, sampleAudit(Array.from({ length: of }, (_, at) => own(at)).join('\n')));
  };
  const REASONS = ['=Yes, because a', '~Yes, because b', '~No, because c', '~No, because d'];
  const CROSSED = [
    '=It rises; so do costs',
    '~It rises; costs do not',
    '~It falls; so do costs',
    '~It falls; costs do not',
  ];
  const ROWS = ['=rises | rises', '~rises | falls', '~falls | rises', '~falls | falls'];

  test.each([
    [REASONS, ''],
    [CROSSED, ''],
    [ROWS, '[columns:Price | Quantity]'],
  ])('%j %s are at most 12 percent of the bank', (choices, labels) => {
    expect(grids(3, choices, 25, labels)).toEqual([]);
    expect(grids(4, choices, 25, labels)).toEqual([
      'the bank: 4 of 25 questions (16%) are grids of direction and reason',
    ]);
    expect(grids(3, choices, 24, labels)).toHaveLength(1);
  });

  test.each([
    ['pairs of numbers', ['=$4 and 10', '~$4 and 20', '~$6 and 10', '~$6 and 20']],
    [
      'three directions',
      ['=It rises, because a', '~It rises, because b', '~It falls, because c', '~It stays, because d'],
    ],
    [
      'reasons alone',
      ['=Wages fall, and so on', '~Costs rise, and so on', '~Firms exit, and so on', '~Firms enter, and so on'],
    ],
  ])('are not %s', (_, choices) => expect(grids(25, choices)).toEqual([]));

  test('are not counted in a course of fewer than 20 questions', () => {
    expect(grids(19, REASONS, 19)).toEqual([]);
    expect(grids(20, REASONS, 20)).toHaveLength(1);
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
  test.each([':', ',', '…', ' —', '.', '?'])('has no "%s" behind the word', (sign) =>
    expect(gift(`All are true EXCEPT${sign}`, '[form:except]')).toEqual([
      `q-1: EXCEPT is followed by "${sign.trim()}"`,
    ]),
  );
  test.each(['that', 'a small', '"fixed"', '$5'])('may go on with %s', (more) =>
    expect(gift(`All are true EXCEPT ${more}`, '[form:except]')).toEqual([]),
  );
  test('says of a phrase what it is', () =>
    expect(
      gift('All are variable costs EXCEPT', '[form:except]', [
        '=rent# Rent is fixed.',
        '~flour# This is a variable cost.',
        '~wages# This would vary with output.',
        '~fuel# This statement is true.',
      ]),
    ).toEqual([]));
  test('does not say of a sentence only what it is', () =>
    expect(
      gift('All are true EXCEPT', '[form:except]', [
        '=It falls.# It rises.',
        '~It is flat.# This is right.',
        '~It shifts.# This statement is true.',
        '~It ends.# This statement is true.',
      ]),
    ).toEqual(['q-1: 1 rationales do not tell whether the statement is true']));
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
