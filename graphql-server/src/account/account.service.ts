import { UniqueConstraintViolationException } from '@mikro-orm/core';
import * as rules from '../../../schema/rules/account';
import { requireViewer, type Context } from '../context';
import { DomainError } from '../errors';
import { keepFreeQuiz, type FreeQuiz } from '../quiz/free-quiz.service';
import { hashPassword, verifyPassword } from './password';
import { Session } from './session.entity';
import { hashToken, newToken } from './token';
import { User } from './user.entity';

/** A login lasts 30 days. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

export interface SignUp {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly atLeast13: boolean;
  /** A quiz taken as a visitor, whose result the new student keeps. */
  readonly freeQuiz?: FreeQuiz | undefined;
}

export interface SignedInUser {
  readonly accessToken: string;
  readonly userId: number;
}

function refuse(field: keyof SignUp, message: string | null): void {
  if (message !== null) throw new DomainError('BAD_USER_INPUT', message, field);
}

/** Throws BAD_USER_INPUT, USERNAME_TAKEN or EMAIL_TAKEN, each naming its field. */
export async function signUp(
  context: Context,
  { username, email, password, atLeast13, freeQuiz }: SignUp,
): Promise<SignedInUser> {
  refuse('username', rules.checkUsername(username));
  refuse('email', rules.checkEmail(email));
  refuse('password', rules.checkPassword(password));
  if (rules.isCommonPassword(password)) refuse('password', rules.COMMON_PASSWORD_MESSAGE);
  refuse('atLeast13', rules.checkAgeConfirmed(atLeast13));

  const { em, now, limits, ip } = context;
  await limits.use('signUpsPerIp', ip);
  const passwordHash = await hashPassword(password);
  const user = em.create(User, { username, email, passwordHash, createdAt: now, currentChapter: null });
  const accessToken = openSession(context, user);
  try {
    await em.flush();
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? takenError(error) : error;
  }
  context.note('signedUp', user.id);
  if (freeQuiz !== undefined) await keepFreeQuiz(context, user.id, freeQuiz);
  return { accessToken, userId: user.id };
}

/** The unique indices decide, not a look beforehand: of eight sign-ups of one name at once, one wins. */
function takenError(error: UniqueConstraintViolationException): DomainError {
  return error.message.includes('users_email_unique')
    ? new DomainError('EMAIL_TAKEN', 'There is already an account with this email address.', 'email')
    : new DomainError('USERNAME_TAKEN', 'This username is taken. Please choose another.', 'username');
}

/** Throws TOO_MANY_ATTEMPTS, or INVALID_CREDENTIALS, with one message and after one time, whether the user or the password is wrong. */
export async function logIn(context: Context, username: string, password: string): Promise<SignedInUser> {
  const { em, limits, note } = context;
  // Counted before the password is looked at: guesses that come all at once must not slip through together.
  await limits.use('loginsPerAccount', username);
  const user = rules.checkUsername(username) === null ? await findUser(context, 'username', username) : null;
  const matches = await verifyPassword(user?.passwordHash ?? null, password);
  if (user === null || !matches) {
    note('loginFailed', user?.id);
    throw new DomainError('INVALID_CREDENTIALS', 'Username or password is not right.');
  }
  await limits.forget('loginsPerAccount', username);
  const accessToken = openSession(context, user);
  await em.flush();
  note('loggedIn', user.id);
  return { accessToken, userId: user.id };
}

/** An account by its username or its address, whatever the letter case. */
export async function findUser({ em }: Context, by: 'username' | 'email', value: string): Promise<User | null> {
  return em.createQueryBuilder(User).where(`lower(${by}) = ?`, [value.toLowerCase()]).getSingleResult();
}

function openSession({ em, now }: Context, user: User): string {
  const accessToken = newToken();
  em.create(Session, {
    user,
    tokenHash: hashToken(accessToken),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  });
  return accessToken;
}

/** Revokes the session that asks; other browsers of the same student stay logged in. */
export async function logOut(context: Context): Promise<void> {
  const { sessionId } = await requireViewer(context);
  await context.em.nativeDelete(Session, { id: sessionId });
}
