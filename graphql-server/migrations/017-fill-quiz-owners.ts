import { Migration } from '@mikro-orm/migrations';
import { concurrentIndex } from './concurrent-index';

/** Pages of a table that are updated by one transaction. */
const PAGES = 1_000;

/** Fills in the owners page by page, so that each update locks its rows for a moment only. */
const fill = (table: string, from: string, owner: string, same: string) => `do $$
  declare
    pages bigint := pg_relation_size('${table}') / current_setting('block_size')::int;
  begin
    for page in 0..pages by ${PAGES} loop
      update ${table} t set owner_id = ${owner} ${from}
      where t.ctid >= format('(%s,0)', page)::tid and t.ctid < format('(%s,0)', page + ${PAGES})::tid
        and t.owner_id is null ${same};
      commit;
    end loop;
  end $$`;

/** A check that holds for all rows lets PostgreSQL make the column "not null" without reading the table under a lock. */
const isSet = (table: string) => [
  `alter table ${table} drop constraint if exists owner_is_set`,
  `alter table ${table} add constraint owner_is_set check (owner_id is not null) not valid`,
  `alter table ${table} validate constraint owner_is_set`,
];

/** What takes minutes on a large database: without a transaction and without a lock that stops servers. May be repeated. */
export class Migration017 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const statement of this.statements) this.addSql(statement);
  }

  private readonly statements = [
    fill('quiz_attempt', '', 'quiz_owner(t.user_id, t.id)', ''),
    fill('attempt_question', 'from quiz_attempt a', 'quiz_owner(a.user_id, a.id)', 'and a.id = t.attempt_id'),
    ...isSet('quiz_attempt'),
    ...isSet('attempt_question'),
    ...concurrentIndex('quiz_attempt_key', 'unique index on quiz_attempt (owner_id, id)'),
    ...concurrentIndex('quiz_attempt_id_key', 'unique index on quiz_attempt (id)'),
    ...concurrentIndex('attempt_question_key', 'unique index on attempt_question (owner_id, attempt_id, position)'),
    ...concurrentIndex('session_key', 'unique index on session (user_id, token_hash)'),
    ...concurrentIndex('password_reset_key', 'unique index on password_reset (user_id, token_hash)'),
    ...concurrentIndex('notice_key', 'unique index on notice (user_id, id)'),
  ];
}
