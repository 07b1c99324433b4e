import { z } from 'zod';
import { number, positive } from './frame-fields';

// The curves of a market, of goods or of labor.

export const demand = z.union([
  z.strictObject({ choke: positive, slope: z.number().min(0) }),
  z.strictObject({ quantity: positive }),
]);

export const supply = z.union([
  z.strictObject({ reservation: number, slope: z.number().min(0) }),
  z.strictObject({ quantity: positive }),
]);
