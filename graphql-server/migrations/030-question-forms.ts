import { Migration } from '@mikro-orm/migrations';

/** Sets of questions on one stimulus, choices in columns, and graphs as choices. */
export class Migration030 extends Migration {
  override up(): void {
    this.addSql(`alter table "question" add column "form" text null, add column "set_name" text null,
      add column "lead" text null, add column "columns" jsonb null`);
    this.addSql(`alter table "answer" add column "cells" jsonb null, add column "image_url" text null,
      add column "picture" jsonb null`);
  }
}
