import { Migration } from '@mikro-orm/migrations';

export class Migration006 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table "question" add "solution" jsonb null`,
  `alter table "attempt_question" add "first_step_at" timestamptz null`,
];
