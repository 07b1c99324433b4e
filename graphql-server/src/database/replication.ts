import { sql, type Kysely } from 'kysely';
import { startJob, type BackgroundJob } from '../background-job';
import type { Tables } from './tables';

const LOOK_EVERY_MS = 15_000;

export interface Replication {
  readonly isSynchronous: boolean;
  readonly confirming: number;
  /** Those that confirm included. */
  readonly streaming: number;
  /** How far the slowest of them is behind, in seconds. */
  readonly lag: number;
}

/** Null where the site's user may not know: it needs PostgreSQL's role pg_monitor. */
export async function readReplication(kysely: Kysely<Tables>): Promise<Replication | null> {
  const { rows } = await sql<Replication & { mayKnow: boolean }>`
    select pg_has_role('pg_monitor', 'usage') as "mayKnow",
      current_setting('synchronous_standby_names') <> '' as "isSynchronous",
      count(*) filter (where sync_state in ('sync', 'quorum'))::int as confirming,
      count(*)::int as streaming,
      coalesce(max(extract(epoch from replay_lag)), 0)::float8 as lag
    from pg_stat_replication where state = 'streaming'`.execute(kysely);
  const [row] = rows;
  if (!row?.mayKnow) return null;
  const { isSynchronous, confirming, streaming, lag } = row;
  return { isSynchronous, confirming, streaming, lag };
}

/** Reports now and then how the replicas are; null while that is not known. */
export const startReplicationJob = (
  kysely: Kysely<Tables>,
  report: (replication: Replication | null) => void,
): BackgroundJob =>
  startJob(
    async () => report(await readReplication(kysely)),
    LOOK_EVERY_MS,
    // Requests report a database that is away.
    () => report(null),
  );
