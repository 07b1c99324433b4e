import { z } from 'zod';
import { graphFields, label, number, oneOf, positive, values, xyEnd, type Authored } from './fields';

const model = z.union([
  z.array(number).min(2),
  z.strictObject({ linear: number, quadratic: number.exactOptional(), cubic: number.exactOptional() }),
]);

const product = z.enum(['total', 'marginal', 'average']);
export type Product = z.infer<typeof product>;

export const productionPicture = z
  .strictObject({
    kind: z.literal('production'),
    ...graphFields,
    values,
    x: label.describe('The input: `Workers`.'),
    y: label.describe('The output: `Pizzas per hour`.'),
    production: model.describe(
      'TP = linear × L + quadratic × L² + cubic × L³: `{ linear: 15, quadratic: 6, cubic: -1 }`. Or a table, the output of 1, 2, 3 … units of the input: `[4, 10, 15, 18, 19, 17]`.',
    ),
    newProduction: model
      .describe('After a change in technology or capital; the old curves are drawn faint.')
      .exactOptional(),
    show: z
      .array(
        oneOf({
          total: 'Total product.',
          marginal: 'Marginal product.',
          average: 'Average product.',
          diminishing: 'Where returns begin to diminish.',
          'highest-average': 'Where MP = AP.',
          maximum: 'The highest total product, where MP is 0.',
        }),
      )
      .min(1)
      .describe('What is shown. Default: total.')
      .exactOptional(),
    at: z
      .array(z.strictObject({ curve: product, input: positive, name: label }))
      .describe('Named points on curves: `[{ curve: marginal, input: 4, name: F }]`.')
      .exactOptional(),
    max: xyEnd,
  })
  .describe('Output with one variable input: total product, or marginal and average product.');

export type ProductionPicture = Authored<typeof productionPicture>;
