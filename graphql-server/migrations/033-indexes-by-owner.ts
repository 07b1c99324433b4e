import { Migration } from '@mikro-orm/migrations';
import { concurrentIndex } from './concurrent-index';

/** Indexes that replace those dropped by 034, built while servers answer. May be repeated. */
export class Migration033 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const statement of this.statements) this.addSql(statement);
  }

  private readonly statements = [
    ...concurrentIndex(
      'attempt_question_asked',
      'unique index on attempt_question (owner_id, attempt_id, question_id)',
    ),
    ...concurrentIndex(
      'quiz_attempt_under_way',
      `unique index on quiz_attempt (owner_id, scope)
        where user_id is not null and finished_at is null and abandoned_at is null`,
    ),
    // A lookup takes two pages at any number of rows, as long as no bucket overflows, which it would in fuller ones. The primary
    // keys, which take one more page at each hundredfold, stay for uniqueness.
    ...concurrentIndex('users_id_hash_index', 'index on users using hash (id) with (fillfactor = 50)'),
    ...concurrentIndex('session_token_hash_index', 'index on session using hash (token_hash) with (fillfactor = 50)'),
  ];
}
