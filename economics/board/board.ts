import { writerIn } from '../numbers';
import type { Picture } from '../picture/picture';
import type { Board, PayoffMatrix, TableBoard } from './board-schema';

export const isGraph = (board: Board): board is Picture =>
  board.kind !== 'table' && board.kind !== 'payoff-matrix' && board.kind !== 'text';

/** "$10, $8": what the row player gets, then the column player. */
export function payoffText(matrix: PayoffMatrix, row: number, column: number): string {
  return (matrix.payoffs[row]?.[column] ?? []).map(writerIn(matrix.unit)).join(', ');
}

/** @throws RangeError with a message for the author where a board's rows and columns do not fit together. */
export function checkBoard(board: TableBoard | PayoffMatrix): void {
  const [wide, high] =
    board.kind === 'table'
      ? [board.columns.length, board.rows.length]
      : [board.columns.strategies.length, board.rows.strategies.length];
  const lines = board.kind === 'table' ? board.rows : board.payoffs;
  if (lines.length !== high)
    throw new RangeError(`payoffs has ${lines.length} rows for ${high} strategies of the row player`);
  lines.forEach((line, index) => {
    if (line.length !== wide)
      throw new RangeError(`row ${index + 1} has ${line.length} entries, and there are ${wide} columns`);
  });
}
