import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Course } from './course/course';
import type { Database } from './database/database';
import { DomainError } from './errors';
import type { Note } from './http/metrics';
import type { Limits } from './http/rate-limits';

/** Who asks: known by the access token that came with the request. */
export interface Viewer {
  readonly userId: number;
  readonly sessionId: number;
}

/** What every request shares. Time and chance come from here too, so that tests can set them. */
export interface House {
  readonly db: Database;
  readonly course: Course;
  /** Told that a mail was kept to be sent; does not wait for a mail server. */
  readonly wakeSender: () => void | Promise<void>;
  /** Told that what the engine learnt no longer holds; does not wait until it does again. */
  readonly wakeLearner: () => void | Promise<void>;
  readonly limits: Limits;
  readonly note: Note;
  /** Numbers in [0, 1). */
  readonly random: () => number;
  /** What links in mails point to, without a slash at its end. */
  readonly publicUrl: string;
  /** Who gets contact messages. */
  readonly contactEmail: string;
  /** Whether an unknown address gets the same answer as a known one. */
  readonly uniformRetrieve: boolean;
}

/** What one request works with. */
export interface Context extends House {
  /** One EntityManager a request. */
  readonly em: SqlEntityManager;
  /** The hash of the access token that came with the request, for statements that find its user themselves; null without one. */
  readonly session: string | null;
  /** Who asks; null for a visitor. Looked up when first asked for, and once. */
  findViewer(): Promise<Viewer | null>;
  readonly now: Date;
  /** The client's address, as far as the trusted proxies tell. */
  readonly ip: string;
}

/** The signed-in student. Throws UNAUTHENTICATED for a visitor. */
export async function requireViewer(context: Context): Promise<Viewer> {
  return (await context.findViewer()) ?? refuseVisitor();
}

export function refuseVisitor(): never {
  throw new DomainError('UNAUTHENTICATED', 'Please log in first.');
}
