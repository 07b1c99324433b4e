import { Migration } from '@mikro-orm/migrations';

export class Migration003 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table "question" add "enrichment" boolean not null default false, add "reserved" boolean not null default false`,
];
