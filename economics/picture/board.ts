import { count } from '../numbers';

/** A table on the board. Numbers are written as people write them; `highlight` counts rows and columns from 0. */
export interface TableBoard {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly highlight?: readonly (readonly [row: number, column: number])[];
}

/** A cell as people read it: words as they stand, numbers as everywhere. */
export const cellText = (cell: string | number): string => (typeof cell === 'number' ? count(cell) : cell);

/** A definition, a formula, a worked line: one thought a line. */
export interface WordsBoard {
  readonly kind: 'words';
  readonly lines: readonly string[];
}

/** Who gives what to whom: goods and money between households and firms. */
export interface FlowBoard {
  readonly kind: 'flow';
  readonly boxes: readonly { readonly id: string; readonly label: string }[];
  readonly arrows: readonly { readonly from: string; readonly to: string; readonly label: string }[];
}
