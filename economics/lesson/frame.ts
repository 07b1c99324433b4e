import type { Figure } from '../figure';
import { count } from '../numbers';
import type { Picture } from '../picture/picture';
import type { FlowFrame, Frame, TableFrame, TextFrame } from './frame-schema';

/** A graph ready to be laid out, without the model behind it. */
export interface FigureFrame {
  readonly kind: 'figure';
  readonly figure: Figure;
}

/** What a browser gets of a frame. Models stay on the server, so the player is as small with thirty kinds of graphs as with one. */
export type DrawnFrame = FigureFrame | TextFrame | TableFrame | FlowFrame;

export const isPicture = (frame: Frame): frame is Picture =>
  frame.kind !== 'text' && frame.kind !== 'table' && frame.kind !== 'flow';

/** Whether the line, row or arrow with this index is there yet. */
export const isThere = (index: number, { shown = Infinity }: { readonly shown?: number }): boolean => index < shown;

export const cellText = (cell: string | number): string => (typeof cell === 'number' ? count(cell) : cell);
