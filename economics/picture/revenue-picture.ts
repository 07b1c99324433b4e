import { z } from 'zod';
import { fallingDemand, graphFields, number, oneOf, priceAxes, priceEnd, values, type Authored } from './fields';

export const revenuePicture = z
  .strictObject({
    kind: z.literal('revenue'),
    ...graphFields,
    values,
    ...priceAxes,
    demand: fallingDemand.describe('P = choke − slope × Q.'),
    at: z.array(number).min(1).max(2).describe('One price, or the price before and after a change.').exactOptional(),
    show: z
      .array(
        oneOf({
          stretches: 'Where demand is elastic, unit elastic and inelastic.',
          revenue: 'The rectangle of total revenue at each price.',
        }),
      )
      .describe('What is shown besides the curve. Default: revenue.')
      .exactOptional(),
    max: priceEnd,
  })
  .describe('A demand curve and the rectangle of price times quantity, at one price or before and after a change.');

export type RevenuePicture = Authored<typeof revenuePicture>;
