import { Migration } from '@mikro-orm/migrations';

/** The stems of what a chapter's lesson says, for the search: made when the lesson is written, not at each search. */
export class Migration008 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "chapter" add column "lesson_words" tsvector generated always as (jsonb_to_tsvector('english', jsonb_path_query_array(lesson, '$.scenes[*].heading') || jsonb_path_query_array(lesson, '$.scenes[*].beats[*].say'), '["string"]')) stored`,
    );
  }
}
