import { Migration } from '@mikro-orm/migrations';

/** What the learner's jobs read ended quizzes by, and the row that holds how many answers they have counted. */
export class Migration020 extends Migration {
  override up(): void {
    this.addSql(`create index "quiz_attempt_ended" on "quiz_attempt" (coalesce(finished_at, abandoned_at), "id")
      where finish_number is not null`);
    this.addSql(`alter table "learner_report" drop constraint "learner_report_name_check",
      add constraint "learner_report_name_check" check (name in ('count', 'fit', 'trial'))`);
  }
}
