import { integer, statement, text, timestamp } from '../database/statement';
import { userOfSession } from './owned';

/** Prepared, because most requests of a student begin with it. */
export const VIEWER_BY_SESSION = statement(
  'viewer_by_session',
  { userId: integer, tokenHash: text, now: timestamp },
  { userId: integer },
  `select user_id as "userId" from ${userOfSession(':userId')} found`,
);
