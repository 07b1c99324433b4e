import { z } from 'zod';
import { graphFields, label, number, oneOf, positive, values, yEnd, type Authored } from './fields';

export const utilityPicture = z
  .strictObject({
    kind: z.literal('utility'),
    ...graphFields,
    values,
    x: label.describe('What is consumed: `Slices of pizza`.'),
    y: label.describe('What is measured: `Utils`.'),
    marginal: z.array(number).min(1).describe('The marginal utility of unit 1, 2, 3 …'),
    show: z
      .array(
        oneOf({
          marginal: 'The marginal utility of each unit, as bars.',
          total: 'Total utility, as a curve.',
          maximum: 'Where total utility is at its maximum. It needs `total`.',
        }),
      )
      .describe('What is shown. Default: marginal.')
      .exactOptional(),
    at: z
      .array(z.strictObject({ unit: positive, name: label }))
      .describe('Named points on the curve of total utility.')
      .exactOptional(),
    max: yEnd,
  })
  .describe('The marginal utility of each unit as bars, its total as a curve.');

export type UtilityPicture = Authored<typeof utilityPicture>;
