import { z } from 'zod';
import type { Frame } from '../../../../economics/lesson/frame';
import { demand, supply } from './curve-fields';
import { firm, longRunCost, production } from './firm-shapes';
import {
  curveEnd,
  description,
  focus,
  label,
  letteredAreas,
  number,
  positive,
  shown,
  slopedDemand,
  titled,
} from './frame-fields';
import { externality, levy, lorenz, publicGood, worldTrade } from './government-shapes';
import { hiring, laborMarket, monopsony } from './labor-shapes';

// What an author may write for a frame, field by field as economics/lesson/frame.ts defines it. Whether it can be drawn is checked separately.

const MARKET_PARTS = [
  'demand',
  'supply',
  'equilibrium',
  'old-equilibrium',
  'traded',
  'consumer-surplus',
  'producer-surplus',
  'deadweight-loss',
  'tax-revenue',
  'incidence',
  'subsidy-cost',
  'quota-rent',
  'purchases',
  'shortage',
  'surplus',
  'wedge',
  'shift-arrow',
  'movement-arrow',
] as const;

const market = z.strictObject({
  kind: z.literal('market'),
  ...titled,
  quantity: label,
  price: label,
  demand: demand.exactOptional(),
  supply: supply.exactOptional(),
  longRun: z.boolean().exactOptional(),
  demandShift: number.exactOptional(),
  supplyShift: number.exactOptional(),
  tax: levy,
  subsidy: levy,
  ceiling: positive.exactOptional(),
  floor: positive.exactOptional(),
  purchases: z.boolean().exactOptional(),
  quota: positive.exactOptional(),
  priceLine: positive.exactOptional(),
  show: z.array(z.enum(MARKET_PARTS)).exactOptional(),
  at: z
    .array(
      z.strictObject({
        curve: z.enum(['demand', 'supply', 'old-demand', 'old-supply']),
        name: label,
        price: number.exactOptional(),
        quantity: number.exactOptional(),
      }),
    )
    .exactOptional(),
  max: curveEnd,
  areas: z.union([z.enum(['named', 'letters']), letteredAreas]).exactOptional(),
});

const frontier = z.union([
  z.strictObject({ x: positive, y: positive, bow: z.number().min(0).max(1).exactOptional() }),
  z.strictObject({ schedule: z.array(z.tuple([number, number])).min(2) }),
]);

const possibilities = z.strictObject({
  kind: z.literal('possibilities'),
  ...titled,
  x: label,
  y: label,
  frontier,
  growth: frontier.exactOptional(),
  points: z.array(z.strictObject({ name: label, x: number, y: number.exactOptional() })).exactOptional(),
  steps: z.array(number).exactOptional(),
  trade: z.strictObject({ makes: z.enum(['x', 'y']), yPerX: positive }).exactOptional(),
  max: z.strictObject({ x: positive.exactOptional(), y: positive.exactOptional() }).exactOptional(),
});

const marginalCurve = z
  .union([z.array(number).min(1), z.strictObject({ start: number, slope: number })])
  .exactOptional();

const marginal = z.strictObject({
  kind: z.literal('marginal'),
  ...titled,
  x: label,
  y: label,
  benefit: marginalCurve,
  cost: marginalCurve,
  show: z.array(z.enum(['optimum', 'net-gain'])).exactOptional(),
  at: z.array(z.strictObject({ curve: z.enum(['benefit', 'cost']), quantity: number, name: label })).exactOptional(),
  areas: letteredAreas.exactOptional(),
  max: z.strictObject({ x: positive.exactOptional(), y: positive.exactOptional() }).exactOptional(),
});

const utility = z.strictObject({
  kind: z.literal('utility'),
  ...titled,
  x: label,
  y: label,
  marginal: z.array(number).min(1),
  show: z.array(z.enum(['marginal', 'total', 'maximum'])).exactOptional(),
  at: z.array(z.strictObject({ unit: positive, name: label })).exactOptional(),
  max: z.strictObject({ y: positive.exactOptional() }).exactOptional(),
});

const schedule = z.strictObject({
  kind: z.literal('schedule'),
  title: label.exactOptional(),
  focus,
  quantity: label,
  price: label,
  buyers: z.array(number).min(1).exactOptional(),
  sellers: z.array(number).min(1).exactOptional(),
  priceLine: positive.exactOptional(),
  show: z.array(z.enum(['consumer-surplus', 'producer-surplus'])).exactOptional(),
  max: z.strictObject({ price: positive.exactOptional() }).exactOptional(),
});

const revenue = z.strictObject({
  kind: z.literal('revenue'),
  ...titled,
  quantity: label,
  price: label,
  demand: slopedDemand,
  at: z.union([z.tuple([number]), z.tuple([number, number])]).exactOptional(),
  show: z.array(z.enum(['stretches', 'revenue'])).exactOptional(),
  max: curveEnd,
});

const elasticities = z.strictObject({
  kind: z.literal('elasticities'),
  ...titled,
  quantity: label,
  price: label,
  side: z.enum(['demand', 'supply']),
  through: z.strictObject({ quantity: positive, price: positive }),
  curves: z.array(z.strictObject({ name: label, slope: z.union([z.number().min(0), z.literal('vertical')]) })).min(1),
  newPrice: positive.exactOptional(),
  max: curveEnd,
});

const bars = z.strictObject({
  kind: z.literal('bars'),
  title: label.exactOptional(),
  focus,
  description,
  x: label,
  y: label,
  unit: z.enum(['$', '%']).exactOptional(),
  bars: z
    .array(z.strictObject({ name: label, value: number, side: z.enum(['buyers', 'sellers']).exactOptional() }))
    .min(1)
    .max(6),
  shown,
  max: z.strictObject({ y: positive.exactOptional() }).exactOptional(),
});

const table = z.strictObject({
  kind: z.literal('table'),
  caption: label,
  columns: z.array(label).min(1).max(5),
  rows: z
    .array(z.array(z.union([z.string(), number])))
    .min(1)
    .max(8),
  shown,
  highlight: z.array(z.tuple([z.int().min(0), z.int().min(0)])).exactOptional(),
});

const textFrame = z.strictObject({ kind: z.literal('text'), lines: z.array(label).min(1).max(6), shown });

const flow = z.strictObject({
  kind: z.literal('flow'),
  boxes: z
    .array(z.strictObject({ id: label, label }))
    .min(2)
    .max(5),
  arrows: z.array(z.strictObject({ from: label, to: label, label })).min(1),
  shown,
});

const graphShapes = [
  market,
  possibilities,
  marginal,
  utility,
  schedule,
  revenue,
  elasticities,
  bars,
  externality,
  worldTrade,
  publicGood,
  lorenz,
  laborMarket,
  hiring,
  monopsony,
  production,
  firm,
  longRunCost,
] as const; // a tuple, as a union wants it

const graph = z.discriminatedUnion('kind', graphShapes);

const panels = z.strictObject({
  kind: z.literal('panels'),
  title: label.exactOptional(),
  description: z.string().trim().min(1).max(900).exactOptional(),
  left: graph,
  right: graph,
  link: z.enum(['price', 'wage']).exactOptional(),
});

export const pictureShapes = [...graphShapes, panels] as const; // a tuple, as a union wants it

export const frameShape: z.ZodType<Frame> = z.discriminatedUnion('kind', [...pictureShapes, table, textFrame, flow]);
