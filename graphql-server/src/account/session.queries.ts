import type { Statement } from '../database/database';

const LIVE_SESSION = (session: string, now: string) =>
  `from session where token_hash = ${session} and expires_at > ${now}`;

/** The user of a session as part of another statement, which then takes no statement before it; null for a visitor. */
export const userOfSession = (session: string, now: string) => `(select user_id ${LIVE_SESSION(session, now)})`;

/** $1 session, $2 now. */
export const VIEWER_BY_SESSION: Statement = {
  name: 'viewer_by_session',
  text: `select id as "sessionId", user_id as "userId" ${LIVE_SESSION('$1', '$2')}`,
};
