import { z } from 'zod';
import { graphFields, label, notNegative, oneOf, positive, values, type Authored } from './fields';

const incomes = z.array(notNegative).min(2).max(10);

export const lorenzPicture = z
  .strictObject({
    kind: z.literal('lorenz'),
    ...graphFields,
    values,
    x: label.describe('Label of the horizontal axis. Default: `Cumulative percent of households`.').exactOptional(),
    y: label.describe('Label of the vertical axis. Default: `Cumulative percent of income`.').exactOptional(),
    incomes: incomes.describe('Incomes or shares of groups of equal size, poorest first: usually five quintiles.'),
    after: incomes
      .describe('The same after a tax, a transfer, or some years; the first curve turns faint.')
      .exactOptional(),
    show: z
      .array(
        oneOf({
          points: 'A dot for each group.',
          gini: 'The area between the (new) curve and equality, with the Gini coefficient.',
        }),
      )
      .describe('What is shown besides the curves.')
      .exactOptional(),
    at: z
      .array(positive)
      .describe('Percent of households at which the share of income is read on the (new) curve: `[40]`.')
      .exactOptional(),
    areas: z
      .literal('letters')
      .describe('Calls the area between equality and the (new) curve T, and the one below the curve U.')
      .exactOptional(),
  })
  .describe('The Lorenz curve of groups of equal size, before and after a change if there is one.');

export type LorenzPicture = Authored<typeof lorenzPicture>;
