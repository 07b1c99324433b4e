import { z } from 'zod';
import { curveEnd, label, letteredAreas, number, positive, titled } from './frame-fields';

// Frames of externalities, world trade, public goods, and inequality.

export const levy = z
  .strictObject({ amount: positive, on: z.enum(['buyers', 'sellers']).exactOptional() })
  .exactOptional();

const straightDemand = z.strictObject({ choke: positive, slope: z.number().min(0) });
const straightSupply = z.strictObject({ reservation: number, slope: z.number().min(0) });
const externalAmount = z.union([positive, z.strictObject({ start: number, slope: number })]).exactOptional();

export const externality = z.strictObject({
  kind: z.literal('externality'),
  ...titled,
  quantity: label,
  price: label,
  demand: straightDemand,
  supply: straightSupply,
  externalCost: externalAmount,
  externalBenefit: externalAmount,
  on: z.enum(['production', 'consumption']).exactOptional(),
  oneSeller: z.boolean().exactOptional(),
  tax: levy,
  subsidy: levy,
  show: z
    .array(
      z.enum([
        'social',
        'market',
        'efficient',
        'external-amount',
        'external-total',
        'wedge',
        'consumer-surplus',
        'producer-surplus',
        'tax-revenue',
        'subsidy-cost',
        'deadweight-loss',
      ]),
    )
    .exactOptional(),
  names: z
    .strictObject({ demand: label.exactOptional(), supply: label.exactOptional(), social: label.exactOptional() })
    .exactOptional(),
  at: z
    .array(z.strictObject({ curve: z.enum(['demand', 'supply', 'social']), quantity: positive, name: label }))
    .exactOptional(),
  max: curveEnd,
  areas: letteredAreas.exactOptional(),
});

export const worldTrade = z.strictObject({
  kind: z.literal('world-trade'),
  ...titled,
  quantity: label,
  price: label,
  demand: straightDemand,
  supply: straightSupply,
  worldPrice: positive.exactOptional(),
  tariff: positive.exactOptional(),
  importQuota: positive.exactOptional(),
  show: z
    .array(
      z.enum([
        'autarky',
        'quantities',
        'imports',
        'exports',
        'consumer-surplus',
        'producer-surplus',
        'gains-from-trade',
        'tariff-revenue',
        'quota-rent',
        'deadweight-loss',
      ]),
    )
    .exactOptional(),
  max: curveEnd,
  areas: letteredAreas.exactOptional(),
});

export const publicGood = z.strictObject({
  kind: z.literal('public-good'),
  ...titled,
  quantity: label,
  price: label,
  consumers: z
    .array(z.strictObject({ choke: positive, slope: positive, name: label.exactOptional() }))
    .min(2)
    .max(3),
  cost: straightSupply.exactOptional(),
  show: z.array(z.enum(['sum', 'cost', 'efficient', 'parts', 'private', 'deadweight-loss'])).exactOptional(),
  max: curveEnd,
  areas: letteredAreas.exactOptional(),
});

const incomes = z.array(z.number().min(0)).min(2).max(10);

export const lorenz = z.strictObject({
  kind: z.literal('lorenz'),
  ...titled,
  x: label.exactOptional(),
  y: label.exactOptional(),
  incomes,
  after: incomes.exactOptional(),
  show: z.array(z.enum(['points', 'gini'])).exactOptional(),
  at: z.array(positive).exactOptional(),
  areas: z.literal('letters').exactOptional(),
});
