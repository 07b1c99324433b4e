import { Migration } from '@mikro-orm/migrations';

/** The schema of the first release: what the entities say, and what only SQL can say. */
export class Migration001 extends Migration {
  override up(): void {
    for (const statement of [...STATEMENTS, ...STORAGE]) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "contact_message" (
    "id" serial primary key,
    "key" uuid null,
    "user_id" int null,
    "subject" text not null,
    "email" text not null,
    "body" text not null,
    "created_at" timestamptz not null,
    "sent_at" timestamptz null
  )`,
  `alter table "contact_message" add constraint "contact_message_key_unique" unique ("key")`,
  `create index "contact_message_user_id_index" on "contact_message" ("user_id")`,
  `create table "course_import" (
    "id" smallint not null,
    "fingerprint" text not null,
    "imported_at" timestamptz not null,
    "beliefs" jsonb not null,
    primary key ("id")
  )`,
  `create table "learner_parameters" (
    "version" serial primary key,
    "published_at" timestamptz not null,
    "answers" int not null,
    "params" json null,
    "items" json not null,
    "topics" json not null
  )`,
  `create table "learner_report" (
    "name" text not null,
    "made_at" timestamptz not null,
    "answers" int not null,
    "report" json not null,
    primary key ("name")
  )`,
  `create table "rate_limit" (
    "key" varchar(255) not null,
    "points" int not null default 0,
    "expire" bigint null,
    primary key ("key")
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
    "exam_unit" jsonb null,
    primary key ("id")
  )`,
  `create table "chapter" (
    "id" int not null,
    "unit_id" int not null,
    "name" text not null,
    "slug" text not null,
    "position" int not null,
    "video_url" text null,
    "lesson" jsonb null,
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
    "kind" text not null,
    "unit" text null,
    "type" text not null,
    "difficulty" smallint not null,
    "form" text null,
    "set_name" text null,
    "lead" text null,
    "text" text not null,
    "columns" jsonb null,
    "figure" jsonb null,
    "image_url" text null,
    "image_alt" text null,
    "origin" text not null,
    "model" text null,
    "takeaway" text null,
    "retired_at" timestamptz null
  )`,
  `alter table "question" add constraint "question_stable_id_unique" unique ("stable_id")`,
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
    "cells" jsonb null,
    "figure" jsonb null,
    "is_correct" boolean not null,
    "accepts" jsonb null,
    "rationale" text not null,
    "misconception" text null,
    "retired" boolean not null
  )`,
  `create index "answer_question_id_index" on "answer" ("question_id")`,
  `create unique index "answer_one_correct_per_question" on "answer" ("question_id") where is_correct and not retired`,
  `create table "free_response" (
    "id" serial primary key,
    "stable_id" text not null,
    "chapter_id" int not null,
    "position" int not null,
    "definition" jsonb not null,
    "retired_at" timestamptz null
  )`,
  `create unique index "free_response_one_version" on "free_response" ("stable_id") where retired_at is null`,
  `create table "users" (
    "id" serial primary key,
    "username" text not null,
    "email" text not null,
    "password_hash" text not null,
    "current_chapter_id" int null,
    "created_at" timestamptz not null
  )`,
  `create unique index "users_username_unique" on "users" (lower("username"))`,
  `create unique index "users_email_unique" on "users" (lower("email"))`,
  `create index "users_id_hash_index" on "users" using hash ("id") with (fillfactor = 50)`,
  `create table "topic_progress" (
    "user_id" int not null,
    "topic_id" int not null,
    "questions_asked" int not null default 0,
    "answered_correctly" int not null default 0,
    primary key ("user_id", "topic_id")
  )`,
  `create table "session" (
    "user_id" int not null,
    "token_hash" text not null,
    "created_at" timestamptz not null,
    "expires_at" timestamptz not null,
    primary key ("user_id", "token_hash")
  )`,
  `create index "session_expires_at_index" on "session" ("expires_at")`,
  `create index "session_token_hash_index" on "session" using hash ("token_hash") with (fillfactor = 50)`,
  `create table "scene_practice" (
    "user_id" int not null,
    "chapter_id" int not null,
    "scene" text not null,
    "asked" int not null default 0,
    "correct" int not null default 0,
    primary key ("user_id", "chapter_id", "scene")
  )`,
  `create table "quiz_attempt" (
    "owner_id" int not null,
    "id" uuid not null,
    "user_id" int null,
    "type" text not null,
    "mode" text not null default 'test',
    "scope" text not null,
    "chapter_id" int null,
    "unit_id" int null,
    "seed" int not null,
    "started_at" timestamptz not null,
    "finished_at" timestamptz null,
    "abandoned_at" timestamptz null,
    "score" smallint null,
    "finish_number" int null,
    primary key ("owner_id", "id")
  )`,
  `create index "quiz_attempt_user_id_index" on "quiz_attempt" ("user_id")`,
  `create unique index "quiz_attempt_one_under_way" on "quiz_attempt" ("owner_id", "scope") where user_id is not null and finished_at is null and abandoned_at is null`,
  `create index "quiz_attempt_unfinished_hash_index" on "quiz_attempt" using hash ("owner_id") with (fillfactor = 50) where user_id is not null and finished_at is null and abandoned_at is null`,
  `create index "quiz_attempt_of_visitors" on "quiz_attempt" ("started_at") where user_id is null`,
  `create index "quiz_attempt_under_way_since" on "quiz_attempt" ("started_at") where user_id is not null and finished_at is null and abandoned_at is null`,
  `create index "quiz_attempt_ended" on "quiz_attempt" (coalesce(finished_at, abandoned_at), "id") where finish_number is not null`,
  `create table "attempt_question" (
    "owner_id" int not null,
    "attempt_id" uuid not null,
    "position" smallint not null,
    "question_id" int not null,
    "answer_order" jsonb not null,
    "given" jsonb null,
    "answered_at" timestamptz null,
    "is_correct" boolean null,
    "certainty" text null,
    "predicted" real null,
    "why_asked" jsonb null,
    "trial" json null,
    primary key ("owner_id", "attempt_id", "position")
  )`,
  `create unique index "attempt_question_asked_once" on "attempt_question" ("owner_id", "attempt_id", "question_id")`,
  `create table "question_report" (
    "user_id" int not null,
    "question_id" int not null,
    "problem" text not null,
    "message" text null,
    "reported_at" timestamptz not null,
    primary key ("user_id", "question_id")
  )`,
  `create table "password_reset" (
    "user_id" int not null,
    "token_hash" text not null,
    "created_at" timestamptz not null,
    "expires_at" timestamptz not null,
    "used_at" timestamptz null,
    primary key ("user_id", "token_hash")
  )`,
  `create table "notice" (
    "user_id" int not null,
    "id" serial not null,
    "text" text not null,
    "created_at" timestamptz not null,
    "attempt_id" uuid null,
    primary key ("user_id", "id")
  )`,
  `create table "mail" (
    "id" serial primary key,
    "kind" text not null,
    "user_id" int null,
    "message_id" int null,
    "expires_at" timestamptz not null,
    "attempts" smallint not null default 0,
    "next_try_at" timestamptz not null
  )`,
  `alter table "mail" add constraint "mail_one_of_a_kind" unique ("user_id", "kind")`,
  `create table "lesson_position" (
    "user_id" int not null,
    "chapter_id" int not null,
    "scene" text not null,
    "saved_at" timestamptz not null,
    primary key ("user_id", "chapter_id")
  )`,
  `create table "learner_state" (
    "user_id" int not null,
    "revision" int not null,
    "parameters" text not null,
    "state" json null,
    primary key ("user_id")
  )`,
  `create table "free_response_attempt" (
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
    "finish_number" int null,
    primary key ("owner_id", "id")
  )`,
  `create index "free_response_attempt_user_id_index" on "free_response_attempt" ("user_id")`,
  `create unique index "free_response_attempt_one_under_way" on "free_response_attempt" ("owner_id", "free_response_id") where user_id is not null and submitted_at is null`,
  `create index "free_response_attempt_under_way_since" on "free_response_attempt" ("started_at") where user_id is not null and submitted_at is null`,
  `create index "free_response_attempt_counted" on "free_response_attempt" ("submitted_at", "id") where finish_number is not null`,
  `create index "free_response_attempt_of_visitors" on "free_response_attempt" ("started_at") where user_id is null`,
  `create table "user_chapter" (
    "user_id" int not null,
    "chapter_id" int not null,
    "chosen" boolean not null default false,
    "video_completed" boolean not null default false,
    "quiz_grade" smallint null,
    primary key ("user_id", "chapter_id")
  )`,
  `alter table "learner_report" add constraint "learner_report_name_check" check (name in ('count', 'fit', 'trial'))`,
  `alter table "unit" add constraint "unit_subject_id_foreign" foreign key ("subject_id") references "subject" ("id") on delete restrict`,
  `alter table "chapter" add constraint "chapter_unit_id_foreign" foreign key ("unit_id") references "unit" ("id") on delete restrict`,
  `alter table "topic" add constraint "topic_chapter_id_foreign" foreign key ("chapter_id") references "chapter" ("id") on delete restrict`,
  `alter table "question" add constraint "question_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on delete restrict`,
  `alter table "question" add constraint "question_kind_check" check (kind in ('choice', 'number'))`,
  `alter table "question" add constraint "question_type_check" check (type in ('definition', 'interpretation', 'calculation', 'graph', 'application'))`,
  `alter table "question" add constraint "question_difficulty_check" check (difficulty >= 1 and difficulty <= 3)`,
  `alter table "question" add constraint "question_origin_check" check (origin in ('hand', 'model', 'teacher'))`,
  `alter table "question" add constraint "question_model_check" check ((origin = 'model') = (model is not null))`,
  `alter table "question_revision" add constraint "question_revision_question_id_foreign" foreign key ("question_id") references "question" ("id") on delete cascade`,
  `alter table "answer" add constraint "answer_question_id_foreign" foreign key ("question_id") references "question" ("id") on delete cascade`,
  `alter table "free_response" add constraint "free_response_chapter_id_foreign" foreign key ("chapter_id") references "chapter" ("id") on delete restrict`,
  `alter table "users" add constraint "users_current_chapter_id_foreign" foreign key ("current_chapter_id") references "chapter" ("id") on delete restrict`,
  `alter table "users" add constraint "users_username_check" check (username ~ '^[A-Za-z0-9_]{3,15}$')`,
  `alter table "topic_progress" add constraint "topic_progress_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade`,
  `alter table "topic_progress" add constraint "topic_progress_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on update cascade on delete restrict`,
  `alter table "topic_progress" add constraint "topic_progress_counts_check" check (0 <= answered_correctly and answered_correctly <= questions_asked)`,
  `alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
  `alter table "scene_practice" add constraint "scene_practice_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
  `alter table "scene_practice" add constraint "scene_practice_chapter_id_foreign" foreign key ("chapter_id") references "chapter" ("id") on delete restrict`,
  `alter table "scene_practice" add constraint "scene_practice_counts_check" check (0 <= correct and correct <= asked)`,
  `alter table "quiz_attempt" add constraint "quiz_attempt_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
  `alter table "quiz_attempt" add constraint "quiz_attempt_chapter_id_foreign" foreign key ("chapter_id") references "chapter" ("id") on delete restrict`,
  `alter table "quiz_attempt" add constraint "quiz_attempt_unit_id_foreign" foreign key ("unit_id") references "unit" ("id") on delete restrict`,
  `alter table "quiz_attempt" add constraint "quiz_attempt_owner_check" check ((user_id is null and owner_id < 0) or (user_id is not null and user_id = owner_id))`,
  `alter table "quiz_attempt" add constraint "quiz_attempt_type_check" check (type in ('chapterQuiz', 'chapterQuizNoUser', 'topicQuiz', 'shortWeakspotQuiz', 'longWeakspotQuiz', 'unitQuiz'))`,
  `alter table "quiz_attempt" add constraint "quiz_attempt_mode_check" check (mode in ('test', 'practice'))`,
  `alter table "quiz_attempt" add constraint "quiz_attempt_score_check" check (score >= 0 and score <= 100)`,
  `alter table "quiz_attempt" add constraint "quiz_attempt_scored_when_finished" check ((finished_at is null) = (score is null))`,
  `alter table "attempt_question" add constraint "attempt_question_owner_id_attempt_id_foreign" foreign key ("owner_id", "attempt_id") references "quiz_attempt" ("owner_id", "id") on update cascade on delete cascade`,
  `alter table "attempt_question" add constraint "attempt_question_question_id_foreign" foreign key ("question_id") references "question" ("id") on delete restrict`,
  `alter table "attempt_question" add constraint "attempt_question_answered" check ((given is null) = (answered_at is null))`,
  `alter table "attempt_question" add constraint "attempt_question_marked" check ((given is null) = (is_correct is null))`,
  `alter table "attempt_question" add constraint "attempt_question_certainty_check" check (certainty in ('guessing', 'unsure', 'sure'))`,
  `alter table "question_report" add constraint "question_report_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade`,
  `alter table "question_report" add constraint "question_report_question_id_foreign" foreign key ("question_id") references "question" ("id") on update cascade on delete cascade`,
  `alter table "question_report" add constraint "question_report_problem_check" check (problem in ('wrongKey', 'unclear', 'typo', 'picture', 'other'))`,
  `alter table "password_reset" add constraint "password_reset_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
  `alter table "notice" add constraint "notice_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
  `alter table "notice" add constraint "notice_user_id_attempt_id_foreign" foreign key ("user_id", "attempt_id") references "quiz_attempt" ("owner_id", "id") on update cascade on delete cascade`,
  `alter table "contact_message" add constraint "contact_message_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
  `alter table "mail" add constraint "mail_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
  `alter table "mail" add constraint "mail_message_id_foreign" foreign key ("message_id") references "contact_message" ("id") on delete cascade`,
  `alter table "mail" add constraint "mail_kind_check" check (kind in ('passwordReset', 'username', 'contactMessage'))`,
  `alter table "lesson_position" add constraint "lesson_position_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade`,
  `alter table "lesson_position" add constraint "lesson_position_chapter_id_foreign" foreign key ("chapter_id") references "chapter" ("id") on update cascade on delete restrict`,
  `alter table "learner_state" add constraint "learner_state_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade`,
  `alter table "free_response_attempt" add constraint "free_response_attempt_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
  `alter table "free_response_attempt" add constraint "free_response_attempt_free_response_id_foreign" foreign key ("free_response_id") references "free_response" ("id") on delete restrict`,
  `alter table "free_response_attempt" add constraint "free_response_attempt_owner_check" check ((user_id is null and owner_id < 0) or (user_id is not null and user_id = owner_id))`,
  `alter table "free_response_attempt" add constraint "free_response_attempt_scored_when_submitted" check ((submitted_at is null) = (points is null) and (submitted_at is null) = (earned is null))`,
  `alter table "user_chapter" add constraint "user_chapter_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade`,
  `alter table "user_chapter" add constraint "user_chapter_chapter_id_foreign" foreign key ("chapter_id") references "chapter" ("id") on update cascade on delete restrict`,
  `alter table "user_chapter" add constraint "user_chapter_quiz_grade_check" check (quiz_grade >= 0 and quiz_grade <= 100)`,
];

const STORAGE = [
  // For the forgiving search: words that look alike.
  'create extension if not exists pg_trgm',
  // Room on the page of a row lets PostgreSQL write its new version there, without an entry in every index.
  'alter table "attempt_question" set (fillfactor = 70)',
  'alter table "topic_progress" set (fillfactor = 80)',
  // Learner states stay on their row's page, where updates touch no other table.
  'alter table "learner_state" set (toast_tuple_target = 8160)',
  // The default compression of a learner state takes longer than the rest; not every build has lz4.
  `do $$ begin
    alter table "learner_state" alter column "state" set compression lz4;
  exception when feature_not_supported then null;
  end $$`,
];
