import { Migration } from '@mikro-orm/migrations';

/** For the forgiving search: words that look alike. */
export class Migration002 extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
  }
}
