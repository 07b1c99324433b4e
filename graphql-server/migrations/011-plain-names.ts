import { Migration } from '@mikro-orm/migrations';

/** Names that say what a column holds. */
export class Migration011 extends Migration {
  override up(): void {
    this.addSql(`alter table "lesson_place" rename to "lesson_position"`);
    this.addSql(`alter table "lesson_position" rename column "kept_at" to "saved_at"`);
    for (const name of ['pkey', 'user_id_foreign', 'chapter_id_foreign']) {
      const [from, to] = [`lesson_place_${name}`, `lesson_position_${name}`];
      this.addSql(`alter table "lesson_position" rename constraint "${from}" to "${to}"`);
    }
    this.addSql(`alter table "chapter" rename column "lesson_words" to "lesson_text"`);
    this.addSql(`alter table "question_report" rename column "words" to "message"`);
  }
}
