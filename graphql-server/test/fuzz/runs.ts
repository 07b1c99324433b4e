import type { Parameters } from 'fast-check';
import { fixedSeed } from '../../../test-support/fixed-seed';
import { readShare } from '../../../test-support/share';

/** How many requests each call is sent. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60);

/** Each share of CI sends other requests; a run without shares sends those of the first. */
const seed = fixedSeed === null ? null : fixedSeed + (readShare(process.env['SHARE'])?.index ?? 1) - 1;

/** How often fast-check tries. */
export function runs<Values>(): Parameters<Values> {
  return { numRuns: RUNS, markInterruptAsFailure: true, ...(seed !== null && { seed }) };
}

/** A guard against hanging, not a measure of speed: in milliseconds, for one test of so many requests. */
export const FUZZ_TIMEOUT = 300_000 + RUNS * 600;
