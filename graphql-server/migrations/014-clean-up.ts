import { Migration } from '@mikro-orm/migrations';

/** What the hourly clean-up finds its rows by. */
export class Migration014 extends Migration {
  override up(): void {
    this.addSql(`create index "session_expires_at_index" on "session" ("expires_at")`);
    this.addSql(`create index "quiz_attempt_of_visitors" on "quiz_attempt" ("started_at") where user_id is null`);
  }
}
