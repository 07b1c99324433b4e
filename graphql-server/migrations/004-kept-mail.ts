import { Migration } from '@mikro-orm/migrations';

/** Mails that wait to be sent: to whom and why, but neither their text nor a token. */
export class Migration004 extends Migration {
  override up(): void {
    this.addSql(`create table "mail" (
      "id" serial primary key,
      "kind" text not null,
      "user_id" int null,
      "message_id" int null,
      "expires_at" timestamptz not null,
      "attempts" smallint not null default 0,
      "next_try_at" timestamptz not null
    )`);
    this.addSql(
      `alter table "mail" add constraint "mail_kind_check" check (kind in ('passwordReset', 'username', 'contactMessage'))`,
    );
    this.addSql(`alter table "mail" add constraint "mail_one_of_a_kind" unique ("user_id", "kind")`);
    this.addSql(
      `alter table "mail" add constraint "mail_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "mail" add constraint "mail_message_id_foreign" foreign key ("message_id") references "contact_message" ("id") on delete cascade`,
    );
  }
}
