import { integer, statement } from '../database/statement';

/** The user of a session as part of another statement, which saves a round trip; null unless the token holds. */
export const userOfSession = (user: string, session: string, now: string) =>
  `(select user_id from session where user_id = ${user} and token_hash = ${session} and expires_at > ${now})`;

/** Prepared, because most requests of a student begin with it. $1 user, $2 session, $3 now. */
export const VIEWER_BY_SESSION = statement(
  'viewer_by_session',
  { userId: integer },
  `select user_id as "userId" from session where user_id = $1 and token_hash = $2 and expires_at > $3`,
);

/** The user of a token without a user id. The last of them expire 30 days after the release that added it. $1 session. */
export const USER_OF_OLD_TOKEN = statement(
  'user_of_old_token',
  { userId: integer },
  'select user_id as "userId" from session where token_hash = $1',
);
