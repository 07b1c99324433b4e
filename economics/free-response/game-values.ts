import type { PayoffMatrix } from '../board/board-schema';
import {
  dominantStrategy,
  incentiveToCheat,
  jointMaximum,
  jointPayoff,
  nashEquilibria,
  payoff,
  withPayments,
  type Cell,
  type PlayerOf,
} from '../games';
import { prefixed, type ModelValues } from './model-values';
import type { ModelOf } from './model-schema';

/** A payoff matrix. Its values name strategies, or "none" where there is no dominant one. */
type GameModel = ModelOf<'game'>;

/** The payoffs and strategies of a cell under names such as `nashRowPayoff`. */
const cellValues = (name: string, matrix: PayoffMatrix, cell: Cell | undefined): ModelValues =>
  cell === undefined
    ? {}
    : {
        [`${name}RowStrategy`]: matrix.rows.strategies[cell.row] ?? '',
        [`${name}ColumnStrategy`]: matrix.columns.strategies[cell.column] ?? '',
        [`${name}RowPayoff`]: payoff(matrix, cell, 'rows'),
        [`${name}ColumnPayoff`]: payoff(matrix, cell, 'columns'),
      };

export function gameValues({ rows, columns, payoffs, payments }: GameModel): ModelValues {
  const matrix: PayoffMatrix = { kind: 'payoff-matrix', caption: '', rows, columns, payoffs };
  return {
    ...matrixValues(matrix),
    ...(payments && prefixed('new', matrixValues(withPayments(matrix, payments)))),
    equilibriumOf,
  };
}

/** Number of the only equilibrium of a 2 × 2 matrix, counted in rows from 1; NaN where there is not exactly one. Payoffs in the same order, in pairs. */
function equilibriumOf(...payoffs: number[]): number {
  const pair = (cell: number): [number, number] => [payoffs[2 * cell] ?? NaN, payoffs[2 * cell + 1] ?? NaN];
  const sides = { player: '', strategies: ['1', '2'] };
  const [only, ...others] = nashEquilibria({
    kind: 'payoff-matrix',
    caption: '',
    rows: sides,
    columns: sides,
    payoffs: [
      [pair(0), pair(1)],
      [pair(2), pair(3)],
    ],
  });
  return only === undefined || others.length > 0 ? NaN : 2 * only.row + only.column + 1;
}

function matrixValues(matrix: PayoffMatrix): ModelValues {
  const dominant = (player: PlayerOf): string => {
    const strategy = dominantStrategy(matrix, player);
    return strategy === null ? 'none' : (matrix[player].strategies[strategy] ?? '');
  };
  const equilibria = nashEquilibria(matrix);
  const [collusion, ...others] = jointMaximum(matrix);
  const isOne = collusion !== undefined && others.length === 0;
  return {
    rowDominant: dominant('rows'),
    columnDominant: dominant('columns'),
    equilibria: equilibria.length,
    // With several equilibria no one of them is the answer.
    ...cellValues('nash', matrix, equilibria.length === 1 ? equilibria[0] : undefined),
    ...cellValues('joint', matrix, isOne ? collusion : undefined),
    ...(isOne && {
      jointTotal: jointPayoff(matrix, collusion),
      rowGainFromCheating: incentiveToCheat(matrix, collusion, 'rows'),
      columnGainFromCheating: incentiveToCheat(matrix, collusion, 'columns'),
    }),
    rowPayoff: (row = 1, column = 1) => payoff(matrix, { row: row - 1, column: column - 1 }, 'rows'),
    columnPayoff: (row = 1, column = 1) => payoff(matrix, { row: row - 1, column: column - 1 }, 'columns'),
  };
}
