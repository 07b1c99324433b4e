import { z } from 'zod';
import {
  fallingDemand,
  graphFields,
  label,
  namedAreas,
  notNegative,
  number,
  oneOf,
  positive,
  priceAxes,
  priceEnd,
  values,
  type Authored,
} from './fields';

const costs = z.strictObject({
  fixed: notNegative,
  setup: notNegative.exactOptional(),
  linear: number,
  quadratic: number.exactOptional(),
  cubic: number.exactOptional(),
});

const firmCurve = z.enum(['MC', 'ATC', 'AVC', 'AFC', 'MR', 'D']);
/** Cost curves, and what the firm faces: MR and D, which are one line where it is a price taker. */
export type FirmCurve = z.infer<typeof firmCurve>;

const firmPart = oneOf({
  output: 'The profit-maximizing output with its price, or the output at the regulated price.',
  'old-output': 'The same before the change or the regulation.',
  profit: 'The rectangle of economic profit, or of the loss.',
  revenue: 'The rectangle of total revenue.',
  'total-cost': 'The rectangle of total cost.',
  'variable-cost': 'The rectangle of variable cost.',
  'fixed-cost': 'The rectangle of fixed cost.',
  supply: 'Short-run supply: marginal cost from the lowest average variable cost on.',
  'minimum-atc': 'A dot at the lowest average total cost, with its values.',
  'minimum-avc': 'A dot at the lowest average variable cost.',
  'break-even': 'The lowest average total cost by the name that it has for a price taker.',
  'shut-down': 'The lowest average variable cost by the name that it has for a price taker.',
  'efficient-output': 'Where demand meets marginal cost.',
  'fair-return': 'Where demand meets average total cost.',
  'unit-elastic': 'Where marginal revenue is 0.',
  'elastic-range': 'Brackets along demand: elastic where marginal revenue is above 0, inelastic where it is below.',
  'consumer-surplus': 'The area of consumer surplus.',
  'producer-surplus': 'The area of producer surplus.',
  transfer:
    'What consumers pay beyond the efficient price for the units that they still buy; a part of producer surplus.',
  'deadweight-loss': 'The area of deadweight loss.',
  'shift-arrow': 'From the old curve to the new one.',
});
export type FirmPart = z.infer<typeof firmPart>;

const subscript = z.string().regex(/^[A-Za-z0-9*]{1,4}$/, 'a subscript has one to four letters or digits');

/** By the parts whose point has a price and a quantity on the axes. */
const letters = z.strictObject({
  output: subscript.exactOptional(),
  'old-output': subscript.exactOptional(),
  'efficient-output': subscript.exactOptional(),
  'fair-return': subscript.exactOptional(),
  'unit-elastic': subscript.exactOptional(),
});
export type LetteredPart = keyof z.infer<typeof letters>;

export const firmPicture = z
  .strictObject({
    kind: z.literal('firm'),
    ...graphFields,
    values,
    ...priceAxes,
    costs: costs.describe(
      'TC = fixed + setup + linear × q + quadratic × q² + cubic × q³. With `quadratic` alone marginal cost is a straight line, with `linear` alone it is constant. `setup` is variable cost that a shutdown saves: AVC is then a curve beside a straight marginal cost.',
    ),
    newCosts: costs.describe('After a change; the curves that move are drawn faint where they were.').exactOptional(),
    marketPrice: positive.describe('Of a price taker: the line MR = D = P.').exactOptional(),
    newMarketPrice: positive.describe('The price after a change.').exactOptional(),
    demand: fallingDemand
      .describe('Of a firm that sets its price, in place of `marketPrice`: D and, twice as steep, MR.')
      .exactOptional(),
    demandShift: number.describe('Units at each price: right above 0, left below.').exactOptional(),
    regulated: z
      .union([z.enum(['efficient', 'fair-return']), positive])
      .describe(
        'A price set by the government: where D = MC (`efficient`), where D = ATC (`fair-return`), or a price ceiling in dollars.',
      )
      .exactOptional(),
    discriminates: z
      .boolean()
      .describe('Perfect price discrimination: each unit sells at the price on demand, so MR is D.')
      .exactOptional(),
    curves: z
      .array(firmCurve)
      .min(1)
      .describe('The curves to draw. Default: MC, ATC, and D and MR if there are any.')
      .exactOptional(),
    show: z
      .array(firmPart)
      .describe(
        'What is shown besides the curves. Default: output, where the firm faces a price or demand. A price taker below the lowest AVC produces nothing: give `[]` or other parts.',
      )
      .exactOptional(),
    at: z
      .array(
        z.strictObject({
          curve: firmCurve,
          quantity: positive,
          name: label,
          level: z.literal(false).describe('Leaves out its price, which no question needs.').exactOptional(),
        }),
      )
      .describe('Named points on curves, after the change: `[{ curve: ATC, quantity: 40, name: F }]`.')
      .exactOptional(),
    letters: letters
      .describe(
        "With hidden values, the subscript of P and Q: `{ output: '1' }` makes them P1 and Q1. Default: M for one output on a sloped demand, else 1 and 2; S, F and U.",
      )
      .exactOptional(),
    max: priceEnd,
    areas: namedAreas,
  })
  .describe(
    'The cost curves of one firm, and the price or the demand that it faces. What a change moves is drawn faint where it was, under the number 1; make one change at a time. For `focus` and `unlabeled`, the curves are marginal-cost, average-total-cost, average-variable-cost, average-fixed-cost, marginal-revenue, demand, and price-line for MR = D = P.',
  );

export type FirmPicture = Authored<typeof firmPicture>;
