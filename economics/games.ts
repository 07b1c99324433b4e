import { checkBoard } from './board/board';
import type { PayoffMatrix } from './board/board-schema';

/** One of the two players: the one whose strategies are the rows, or the columns. Its payoffs come first, or second. */
export type PlayerOf = 'rows' | 'columns';

/** The outcome where the players choose these strategies, counted from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

const other = (player: PlayerOf): PlayerOf => (player === 'rows' ? 'columns' : 'rows');

const indexes = (matrix: PayoffMatrix, player: PlayerOf): number[] => [...matrix[player].strategies.keys()];

/** The cell in which `player` chooses `own` and the other one chooses `others`. */
const cellFor = (player: PlayerOf, own: number, others: number): Cell =>
  player === 'rows' ? { row: own, column: others } : { row: others, column: own };

const choiceIn = ({ row, column }: Cell, player: PlayerOf): number => (player === 'rows' ? row : column);

/** @throws RangeError for a cell that the matrix does not have. */
export function payoff(matrix: PayoffMatrix, { row, column }: Cell, player: PlayerOf): number {
  const pair = matrix.payoffs[row]?.[column];
  if (!pair) throw new RangeError(`there are no payoffs in row ${row + 1} and column ${column + 1}`);
  return pair[player === 'rows' ? 0 : 1];
}

/** Where the values are largest; several where they are equal. */
function indexesOfLargest(values: readonly number[]): number[] {
  const largest = Math.max(...values);
  return values.flatMap((value, index) => (value === largest ? [index] : []));
}

/** What pays `player` most when the other player chooses `others`; several strategies where they pay the same. */
export const bestResponses = (matrix: PayoffMatrix, player: PlayerOf, others: number): number[] =>
  indexesOfLargest(indexes(matrix, player).map((own) => payoff(matrix, cellFor(player, own, others), player)));

/** The strategy that pays `player` more than every other one, whatever the other player chooses; null where there is none. */
export function dominantStrategy(matrix: PayoffMatrix, player: PlayerOf): number | null {
  checkBoard(matrix);
  const responses = indexes(matrix, other(player)).map((others) => bestResponses(matrix, player, others));
  const [first = []] = responses;
  const [strategy] = first;
  const isAlways = responses.every(([best, ...more]) => best === strategy && more.length === 0);
  return isAlways ? (strategy ?? null) : null;
}

export const cellsOf = (matrix: PayoffMatrix): Cell[] =>
  indexes(matrix, 'rows').flatMap((row) => indexes(matrix, 'columns').map((column) => ({ row, column })));

/** The Nash equilibria in pure strategies: neither player gains by changing its own strategy alone. */
export function nashEquilibria(matrix: PayoffMatrix): Cell[] {
  checkBoard(matrix);
  return cellsOf(matrix).filter((cell) =>
    (['rows', 'columns'] as const).every((player) =>
      bestResponses(matrix, player, choiceIn(cell, other(player))).includes(choiceIn(cell, player)),
    ),
  );
}

/** Both players' payoffs together. */
export const jointPayoff = (matrix: PayoffMatrix, cell: Cell): number =>
  payoff(matrix, cell, 'rows') + payoff(matrix, cell, 'columns');

/** Where the two would go if they colluded and shared their payoffs; several cells where the sums are equal. */
export function jointMaximum(matrix: PayoffMatrix): Cell[] {
  checkBoard(matrix);
  const cells = cellsOf(matrix);
  const best = new Set(indexesOfLargest(cells.map((cell) => jointPayoff(matrix, cell))));
  return cells.filter((_, index) => best.has(index));
}

/** What `player` gains by leaving an agreed cell for its best response while the other player sticks to it; at least 0. */
export function incentiveToCheat(matrix: PayoffMatrix, agreed: Cell, player: PlayerOf): number {
  const others = choiceIn(agreed, other(player));
  const best = indexes(matrix, player).map((own) => payoff(matrix, cellFor(player, own, others), player));
  return Math.max(...best) - payoff(matrix, agreed, player);
}

/** A payment that depends on what a player chooses: above 0 a subsidy or a bribe, below 0 a tax, a fine or a cost. */
export interface Payment {
  readonly player: PlayerOf;
  /** By its name; every strategy without it, as with a lump sum. */
  readonly strategy?: string;
  /** Only where the other player chooses this one. */
  readonly against?: string;
  readonly amount: number;
}

/** Whether the player chooses the strategy of this name in the cell. @throws RangeError for one that it does not have. */
function isChosen(matrix: PayoffMatrix, cell: Cell, player: PlayerOf, strategy: string | undefined): boolean {
  if (strategy === undefined) return true;
  const { player: name, strategies } = matrix[player];
  const index = strategies.indexOf(strategy);
  if (index < 0) throw new RangeError(`${name} has no strategy ${strategy}, only ${strategies.join(', ')}`);
  return choiceIn(cell, player) === index;
}

/** The matrix after the payments. @throws RangeError for a strategy that a player does not have. */
export function withPayments(matrix: PayoffMatrix, payments: readonly Payment[]): PayoffMatrix {
  const paid = (cell: Cell, player: PlayerOf): number =>
    payments
      .filter((one) => one.player === player)
      .filter(({ strategy }) => isChosen(matrix, cell, player, strategy))
      .filter(({ against }) => isChosen(matrix, cell, other(player), against))
      .reduce((sum, { amount }) => sum + amount, payoff(matrix, cell, player));
  return {
    ...matrix,
    payoffs: matrix.payoffs.map(
      (line, row) =>
        line.map((_, column) => [paid({ row, column }, 'rows'), paid({ row, column }, 'columns')] as const), // a pair
    ),
  };
}
