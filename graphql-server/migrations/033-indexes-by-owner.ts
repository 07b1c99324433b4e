import { Migration } from '@mikro-orm/migrations';

/** What is left of a migration that was stopped is dropped first: an index that was not finished is of no use. */
const index = (name: string, definition: string) => [
  `drop index concurrently if exists ${name}`,
  `create ${definition.replace('index', `index concurrently ${name}`)}`,
];

/** Indexes that replace those dropped by 034, built while servers answer. May be repeated. */
export class Migration033 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const statement of this.statements) this.addSql(statement);
  }

  private readonly statements = [
    ...index('attempt_question_asked', 'unique index on attempt_question (owner_id, attempt_id, question_id)'),
    ...index(
      'quiz_attempt_under_way',
      `unique index on quiz_attempt (owner_id, scope)
        where user_id is not null and finished_at is null and abandoned_at is null`,
    ),
    // A lookup takes two pages at any number of rows, as long as no bucket overflows, which it would in fuller ones. The primary
    // keys, which take one more page at each hundredfold, stay for uniqueness.
    ...index('users_id_hash_index', 'index on users using hash (id) with (fillfactor = 50)'),
    ...index('session_token_hash_index', 'index on session using hash (token_hash) with (fillfactor = 50)'),
  ];
}
