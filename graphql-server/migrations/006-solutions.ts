import { Migration } from '@mikro-orm/migrations';

export class Migration006 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "worked_example" (
    "user_id" int not null,
    "id" uuid not null,
    "question_id" int not null,
    "variant_id" int not null,
    "stage" text not null,
    "results" jsonb not null,
    "shown_at" timestamptz not null,
    "done_at" timestamptz null,
    primary key ("user_id", "id")
  )`,
  `alter table "question" add "solution" jsonb null`,
  `alter table "attempt_question" add "first_step_at" timestamptz null`,
  `alter table "worked_example" add constraint "worked_example_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
  `alter table "worked_example" add constraint "worked_example_question_id_foreign" foreign key ("question_id") references "question" ("id") on delete restrict`,
  `alter table "worked_example" add constraint "worked_example_variant_id_foreign" foreign key ("variant_id") references "question_variant" ("id") on delete restrict`,
  `alter table "worked_example" add constraint "worked_example_stage_check" check (stage in ('example', 'halfWorked'))`,
];
