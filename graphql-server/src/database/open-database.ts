import { join } from 'node:path';
import type { Logger } from 'pino';
import { SettingError, type Config } from '../config';
import { openEmbedded, openPostgres, type Database } from './database';
import { lockWhenFree } from './directory-lock';
import { reservesLeft } from './embedded-guard';
import { withReplicas } from './replicas';

/** A new database takes 40 MiB. */
const RESERVES_TO_START = 2;
const POOL_SIZE = 10;

/** The database of the settings, not migrated yet. Throws DirectoryInUse, or SettingError without space; the directory is given back when the process ends. */
export async function openDatabase(config: Config, log?: Logger): Promise<Database> {
  const { databaseUrl, replicaUrls, statementNames, dataDir } = config;
  const open = (url: string) => openPostgres(url, POOL_SIZE, statementNames);
  if (databaseUrl !== undefined) {
    const replicas = await Promise.all(replicaUrls.map(open));
    return withReplicas(await open(databaseUrl), replicas, (error) => log?.warn({ err: error }, 'a replica failed'));
  }
  process.once('exit', await lockWhenFree(dataDir));
  if ((await reservesLeft(dataDir)) < RESERVES_TO_START) {
    throw new SettingError(`The disk of DATA_DIR (${dataDir}) is almost full. Free some space and start again.`);
  }
  return openEmbedded(join(dataDir, 'db'), (reason) => {
    process.stderr.write(
      `The embedded database has stopped: ${reason}.\nAll acknowledged writes are safe. Start again.\n`,
    );
    process.exit(1);
  });
}
