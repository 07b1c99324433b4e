import { z } from 'zod';
import { graphFields, label, number, positive, values, xyEnd, type Authored } from './fields';

const frontier = z.union([
  z.strictObject({ x: positive, y: positive, bow: z.number().min(0).max(1).exactOptional() }),
  z.strictObject({ schedule: z.array(z.tuple([number, number])).min(2) }),
]);

export const possibilitiesPicture = z
  .strictObject({
    kind: z.literal('possibilities'),
    ...graphFields,
    values,
    x: label.describe('Label of the horizontal axis: `Fish (per day)`.'),
    y: label.describe('Label of the vertical axis.'),
    frontier: frontier.describe(
      'The most of each good, and how far the curve is bowed out: 0 (the default) is a straight line, 1 a quarter of an ellipse. Or the combinations of a table, in the order of x: `{ schedule: [[0, 20], [10, 18], [20, 12]] }`.',
    ),
    growth: frontier.describe('The curve after growth or a loss; the first one is drawn faint.').exactOptional(),
    points: z
      .array(z.strictObject({ name: label, x: number, y: number.exactOptional() }))
      .describe('Named combinations of the two goods; without `y` they lie on the (new) curve.')
      .exactOptional(),
    steps: z.array(number).describe('Quantities of x, in order: what each step costs in y is drawn.').exactOptional(),
    trade: z
      .strictObject({ makes: z.enum(['x', 'y']), yPerX: positive })
      .describe('What can be consumed by producing only one good and trading it at `yPerX` units of y for one of x.')
      .exactOptional(),
    max: xyEnd,
  })
  .describe('A production possibilities curve, straight or bowed out, or through the combinations of a table.');

export type PossibilitiesPicture = Authored<typeof possibilitiesPicture>;
