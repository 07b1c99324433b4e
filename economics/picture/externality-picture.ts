import { z } from 'zod';
import {
  graphFields,
  label,
  letteredAreas,
  number,
  oneOf,
  positive,
  priceAxes,
  priceEnd,
  slopedDemand,
  slopedSupply,
  subsidy,
  tax,
  values,
  type Authored,
} from './fields';

const externalAmount = z.union([positive, z.strictObject({ start: number, slope: number })]);

const externalityPart = oneOf({
  social: 'The curve that includes third parties, MSC or MSB. Parts that need it draw it as well.',
  market: 'Where the private curves intersect, or what one seller sells.',
  efficient: 'Where MSB and MSC intersect.',
  'external-amount': 'The distance between the social and the private curve at the quantity sold.',
  'external-total': 'The area between the two, up to the quantity sold.',
  wedge: 'The tax or subsidy between the price paid by consumers and the price received by producers.',
  'consumer-surplus': 'The area of consumer surplus.',
  'producer-surplus': 'The area of producer surplus.',
  'tax-revenue': 'The rectangle of tax revenue.',
  'subsidy-cost': 'What the subsidy costs the government.',
  'deadweight-loss': 'The area of deadweight loss.',
});
export type ExternalityPart = z.infer<typeof externalityPart>;

export const externalityPicture = z
  .strictObject({
    kind: z.literal('externality'),
    ...graphFields,
    values,
    ...priceAxes,
    demand: slopedDemand.describe('MPB: P = choke − slope × Q.'),
    supply: slopedSupply.describe('MPC: P = reservation + slope × Q.'),
    externalCost: externalAmount
      .describe('Dollars per unit, or `{ start: 0, slope: 5 }`, an amount that changes with the quantity.')
      .exactOptional(),
    externalBenefit: externalAmount.describe('In place of a cost, likewise.').exactOptional(),
    on: z
      .enum(['production', 'consumption'])
      .describe('What causes it. By default a cost comes from production, and a benefit from consumption.')
      .exactOptional(),
    oneSeller: z
      .boolean()
      .describe('A single-price monopoly: MR is drawn, and the market quantity is the one where MR meets MPC.')
      .exactOptional(),
    tax,
    subsidy,
    show: z
      .array(externalityPart)
      .describe('What is shown besides the private curves. Default: social, market and efficient.')
      .exactOptional(),
    names: z
      .strictObject({ demand: label.exactOptional(), supply: label.exactOptional(), social: label.exactOptional() })
      .describe('In place of D = MSB, S = MPC, MSC and the like: `{ demand: MPB }`.')
      .exactOptional(),
    at: z
      .array(z.strictObject({ curve: z.enum(['demand', 'supply', 'social']), quantity: positive, name: label }))
      .describe('Named points on curves: `[{ curve: social, quantity: 30, name: F }]`.')
      .exactOptional(),
    max: priceEnd,
    areas: letteredAreas,
  })
  .describe(
    'Private and social costs and benefits: demand is MPB and supply is MPC, and MSC or MSB lies beside one of them. Exactly one of `externalCost` and `externalBenefit`, at most one of `tax` and `subsidy`. A curve that a tax or subsidy moves onto the social curve is not drawn twice.',
  );

export type ExternalityPicture = Authored<typeof externalityPicture>;
