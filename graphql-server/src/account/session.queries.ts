import { integer, statement, text, timestamp } from '../database/statement';
import { userOfSession } from './owned';

/** Prepared, because most requests of a student begin with it. */
export const VIEWER_BY_SESSION = statement(
  'viewer_by_session',
  { userId: integer, tokenHash: text, now: timestamp },
  { userId: integer },
  `select user_id as "userId" from ${userOfSession(':userId')} found`,
);

/** The user of a token without a user id. The last of them expire 30 days after the release that added it. */
export const USER_OF_OLD_TOKEN = statement(
  'user_of_old_token',
  { tokenHash: text },
  { userId: integer },
  'select user_id as "userId" from session where token_hash = :tokenHash',
);
