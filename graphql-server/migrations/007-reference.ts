import { Migration } from '@mikro-orm/migrations';

export class Migration007 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [`alter table "course_import" add "reference" jsonb null`];
