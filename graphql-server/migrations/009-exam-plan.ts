import { Migration } from '@mikro-orm/migrations';

export class Migration009 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "exam_plan" (
    "user_id" int not null,
    "kind" text not null,
    "date" text not null,
    "began_on" text not null,
    "minutes" jsonb not null,
    "days_off" jsonb not null,
    "chapter_ids" jsonb not null,
    "zone" text not null,
    primary key ("user_id")
  )`,
  `alter table "exam_plan" add constraint "exam_plan_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade`,
  `alter table "exam_plan" add constraint "exam_plan_kind_check" check (kind in ('exam', 'test'))`,
];
