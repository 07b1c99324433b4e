import { Migration } from '@mikro-orm/migrations';

/** The chapters' own lessons, where students stopped in them, and what they answered on the way. */
export class Migration005 extends Migration {
  override up(): void {
    this.addSql(`alter table "chapter" add column "lesson" jsonb null`);
    this.addSql(`create table "lesson_place" (
      "user_id" int not null,
      "chapter_id" int not null,
      "scene" text not null,
      "kept_at" timestamptz not null,
      primary key ("user_id", "chapter_id")
    )`);
    this.addSql(`create table "scene_practice" (
      "user_id" int not null,
      "chapter_id" int not null,
      "scene" text not null,
      "asked" int not null default 0,
      "correct" int not null default 0,
      primary key ("user_id", "chapter_id", "scene")
    )`);
    this.addSql(
      `alter table "scene_practice" add constraint "scene_practice_counts_check" check (0 <= correct and correct <= asked)`,
    );
    // Where every column of the key refers elsewhere, the entities let updates follow.
    for (const [table, onUpdate] of [
      ['lesson_place', 'on update cascade '],
      ['scene_practice', ''],
    ] as const) {
      this.addSql(
        `alter table "${table}" add constraint "${table}_user_id_foreign" foreign key ("user_id") references "users" ("id") ${onUpdate}on delete cascade`,
      );
      this.addSql(
        `alter table "${table}" add constraint "${table}_chapter_id_foreign" foreign key ("chapter_id") references "chapter" ("id") ${onUpdate}on delete restrict`,
      );
    }
  }
}
