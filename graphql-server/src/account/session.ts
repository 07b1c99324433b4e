import type { Context, Viewer } from '../context';
import type { Database } from '../database/database';
import { USER_OF_OLD_TOKEN, VIEWER_BY_SESSION } from './session.queries';
import { claimedUser, hashToken, type TokenKey } from './token';

/** The owner of a request's access token, looked up only when needed. */
export function sessionOf(
  db: Database,
  accessToken: string | undefined,
  now: Date,
): Pick<Context, 'findSession' | 'findViewer'> {
  let session: Promise<TokenKey | null> | undefined;
  let viewer: Promise<Viewer | null> | undefined;
  const findSession = () => (session ??= readSession(db, accessToken));
  return { findSession, findViewer: () => (viewer ??= findSession().then((key) => findViewer(db, key, now))) };
}

/** Asks the database only about a token from before tokens carried a user id. */
async function readSession(db: Database, accessToken: string | undefined): Promise<TokenKey | null> {
  if (accessToken === undefined) return null;
  const [userId, tokenHash] = [claimedUser(accessToken), hashToken(accessToken)];
  if (userId !== null) return { userId, tokenHash };
  const [old] = await db.query(USER_OF_OLD_TOKEN, { tokenHash });
  return old ? { userId: old.userId, tokenHash } : null;
}

/** Null for a token that is missing, unknown, expired or revoked. */
async function findViewer(db: Database, session: TokenKey | null, now: Date): Promise<Viewer | null> {
  if (session === null) return null;
  const [found] = await db.query(VIEWER_BY_SESSION, { ...session, now });
  return found ? session : null;
}
