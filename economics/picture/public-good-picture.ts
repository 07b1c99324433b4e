import { z } from 'zod';
import {
  graphFields,
  label,
  letteredAreas,
  oneOf,
  positive,
  priceAxes,
  priceEnd,
  slopedSupply,
  values,
  type Authored,
} from './fields';

const publicGoodPart = oneOf({
  sum: "The vertical sum of the consumers' curves. Parts that need it draw it as well.",
  cost: 'Marginal cost.',
  efficient: 'Where the sum meets marginal cost.',
  parts: 'What each consumer is willing to pay at the efficient quantity.',
  private:
    "Where the highest of the consumers' own curves meets marginal cost: what is bought when the others are free riders.",
  'deadweight-loss': 'Between the sum and marginal cost, from the private quantity to the efficient one.',
});
export type PublicGoodPart = z.infer<typeof publicGoodPart>;

export const publicGoodPicture = z
  .strictObject({
    kind: z.literal('public-good'),
    ...graphFields,
    values,
    ...priceAxes,
    consumers: z
      .array(z.strictObject({ choke: positive, slope: positive, name: label.exactOptional() }))
      .min(2)
      .max(3)
      .describe(
        'The marginal benefit of each: P = choke − slope × Q. They are MB1, MB2 and so on unless they have a name.',
      ),
    cost: slopedSupply.describe('Marginal cost: P = reservation + slope × Q.').exactOptional(),
    show: z
      .array(publicGoodPart)
      .describe("What is shown besides the consumers' curves. Default: sum, and with a cost also efficient.")
      .exactOptional(),
    max: priceEnd,
    areas: letteredAreas,
  })
  .describe(
    'What two or three consumers are willing to pay for a good that all consume together, and the vertical sum. No lettered area may reach beyond the quantity where the sum bends.',
  );

export type PublicGoodPicture = Authored<typeof publicGoodPicture>;
