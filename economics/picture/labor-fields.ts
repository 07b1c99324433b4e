import { z } from 'zod';
import { graphFields, label, letteredAreas, number, positive, type Authored } from './fields';

/** Fields that graphs of labor share. */
export const laborFields = {
  ...graphFields,
  values: z
    .enum(['shown', 'hidden'])
    .describe(
      '`hidden` writes letters (W1, Q1) in place of numbers and leaves out the ticks. On a firm or a monopsony, W1, W2 … and Q1, Q2 … go from low to high, so that no letter tells which is which.',
    )
    .exactOptional(),
  quantity: label.describe('Label of the horizontal axis: `Workers per day`.'),
  wage: label.describe('Label of the vertical axis: `Wage ($ per hour)`.'),
  max: z
    .strictObject({ quantity: positive.exactOptional(), wage: positive.exactOptional() })
    .describe('Where the axes end; set it to keep them still while a lesson continues.')
    .exactOptional(),
  areas: letteredAreas,
};

export type LaborFields = Authored<z.ZodObject<typeof laborFields>>;

export const straightProduct = z.strictObject({ start: positive, slope: positive });

const pointOnProduct = z.strictObject({ quantity: number, name: label });
export type PointOnProduct = Authored<typeof pointOnProduct>;

export const pointsOnProduct = z
  .array(pointOnProduct)
  .describe('Named points on the (new) MRP curve: `[{ quantity: 8, name: F }]`.')
  .exactOptional();
