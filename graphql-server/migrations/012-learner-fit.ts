import { Migration } from '@mikro-orm/migrations';

/** Fitted parameters are published with the difficulties; places of the planner's trial and nightly reports are stored. */
export class Migration012 extends Migration {
  override up(): void {
    this.addSql(`alter table "learner_parameters" add column "params" json null`);
    this.addSql(`alter table "attempt_question" add column "trial" json null`);
    this.addSql(`create table "learner_report" (
      "name" text not null check (name in ('fit', 'trial')),
      "made_at" timestamptz not null,
      "answers" int not null,
      "report" json not null,
      primary key ("name")
    )`);
  }
}
