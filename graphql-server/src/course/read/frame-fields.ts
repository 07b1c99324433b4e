import { z } from 'zod';

// Fields that several kinds of frames have.

export const label = z.string().trim().min(1).max(60);
export const number = z.number();
export const positive = z.number().positive();
export const values = z.enum(['shown', 'hidden']).exactOptional();
export const focus = z.array(label).min(1).exactOptional();
export const unlabeled = z.array(label).min(1).exactOptional();
export const description = z.string().trim().min(1).max(600).exactOptional();
export const titled = { title: label.exactOptional(), focus, values, unlabeled, description };
export const shown = z.int().min(0).exactOptional();
export const curveEnd = z
  .strictObject({ quantity: positive.exactOptional(), price: positive.exactOptional() })
  .exactOptional();

export const letteredAreas = z.record(z.string().regex(/^[T-Z]$/, 'call areas T to Z'), z.tuple([number, number]));

export const slopedDemand = z.strictObject({ choke: positive, slope: positive });
