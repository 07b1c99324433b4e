import { integer, statement } from '../database/statement';

const liveSession = (session: string, now: string) =>
  `from session where token_hash = ${session} and expires_at > ${now}`;

/** The user of a session as part of another statement, which saves a round trip; null for a visitor. */
export const userOfSession = (session: string, now: string) => `(select user_id ${liveSession(session, now)})`;

/** Prepared, because most requests of a student begin with it. $1 session, $2 now. */
export const VIEWER_BY_SESSION = statement(
  'viewer_by_session',
  { sessionId: integer, userId: integer },
  `select id as "sessionId", user_id as "userId" ${liveSession('$1', '$2')}`,
);
