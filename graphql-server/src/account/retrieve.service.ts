import * as rules from '../../../schema/rules/account';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { keepMail } from '../mail/queue-mail';
import { findUser } from './account.service';
import { hashPassword } from './password';
import { PasswordReset } from './password-reset.entity';
import { RESET_PASSWORD } from './retrieve.queries';
import { hashToken } from './token';
import type { User } from './user.entity';

/** The account of an address; null for an unknown one, which the uniform answer of the settings does not tell apart. */
async function findAccount(context: Context, email: string): Promise<User | null> {
  if (rules.checkEmail(email) !== null) throw new DomainError('NOT_FOUND', rules.ACCOUNT_NOT_FOUND, 'email');
  await context.limits.use('retrievalsPerIp', context.ip);
  await context.limits.use('retrievalsPerAddress', email);
  const user = await findUser(context, 'email', email);
  if (user === null && !context.uniformRetrieve) {
    throw new DomainError('NOT_FOUND', rules.ACCOUNT_NOT_FOUND, 'email');
  }
  return user;
}

/** Has a link mailed that sets a new password; an older link stops working when it leaves. Throws NOT_FOUND. */
export async function requestPasswordReset(context: Context, email: string): Promise<void> {
  const user = await findAccount(context, email);
  if (user !== null) context.note('passwordResetAsked', user.id);
  await keepMail(context, 'passwordReset', user?.id ?? null);
}

/** Has the username mailed. Throws NOT_FOUND. */
export async function requestUsername(context: Context, email: string): Promise<void> {
  const user = await findAccount(context, email);
  await keepMail(context, 'username', user?.id ?? null);
}

/** The address that a reset link belongs to; the link is not used up. Throws BAD_USER_INPUT. */
export async function validateResetToken({ em, now, limits, ip }: Context, token: string): Promise<string> {
  await limits.use('resetTokensPerIp', ip);
  const reset = await em.findOne(PasswordReset, { tokenHash: hashToken(token) }, { populate: ['user'] });
  if (reset === null || reset.usedAt !== null || reset.expiresAt <= now) {
    throw new DomainError('BAD_USER_INPUT', rules.INVALID_TOKEN);
  }
  return reset.user.email;
}

/** Sets a new password with the token of a reset link, once. Throws BAD_USER_INPUT; a link is not used up by a bad password. */
export async function resetPassword(context: Context, token: string, password: string): Promise<void> {
  const { db, now, limits, ip, note } = context;
  await limits.use('resetTokensPerIp', ip);
  const problem = rules.checkNewPassword(password, password);
  if (problem !== null) throw new DomainError('BAD_USER_INPUT', problem, 'password');
  if (rules.isCommonPassword(password)) {
    throw new DomainError('BAD_USER_INPUT', rules.COMMON_PASSWORD_MESSAGE, 'password');
  }
  const passwordHash = await hashPassword(password);
  const changed = await db.rows<{ id: number }>(RESET_PASSWORD, [hashToken(token), now, passwordHash]);
  if (changed.length === 0) throw new DomainError('BAD_USER_INPUT', rules.INVALID_TOKEN);
  note('passwordReset', changed[0]?.id);
}
