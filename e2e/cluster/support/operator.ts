import { until } from '../../faults/support/waiting';
import type { Site } from './site';

// What an operator does when a part of the site fails, with the commands of docs/operations.md.

/** Makes a commit wait for the replica from now on. */
export async function waitForReplica({ primary }: Pick<Site, 'primary'>): Promise<void> {
  await until('the replica streams', async () => {
    const state = "select count(*) from pg_stat_replication where state = 'streaming'";
    return (await primary.sql(state)) === '1';
  });
  await primary.sql("alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()');
}

/** Lets commits succeed without a replica: those that wait for one, and all later ones. */
export async function goOnWithoutReplica({ primary }: Pick<Site, 'primary'>): Promise<void> {
  await primary.sql("alter system set synchronous_standby_names = ''", 'select pg_reload_conf()');
}

/** Makes the replica the primary, and sends all transactions to it. The old primary must not run. */
export async function failOver(site: Site): Promise<void> {
  const [dead, promoted] = [site.primary, site.replica];
  await goOnWithoutReplica({ primary: promoted });
  await promoted.promote();
  site.pgbouncer.pointTo(promoted);
  await site.pgbouncer.admin('reload');
  [site.primary, site.replica] = [promoted, dead];
}

/** Makes a copy of the primary, and a replica of it. */
export async function rebuildReplica(site: Site): Promise<void> {
  await site.replica.copy(site.primary);
  await site.replica.start();
  await waitForReplica(site);
}
