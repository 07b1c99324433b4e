import { z } from 'zod';
import { graphFields, label, notNegative, positive, priceAxes, priceEnd, values, type Authored } from './fields';

export const elasticitiesPicture = z
  .strictObject({
    kind: z.literal('elasticities'),
    ...graphFields,
    values,
    ...priceAxes,
    side: z.enum(['demand', 'supply']).describe('Which side of the market the curves are.'),
    through: z.strictObject({ quantity: positive, price: positive }).describe('The point that they share.'),
    curves: z
      .array(z.strictObject({ name: label, slope: z.union([notNegative, z.literal('vertical')]) }))
      .min(1)
      .describe('Slope in dollars per unit: 0 is perfectly elastic, `vertical` perfectly inelastic.'),
    newPrice: positive.describe('The price after a change; the quantity on each curve is drawn.').exactOptional(),
    max: priceEnd,
  })
  .describe('Curves of different steepness through one point, and one change in price.');

export type ElasticitiesPicture = Authored<typeof elasticitiesPicture>;
