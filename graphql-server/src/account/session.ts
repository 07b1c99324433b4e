import type { Context, Viewer } from '../context';
import type { Database } from '../database/database';
import { VIEWER_BY_SESSION } from './session.queries';
import { keyOf } from './token';

/** The owner of a request's access token, looked up only when needed. */
export function sessionOf(
  db: Database,
  accessToken: string | undefined,
  now: Date,
): Pick<Context, 'session' | 'findViewer'> {
  const session = accessToken === undefined ? null : keyOf(accessToken);
  let viewer: Promise<Viewer | null> | undefined;
  const lookUp = async () => {
    const [found] = session === null ? [] : await db.query(VIEWER_BY_SESSION, { ...session, now });
    return found ? session : null;
  };
  return { session, findViewer: () => (viewer ??= lookUp()) };
}
