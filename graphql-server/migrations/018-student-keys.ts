import { Migration } from '@mikro-orm/migrations';

const primaryKey = (table: string) => [
  `drop constraint "${table}_pkey"`,
  `add constraint "${table}_pkey" primary key using index "${table}_key"`,
];

/**
 * Keys of students' tables begin with the student. Takes a moment, because 017 has read the rows. Indexes that only the release before
 * needs stay until the next one.
 */
export class Migration018 extends Migration {
  override up(): void {
    for (const statement of this.statements) this.addSql(statement);
  }

  private readonly statements = [
    // In the order in which requests lock them, or both would wait for each other.
    `lock table "quiz_attempt", "attempt_question", "session", "password_reset", "notice" in access exclusive mode`,
    // By the checks of 017, and so without reading the tables; in one statement with what follows, the checks would be gone first.
    `alter table "quiz_attempt" alter column "owner_id" set not null`,
    `alter table "attempt_question" alter column "owner_id" set not null`,
    `alter table "notice" drop constraint "notice_attempt_id_foreign", ${primaryKey('notice').join(', ')}`,
    `drop index "notice_user_id_index"`,
    `alter table "attempt_question" drop constraint "attempt_question_attempt_id_foreign", drop constraint owner_is_set,
      ${primaryKey('attempt_question').join(', ')}`,
    `alter table "quiz_attempt" drop constraint owner_is_set,
      add constraint "quiz_attempt_id_unique" unique using index "quiz_attempt_id_key", ${primaryKey('quiz_attempt').join(', ')}`,
    `alter table "quiz_attempt" add constraint "quiz_attempt_owner_check"
      check ((user_id is null and owner_id < 0) or (user_id is not null and user_id = owner_id)) not valid`,
    `alter table "attempt_question" add constraint "attempt_question_owner_id_attempt_id_foreign"
      foreign key ("owner_id", "attempt_id") references "quiz_attempt" ("owner_id", "id") on update cascade on delete cascade not valid`,
    `alter table "notice" add constraint "notice_user_id_attempt_id_foreign"
      foreign key ("user_id", "attempt_id") references "quiz_attempt" ("owner_id", "id") on update cascade on delete cascade not valid`,
    `alter table "session" ${primaryKey('session').join(', ')}`,
    `drop index "session_user_id_index"`,
    `alter table "password_reset" ${primaryKey('password_reset').join(', ')}`,
    `drop index "password_reset_user_id_index"`,
  ];
}
