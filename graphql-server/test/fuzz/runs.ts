import type { Parameters } from 'fast-check';

/** How many requests each call is sent. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60);

/** How often fast-check tries. */
export function runs<Values>(): Parameters<Values> {
  return { numRuns: RUNS, markInterruptAsFailure: true };
}

/** A guard against hanging, not a measure of speed: in milliseconds, for one test of so many requests. */
export const FUZZ_TIMEOUT = 300_000 + RUNS * 600;
