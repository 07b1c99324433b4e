import { z } from 'zod';
import { label, number, shown, type Authored } from '../picture/fields';
import { graphPictures } from '../picture/graph-picture';
import { panelsPicture } from '../picture/panels-picture';

export const textFrame = z
  .strictObject({
    kind: z.literal('text'),
    lines: z.array(label).min(1).max(6).describe('One thought a line.'),
    shown,
  })
  .describe('A definition, a formula, or a worked calculation.');

/** By row and column, counted from 0. */
const cell = z.tuple([z.int().min(0), z.int().min(0)]);

export const tableFrame = z
  .strictObject({
    kind: z.literal('table'),
    caption: label.describe('What the table shows.'),
    columns: z.array(label).min(1).max(5).describe('The heads of the columns.'),
    rows: z
      .array(z.array(z.union([z.string(), number])))
      .min(1)
      .max(8)
      .describe('The cells, row by row.'),
    shown,
    highlight: z.array(cell).describe('Cells to highlight, each by row and column, counted from 0.').exactOptional(),
    arrows: z
      .array(z.tuple([cell, cell]))
      .describe('Arrows from cell to cell, such as to the best reply in a game: `[[[0, 1], [1, 1]]]`.')
      .exactOptional(),
  })
  .describe('A table of up to eight rows.');

export const flowFrame = z
  .strictObject({
    kind: z.literal('flow'),
    boxes: z
      .array(z.strictObject({ id: label, label }))
      .min(2)
      .max(5)
      .describe('Who takes part.'),
    arrows: z
      .array(z.strictObject({ from: label, to: label, label }))
      .min(1)
      .describe('What one gives another, from box to box by their ids.'),
    shown,
  })
  .describe('Who gives what to whom, such as goods and money between households and firms.');

/** What lesson.yaml may show during a beat. Whether it can be drawn is checked separately. */
export const frameSchema = z.discriminatedUnion('kind', [
  ...graphPictures,
  panelsPicture,
  textFrame,
  tableFrame,
  flowFrame,
]);

/** What a lesson shows while one beat is said: a graph, or a text, a table, a flow chart. */
export type Frame = Authored<typeof frameSchema>;
export type TextFrame = Authored<typeof textFrame>;
export type TableFrame = Authored<typeof tableFrame>;
/** Who gives what to whom. */
export type FlowFrame = Authored<typeof flowFrame>;
