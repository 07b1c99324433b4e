import { count, dollars, percent } from '../numbers';
import type { Picture } from '../picture/picture';

/** What a question shows beside its text, by a name in boards.yaml: a graph, a table, a payoff matrix, or a short text with data. */
export type Board = Picture | TableBoard | PayoffMatrix | TextBoard;

export interface TableBoard {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each row is its head. */
  readonly rows: readonly (readonly (string | number)[])[];
}

interface Player {
  readonly player: string;
  readonly strategies: readonly string[];
}

/** Two players, who choose at the same time. Payoffs by row and column: the row player's first. */
export interface PayoffMatrix {
  readonly kind: 'payoff-matrix';
  /** What the payoffs are: "Profit per week". */
  readonly caption: string;
  readonly rows: Player;
  readonly columns: Player;
  readonly payoffs: readonly (readonly (readonly [rowPlayer: number, columnPlayer: number])[])[];
  readonly unit?: '$' | '%';
}

/** A report or a news item with the data that the question needs, in Markdown. */
export interface TextBoard {
  readonly kind: 'text';
  readonly text: string;
}

export const isGraph = (board: Board): board is Picture =>
  board.kind !== 'table' && board.kind !== 'payoff-matrix' && board.kind !== 'text';

const WRITERS = { $: dollars, '%': percent };

/** "$10, $8": what the row player gets, then the column player. */
export function payoffText(matrix: PayoffMatrix, row: number, column: number): string {
  const write = matrix.unit === undefined ? count : WRITERS[matrix.unit];
  return (matrix.payoffs[row]?.[column] ?? []).map(write).join(', ');
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
