import { z } from 'zod';
import { demandCurve, label, marketCurve, number, oneOf, positive, supplyCurve, type Authored } from './fields';
import { laborFields } from './labor-fields';

const laborMarketPart = oneOf({
  demand: 'The demand curve. Naming `demand` or `supply` draws only those named.',
  supply: 'The supply curve.',
  equilibrium: 'Where the (new) curves intersect, with its wage and quantity.',
  'old-equilibrium': 'Where they intersected before the shift.',
  hired: 'The labor hired at a minimum wage or at the wage line.',
  shortage: 'The shortage of labor at the wage line.',
  surplus: 'The surplus of labor at a minimum wage or at the wage line.',
  'employers-surplus': "The area of the employers' surplus.",
  'workers-surplus': "The area of the workers' surplus.",
  'deadweight-loss': 'The area of deadweight loss.',
  'shift-arrow': 'From the old curve to the new one.',
  'movement-arrow': 'Along the curve that did not shift.',
});
export type LaborMarketPart = z.infer<typeof laborMarketPart>;

export const laborMarketPicture = z
  .strictObject({
    kind: z.literal('labor-market'),
    ...laborFields,
    demand: demandCurve
      .describe('W = choke − slope × L, the sum of what all firms hire: `{ choke: 30, slope: 0.2 }`.')
      .exactOptional(),
    supply: supplyCurve.describe('W = reservation + slope × L.').exactOptional(),
    demandShift: number
      .describe('Units of labor by which demand shifts at each wage: right above 0, left below.')
      .exactOptional(),
    supplyShift: number.describe('The same for supply.').exactOptional(),
    minimumWage: positive.describe('A minimum wage.').exactOptional(),
    wageLine: positive.describe('A wage that holds for now.').exactOptional(),
    show: z.array(laborMarketPart).describe('What is shown besides the curves. Default: equilibrium.').exactOptional(),
    at: z
      .array(
        z.strictObject({
          curve: marketCurve,
          name: label,
          wage: number.exactOptional(),
          quantity: number.exactOptional(),
        }),
      )
      .describe('Named points on curves: `[{ curve: demand, wage: 20, name: F }]`.')
      .exactOptional(),
  })
  .describe(
    'Demand for and supply of labor, as on a market, with wages in place of prices. At most one of `minimumWage` and `wageLine`.',
  );

export type LaborMarketPicture = Authored<typeof laborMarketPicture>;
