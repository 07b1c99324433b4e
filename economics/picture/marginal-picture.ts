import { z } from 'zod';
import { graphFields, label, letteredAreas, number, oneOf, values, xyEnd, type Authored } from './fields';

const curve = z.union([z.array(number).min(1), z.strictObject({ start: number, slope: number })]);

export const marginalPicture = z
  .strictObject({
    kind: z.literal('marginal'),
    ...graphFields,
    values,
    x: label.describe('Label of the horizontal axis: `Hours of study`.'),
    y: label.describe('Label of the vertical axis.'),
    benefit: curve
      .describe(
        'Marginal benefit, which must not rise: that of unit 1, 2, 3 …, drawn as steps, or `{ start: 12, slope: 2 }`, a straight line.',
      )
      .exactOptional(),
    cost: curve.describe('Marginal cost, which must not fall, likewise.').exactOptional(),
    show: z
      .array(
        oneOf({
          optimum: 'The quantity to choose.',
          'net-gain': 'The area between the two curves, up to that quantity.',
        }),
      )
      .describe('What is shown besides the curves. Default: optimum.')
      .exactOptional(),
    at: z
      .array(z.strictObject({ curve: z.enum(['benefit', 'cost']), quantity: number, name: label }))
      .describe('Named points on straight curves: `[{ curve: benefit, quantity: 4, name: F }]`.')
      .exactOptional(),
    areas: letteredAreas,
    max: xyEnd,
  })
  .describe('Marginal benefit and marginal cost. At least one of them.');

export type MarginalPicture = Authored<typeof marginalPicture>;
