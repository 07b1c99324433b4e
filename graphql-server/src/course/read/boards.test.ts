import { expect, test } from 'vitest';
import { questionRows } from '../import/course-rows';
import { Boards } from './boards';
import { readGift } from './read-gift';

const BOARDS = `
cigarettes:
  kind: market
  title: The market for cigarettes
  quantity: Packs (thousands a day)
  price: Price ($ a pack)
  demand: { choke: 12, slope: 0.1 }
  supply: { reservation: 2, slope: 0.1 }
more-demand: { kind: market, quantity: Quantity, price: Price, values: hidden, demand: { choke: 8, slope: 0.1 }, supply: { reservation: 2, slope: 0.1 }, demandShift: 20 }
less-demand: { kind: market, quantity: Quantity, price: Price, values: hidden, demand: { choke: 8, slope: 0.1 }, supply: { reservation: 2, slope: 0.1 }, demandShift: -20 }
tea-and-coffee:
  kind: panels
  left: { kind: market, title: Tea, quantity: Q, price: P, demand: { choke: 8, slope: 0.1 } }
  right: { kind: market, title: Coffee, quantity: Q, price: P, demand: { choke: 9, slope: 0.1 } }
prices:
  kind: table
  caption: The market for tea
  columns: [Price, Q~d~]
  rows: [[$4, 60], [$6, 1200]]
game:
  kind: payoff-matrix
  caption: Daily profit
  unit: $
  rows: { player: Ava, strategies: [High, Low] }
  columns: { player: Ben, strategies: [High, Low] }
  payoffs: [[[10, 8], [2, 12]], [[12, 2], [5, 5]]]
report: { kind: text, text: Tea prices rose by **20%**. }
`;

const question = (stem: string, choice = 'right') => `$CATEGORY: Taxes

// [id:a-01] [tag:graph] [tag:difficulty-1]
[markdown]${stem}
{
=${choice}# Because.
~wrong# @upside-down No.
}
`;

function place(gift: string, yaml = BOARDS) {
  const boards = new Boards('boards.yaml', yaml, 'taxes');
  const { questions, problems } = readGift('questions.gift', gift, 'hand');
  expect(problems).toEqual([]);
  const [placed] = questions.map((one) => boards.place(one));
  const chapter = { reserved: [], slug: 'taxes', topics: [{ at: placed!.at, id: 1, name: 'Taxes' }] };
  return { boards, placed: placed!, rows: () => questionRows(placed!, chapter) };
}

test('keeps a space between the sentences before and after a graph', () => {
  const { rows } = place(question('The tax rises. [board:cigarettes] What is the price?'));
  expect(rows().question.text).toBe('<p>The tax rises. What is the price?</p>');
});

test('stores the graph of a board as the figure of its question, with its words', () => {
  const { placed, rows } = place(question('What is the price? [board:cigarettes]'));
  expect(placed.board).toBe('cigarettes');
  expect(rows().question).toMatchObject({
    text: '<p>What is the price?</p>',
    figure: {
      name: 'taxes.cigarettes',
      alt: expect.stringContaining('The curves intersect at E, at a price of $7 and a quantity of 50 thousand.'),
      picture: { kind: 'market', title: 'The market for cigarettes' },
    },
    imageUrl: null,
  });
});

test('writes a data table with a head for each column and row', () => {
  const { rows } = place(question('What is the price?\\n\\n[board:prices]'));
  expect(rows().question.text).toBe(
    '<p>What is the price?</p>\n<table><caption>The market for tea</caption>' +
      '<thead><tr><th scope="col">Price</th><th scope="col">Q<sub>d</sub></th></tr></thead>' +
      '<tbody><tr><th scope="row">$4</th><td>60</td></tr><tr><th scope="row">$6</th><td>1,200</td></tr></tbody></table>',
  );
});

test('writes a payoff matrix with both players as heads and says whose payoff comes first', () => {
  const { text } = place(question('[board:game] Which is dominant?')).rows().question;
  expect(text).toContain('<caption>Daily profit. First entry: Ava; second entry: Ben</caption>');
  expect(text).toContain('<th colspan="2" scope="colgroup">Ben</th>');
  expect(text).toContain(
    '<th rowspan="2" scope="rowgroup">Ava</th><th scope="row">High</th><td>$10, $8</td><td>$2, $12</td>',
  );
});

test('writes a short text as a quotation', () => {
  const { text } = place(question('[board:report] Why?')).rows().question;
  expect(text).toBe('<blockquote><p>Tea prices rose by <strong>20%</strong>.</p></blockquote><p>Why?</p>');
});

test('stores a choice that is a graph with its figure and its words', () => {
  const gift = question('Which graph fits?', '[board:more-demand]').replace('~wrong', '~[board:less-demand]');
  expect(place(gift).rows().answers).toMatchObject([
    {
      text: expect.stringContaining('Demand shifts right'),
      figure: { name: 'taxes.more-demand', picture: { demandShift: 20 } },
    },
    { text: expect.stringContaining('Demand shifts left'), figure: { name: 'taxes.less-demand' } },
  ]);
});

test.each([
  ['an unknown name', question('[board:cigarets] What?'), 'has no board "cigarets"', 'did you mean "cigarettes"?'],
  ['two graphs', question('[board:cigarettes] [board:more-demand]'), 'more than one graph', 'one board'],
  ['a choice with a board and a word', question('What?', 'yes [board:more-demand]'), 'other text', 'one graph'],
  ['two panels as a choice', question('What?', '[board:tea-and-coffee]'), 'two panels', 'one graph'],
  ['a table as a choice', question('What?', '[board:prices]'), 'without a graph', 'one graph'],
])('refuses %s at the line of the question', (_, gift, message, fix) => {
  expect(place(gift).boards.problems).toMatchObject([
    { file: 'questions.gift', line: 3, message: expect.stringContaining(message), fix: expect.stringContaining(fix) },
  ]);
});

test('names the boards that no question shows', () => {
  const { boards } = place(
    question('[board:report] Why?'),
    BOARDS.split('game:')[0]! + 'report: { kind: text, text: Tea. }',
  );
  boards.checkUse();
  expect(boards.problems.map(({ line, message }) => [line, message])).toEqual([
    [3, 'no question shows the board "cigarettes"'],
    [9, 'no question shows the board "more-demand"'],
    [10, 'no question shows the board "less-demand"'],
    [12, 'no question shows the board "tea-and-coffee"'],
    [16, 'no question shows the board "prices"'],
  ]);
});

test.each([
  ['a market without curves', 'a: { kind: market, quantity: Q, price: P }', 'needs a demand curve'],
  ['a table with a cell too many', 'a: { kind: table, caption: C, columns: [A, B], rows: [[1, 2, 3]] }', '3 entries'],
  ['an unknown kind', 'a: { kind: riddle }', 'kind'],
])('refuses %s at its line in boards.yaml', (_, yaml, message) => {
  const boards = new Boards('boards.yaml', yaml, 'taxes');
  expect(boards.problems).toMatchObject([{ file: 'boards.yaml', line: 1, message: expect.stringContaining(message) }]);
});
