import { z } from 'zod';
import type { Board } from '../../../../economics/board/board';
import { pictureShapes } from './frame-shape';

const label = z.string().trim().min(1).max(60);

const table = z.strictObject({
  kind: z.literal('table'),
  caption: z.string().trim().min(1).max(100),
  columns: z.array(label).min(2).max(6),
  rows: z
    .array(z.array(z.union([z.string(), z.number()])))
    .min(1)
    .max(10),
});

const player = z.strictObject({ player: label, strategies: z.array(label).min(2).max(3) });

const payoffMatrix = z.strictObject({
  kind: z.literal('payoff-matrix'),
  caption: z.string().trim().min(1).max(100),
  rows: player,
  columns: player,
  payoffs: z.array(z.array(z.tuple([z.number(), z.number()]))),
  unit: z.enum(['$', '%']).exactOptional(),
});

const text = z.strictObject({
  kind: z.literal('text'),
  text: z.string().trim().min(1).max(900),
});

export const boardShape: z.ZodType<Board> = z.discriminatedUnion('kind', [...pictureShapes, table, payoffMatrix, text]);
