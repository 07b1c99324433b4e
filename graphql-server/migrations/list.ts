import type { Migration } from '@mikro-orm/migrations';
import { Migration001 } from './001-first';

interface ListedMigration {
  readonly name: string;
  readonly class: new (...dependencies: ConstructorParameters<typeof Migration>) => Migration;
}

/** In the order they run. A list, not a folder scan, because the built server has no folder. */
export const migrations: ListedMigration[] = [{ name: '001-first', class: Migration001 }];
