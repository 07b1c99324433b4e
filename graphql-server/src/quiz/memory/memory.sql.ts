import type { Statement } from '../../db/database';
import type { StateRows } from '../learner/rows';
import { readRows } from './tables';

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

/** What is known of a student, as columns; $1 user, $2 question ids, $3 topic ids. */
export const MEMORY_COLUMNS = `
    ${CLOCK},
    ${readRows('users', 'user_id = $1')} as users,
    ${readRows('userTopics', 'user_id = $1 and topic_id = any($3::int[])')} as "userTopics",
    ${readRows('userTypes', 'user_id = $1')} as "userTypes",
    ${readRows('cells', 'user_id = $1 and topic_id = any($3::int[])')} as cells,
    ${readRows('userItems', 'user_id = $1 and question_id = any($2::int[])')} as "userItems",
    ${readRows('items', 'question_id = any($2::int[])')} as items,
    ${readRows('topics', 'topic_id = any($3::int[])')} as topics`;

/** What is known of a student, these questions and these topics. $1 user, $2 question ids, $3 topic ids. */
export const READ_MEMORY: Statement = { name: 'read_memory', text: `select ${MEMORY_COLUMNS}` };

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
