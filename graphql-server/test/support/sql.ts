import { CompiledQuery } from 'kysely';
import type { Database } from '../../src/database/database';

/** Runs SQL that only a test needs. */
export async function runSql<Row extends object>(
  { kysely }: Pick<Database, 'kysely'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return (await kysely.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
}
