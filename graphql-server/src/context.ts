import type { MiddlewareFn } from 'type-graphql';
import type { TokenKey } from './account/token';
import type { Course } from './course/course';
import type { LearnerStore } from './learner/store/learner-store';
import type { Database } from './database/database';
import { DomainError } from './errors';
import type { Note } from './http/metrics';
import type { Limits } from './http/rate-limits';

/** Who asks, known by the request's access token. */
export type Viewer = TokenKey;

/** What all requests share. Time and chance come from here too, so that tests can set them. */
export interface AppServices {
  readonly db: Database;
  readonly course: Course;
  readonly learner: LearnerStore;
  /** Called after a mail was queued; does not wait for a mail server. */
  readonly onMailQueued: () => void | Promise<void>;
  readonly limits: Limits;
  readonly note: Note;
  /** Numbers in [0, 1). */
  readonly random: () => number;
  /** What links in mails point to, without a trailing slash. */
  readonly publicUrl: string;
  /** Who gets contact messages. */
  readonly contactEmail: string;
  /** Whether an unknown address gets the same answer as a known one. */
  readonly uniformRetrieve: boolean;
}

export interface Context extends AppServices {
  /** The request's access token, for statements that check it themselves: it may be worth nothing. Null without one. */
  readonly session: TokenKey | null;
  /** Who asks; null for a visitor, or for a token that is unknown, expired or revoked. Looked up once, when first needed. */
  findViewer(): Promise<Viewer | null>;
  readonly now: Date;
  /** The client's address, as far as the trusted proxies tell. */
  readonly ip: string;
}

/** The signed-in student: what every service that is for students begins with. Throws UNAUTHENTICATED for a visitor. */
export async function requireViewer(context: Context): Promise<Viewer> {
  return (await context.findViewer()) ?? refuseVisitor();
}

/** For resolvers, so that permission comes before the arguments are read. REST calls that are `signedIn` get the same from the router. */
export const forStudents: MiddlewareFn<Context> = async ({ context }, next) => {
  await requireViewer(context);
  return next();
};

export function refuseVisitor(): never {
  throw new DomainError('UNAUTHENTICATED', 'Please log in to continue.');
}
