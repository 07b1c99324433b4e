import { setTimeout as delay } from 'node:timers/promises';
import { openPostgres } from '../../../graphql-server/src/database/database';
import { compare } from './ledger';
import { Load } from './load';
import { DATABASE } from './postgres-node';
import type { Site } from './site';
import type { Row } from './table';

/** Load before and after each fault, in milliseconds. */
const BEFORE_MS = 2_000;
const AFTER_MS = 3_000;

export interface LoadedSite {
  readonly rows: Row[];
  /** Runs a fault while students work, and compares what is stored then with what was acknowledged. */
  during(fault: string, happen: () => Promise<unknown>): Promise<Row>;
  stop(): void;
}

export function putUnderLoad(site: Site, students: number): LoadedSite {
  const load = new Load(site.nginx, students);
  const rows: Row[] = [];
  return {
    rows,
    during: async (fault, happen) => {
      const repeatedBefore = site.nginx.repeated();
      load.resume();
      await delay(BEFORE_MS);
      await happen();
      await delay(AFTER_MS);
      const counts = await load.pause();
      const database = await openPostgres(site.primary.url(DATABASE), 1);
      const differences = await compare(database, load.accounts);
      await database.close();
      const row = { fault, ...counts, ...differences, repeated: site.nginx.repeated() - repeatedBefore };
      rows.push(row);
      return row;
    },
    stop: () => load.stop(),
  };
}
