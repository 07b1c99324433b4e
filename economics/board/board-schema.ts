import { z } from 'zod';
import { label, type Authored } from '../picture/fields';
import { graphPictures } from '../picture/graph-picture';
import { panelsPicture } from '../picture/panels-picture';

const caption = z.string().trim().min(1).max(100);

export const tableBoard = z
  .strictObject({
    kind: z.literal('table'),
    caption: caption.describe('What the table shows.'),
    columns: z.array(label).min(2).max(6).describe('The heads of the columns; the first column names the rows.'),
    rows: z
      .array(z.array(z.union([z.string(), z.number()])))
      .min(1)
      .max(10)
      .describe('The cells, row by row.'),
  })
  .describe('A table of up to ten rows.');

const player = z.strictObject({ player: label, strategies: z.array(label).min(2).max(3) });

export const payoffMatrix = z
  .strictObject({
    kind: z.literal('payoff-matrix'),
    caption: caption.describe('What the payoffs are.'),
    rows: player.describe('The row player and two or three strategies.'),
    columns: player.describe('The column player, likewise.'),
    payoffs: z
      .array(z.array(z.tuple([z.number(), z.number()])))
      .describe("By row: the row player's payoff, then the column player's."),
    unit: z.enum(['$', '%']).describe('The unit of the payoffs; without it they are plain numbers.').exactOptional(),
  })
  .describe('Two players, who choose at the same time.');

export const textBoard = z
  .strictObject({
    kind: z.literal('text'),
    text: z.string().trim().min(1).max(900).describe('Markdown.'),
  })
  .describe('A report or a news item with the data that the question needs.');

/** What boards.yaml may describe. Whether it can be drawn is checked separately. */
export const boardSchema = z.discriminatedUnion('kind', [
  ...graphPictures,
  panelsPicture,
  tableBoard,
  payoffMatrix,
  textBoard,
]);

/** What a question shows beside its text, by a name in boards.yaml: a graph, a table, a payoff matrix, or a short text with data. */
export type Board = Authored<typeof boardSchema>;
/** The first cell of each row is its head. */
export type TableBoard = Authored<typeof tableBoard>;
/** Two players, who choose at the same time. */
export type PayoffMatrix = Authored<typeof payoffMatrix>;
export type TextBoard = Authored<typeof textBoard>;
