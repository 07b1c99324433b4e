import { Migration } from '@mikro-orm/migrations';

/** All of spec §3, with sessions, attempts, resets and messages. */
export class Migration001 extends Migration {
  override up(): void {
    for (const statement of this.statements) this.addSql(statement);
  }

  private readonly statements = [
    `create table "contact_message" (
      "id" serial primary key,
      "subject" text not null,
      "email" text not null,
      "body" text not null,
      "created_at" timestamptz not null,
      "sent_at" timestamptz null
    )`,
    `create table "course_import" (
      "id" smallint not null,
      "fingerprint" text not null,
      "imported_at" timestamptz not null,
      primary key ("id")
    )`,
    `create table "secret" (
      "name" text not null,
      "value" text not null,
      primary key ("name")
    )`,
    `create table "subject" (
      "id" int not null,
      "name" text not null,
      primary key ("id")
    )`,
    `create table "unit" (
      "id" int not null,
      "subject_id" int not null,
      "name" text not null,
      "position" int not null,
      "announced" jsonb not null,
      primary key ("id")
    )`,
    `create table "chapter" (
      "id" int not null,
      "unit_id" int not null,
      "name" text not null,
      "slug" text not null,
      "position" int not null,
      "video_url" text null,
      "video_blurb" text not null,
      "quiz_blurb" text not null,
      "quiz_blurb_img_url" text null,
      primary key ("id")
    )`,
    `alter table "chapter" add constraint "chapter_slug_unique" unique ("slug")`,
    `create table "topic" (
      "id" int not null,
      "chapter_id" int not null,
      "topic_name" text not null,
      "position" int not null,
      primary key ("id")
    )`,
    `create table "question" (
      "id" serial primary key,
      "stable_id" text not null,
      "topic_id" int not null,
      "type" text not null,
      "difficulty" smallint not null,
      "text" text not null,
      "image_url" text null,
      "image_alt" text null,
      "takeaway" text null,
      "retired_at" timestamptz null
    )`,
    `alter table "question" add constraint "question_stable_id_unique" unique ("stable_id")`,
    `alter table "question" add constraint "question_difficulty_check" check (difficulty >= 1 and difficulty <= 3)`,
    `alter table "question" add constraint "question_type_check" check (type in ('definition', 'interpretation', 'calculation', 'graph', 'application'))`,
    `create table "question_revision" (
      "id" serial primary key,
      "question_id" int not null,
      "content" jsonb not null,
      "replaced_at" timestamptz not null
    )`,
    `create index "question_revision_question_id_index" on "question_revision" ("question_id")`,
    `create table "answer" (
      "id" serial primary key,
      "question_id" int not null,
      "position" int not null,
      "text" text not null,
      "is_correct" boolean not null,
      "rationale" text not null,
      "misconception" text null,
      "retired" boolean not null
    )`,
    `create index "answer_question_id_index" on "answer" ("question_id")`,
    `create unique index "answer_one_correct_per_question" on "answer" ("question_id") where is_correct and not retired`,
    `create table "users" (
      "id" serial primary key,
      "username" text not null,
      "email" text not null,
      "password_hash" text not null,
      "current_chapter_id" int null,
      "created_at" timestamptz not null
    )`,
    `create unique index "users_email_unique" on "users" (lower("email"))`,
    `create unique index "users_username_unique" on "users" (lower("username"))`,
    `alter table "users" add constraint "users_username_check" check (username ~ '^[A-Za-z0-9_]{3,15}$')`,
    `create table "topic_progress" (
      "user_id" int not null,
      "topic_id" int not null,
      "questions_asked" int not null default 0,
      "answered_correctly" int not null default 0,
      primary key ("user_id",
      "topic_id")
    )`,
    `alter table "topic_progress" add constraint "topic_progress_counts_check" check (0 <= answered_correctly and answered_correctly <= questions_asked)`,
    `create table "session" (
      "id" serial primary key,
      "user_id" int not null,
      "token_hash" text not null,
      "created_at" timestamptz not null,
      "expires_at" timestamptz not null
    )`,
    `create index "session_user_id_index" on "session" ("user_id")`,
    `alter table "session" add constraint "session_token_hash_unique" unique ("token_hash")`,
    `create table "quiz_attempt" (
      "id" uuid not null,
      "user_id" int null,
      "type" text not null,
      "scope" text not null,
      "chapter_id" int null,
      "unit_id" int null,
      "seed" int not null,
      "started_at" timestamptz not null,
      "finished_at" timestamptz null,
      "abandoned_at" timestamptz null,
      "score" smallint null,
      primary key ("id")
    )`,
    `create index "quiz_attempt_user_id_index" on "quiz_attempt" ("user_id")`,
    `create unique index "quiz_attempt_one_under_way" on "quiz_attempt" ("user_id", "scope") where finished_at is null and abandoned_at is null`,
    `alter table "quiz_attempt" add constraint "quiz_attempt_scored_when_finished" check ((finished_at is null) = (score is null))`,
    `alter table "quiz_attempt" add constraint "quiz_attempt_score_check" check (score >= 0 and score <= 100)`,
    `alter table "quiz_attempt" add constraint "quiz_attempt_type_check" check (type in ('chapterQuiz', 'chapterQuizNoUser', 'topicQuiz', 'shortWeakspotQuiz', 'longWeakspotQuiz', 'unitQuiz'))`,
    `create table "attempt_question" (
      "attempt_id" uuid not null,
      "position" smallint not null,
      "question_id" int not null,
      "answer_order" jsonb not null,
      "chosen_answer_id" int null,
      "answered_at" timestamptz null,
      "is_correct" boolean null,
      primary key ("attempt_id",
      "position")
    )`,
    `alter table "attempt_question" add constraint "attempt_question_asked_once" unique ("attempt_id", "question_id")`,
    `alter table "attempt_question" add constraint "attempt_question_marked" check (is_correct is null or chosen_answer_id is not null)`,
    `alter table "attempt_question" add constraint "attempt_question_answered" check ((chosen_answer_id is null) = (answered_at is null))`,
    `create table "password_reset" (
      "id" serial primary key,
      "user_id" int not null,
      "token_hash" text not null,
      "created_at" timestamptz not null,
      "expires_at" timestamptz not null,
      "used_at" timestamptz null
    )`,
    `create index "password_reset_user_id_index" on "password_reset" ("user_id")`,
    `alter table "password_reset" add constraint "password_reset_token_hash_unique" unique ("token_hash")`,
    `create table "user_chapter" (
      "user_id" int not null,
      "chapter_id" int not null,
      "chosen" boolean not null default false,
      "video_completed" boolean not null default false,
      "quiz_grade" smallint null,
      primary key ("user_id",
      "chapter_id")
    )`,
    `alter table "user_chapter" add constraint "user_chapter_quiz_grade_check" check (quiz_grade >= 0 and quiz_grade <= 100)`,
    `alter table "unit" add constraint "unit_subject_id_foreign" foreign key ("subject_id") references "subject" ("id") on delete restrict`,
    `alter table "chapter" add constraint "chapter_unit_id_foreign" foreign key ("unit_id") references "unit" ("id") on delete restrict`,
    `alter table "topic" add constraint "topic_chapter_id_foreign" foreign key ("chapter_id") references "chapter" ("id") on delete restrict`,
    `alter table "question" add constraint "question_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on delete restrict`,
    `alter table "question_revision" add constraint "question_revision_question_id_foreign" foreign key ("question_id") references "question" ("id") on delete cascade`,
    `alter table "answer" add constraint "answer_question_id_foreign" foreign key ("question_id") references "question" ("id") on delete cascade`,
    `alter table "users" add constraint "users_current_chapter_id_foreign" foreign key ("current_chapter_id") references "chapter" ("id") on delete restrict`,
    `alter table "topic_progress" add constraint "topic_progress_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade`,
    `alter table "topic_progress" add constraint "topic_progress_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on update cascade on delete restrict`,
    `alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    `alter table "quiz_attempt" add constraint "quiz_attempt_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    `alter table "quiz_attempt" add constraint "quiz_attempt_chapter_id_foreign" foreign key ("chapter_id") references "chapter" ("id") on delete restrict`,
    `alter table "quiz_attempt" add constraint "quiz_attempt_unit_id_foreign" foreign key ("unit_id") references "unit" ("id") on delete restrict`,
    `alter table "attempt_question" add constraint "attempt_question_attempt_id_foreign" foreign key ("attempt_id") references "quiz_attempt" ("id") on delete cascade`,
    `alter table "attempt_question" add constraint "attempt_question_question_id_foreign" foreign key ("question_id") references "question" ("id") on delete restrict`,
    `alter table "attempt_question" add constraint "attempt_question_chosen_answer_id_foreign" foreign key ("chosen_answer_id") references "answer" ("id") on delete restrict`,
    `alter table "password_reset" add constraint "password_reset_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    `alter table "user_chapter" add constraint "user_chapter_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade`,
    `alter table "user_chapter" add constraint "user_chapter_chapter_id_foreign" foreign key ("chapter_id") references "chapter" ("id") on update cascade on delete restrict`,
  ];
}
