import { Migration } from '@mikro-orm/migrations';

export class Migration005 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "question_model" (
    "id" text not null,
    "texts" jsonb not null,
    primary key ("id")
  )`,
  `create table "question_variant" (
    "id" serial primary key,
    "question_id" int not null,
    "number" smallint not null,
    "hash" text not null,
    "face" text not null,
    "content" jsonb not null
  )`,
  `alter table "question_variant" add constraint "question_variant_content" unique ("question_id", "number", "hash")`,
  `alter table "attempt_question" add "variant_id" int null`,
  `alter table "attempt_question" add constraint "attempt_question_variant_id_foreign" foreign key ("variant_id") references "question_variant" ("id") on delete restrict`,
  `alter table "question_report" add "variant_id" int null`,
  `alter table "question_report" add constraint "question_report_variant_id_foreign" foreign key ("variant_id") references "question_variant" ("id") on delete cascade`,
  `alter table "question_variant" add constraint "question_variant_question_id_foreign" foreign key ("question_id") references "question" ("id") on delete cascade`,
];
