import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from './database';
import { isUnavailable } from './unavailable';

const ASK_EVERY_MS = 500;

/** PostgreSQL may still be on its way up when we are. `waiting` hears so once. Throws what stands in the way in the end. */
export async function waitForDatabase(
  db: Database,
  waiting: (reason: string) => void,
  patienceMs = 60_000,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      await db.rows({ name: 'ready', text: 'select 1' }, []);
      return;
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > deadline) throw error;
      if (tries === 1 && error instanceof Error) waiting(error.message);
      await delay(ASK_EVERY_MS);
    }
  }
}
