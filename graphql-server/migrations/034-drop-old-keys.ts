import { Migration } from '@mikro-orm/migrations';

/** Drops what only servers before 016 needed. Learner states stay on their row's page, where updates touch no other table. */
export class Migration034 extends Migration {
  override up(): void {
    for (const statement of this.statements) this.addSql(statement);
  }

  private readonly statements = [
    // In the order in which requests lock them, or both would wait for each other.
    `lock table "quiz_attempt", "attempt_question", "session", "password_reset" in access exclusive mode`,
    `drop trigger "quiz_attempt_set_owner" on "quiz_attempt"`,
    `drop trigger "attempt_question_set_owner" on "attempt_question"`,
    `drop function set_attempt_owner()`,
    `drop function set_question_owner()`,
    `drop function quiz_owner(int, uuid)`,
    `alter table "quiz_attempt" drop constraint "quiz_attempt_id_unique"`,
    `drop index "quiz_attempt_one_under_way"`,
    `alter index "quiz_attempt_under_way" rename to "quiz_attempt_one_under_way"`,
    `alter table "attempt_question" drop constraint "attempt_question_asked_once"`,
    `alter index "attempt_question_asked" rename to "attempt_question_asked_once"`,
    `alter table "session" drop constraint "session_token_hash_unique", drop column "id"`,
    `alter table "password_reset" drop constraint "password_reset_token_hash_unique", drop column "id"`,
    `alter table "learner_state" set (toast_tuple_target = 8160)`,
  ];
}
