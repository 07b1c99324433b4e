import { z } from 'zod';
import { graphFields, label, number, shown, yEnd, type Authored } from './fields';

export const barsPicture = z
  .strictObject({
    kind: z.literal('bars'),
    ...graphFields,
    x: label.describe("What the things are: `Tonight's choices`."),
    y: label.describe('What is measured: `Worth to you ($)`.'),
    unit: z.enum(['$', '%']).describe('The unit of the values; without it they are plain numbers.').exactOptional(),
    bars: z
      .array(z.strictObject({ name: label, value: number, side: z.enum(['buyers', 'sellers']).exactOptional() }))
      .min(1)
      .max(6)
      .describe('`side` gives a bar the color of buyers (blue) or sellers (orange).'),
    shown,
    max: yEnd,
  })
  .describe('One value for each of a few things, side by side.');

export type BarsPicture = Authored<typeof barsPicture>;
