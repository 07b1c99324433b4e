import type { Statement } from '../../src/database/statement';

/** All statements that are written by hand. */
export const handWritten = Object.values(
  import.meta.glob<Record<string, unknown>>('../../src/**/*.queries.ts', { eager: true }),
).flatMap((module) =>
  Object.values(module).filter(
    (value): value is Statement => typeof value === 'object' && value !== null && 'columns' in value,
  ),
);
