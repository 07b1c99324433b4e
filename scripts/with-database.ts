import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from '../graphql-server/src/config';
import type { Database } from '../graphql-server/src/database/database';
import { openDatabase } from '../graphql-server/src/database/open-database';
import { UsageError } from './command-line';

/** Runs `use` on the existing database of the settings, and closes it. Throws UsageError where there is none yet. */
export async function withDatabase<T>(use: (db: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig();
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'db')))
    throw new UsageError(`There is no database in ${config.dataDir} yet: start the site once.`);
  const db = await openDatabase(config);
  try {
    return await use(db, config);
  } finally {
    await db.close();
  }
}
