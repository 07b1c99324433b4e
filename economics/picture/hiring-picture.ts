import { z } from 'zod';
import { number, oneOf, positive, type Authored } from './fields';
import { laborFields, pointsOnProduct, straightProduct } from './labor-fields';

const product = z.union([z.array(number).min(1), straightProduct]);

const hiringPart = oneOf({
  hiring: 'The labor hired at the (new) wage.',
  'old-hiring': 'The labor hired before the change.',
  'wage-bill': 'The rectangle of wage times labor.',
  'shift-arrow': 'From the old curve or wage to the new one.',
});
export type HiringPart = z.infer<typeof hiringPart>;

export const hiringPicture = z
  .strictObject({
    kind: z.literal('hiring'),
    ...laborFields,
    mrp: product.describe(
      'MRP = start − slope × L: `{ start: 240, slope: 10 }`. Or a list, the MRP of worker 1, 2, 3 …, drawn as steps.',
    ),
    newMrp: product
      .describe("MRP after the product's price, productivity or another input changed; MRP1 stays, faint.")
      .exactOptional(),
    marketWage: positive.describe('Without it, MRP is drawn alone.').exactOptional(),
    newWage: positive.describe('The wage after a change.').exactOptional(),
    show: z.array(hiringPart).describe('What is shown besides the curves. Default: hiring.').exactOptional(),
    at: pointsOnProduct,
  })
  .describe('A firm that hires at the market wage, which is a horizontal S = MRC.');

export type HiringPicture = Authored<typeof hiringPicture>;
