import { Migration } from '@mikro-orm/migrations';

/** Checks the rows that were there before 018, while servers go on. May be repeated. */
export class Migration019 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`alter table "quiz_attempt" validate constraint "quiz_attempt_owner_check"`);
    this.addSql(`alter table "attempt_question" validate constraint "attempt_question_owner_id_attempt_id_foreign"`);
    this.addSql(`alter table "notice" validate constraint "notice_user_id_attempt_id_foreign"`);
  }
}
