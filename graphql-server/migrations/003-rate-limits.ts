import { Migration } from '@mikro-orm/migrations';

/** What limits count, shared by all processes on one PostgreSQL. */
export class Migration003 extends Migration {
  override up(): void {
    this.addSql(`create table "rate_limit" (
      "key" varchar(255) not null,
      "points" int not null default 0,
      "expire" bigint null,
      primary key ("key")
    )`);
  }
}
