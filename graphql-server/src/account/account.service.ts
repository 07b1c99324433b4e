import type { Kysely } from 'kysely';
import * as rules from '../../../schema/rules/account';
import { requireViewer, type Context } from '../context';
import { violatedConstraint } from '../database/constraint';
import type { Tables } from '../database/tables';
import { inTransaction } from '../database/transaction';
import { DomainError } from '../errors';
import { hashPassword, verifyPassword } from './password';
import { hashToken, newToken } from './token';

/** A login lasts 30 days. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

export interface AccountForm {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly atLeast13: boolean;
}

export interface SignedInUser {
  readonly accessToken: string;
  readonly userId: number;
}

function refuse(field: keyof AccountForm, message: string | null): void {
  if (message !== null) throw new DomainError('BAD_USER_INPUT', message, field);
}

/** Throws BAD_USER_INPUT, naming the field. */
function checkAccountForm({ username, email, password, atLeast13 }: AccountForm): void {
  refuse('username', rules.checkUsername(username));
  refuse('email', rules.checkEmail(email));
  refuse('password', rules.checkPassword(password));
  if (rules.isCommonPassword(password)) refuse('password', rules.COMMON_PASSWORD_MESSAGE);
  refuse('atLeast13', rules.checkAgeConfirmed(atLeast13));
}

/**
 * Opens an account and logs it in, and does what belongs to it in the same transaction. Throws BAD_USER_INPUT,
 * USERNAME_TAKEN or EMAIL_TAKEN, each naming its field; then nothing is stored.
 */
export async function openAccount(
  context: Context,
  form: AccountForm,
  also: (transaction: Kysely<Tables>, userId: number) => Promise<void>,
): Promise<SignedInUser> {
  checkAccountForm(form);
  const { db, now, limits, ip } = context;
  await limits.use('signUpsPerIp', ip);
  await limits.use('passwordsPerIp', ip);
  const { username, email, password } = form;
  const passwordHash = await hashPassword(password);
  try {
    return await inTransaction(db.kysely, async (transaction) => {
      const { id: userId } = await transaction
        .insertInto('users')
        .values({ username, email, password_hash: passwordHash, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      const accessToken = await openSession(transaction, userId, now);
      await also(transaction, userId);
      return { accessToken, userId };
    });
  } catch (error) {
    throw takenError(error) ?? error;
  }
}

/** The unique indexes decide, not a look beforehand: of eight sign-ups with one name at once, one wins. */
function takenError(error: unknown): DomainError | null {
  const constraint = violatedConstraint(error, 'unique');
  if (constraint === 'users_email_unique') {
    return new DomainError('EMAIL_TAKEN', 'An account with this email address already exists.', 'email');
  }
  if (constraint === 'users_username_unique') {
    return new DomainError('USERNAME_TAKEN', 'This username is taken. Please choose another.', 'username');
  }
  return null;
}

/**
 * Throws TOO_MANY_ATTEMPTS, or INVALID_CREDENTIALS with one message and after one time, whether the user or the password is
 * wrong.
 */
export async function logIn(
  { db, now, limits, note, ip }: Context,
  username: string,
  password: string,
): Promise<SignedInUser> {
  await limits.use('passwordsPerIp', ip);
  // Counted before the password is checked: guesses that arrive together must not slip through together.
  await limits.use('loginsPerAccount', username);
  const user = rules.checkUsername(username) === null ? await findUser(db.kysely, 'username', username) : undefined;
  const matches = await verifyPassword(user?.password_hash ?? null, password);
  if (user === undefined || !matches) {
    note('loginFailed', user?.id);
    throw new DomainError('INVALID_CREDENTIALS', 'Incorrect username or password.');
  }
  await limits.forget('loginsPerAccount', username);
  await limits.use('sessionsPerStudent', String(user.id));
  const accessToken = await openSession(db.kysely, user.id, now);
  note('loggedIn', user.id);
  return { accessToken, userId: user.id };
}

/** For what a session alone must not do. Guesses count as failed logins do. Throws BAD_USER_INPUT, TOO_MANY_ATTEMPTS. */
export async function checkOwnPassword(
  { db, limits, note, ip }: Context,
  userId: number,
  password: string,
): Promise<void> {
  await limits.use('passwordsPerIp', ip);
  const user = await db.kysely
    .selectFrom('users')
    .select(['username', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) throw new DomainError('UNAUTHENTICATED', 'This account no longer exists.');
  await limits.use('loginsPerAccount', user.username);
  if (!(await verifyPassword(user.password_hash, password))) {
    note('loginFailed', userId);
    throw new DomainError('BAD_USER_INPUT', rules.WRONG_PASSWORD, 'password');
  }
  await limits.forget('loginsPerAccount', user.username);
}

/** An account by its username or its email address, whatever the letter case. */
export function findUser(kysely: Kysely<Tables>, by: 'username' | 'email', value: string) {
  return kysely
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where(({ eb, fn }) => eb(fn<string>('lower', [by]), '=', value.toLowerCase()))
    .executeTakeFirst();
}

async function openSession(kysely: Kysely<Tables>, userId: number, now: Date): Promise<string> {
  const accessToken = newToken(userId);
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await kysely
    .insertInto('session')
    .values({ user_id: userId, token_hash: hashToken(accessToken), created_at: now, expires_at: expiresAt })
    .execute();
  return accessToken;
}

/** Revokes the session that asks; other browsers of the same student stay logged in. */
export async function logOut(context: Context): Promise<void> {
  const { userId, tokenHash } = await requireViewer(context);
  await context.db.kysely
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .execute();
}
