import type { Statement } from '../../database/database';
import type { StateRows } from '../rows';
import { readRows, TABLE_NAMES } from './tables';

export interface Clock {
  readonly version: number;
  readonly params: string;
  readonly stale: boolean;
  readonly spoilt: number;
}

export interface MemoryRow extends StateRows {
  readonly clock: Clock;
}

const CLOCK = `(select json_build_object('version', version, 'params', params, 'stale', stale, 'spoilt', spoilt) from learner_clock) as clock`;

const memoryColumns = (where: Readonly<Record<keyof StateRows, string>>) =>
  [CLOCK, ...TABLE_NAMES.map((name) => `${readRows(name, where[name])} as "${name}"`)].join(',\n    ');

/** What is known of a student, as columns; $1 user, $2 question ids, $3 topic ids. */
export const MEMORY_COLUMNS = memoryColumns({
  users: 'user_id = $1',
  userTopics: 'user_id = $1 and topic_id = any($3::int[])',
  userTypes: 'user_id = $1',
  cells: 'user_id = $1 and topic_id = any($3::int[])',
  userItems: 'user_id = $1 and question_id = any($2::int[])',
  items: 'question_id = any($2::int[])',
  topics: 'topic_id = any($3::int[])',
});

const THEIR_TOPICS = '(user_id, topic_id) in (select * from unnest($4::int[], $5::int[]))';

/**
 * What is known of several students, and of what each of them was asked.
 * $1 users; $2 and $3 the user and the question of each answer; $4 and $5 each user's topics likewise.
 */
export const READ_MEMORY: Statement = {
  name: 'read_memory',
  text: `select ${memoryColumns({
    users: 'user_id = any($1::int[])',
    userTopics: THEIR_TOPICS,
    userTypes: 'user_id = any($1::int[])',
    cells: THEIR_TOPICS,
    userItems: '(user_id, question_id) in (select * from unnest($2::int[], $3::int[]))',
    items: 'question_id = any($3::int[])',
    topics: 'topic_id = any($5::int[])',
  })}`,
};

/** Holds the clock until the end of the transaction: nothing is counted meanwhile. First of all locks, so that nobody waits in a ring. */
export const LOCK_CLOCK: Statement = {
  name: 'lock_clock',
  text: 'select version::int, params, stale, spoilt from learner_clock for update',
};

/** The rows no longer hold. In a transaction that holds the clock. */
export const SPOIL_MEMORY: Statement = {
  name: 'spoil_memory',
  text: 'update learner_clock set stale = true, spoilt = spoilt + 1, version = version + 1',
};

/** Rows made with other facts do not hold. $1 the hash of ours. */
export const CLAIM_MEMORY: Statement = {
  name: 'claim_memory',
  text: `
    update learner_clock set params = $1, stale = true, spoilt = spoilt + 1, version = version + 1 where params <> $1`,
};
