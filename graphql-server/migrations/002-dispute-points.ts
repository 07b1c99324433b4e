import { Migration } from '@mikro-orm/migrations';

export class Migration002 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table "free_response_attempt" add "disputes" jsonb not null default '{}'`,
  `create index "free_response_attempt_disputed" on "free_response_attempt" ("submitted_at") where disputes <> '{}'`,
  `alter table "notice" add "free_response_attempt_id" uuid null`,
  `alter table "notice" add constraint "notice_user_id_free_response_attempt_id_foreign" foreign key ("user_id", "free_response_attempt_id") references "free_response_attempt" ("owner_id", "id") on update cascade on delete cascade`,
];
