import { Migration } from '@mikro-orm/migrations';

/** Free-response questions in versions, and the attempts at them. */
export class Migration031 extends Migration {
  override up(): void {
    this.addSql(`create table "free_response" (
      "id" serial primary key,
      "stable_id" text not null,
      "chapter_id" int not null,
      "position" int not null,
      "definition" jsonb not null,
      "retired_at" timestamptz null
    )`);
    this.addSql(
      `create unique index "free_response_one_version" on "free_response" ("stable_id") where retired_at is null`,
    );
    this.addSql(`alter table "free_response" add constraint "free_response_chapter_id_foreign"
      foreign key ("chapter_id") references "chapter" ("id") on delete restrict`);
    this.addSql(`create table "free_response_attempt" (
      "owner_id" int not null,
      "id" uuid not null,
      "user_id" int null,
      "free_response_id" int not null,
      "answer" json not null,
      "revision" int not null default 0,
      "seconds" int not null default 0,
      "started_at" timestamptz not null,
      "submitted_at" timestamptz null,
      "points" json null,
      "own_scores" jsonb not null,
      "earned" smallint null,
      primary key ("owner_id", "id")
    )`);
    this.addSql(`alter table "free_response_attempt"
      add constraint "free_response_attempt_owner_check"
        check ((user_id is null and owner_id < 0) or (user_id is not null and user_id = owner_id)),
      add constraint "free_response_attempt_scored_when_submitted"
        check ((submitted_at is null) = (points is null) and (submitted_at is null) = (earned is null)),
      add constraint "free_response_attempt_user_id_foreign"
        foreign key ("user_id") references "users" ("id") on delete cascade,
      add constraint "free_response_attempt_free_response_id_foreign"
        foreign key ("free_response_id") references "free_response" ("id") on delete restrict`);
    this.addSql(`create index "free_response_attempt_user_id_index" on "free_response_attempt" ("user_id")`);
    this.addSql(`create unique index "free_response_attempt_one_under_way" on "free_response_attempt"
      ("owner_id", "free_response_id") where user_id is not null and submitted_at is null`);
    this.addSql(`create index "free_response_attempt_of_visitors" on "free_response_attempt" ("started_at")
      where user_id is null`);
  }
}
