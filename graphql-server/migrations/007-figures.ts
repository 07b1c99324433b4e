import { Migration } from '@mikro-orm/migrations';

/** The pictures that the site draws for questions, who wrote a question, and which model made it. */
export class Migration007 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "question" add column "picture" jsonb null, add column "origin" text not null default 'hand', add column "model" text null`,
    );
    this.addSql(`alter table "question" alter column "origin" drop default`);
    this.addSql(
      `alter table "question" add constraint "question_origin_check" check (origin in ('hand', 'model', 'teacher'))`,
    );
    this.addSql(
      `alter table "question" add constraint "question_model_check" check ((origin = 'model') = (model is not null))`,
    );
  }
}
