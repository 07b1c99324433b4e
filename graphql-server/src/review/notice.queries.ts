import type { Statement } from '../database/database';
import { milliseconds } from '../database/milliseconds';

export interface NoticeRow {
  readonly id: number;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly attemptId: string | null;
}

const NOTICES = `select n.id, n.text, ${milliseconds('n.created_at')} as "createdAt", n.attempt_id as "attemptId" from notice n`;

/** $1 user. */
export const NOTICES_OF: Statement = {
  name: 'notices_of',
  text: `${NOTICES} where n.user_id = $1 order by n.created_at desc, n.id desc`,
};

/** $1 notice, $2 user. */
export const DISMISS_NOTICE: Statement = {
  name: 'dismiss_notice',
  text: 'delete from notice where id = $1 and user_id = $2 returning id',
};
