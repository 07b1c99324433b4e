import { z } from 'zod';
import { curveEnd, label, letteredAreas, number, positive, slopedDemand, titled } from './frame-fields';

// Production, costs and the firm, field by field as economics/picture/ defines them.

const costs = z.strictObject({
  fixed: z.number().min(0),
  linear: number,
  quadratic: number.exactOptional(),
  cubic: number.exactOptional(),
});

const firmCurve = z.enum(['MC', 'ATC', 'AVC', 'AFC', 'MR', 'D']);
const subscript = z.string().regex(/^[A-Za-z0-9*]{1,4}$/, 'a subscript has one to four letters or digits');

const FIRM_PARTS = [
  'output',
  'old-output',
  'profit',
  'revenue',
  'total-cost',
  'variable-cost',
  'fixed-cost',
  'supply',
  'minimum-atc',
  'minimum-avc',
  'break-even',
  'shut-down',
  'efficient-output',
  'fair-return',
  'unit-elastic',
  'consumer-surplus',
  'producer-surplus',
  'deadweight-loss',
  'shift-arrow',
] as const;

export const firm = z.strictObject({
  kind: z.literal('firm'),
  ...titled,
  quantity: label,
  price: label,
  costs,
  newCosts: costs.exactOptional(),
  marketPrice: positive.exactOptional(),
  newMarketPrice: positive.exactOptional(),
  demand: slopedDemand.exactOptional(),
  demandShift: number.exactOptional(),
  regulated: z.union([z.enum(['efficient', 'fair-return']), positive]).exactOptional(),
  discriminates: z.boolean().exactOptional(),
  curves: z.array(firmCurve).min(1).exactOptional(),
  show: z.array(z.enum(FIRM_PARTS)).exactOptional(),
  at: z.array(z.strictObject({ curve: firmCurve, quantity: positive, name: label })).exactOptional(),
  letters: z
    .strictObject({
      output: subscript.exactOptional(),
      'old-output': subscript.exactOptional(),
      'efficient-output': subscript.exactOptional(),
      'fair-return': subscript.exactOptional(),
      'unit-elastic': subscript.exactOptional(),
    })
    .exactOptional(),
  max: curveEnd,
  areas: z.union([z.enum(['named', 'letters']), letteredAreas]).exactOptional(),
});

const productionModel = z.union([
  z.array(number).min(2),
  z.strictObject({ linear: number, quadratic: number.exactOptional(), cubic: number.exactOptional() }),
]);

export const production = z.strictObject({
  kind: z.literal('production'),
  ...titled,
  x: label,
  y: label,
  production: productionModel,
  newProduction: productionModel.exactOptional(),
  show: z
    .array(z.enum(['total', 'marginal', 'average', 'diminishing', 'highest-average', 'maximum']))
    .min(1)
    .exactOptional(),
  at: z
    .array(z.strictObject({ curve: z.enum(['total', 'marginal', 'average']), input: positive, name: label }))
    .exactOptional(),
  max: z.strictObject({ x: positive.exactOptional(), y: positive.exactOptional() }).exactOptional(),
});

const scaleModel = z.strictObject({
  start: positive,
  lowest: positive,
  from: positive,
  to: positive,
  end: z.strictObject({ quantity: positive, cost: positive }).exactOptional(),
});

export const longRunCost = z.strictObject({
  kind: z.literal('long-run-cost'),
  ...titled,
  quantity: label,
  price: label,
  cost: scaleModel,
  newCost: scaleModel.exactOptional(),
  plants: z.array(positive).min(1).max(6).exactOptional(),
  marginal: z.boolean().exactOptional(),
  show: z.array(z.enum(['curve', 'regions', 'minimum-efficient-scale'])).exactOptional(),
  at: z.array(z.strictObject({ quantity: positive, name: label })).exactOptional(),
  max: curveEnd,
});
