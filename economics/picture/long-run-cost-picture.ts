import { z } from 'zod';
import { graphFields, label, oneOf, positive, priceAxes, priceEnd, values, type Authored } from './fields';

const scale = z.strictObject({
  start: positive,
  lowest: positive,
  from: positive,
  to: positive,
  end: z.strictObject({ quantity: positive, cost: positive }).exactOptional(),
});

const longRunPart = oneOf({
  curve: 'Long-run average total cost.',
  regions: 'The regions of economies, constant returns and diseconomies of scale.',
  'minimum-efficient-scale': 'The smallest quantity at the lowest cost.',
});
export type LongRunPart = z.infer<typeof longRunPart>;

export const longRunCostPicture = z
  .strictObject({
    kind: z.literal('long-run-cost'),
    ...graphFields,
    values,
    ...priceAxes,
    cost: scale.describe(
      'Average total cost falls from `start` to `lowest` at the quantity `from`, stays there up to the quantity `to`, and rises through `end`.',
    ),
    newCost: scale
      .describe('After a change in technology or input prices. All else is drawn for it; the old curve turns faint.')
      .exactOptional(),
    plants: z
      .array(positive)
      .min(1)
      .max(6)
      .describe('The outputs for which plants are best: the short-run ATC of each touches LRATC there.')
      .exactOptional(),
    marginal: z.boolean().describe('Short-run marginal cost of each plant as well.').exactOptional(),
    show: z.array(longRunPart).describe('What is shown. Default: curve.').exactOptional(),
    at: z
      .array(z.strictObject({ quantity: positive, name: label }))
      .describe('Named points on the curve.')
      .exactOptional(),
    max: priceEnd,
  })
  .describe('Long-run average total cost, and the short-run curves of plants that touch it.');

export type LongRunCostPicture = Authored<typeof longRunCostPicture>;
