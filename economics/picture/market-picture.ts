import { z } from 'zod';
import {
  demandCurve,
  graphFields,
  label,
  marketCurve,
  namedAreas,
  number,
  oneOf,
  positive,
  priceAxes,
  priceEnd,
  subsidy,
  supplyCurve,
  tax,
  values,
  type Authored,
} from './fields';

const marketPart = oneOf({
  demand: 'The demand curve. Naming `demand` or `supply` draws only those named.',
  supply: 'The supply curve.',
  equilibrium: 'Where the (new) curves intersect, with its price and quantity.',
  'old-equilibrium': 'Where they intersected before the shift.',
  traded: 'The quantity exchanged under a ceiling, a floor or at the price line.',
  'consumer-surplus': 'The area of consumer surplus.',
  'producer-surplus': 'The area of producer surplus. It contains the quota rent unless that is shown too.',
  'deadweight-loss': 'The area of deadweight loss.',
  'tax-revenue': 'The rectangle of tax revenue.',
  incidence: "The tax revenue, divided into the consumers' and the producers' share.",
  'subsidy-cost': 'What the subsidy costs the government.',
  'quota-rent': 'What a quota is worth to those who may sell.',
  purchases: 'What the government pays for the units that it buys at a floor.',
  shortage: 'The shortage at a ceiling or at the price line.',
  surplus: 'The surplus at a floor or at the price line.',
  wedge: 'The tax or subsidy between the price paid by consumers and the price received by producers.',
  'shift-arrow': 'From the old curve to the new one.',
  'movement-arrow': 'Along the curve that did not shift; without a shift, from the first point of `at` to the last.',
});
export type MarketPart = z.infer<typeof marketPart>;

const pointOnCurve = z.strictObject({
  curve: marketCurve,
  name: label,
  price: number.exactOptional(),
  quantity: number.exactOptional(),
});
export type PointOnCurve = Authored<typeof pointOnCurve>;

export const marketPicture = z
  .strictObject({
    kind: z.literal('market'),
    ...graphFields,
    values,
    ...priceAxes,
    demand: demandCurve
      .describe(
        'P = choke − slope × Q: `{ choke: 8, slope: 0.1 }`. A slope of 0 is perfectly elastic, `{ quantity: 40 }` perfectly inelastic.',
      )
      .exactOptional(),
    supply: supplyCurve.describe('P = reservation + slope × Q: `{ reservation: 2, slope: 0.1 }`.').exactOptional(),
    longRun: z.boolean().describe('Names the supply curve LRS, after entry and exit.').exactOptional(),
    demandShift: number
      .describe('Units by which demand shifts at each price: right above 0, left below. D1 stays, faint.')
      .exactOptional(),
    supplyShift: number.describe('The same for supply.').exactOptional(),
    tax,
    subsidy,
    ceiling: positive.describe('A price ceiling.').exactOptional(),
    floor: positive.describe('A price floor.').exactOptional(),
    purchases: z.boolean().describe('At a floor, the government buys what consumers do not.').exactOptional(),
    quota: positive.describe('The most units that may be sold.').exactOptional(),
    priceLine: positive.describe('A price that holds for now, or that a seller meets.').exactOptional(),
    show: z.array(marketPart).describe('What is shown besides the curves. Default: equilibrium.').exactOptional(),
    at: z
      .array(pointOnCurve)
      .describe(
        'Named points on curves, each by its price: `[{ curve: demand, price: 4, name: A }]`. Give a quantity where the curve is horizontal. `old-` means before the shift.',
      )
      .exactOptional(),
    max: priceEnd,
    areas: namedAreas,
  })
  .describe(
    'Demand and supply, each optional. At most one of `tax`, `subsidy`, `quota`, `ceiling`, `floor` and `priceLine` at a time.',
  );

export type MarketPicture = Authored<typeof marketPicture>;
