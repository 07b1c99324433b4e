import { refuseVisitor, type Context } from '../context';
import type { Statement, Values } from '../database/statement';
import { DomainError } from '../errors';
import type { OWNED } from './session.queries';

// Attempts belong to a student, or to nobody: whoever knows the random id of a visitor's attempt may see and continue it.

/** The values of these parameters. */
export async function owned({ findSession, now }: Context, attemptId: string, ownerId: number) {
  return { attemptId, ownerId, tokenHash: (await findSession())?.tokenHash ?? null, now };
}

interface OwnedRow {
  readonly userId: number | null;
  readonly askedBy: number | null;
}

/** An attempt that the asker may see: a student's own, else a visitor's. Throws NOT_FOUND, or UNAUTHENTICATED when logging in may help. */
export async function findOwned<Row extends OwnedRow>(
  context: Context,
  query: Statement<Row, Values<typeof OWNED>>,
  attemptId: string,
  missing: { readonly loggedOut: string; readonly loggedIn: string },
): Promise<Row> {
  const session = await context.findSession();
  const visitorId = visitorIdOf(attemptId);
  for (const ownerId of session === null ? [visitorId] : [session.userId, visitorId]) {
    const [found] = await context.db.query(query, await owned(context, attemptId, ownerId));
    if (found && found.userId !== null && found.userId !== found.askedBy) refuseVisitor();
    if (found) return found;
  }
  if ((await context.findViewer()) === null) throw new DomainError('UNAUTHENTICATED', missing.loggedOut);
  throw new DomainError('NOT_FOUND', missing.loggedIn);
}

/** A visitor's attempt, to be stored for a new student. Null for anything else. */
export async function findOfVisitor<Row extends OwnedRow>(
  { db, now }: Context,
  query: Statement<Row, Values<typeof OWNED>>,
  attemptId: string,
): Promise<Row | null> {
  const [found] = await db.query(query, { attemptId, ownerId: visitorIdOf(attemptId), tokenHash: null, now });
  return found?.userId === null ? found : null;
}

/**
 * The key under which a visitor's attempt is stored: the first 32 bits of its random id, made negative, so that it is no student's.
 * Visitors are spread over all partitions, and whoever knows the id of an attempt knows where it is.
 */
export function visitorIdOf(attemptId: string): number {
  return Number.parseInt(attemptId.slice(0, 8), 16) | -(2 ** 31);
}
