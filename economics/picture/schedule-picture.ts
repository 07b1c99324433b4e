import { z } from 'zod';
import { graphFields, number, oneOf, positive, priceAxes, type Authored } from './fields';

export const schedulePicture = z
  .strictObject({
    kind: z.literal('schedule'),
    ...graphFields,
    ...priceAxes,
    buyers: z.array(number).min(1).describe('What each would pay, highest first.').exactOptional(),
    sellers: z.array(number).min(1).describe('What a unit costs each, lowest first.').exactOptional(),
    priceLine: positive.describe('The price at which they buy and sell.').exactOptional(),
    show: z
      .array(
        oneOf({
          'consumer-surplus': 'The area between what the buyers would pay and the price.',
          'producer-surplus': "The area between the price and the sellers' costs.",
        }),
      )
      .describe('Shaded areas; they need a `priceLine`.')
      .exactOptional(),
    max: z.strictObject({ price: positive.exactOptional() }).describe('Where the price axis ends.').exactOptional(),
  })
  .describe('Buyers and sellers one by one, as steps. Buyers, sellers, or both.');

export type SchedulePicture = Authored<typeof schedulePicture>;
