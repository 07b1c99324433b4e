import { Migration001 } from './001-baseline';
import type { ListedMigration } from './listed-migration';

// Written by npm run migration. A list, not a folder scan, because the built server has no folder.

/** In the order they run. */
export const migrations: readonly ListedMigration[] = [{ name: '001-baseline', class: Migration001 }];
