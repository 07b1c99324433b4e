import { Migration } from '@mikro-orm/migrations';

/** The unit of the exam that a unit of the course is part of, with its weight. The next import fills it in. */
export class Migration035 extends Migration {
  override up(): void {
    this.addSql(`alter table "unit" add column "exam_unit" jsonb null`);
  }
}
