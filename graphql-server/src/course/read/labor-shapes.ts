import { z } from 'zod';
import { LABOR_MARKET_PARTS } from '../../../../economics/picture/labor-market-figure';
import { MONOPSONY_PARTS } from '../../../../economics/picture/monopsony-picture';
import { demand, supply } from './curve-fields';
import { label, letteredAreas, number, positive, titled } from './frame-fields';

// Labor markets and employers, field by field as economics/picture/ defines them.

const laborEnd = z.strictObject({ quantity: positive.exactOptional(), wage: positive.exactOptional() }).exactOptional();
const laborLabels = { ...titled, quantity: label, wage: label, max: laborEnd, areas: letteredAreas.exactOptional() };
const straightProduct = z.strictObject({ start: positive, slope: positive });
const revenueProduct = z.union([z.array(number).min(1), straightProduct]);
const pointsOnProduct = z.array(z.strictObject({ quantity: number, name: label })).exactOptional();

export const laborMarket = z.strictObject({
  kind: z.literal('labor-market'),
  ...laborLabels,
  demand: demand.exactOptional(),
  supply: supply.exactOptional(),
  demandShift: number.exactOptional(),
  supplyShift: number.exactOptional(),
  minimumWage: positive.exactOptional(),
  wageLine: positive.exactOptional(),
  show: z.array(z.enum(LABOR_MARKET_PARTS)).exactOptional(),
  at: z
    .array(
      z.strictObject({
        curve: z.enum(['demand', 'supply', 'old-demand', 'old-supply']),
        name: label,
        wage: number.exactOptional(),
        quantity: number.exactOptional(),
      }),
    )
    .exactOptional(),
});

export const hiring = z.strictObject({
  kind: z.literal('hiring'),
  ...laborLabels,
  mrp: revenueProduct,
  newMrp: revenueProduct.exactOptional(),
  marketWage: positive.exactOptional(),
  newWage: positive.exactOptional(),
  show: z.array(z.enum(['hiring', 'old-hiring', 'wage-bill', 'shift-arrow'])).exactOptional(),
  at: pointsOnProduct,
});

export const monopsony = z.strictObject({
  kind: z.literal('monopsony'),
  ...laborLabels,
  mrp: straightProduct,
  supply: z.strictObject({ reservation: z.number().min(0), slope: positive }),
  minimumWage: positive.exactOptional(),
  show: z.array(z.enum(MONOPSONY_PARTS)).exactOptional(),
  at: pointsOnProduct,
});
