import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Course } from './course';
import type { Database } from './db/database';
import { DomainError } from './errors';
import type { Mailer } from './mail/mailer';

/** Who asks: known by the access token that came with the request. */
export interface Viewer {
  readonly userId: number;
  readonly sessionId: number;
}

/** What one request works with. Time and chance are part of it, so that tests can set them. */
export interface Context {
  readonly db: Database;
  /** One EntityManager a request. */
  readonly em: SqlEntityManager;
  readonly course: Course;
  readonly viewer: Viewer | null;
  readonly now: Date;
  readonly mailer: Mailer;
  /** What links in mails point to, without a slash at its end. */
  readonly publicUrl: string;
  /** Who gets contact messages. */
  readonly contactEmail: string;
  /** Whether an unknown address gets the same answer as a known one. */
  readonly uniformRetrieve: boolean;
  /** Numbers in [0, 1). */
  readonly random: () => number;
}

/** The signed-in student. Throws UNAUTHENTICATED for a visitor. */
export function requireViewer(context: Context): Viewer {
  if (context.viewer === null) throw new DomainError('UNAUTHENTICATED', 'Please log in first.');
  return context.viewer;
}
