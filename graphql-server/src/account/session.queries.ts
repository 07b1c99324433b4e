import { integer, nullable, statement, text, timestamp, uuid } from '../database/statement';

/** The user of a session as part of another statement, which saves a round trip; null unless the token holds. `user` names a parameter. */
export const userOfSession = (user: ':userId' | ':ownerId') =>
  `(select user_id from session where user_id = ${user} and token_hash = :tokenHash and expires_at > :now)`;

/** Parameters of statements about a student's rows: whose they are, and the session that asks. */
export const OWNER = { ownerId: integer, tokenHash: nullable(text), now: timestamp };
/** The same for one attempt. */
export const OWNED = { attemptId: uuid, ...OWNER };

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
