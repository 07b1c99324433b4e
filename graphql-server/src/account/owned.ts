import { refuseVisitor, type Context } from '../context';
import { integer, nullable, text, timestamp, uuid, type Statement, type Values } from '../database/statement';
import { DomainError } from '../errors';

// Attempts belong to a student, or to nobody: whoever knows the random id of a visitor's attempt may see and continue it.

/** The user of a session as part of another statement, which saves a round trip; null unless the token holds. `user` names a parameter. */
export const userOfSession = (user: ':userId' | ':ownerId') =>
  `(select user_id from session where user_id = ${user} and token_hash = :tokenHash and expires_at > :now)`;

/** Parameters of statements about a student's rows: whose they are, and the session that asks. */
export const OWNER = { ownerId: integer, tokenHash: nullable(text), now: timestamp };
/** The same for one attempt. */
export const OWNED = { attemptId: uuid, ...OWNER };

export const owned = ({ session, now }: Context, attemptId: string, ownerId: number) => ({
  attemptId,
  ownerId,
  tokenHash: session?.tokenHash ?? null,
  now,
});

interface OwnedRow {
  readonly userId: number | null;
  readonly askedBy: number | null;
}

/** An attempt that the asker may see: a student's own, else a visitor's. Throws NOT_FOUND, or UNAUTHENTICATED when logging in may help. */
export async function findOwned<Row extends OwnedRow>(
  context: Context,
  query: Statement<Row, Values<typeof OWNED>>,
  attemptId: string,
  what: 'quiz' | 'attempt',
): Promise<Row> {
  const visitorId = visitorIdOf(attemptId);
  for (const ownerId of context.session ? [context.session.userId, visitorId] : [visitorId]) {
    const [found] = await context.db.query(query, owned(context, attemptId, ownerId));
    if (found && found.userId !== null && found.userId !== found.askedBy) refuseVisitor();
    if (found) return found;
  }
  if ((await context.findViewer()) !== null) throw new DomainError('NOT_FOUND', `This ${what} does not exist.`);
  const did = what === 'quiz' ? 'took' : 'made';
  throw new DomainError(
    'UNAUTHENTICATED',
    `We can’t find this ${what}. If you ${did} it with an account, please log in.`,
  );
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
