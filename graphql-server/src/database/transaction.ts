import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables';

/** SQLSTATEs: serialization failure, deadlock. Of requests in each other's way one was rolled back, and may try again. */
const CONFLICTS = new Set(['40001', '40P01']);

const isConflict = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && CONFLICTS.has(error.code);

/** Runs `work`, which a failed try leaves without effect, once more if it was in another's way. */
export async function retryConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isConflict(error)) throw error;
    return work();
  }
}

/** Runs `work` in one transaction, again from the start if it was rolled back for another one. */
export function inTransaction<Result>(
  kysely: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return retryConflict(() => kysely.transaction().execute(work));
}
