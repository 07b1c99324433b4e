import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { PayoffMatrix } from './board/board-schema';
import {
  bestResponses,
  cellsOf,
  dominantStrategy,
  incentiveToCheat,
  jointMaximum,
  nashEquilibria,
  payoff,
  withPayments,
} from './games';

const game = (payoffs: PayoffMatrix['payoffs'], more: Partial<PayoffMatrix> = {}): PayoffMatrix => ({
  kind: 'payoff-matrix',
  caption: 'Profit per week',
  unit: '$',
  rows: { player: 'Air North', strategies: ['High fare', 'Low fare'] },
  columns: { player: 'Air South', strategies: ['High fare', 'Low fare'] },
  payoffs,
  ...more,
});

const [HIGH, LOW] = [0, 1];
// prettier-ignore
const dilemma = game([[[800, 800], [300, 900]], [[900, 300], [500, 500]]]);
// prettier-ignore
const standard = game([[[10, 8], [2, 3]], [[4, 1], [7, 9]]]);
// prettier-ignore
const pennies = game([[[1, -1], [-1, 1]], [[-1, 1], [1, -1]]]);
// prettier-ignore
const oneSided = game([[[50, 20], [40, 30]], [[60, 25], [45, 15]]]);

test.each([
  ['a price war', dilemma, LOW, LOW, [[LOW, LOW]]],
  ['a choice of one standard', standard, null, null, [[HIGH, HIGH], [LOW, LOW]]], // prettier-ignore
  ['matching pennies', pennies, null, null, []],
  ['one dominant strategy', oneSided, LOW, null, [[LOW, HIGH]]],
] as const)('%s: dominant strategies and Nash equilibria', (_what, matrix, row, column, equilibria) => {
  expect([dominantStrategy(matrix, 'rows'), dominantStrategy(matrix, 'columns')]).toEqual([row, column]);
  expect(nashEquilibria(matrix).map((cell) => [cell.row, cell.column])).toEqual(equilibria);
});

describe('two airlines in a price war', () => {
  it('would earn most together with high fares, and each gains $100 by cheating', () => {
    expect(jointMaximum(dilemma)).toEqual([{ row: HIGH, column: HIGH }]);
    expect(incentiveToCheat(dilemma, { row: HIGH, column: HIGH }, 'rows')).toBe(100);
    expect(incentiveToCheat(dilemma, { row: LOW, column: LOW }, 'columns')).toBe(0);
  });

  it('keep high fares where a fine of $250 takes the gain of low ones', () => {
    const fined = withPayments(dilemma, [
      { player: 'rows', strategy: 'Low fare', amount: -250 },
      { player: 'columns', strategy: 'Low fare', amount: -250 },
    ]);
    // prettier-ignore
    expect(fined.payoffs).toEqual([[[800, 800], [300, 650]], [[650, 300], [250, 250]]]);
    expect(nashEquilibria(fined)).toEqual([{ row: HIGH, column: HIGH }]);
  });

  it('are paid in one cell alone where the payment depends on the other one too', () => {
    const matched = withPayments(dilemma, [
      { player: 'rows', strategy: 'High fare', against: 'Low fare', amount: 300 },
    ]);
    // prettier-ignore
    expect(matched.payoffs).toEqual([[[800, 800], [600, 900]], [[900, 300], [500, 500]]]);
    expect(nashEquilibria(matched)).toEqual([{ row: HIGH, column: LOW }]);
  });

  it('choose as before when one of them gets a lump sum', () => {
    const richer = withPayments(dilemma, [{ player: 'columns', amount: 70 }]);
    expect(richer.payoffs[1]).toEqual([[900, 370], [500, 570]]); // prettier-ignore
    expect(nashEquilibria(richer)).toEqual(nashEquilibria(dilemma));
  });
});

it('finds no dominant strategy where two pay the same', () => {
  // prettier-ignore
  const tied = game([[[5, 1], [5, 2]], [[5, 3], [4, 4]]]);
  expect(bestResponses(tied, 'rows', HIGH)).toEqual([HIGH, LOW]);
  expect(dominantStrategy(tied, 'rows')).toBeNull();
  expect(nashEquilibria(tied)).toEqual([{ row: HIGH, column: LOW }]);
});

test.each([
  ['a strategy that is not there', () => withPayments(dilemma, [{ player: 'rows', strategy: 'Medium', amount: 1 }])],
  ['a cell that is not there', () => payoff(dilemma, { row: 2, column: 0 }, 'rows')],
  ['a row too few', () => nashEquilibria(game([[[1, 1], [2, 2]]]))], // prettier-ignore
])('refuses %s', (_what, ask) => expect(ask).toThrow(RangeError));

const strategies = (player: string, count: number) => ({
  player,
  strategies: Array.from({ length: count }, (_, index) => `${player} ${index}`),
});

const anyGame = fc.tuple(fc.integer({ min: 2, max: 3 }), fc.integer({ min: 2, max: 3 })).chain(([rows, columns]) =>
  fc
    .array(fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    })
    .map((payoffs) => game(payoffs, { rows: strategies('R', rows), columns: strategies('C', columns) })),
);

it('has an equilibrium exactly where neither player gains by moving alone', () => {
  fc.assert(
    fc.property(anyGame, (matrix) => {
      const stable = cellsOf(matrix).filter((cell) => {
        const rowGains = matrix.payoffs.some((line) => line[cell.column]![0] > payoff(matrix, cell, 'rows'));
        const columnGains = matrix.payoffs[cell.row]!.some((pair) => pair[1] > payoff(matrix, cell, 'columns'));
        return !rowGains && !columnGains;
      });
      expect(nashEquilibria(matrix)).toEqual(stable);
    }),
  );
});

it('has dominant strategies in every equilibrium, and no cheating pays there', () => {
  fc.assert(
    fc.property(anyGame, (matrix) => {
      const [row, column] = [dominantStrategy(matrix, 'rows'), dominantStrategy(matrix, 'columns')];
      for (const cell of nashEquilibria(matrix)) {
        if (row !== null) expect(cell.row).toBe(row);
        if (column !== null) expect(cell.column).toBe(column);
        expect(incentiveToCheat(matrix, cell, 'rows')).toBe(0);
        expect(incentiveToCheat(matrix, cell, 'columns')).toBe(0);
      }
      if (row !== null && column !== null) expect(nashEquilibria(matrix)).toHaveLength(1);
    }),
  );
});

it('is played as before after a lump sum to either player', () => {
  fc.assert(
    fc.property(
      anyGame,
      fc.constantFrom('rows' as const, 'columns' as const),
      fc.integer(),
      (matrix, player, amount) => {
        expect(nashEquilibria(withPayments(matrix, [{ player, amount }]))).toEqual(nashEquilibria(matrix));
      },
    ),
  );
});
