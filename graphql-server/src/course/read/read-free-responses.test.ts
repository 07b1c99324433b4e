import { describe, expect, test } from 'vitest';
import { SAMPLE_FREE_RESPONSE, sampleFreeResponse } from '../../../test/fixtures/course-sample/sample-free-response';
import { sampleFiles } from '../../../test/fixtures/course-sample/sample-course';
import { chaptersOf } from './course-source';
import { parseCourse } from './read-course';

/** The sample course with the sample family in its first chapter, after a change of its text. */
function read(change = (yaml: string) => yaml) {
  const { course, problems } = parseCourse(sampleFiles().set(SAMPLE_FREE_RESPONSE, change(sampleFreeResponse())));
  return { questions: chaptersOf(course).flatMap(({ freeResponses }) => freeResponses), problems };
}

const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

/** With a shop that hires until its MRP, 3 × price − L, is 3: 12 workers at a price of $5. */
const withShop = swap(
  '  stem: >-',
  '  others: { shop: { kind: hiring, mrp: { start: 3 * price, slope: 1 }, wage: 3 } }\n$&',
);

describe('a family of free-response questions', () => {
  const { questions, problems } = read();
  const [first, second] = questions;

  test('becomes a question for each variant', () => {
    expect(problems).toEqual([]);
    expect(questions.map(({ id, family, title }) => [id, family, title])).toEqual([
      ['coffee-tax-1', 'coffee-tax', 'A tax on coffee'],
      ['coffee-tax-2', 'coffee-tax', 'A tax on orange juice'],
      ['coffee-tax-3', 'coffee-tax', 'A tax on bus rides'],
    ]);
  });

  test('has the words and numbers of the variant and of the model in its texts', () => {
    expect(first?.stem).toBe('<p>Coffee is taxed at $2 per cup. Before the tax, 30 cups are sold at $5.</p>');
    expect(second?.stem).toContain(
      'Orange juice is taxed at $4 per carton. Before the tax, 40 cartons are sold at $6.',
    );
  });

  test('names the values of a further model by it, and computes it from those before', () => {
    const { questions: hiring, problems: none } = read((yaml) =>
      withShop(yaml).replace('taxed at', '{shopLabor} workers at'),
    );
    expect(none).toEqual([]);
    expect(hiring.map(({ stem }) => /(\d+) workers/.exec(stem)?.[1])).toEqual(['12', '15', '18']);
  });

  test('has its parts with ids, topics, and points', () => {
    expect(first?.parts.map(({ id, kind, topic }) => [id, kind, topic])).toEqual([
      ['a', 'draw', 10],
      ['b', 'number', 11],
      ['c-i', 'number', 11],
      ['d', 'choice', 20],
      ['e', 'prose', 10],
    ]);
  });

  test('may name the topic of a part by a word of the variant', () => {
    const { questions: named, problems: none } = read((yaml) =>
      yaml.replace('topic: Terms', "topic: '{topicOf}'").replaceAll('{ goods:', '{ topicOf: Terms, goods:'),
    );
    expect(none).toEqual([]);
    expect(named.map(({ parts }) => parts.map(({ topic }) => topic))).toEqual(
      questions.map(({ parts }) => parts.map(({ topic }) => topic)),
    );
  });

  test('has the checks of its drawing', () => {
    expect(first?.parts[0]).toMatchObject({
      points: [
        {
          id: 'a-1',
          needs: [
            { kind: 'axes', x: 'Quantity | coffee', y: 'Price' },
            { kind: 'slopes', curve: 'D', slope: 'down' },
            { kind: 'slopes', curve: 'S', slope: 'up' },
            { kind: 'label', name: 'QE', axis: 'x', at: 'D = S' },
            {
              kind: 'any',
              of: [
                [{ kind: 'label', name: 'PE', axis: 'y', at: 'D = S' }],
                [{ kind: 'reads', axis: 'y', at: 'D = S', value: 5 }],
              ],
            },
          ],
          contingentOn: [],
          misconception: 'upside-down',
        },
      ],
    });
  });

  test('has its numbers, with the formula over earlier numbers', () => {
    expect(first?.parts[2]).toMatchObject({
      unit: '$',
      point: {
        id: 'c-i-1',
        text: 'The tax revenue is $2 × 20 = $40.',
        value: 40,
        follows: 'b * (2)',
        workRequired: true,
        tolerance: 0.01,
        mistakes: [{ misconception: 'off-by-one', value: 60, why: 'That is the old quantity, 30.' }],
      },
    });
    expect(first?.parts[1]).toMatchObject({ unit: 'cups', point: { value: 20, workRequired: false, mistakes: [] } });
  });

  test('has its choices by index', () => {
    expect(first?.parts[3]).toMatchObject({
      options: ['Larger', 'Smaller'],
      answer: 1,
      misconceptions: { 0: 'upside-down' },
      point: { id: 'd-1', explain: 'You say that the price increases.' },
    });
  });

  test('may name the misconception of a choice by a word of the variant', () => {
    const { questions: named, problems: none } = read((yaml) =>
      yaml.replace('Larger: upside-down', "Larger: '{error}'").replaceAll('{ goods:', '{ error: upside-down, goods:'),
    );
    expect(none).toEqual([]);
    expect(named[0]?.parts[3]).toMatchObject({ misconceptions: { 0: 'upside-down' } });
  });

  test('has its explanations as inline HTML', () => {
    expect(first?.parts[4]).toMatchObject({
      points: [{ id: 'e-1', explain: 'You say that P<sub>B</sub> is above P<sub>S</sub>.' }],
    });
  });

  test('has the model answer in shares of its panel, with straight lines cut at its edge', () => {
    const [panel] = first?.model.panels ?? [];
    expect(panel).toMatchObject({ id: 'market', xLabel: 'Quantity', yLabel: 'Price' });
    expect(panel?.curves.map(({ label, shape }) => [label, shape])).toEqual([
      ['D', 'straight'],
      ['S', 'straight'],
      ['ATC', 'smooth'],
    ]);
    // The axes end at 60 and $10: D reaches the right edge at $2, S at $8.
    expect(panel?.curves[0]?.handles.flat().map((share) => share.toFixed(3))).toEqual([
      '0.000',
      '0.800',
      '1.000',
      '0.200',
    ]);
    expect(panel?.marks).toEqual([{ id: 'market-4', at: [0.5, 0.5], label: '', x: 'QE', y: 'PE' }]);
    const ids = [...(panel?.curves ?? []), ...(panel?.marks ?? []), ...(panel?.areas ?? []), ...(panel?.arrows ?? [])];
    expect(new Set(ids.map(({ id }) => id)).size).toBe(6);
  });

  test('knows the lines of its file', () => {
    expect(first?.at()).toEqual({ file: SAMPLE_FREE_RESPONSE, line: 2 });
    expect(first?.at(['parts', 'c-i', 'value']).line).toBe(
      sampleFreeResponse()
        .split('\n')
        .findIndex((line) => line.includes('value: revenue')) + 1,
    );
  });
});

test('a family may ask about a payoff matrix whose players and strategies have the words of the variant', () => {
  const family = `
game:
  title: '{first} and {second}'
  length: short
  variants:
    - { first: Avia, second: Bolt, both: 80, cheat: 95 }
    - { first: Coral, second: Dune, both: 60, cheat: 70 }
    - { first: Elm, second: Fir, both: 50, cheat: 65 }
  model:
    kind: game
    rows: { player: '{first}', strategies: [High price, Low price] }
    columns: { player: '{second}', strategies: [High price, Low price] }
    payoffs: [[[both, both], [10, cheat]], [[cheat, 10], [30, 30]]]
    payments: [{ player: rows, strategy: Low price, amount: 2 * -both }]
  stem: '{first} chooses a {rowDominant}, and both earn \${nashRowPayoff} instead of \${both}. After a fine: {newRowDominant}.'
  parts:
    a:
      kind: number
      topic: Terms
      text: How much does {first} gain by cheating?
      unit: $
      value: rowGainFromCheating
      point: It gains \${rowGainFromCheating}.
      solution: \${cheat} − \${both}.
`;
  const { questions, problems } = read((yaml) => `${yaml}${family}`);
  expect(problems).toEqual([]);
  expect(questions.find(({ id }) => id === 'game-1')?.stem).toBe(
    '<p>Avia chooses a Low price, and both earn $30 instead of $80. After a fine: High price.</p>',
  );
});

test.each([
  ['a text with an unknown name', swap('{unit}s are', '{units} are'), 'there is no value "units"'],
  ['a brace left open', swap('{quantity} {unit}s', '{quantity {unit}s'), 'a brace is not part of {…}'],
  ['money of a word', swap('A tax on {', 'A tax on $${'), 'leave the $ out'],
  ['a formula with an unknown name', swap('value: revenue', 'value: taxes * 2'), 'there is no value "taxes"'],
  ['an unknown topic', swap('topic: Terms', 'topic: Turns'), 'there is no topic "Turns"'],
  ['an answer that is no option', swap('answer: Smaller', 'answer: Fewer'), '"Fewer" is none of the options'],
  ['a misconception of no option', swap('{ Larger: upside-down }', '{ More: upside-down }'), '"More" is none'],
  ['an unknown check', swap('- axes: [Quantity, Price]', '- axis: [Quantity, Price]'), 'there is no check "axis"'],
  ['a check of the wrong form', swap('axes: [Quantity, Price]', 'axes: Quantity'), 'axes: '],
  ['an unknown slope', swap('D: down', 'D: falling'), 'slopes.D: '],
  ['two variants', swap(/ {4}- \{ goods: bus.*\n/, ''), 'write at least three variants'],
  ['a model of no kind', swap('kind: market', 'kind: mall'), 'model kind: '],
  ['a model without a solution', swap('choke: 8', 'choke: 1'), 'do not cross'],
  ['a tax that leaves no trade', swap('tax: 2 }', 'tax: 20 }'), 'leaves no trade'],
  ['another model of no kind', swap('  stem: >-', '  others: { shop: { kind: mall } }\n$&'), 'model kind: '],
  [
    'a name that another model has too',
    (yaml) => withShop(yaml).replace('tax: 2', 'shopLabor: 7, tax: 2'),
    'another value shopLabor',
  ],
  ['a name that the model has too', swap('choke: 8, tax', 'choke: 8, price: 4, tax'), 'another value price'],
  ['a mark outside of its panel', swap('at: [quantity, price]', 'at: [9 * quantity, price]'), 'is not on the panel'],
  ['a smooth curve outside of its panel', swap('[[10, 8]', '[[10, 80]'), '(10, 80) is not on the panel'],
  ['an axis without length', swap('max: 2 * quantity', 'max: 0'), 'the axis ends at 0'],
  ['a part of no kind', swap('kind: prose', 'kind: essay'), 'parts.e'],
  ['a part with another name', swap('    e:\n', '    last:\n'), 'parts.last'],
  ['an unknown field', swap('      unit: $\n', '      units: $\n'), 'units'],
])('reports %s', (_, change, message) => {
  const { questions, problems } = read(change);
  expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
  expect(problems.every(({ file, line }) => file === SAMPLE_FREE_RESPONSE && line > 0)).toBe(true);
  expect(questions.length).toBeLessThan(3);
});

const giving = (board: string) => read(swap('  graph:\n', `  given: ${board}\n  graph:\n`));
const MARKET = 'kind: market, quantity: Cups per day, price: Price ($ per cup)';

describe('what a question gives to read', () => {
  test('is a graph with the words and numbers of the variant and of the model', () => {
    const { questions, problems } = giving(
      `{ ${MARKET}, title: 'The market for {goods}', demand: { choke: choke, slope: demandSlope },
        supply: { reservation: 2, slope: 0.1 }, tax: { amount: tax }, show: [wedge, tax-revenue], max: { price: choke + 2 } }`,
    );
    expect(problems).toEqual([]);
    expect(questions.map(({ given }) => given)).toMatchObject([
      { title: 'The market for coffee', demand: { choke: 8, slope: 0.1 }, tax: { amount: 2 }, max: { price: 10 } },
      { title: 'The market for orange juice', demand: { choke: 10, slope: 0.1 }, tax: { amount: 4 } },
      { title: 'The market for bus rides', show: ['wedge', 'tax-revenue'] },
    ]);
  });

  test('is a table at the end of the stem, whose cells may be texts with numbers', () => {
    const { questions, problems } = giving(
      "{ kind: table, caption: 'Sales of {goods}', columns: [Tax, Quantity], rows: [[None, '{quantity}'], ['{tax} dollars', '{newQuantity}']] }",
    );
    expect(problems).toEqual([]);
    expect(questions[0]?.given).toBeUndefined();
    expect(questions[0]?.stem).toMatch(/at \$5\.<\/p><table><caption>Sales of coffee<\/caption>/);
    expect(questions[0]?.stem).toContain('<tr><th scope="row">2 dollars</th><td>20</td></tr>');
  });

  test.each([
    [
      'another number than the model',
      `{ ${MARKET}, demand: { choke: choke + 1, slope: 0.1 } }`,
      'demand.choke is 9, and the model has 8',
    ],
    [
      'another tax than the model',
      `{ ${MARKET}, demand: { choke: choke, slope: 0.1 }, supply: { reservation: 2, slope: 0.1 }, tax: { amount: 3 } }`,
      'tax.amount is 3, and the model has 2',
    ],
    [
      'a number in a panel that the model does not have',
      `{ kind: panels, left: { ${MARKET}, title: A, supply: { reservation: 4, slope: 0.1 } }, right: { ${MARKET}, title: B, demand: { choke: choke, slope: 0.1 } } }`,
      'left.supply.reservation is 4, and the model has 2',
    ],
    ['a field that no graph has', `{ ${MARKET}, demnd: 3 }`, 'Unrecognized key'],
    ['a graph that cannot be drawn', `{ ${MARKET}, show: [equilibrium] }`, 'cannot be drawn'],
    [
      'a table with a row that is too short',
      '{ kind: table, caption: Sales, columns: [Tax, Quantity], rows: [[1]] }',
      'row 1 has 1 entries',
    ],
    ['a name that neither variant nor model has', `{ ${MARKET}, demand: { choke: chock, slope: 0.1 } }`, '"chock"'],
  ])('is refused with its line if it is %s', (_, board, message) => {
    const { questions, problems } = giving(board);
    expect(problems.map((problem) => problem.message)).toContainEqual(expect.stringContaining(message));
    expect(problems.every(({ file, line }) => file === SAMPLE_FREE_RESPONSE && line > 0)).toBe(true);
    expect(questions.length).toBeLessThan(3);
  });
});

test('reports a problem of the model alone, not what follows from it', () => {
  const { problems } = read(swap('choke: 8', 'choke: 1'));
  expect(problems).toHaveLength(1);
});
