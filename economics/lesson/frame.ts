import type { Figure } from '../figure';
import { count } from '../numbers';
import type { Picture } from '../picture/picture';

/** What a lesson shows while one beat is said: a graph, or a text, a table, a flow chart. */
export type Frame = Picture | TextFrame | TableFrame | FlowFrame;

/** A graph ready to be laid out, without the model behind it. */
export interface FigureFrame {
  readonly kind: 'figure';
  readonly figure: Figure;
}

/** What a browser gets of a frame. Models stay on the server, so the player is as small with thirty kinds of graphs as with one. */
export type DrawnFrame = FigureFrame | TextFrame | TableFrame | FlowFrame;

/** A definition, a formula, a worked calculation: one thought a line. */
export interface TextFrame {
  readonly kind: 'text';
  readonly lines: readonly string[];
  /** How many of the lines are there yet; all by default. The others keep their space. */
  readonly shown?: number;
}

/** `highlight` counts rows and columns from 0. */
export interface TableFrame {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly highlight?: readonly (readonly [row: number, column: number])[];
  /** How many of the rows are there yet. */
  readonly shown?: number;
}

/** Who gives what to whom, such as goods and money between households and firms. */
export interface FlowFrame {
  readonly kind: 'flow';
  readonly boxes: readonly { readonly id: string; readonly label: string }[];
  readonly arrows: readonly { readonly from: string; readonly to: string; readonly label: string }[];
  /** How many of the arrows are there yet. */
  readonly shown?: number;
}

export const isPicture = (frame: Frame): frame is Picture =>
  frame.kind !== 'text' && frame.kind !== 'table' && frame.kind !== 'flow';

/** Whether the line, row or arrow with this index is there yet. */
export const isThere = (index: number, { shown = Infinity }: { readonly shown?: number }): boolean => index < shown;

export const cellText = (cell: string | number): string => (typeof cell === 'number' ? count(cell) : cell);
