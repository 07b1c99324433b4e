import type { Migration } from '@mikro-orm/migrations';

export interface ListedMigration {
  readonly name: string;
  readonly class: new (...dependencies: ConstructorParameters<typeof Migration>) => Migration;
}
