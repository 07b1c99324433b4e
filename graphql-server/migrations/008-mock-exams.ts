import { Migration } from '@mikro-orm/migrations';

export class Migration008 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "mock_exam" (
    "user_id" int not null,
    "id" uuid not null,
    "length" text not null,
    "form" smallint not null,
    "extra_time" real not null,
    "timed" boolean not null default true,
    "questions" jsonb not null,
    "marks" jsonb not null default '{}',
    "responses" json not null,
    "started_at" timestamptz not null,
    "deadline" timestamptz null,
    "paused_at" timestamptz null,
    "break_since" timestamptz null,
    "section_two_started_at" timestamptz null,
    "finished_at" timestamptz null,
    primary key ("user_id", "id")
  )`,
  `create unique index "mock_exam_one_under_way" on "mock_exam" ("user_id") where finished_at is null`,
  `create index "mock_exam_unfinished" on "mock_exam" ("started_at") where finished_at is null`,
  `create table "exam_setting" (
    "user_id" int not null,
    "extra_time" real not null,
    primary key ("user_id")
  )`,
  `alter table "quiz_attempt" drop constraint "quiz_attempt_type_check"`,
  `alter table "quiz_attempt" add constraint "quiz_attempt_type_check" check (type in ('chapterQuiz', 'chapterQuizNoUser', 'topicQuiz', 'shortWeakspotQuiz', 'longWeakspotQuiz', 'unitQuiz', 'mockExam'))`,
  `alter table "mock_exam" add constraint "mock_exam_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
  `alter table "mock_exam" add constraint "mock_exam_length_check" check (length in ('full', 'half'))`,
  `alter table "mock_exam" add constraint "mock_exam_extra_time_check" check (extra_time in (1, 1.25, 1.5, 2))`,
  `alter table "mock_exam" add constraint "mock_exam_paused_in_section" check (paused_at is null or deadline is not null)`,
  `alter table "mock_exam" add constraint "mock_exam_ends_once" check (finished_at is null or deadline is null)`,
  `alter table "exam_setting" add constraint "exam_setting_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade`,
  `alter table "exam_setting" add constraint "exam_setting_extra_time_check" check (extra_time in (1, 1.25, 1.5, 2))`,
];
