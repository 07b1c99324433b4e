import { join } from 'node:path';
import type { Config } from '../config';
import { openEmbedded, openPostgres, type Database } from './database';
import { lockDirectory } from './directory-lock';

/** The database of the settings, not migrated yet. Throws DirectoryInUse; the directory is given back when the process ends. */
export function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  process.once('exit', lockDirectory(dataDir));
  return openEmbedded(join(dataDir, 'db'));
}
