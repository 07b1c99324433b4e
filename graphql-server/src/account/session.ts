import type { Context, Viewer } from '../context';
import type { Database } from '../database/database';
import { VIEWER_BY_SESSION } from './session.queries';
import { hashToken } from './token';

/** The owner of a request's access token, looked up only when needed. */
export function sessionOf(
  db: Database,
  accessToken: string | undefined,
  now: Date,
): Pick<Context, 'session' | 'findViewer'> {
  const session = accessToken === undefined ? null : hashToken(accessToken);
  let found: Promise<Viewer | null> | undefined;
  return { session, findViewer: () => (found ??= findViewer(db, session, now)) };
}

/** Null for a token that is missing, unknown, expired or revoked. */
async function findViewer(db: Database, session: string | null, now: Date): Promise<Viewer | null> {
  if (session === null) return null;
  const [viewer] = await db.query(VIEWER_BY_SESSION, [session, now]);
  return viewer ?? null;
}
