import { Migration } from '@mikro-orm/migrations';

/** What students believe, by the short names of the misconceptions; filled by the next import. */
export class Migration009 extends Migration {
  override up(): void {
    this.addSql(`alter table "course_import" add column "beliefs" jsonb not null default '{}'`);
    this.addSql(`alter table "course_import" alter column "beliefs" drop default`);
  }
}
