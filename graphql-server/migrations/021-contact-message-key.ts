import { Migration } from '@mikro-orm/migrations';

/** A message that a client sends again is stored once. */
export class Migration021 extends Migration {
  override up(): void {
    this.addSql(`alter table "contact_message" add column "key" uuid null,
      add constraint "contact_message_key_unique" unique ("key")`);
  }
}
