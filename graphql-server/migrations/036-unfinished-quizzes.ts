import { Migration } from '@mikro-orm/migrations';
import { concurrentIndex } from './concurrent-index';

/**
 * Finds a student's unfinished quizzes in two pages at any number of rows, where the unique index, which keeps them one per scope, takes
 * one more at each hundredfold. Built while servers answer. May be repeated.
 */
export class Migration036 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    const definition = `index on quiz_attempt using hash (owner_id) with (fillfactor = 50)
      where user_id is not null and finished_at is null and abandoned_at is null`;
    for (const statement of concurrentIndex('quiz_attempt_unfinished_hash_index', definition)) this.addSql(statement);
  }
}
