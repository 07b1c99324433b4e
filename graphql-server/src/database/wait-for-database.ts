import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database';
import { isUnavailable } from './unavailable';

const ASK_EVERY_MS = 500;

/** PostgreSQL may still be starting when we are. Calls `waiting` once if so. Throws the last error after `timeoutMs`. */
export async function waitForDatabase(
  { kysely }: Pick<Database, 'kysely'>,
  waiting: (reason: string) => void,
  timeoutMs = 60_000,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (let tries = 1; ; tries += 1) {
    try {
      await sql`select 1`.execute(kysely);
      return;
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > deadline) throw error;
      if (tries === 1 && error instanceof Error) waiting(error.message);
      await delay(ASK_EVERY_MS);
    }
  }
}
