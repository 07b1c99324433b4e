import { describe, expect, test } from 'vitest';
import { giftQuestion, messagesOf, sampleAudit } from '../../../../test/fixtures/course-sample/sample-audit';
import { SAMPLE_GIFT } from '../../../../test/fixtures/course-sample/sample-course';
import type { AuditRule } from './audit';
import {
  graphLettersRule,
  graphLorenzRule,
  graphPointsRule,
  graphScalesRule,
  graphStatesRule,
  graphUnitsRule,
} from './graph-rules';

const CHOICES = ['=a', '~b', '~c', '~d'];
const BOARDS = SAMPLE_GIFT.replace('questions.gift', 'boards.yaml');

/** What a rule finds in one question that shows these boards: its stem the first, or its choices all of them. */
function found(
  rule: AuditRule,
  boards: string,
  { stem = 'Why?', areChoices = false, choices = CHOICES } = {},
): string[] {
  const names = [...boards.matchAll(/^([a-z-]+):/gm)].map(([, name = '']) => name);
  const graphs = names.map((name, index) => `${index === 0 ? '=' : '~'}[markdown][board:${name}]`);
  const gift = areChoices
    ? giftQuestion('q-1', stem, graphs)
    : giftQuestion('q-1', `${stem} [board:${names[0] ?? ''}]`, choices);
  return messagesOf(rule, sampleAudit(gift, { files: { [BOARDS]: boards } })).map((message) =>
    message.replace(/^q-1: (?:[\w-]+\.[\w-]+: )?/, ''),
  );
}

const market = (more: string, name = 'a') => `${name}:
  kind: market
  quantity: Cups (per week)
  price: Price ($ per cup)
  demand: { choke: 12, slope: 0.1 }
  supply: { reservation: 2, slope: 0.1 }
  ${more}
`;

const monopolist = (more: string) => `a:
  kind: firm
  quantity: Units
  price: Price and cost
  values: hidden
  costs: { fixed: 0, linear: 2, quadratic: 0.05 }
  demand: { choke: 12, slope: 0.1 }
  ${more}
`;

describe('the old state is 1 and the new state is 2', () => {
  test.each([
    ['after a shift', market('values: hidden\n  demandShift: 20\n  show: [old-equilibrium, equilibrium]'), []],
    [
      'not with the letters of an author against it',
      monopolist("demandShift: 20\n  show: [old-output, output]\n  letters: { output: '1', old-output: '2' }"),
      ['P2 is the old state', 'Q2 is the old state'],
    ],
    [
      'and 2 does not stand alone',
      monopolist("show: [output]\n  letters: { output: '2' }"),
      ['P2 stands without P1', 'Q2 stands without Q1'],
    ],
  ])('%s', (_what, boards, faults) => expect(found(graphStatesRule, boards).toSorted()).toEqual(faults));
});

describe('a point has one name', () => {
  const two = (second: string) => market(`show: []\n  at: [{ curve: demand, price: 7, name: F }, ${second}]`);
  test.each([
    ['two points', two('{ curve: demand, price: 6.9, name: G }'), []],
    ['one point of two curves', two('{ curve: supply, price: 7, name: G }'), ['F and G are one point']],
    ['one name for two points', two('{ curve: supply, price: 4, name: F }'), ['two points are called F']],
  ])('%s', (_what, boards, faults) => expect(found(graphPointsRule, boards)).toEqual(faults));
});

describe('lettered points and areas are used', () => {
  const boards = market(
    'values: hidden\n  show: []\n  at: [{ curve: demand, price: 9, name: F }, { curve: supply, price: 4, name: G }]',
  );
  test.each([
    ['in a stem', 'Compare F and G.', CHOICES, []],
    ['as the subscript of a price', String.raw`Compare P\~F\~ and QG.`, CHOICES, []],
    ['in a choice', 'Why is F there?', ['=G', '~b', '~c', '~d'], []],
    ['nowhere', 'Why is F there?', CHOICES, ['no text of its questions uses G']],
    ['not in a word', 'FOG', CHOICES, ['no text of its questions uses F, G']],
  ])('%s', (_what, stem, choices, faults) =>
    expect(found(graphLettersRule, boards, { stem, choices })).toEqual(faults),
  );

  const divided = `a:
  kind: hiring
  quantity: Workers
  wage: Wage
  values: hidden
  mrp: { start: 240, slope: 10 }
  marketWage: 100
  areas: { T: [3, 150], U: [5, 50] }
`;
  test.each([
    ['one area of a graph that is divided', 'What is T?', []],
    ['no area', 'What is shown?', ['no text of its questions uses the areas T, U']],
  ])('%s', (_what, stem, faults) => expect(found(graphLettersRule, divided, { stem })).toEqual(faults));

  test('or their names are left away', () => {
    expect(found(graphLettersRule, `${boards}  unlabeled: [F, G]\n`)).toEqual([]);
  });
});

describe('graphs as choices have one scale', () => {
  const choices = (...more: readonly string[]) => more.map((one, index) => market(one, 'abcd'[index])).join('');
  const same = 'max: { quantity: 120, price: 14 }';
  test.each([
    ['the same', choices(same, same, same, same), []],
    [
      'another end',
      choices(same, same, same, 'max: { quantity: 121, price: 14 }'),
      ['the x axes of its choices end at 120, 121'],
    ],
    [
      'another label',
      choices(same, same, same, same).replace('price: Price ($ per cup)', 'price: Price'),
      ['the y axes of its choices are called Price, Price ($ per cup)'],
    ],
  ])('%s', (_what, boards, faults) => expect(found(graphScalesRule, boards, { areChoices: true })).toEqual(faults));
});

describe('units say "per"', () => {
  test.each([
    ['Cups (per week)', 'Price ($ per cup)', []],
    ['Cups in a week', 'Time (hours)', []],
    ['Cups a week', 'Price ($)', ['"Cups a week"']],
    ['Cups (thousands a week)', 'Price ($)', ['"Cups (thousands a week)"']],
    ['Cups (an hour)', 'Price ($)', ['"Cups (an hour)"']],
    ['Cups', 'Price ($ a cup)', ['"Price ($ a cup)"']],
    ['Cups', 'Price ($ thousands an acre)', ['"Price ($ thousands an acre)"']],
    ['Cups', 'Dollars an hour', ['"Dollars an hour"']],
  ])('on axes: %s and %s', (quantity, price, faults) => {
    const boards = market('').replace('Cups (per week)', quantity).replace('Price ($ per cup)', price);
    expect(found(graphUnitsRule, boards)).toEqual(faults);
  });

  test('in the heads of a table', () => {
    const table =
      "a:\n  kind: table\n  caption: Pay ($ a day)\n  columns: [Worker, Shoes an hour]\n  rows: [[First, '$4 a day']]\n";
    expect(found(graphUnitsRule, table)).toEqual(['"Pay ($ a day)"', '"Shoes an hour"']);
  });
});

describe('a Lorenz curve', () => {
  const lorenz = 'a:\n  kind: lorenz\n  incomes: [5, 10, 15, 22, 48]\n';
  test.each([
    ['has the axes of the exam by itself', lorenz, []],
    ['is found with others', `${lorenz}  x: Percent of households\n`, ['its x axis is called "Percent of households"']],
  ])('%s', (_what, boards, faults) => expect(found(graphLorenzRule, boards)).toEqual(faults));
});
