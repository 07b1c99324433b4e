import { Migration } from '@mikro-orm/migrations';

/** A quiz explains its answers at the end, as all did so far, or each one as it is given. */
export class Migration013 extends Migration {
  override up(): void {
    this.addSql(`alter table "quiz_attempt" add column "mode" text not null default 'test',
      add constraint "quiz_attempt_mode_check" check ("mode" in ('test', 'practice'))`);
  }
}
