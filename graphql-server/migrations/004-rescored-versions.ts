import { Migration } from '@mikro-orm/migrations';

export class Migration004 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create index "free_response_attempt_of_version" on "free_response_attempt" ("free_response_id", "owner_id", "id") where submitted_at is not null`,
];
