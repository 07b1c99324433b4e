import { Migration } from '@mikro-orm/migrations';

/** What the engine has learned, how sure students were, what they report, and notices to them. */
export class Migration006 extends Migration {
  override up(): void {
    for (const statement of this.statements) this.addSql(statement);
  }

  private readonly statements = [
    `alter table "quiz_attempt" add "counted_as" bigint null, add "estimates" jsonb null`,
    `alter table "quiz_attempt" add constraint "quiz_attempt_counted_once" unique ("counted_as")`,
    `alter table "attempt_question" add "certainty" text null, add "predicted" real null, add "why_asked" jsonb null`,
    `alter table "attempt_question" add constraint "attempt_question_certainty_check" check (certainty in ('guessing', 'unsure', 'sure'))`,
    `create table "learner_clock" (
      "id" smallint not null,
      "version" bigint not null,
      "params" text not null,
      "stale" boolean not null,
      "spoilt" int not null,
      primary key ("id")
    )`,
    `create table "learner_item" (
      "question_id" int not null,
      "mean" double precision not null,
      "variance" double precision not null,
      primary key ("question_id")
    )`,
    `create table "learner_topic" (
      "topic_id" int not null,
      "mean" double precision not null,
      "variance" double precision not null,
      primary key ("topic_id")
    )`,
    `create table "learner_user" (
      "user_id" int not null,
      "mean" double precision not null,
      "variance" double precision not null,
      "questions_asked" int not null,
      "answered_correctly" int not null,
      "slow_residual" double precision not null,
      "fast_residual" double precision not null,
      primary key ("user_id")
    )`,
    `create table "learner_user_topic" (
      "user_id" int not null,
      "topic_id" int not null,
      "mean" double precision not null,
      "variance" double precision not null,
      "last_days" double precision not null,
      "questions_asked" int not null,
      "answered_correctly" int not null,
      "residual" double precision not null,
      primary key ("user_id", "topic_id")
    )`,
    `create table "learner_user_type" (
      "user_id" int not null,
      "type" text not null,
      "mean" double precision not null,
      "variance" double precision not null,
      primary key ("user_id", "type")
    )`,
    `create table "learner_cell" (
      "user_id" int not null,
      "topic_id" int not null,
      "type" text not null,
      "mean" double precision not null,
      "variance" double precision not null,
      "last_days" double precision not null,
      "questions_asked" int not null,
      "last_wrong" boolean not null,
      primary key ("user_id", "topic_id", "type")
    )`,
    `create table "learner_user_item" (
      "user_id" int not null,
      "question_id" int not null,
      "last_days" double precision not null,
      "last_correct" boolean not null,
      primary key ("user_id", "question_id")
    )`,
    `create table "question_report" (
      "user_id" int not null,
      "question_id" int not null,
      "problem" text not null,
      "words" text null,
      "reported_at" timestamptz not null,
      primary key ("user_id", "question_id")
    )`,
    `create table "notice" (
      "id" serial primary key,
      "user_id" int not null,
      "text" text not null,
      "created_at" timestamptz not null,
      "attempt_id" uuid null
    )`,
    `create index "notice_user_id_index" on "notice" ("user_id")`,
    `alter table "learner_clock" add constraint "learner_clock_one_row" check (id = 1)`,
    `alter table "learner_item" add constraint "learner_item_question_id_foreign" foreign key ("question_id") references "question" ("id") on update cascade on delete cascade`,
    `alter table "learner_topic" add constraint "learner_topic_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on update cascade on delete cascade`,
    `alter table "learner_user" add constraint "learner_user_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade`,
    `alter table "learner_user_topic" add constraint "learner_user_topic_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    `alter table "learner_user_type" add constraint "learner_user_type_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    `alter table "learner_cell" add constraint "learner_cell_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    `alter table "learner_user_item" add constraint "learner_user_item_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    `alter table "question_report" add constraint "question_report_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade`,
    `alter table "question_report" add constraint "question_report_question_id_foreign" foreign key ("question_id") references "question" ("id") on update cascade on delete cascade`,
    `alter table "question_report" add constraint "question_report_problem_check" check (problem in ('wrongKey', 'unclear', 'typo', 'picture', 'other'))`,
    `alter table "notice" add constraint "notice_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    `alter table "notice" add constraint "notice_attempt_id_foreign" foreign key ("attempt_id") references "quiz_attempt" ("id") on delete cascade`,
    // Quizzes submitted before there was an engine are counted in the order in which they were.
    `update quiz_attempt a set counted_as = c.place
      from (select id, row_number() over (order by finished_at, id) as place
        from quiz_attempt where user_id is not null and finished_at is not null) c
      where c.id = a.id`,
    // Made with no parameters yet: the first start of a server that has some replays what there is.
    `insert into learner_clock (id, version, params, stale, spoilt)
      select 1, count(*), '', true, 0 from quiz_attempt where counted_as is not null`,
  ];
}
