import type { ExpressionBuilder } from 'kysely';
import * as rules from '../../../schema/rules/account';
import type { Context } from '../context';
import type { Tables } from '../database/tables';
import { inTransaction } from '../database/transaction';
import { DomainError } from '../errors';
import { queueMail } from '../mail/mail-queue';
import type { MailKind } from '../mail/queued-mail.entity';
import { findUser } from './account.service';
import { hashPassword } from './password';
import { keyOf } from './token';

/** The id of an address's account; null for an unknown one when UNIFORM_RETRIEVE hides which addresses have one. */
async function findAccount(context: Context, email: string): Promise<number | null> {
  if (rules.checkEmail(email) !== null) throw new DomainError('NOT_FOUND', rules.ACCOUNT_NOT_FOUND, 'email');
  await context.limits.use('retrievalsPerIp', context.ip);
  await context.limits.use('retrievalsPerAddress', email);
  const user = await findUser(context.db.kysely, 'email', email);
  if (user === undefined && !context.uniformRetrieve) {
    throw new DomainError('NOT_FOUND', rules.ACCOUNT_NOT_FOUND, 'email');
  }
  return user?.id ?? null;
}

async function requestMail(context: Context, kind: MailKind, userId: number | null): Promise<void> {
  await queueMail(context.db.kysely, kind, { userId }, context.now);
  await context.onMailQueued();
}

/** Mails a link that sets a new password; an older link stops working when this one is sent. Throws NOT_FOUND. */
export async function requestPasswordReset(context: Context, email: string): Promise<void> {
  const userId = await findAccount(context, email);
  if (userId !== null) context.note('passwordResetAsked', userId);
  await requestMail(context, 'passwordReset', userId);
}

export async function requestUsername(context: Context, email: string): Promise<void> {
  await requestMail(context, 'username', await findAccount(context, email));
}

/** The row of a mailed token. */
const isOf = (token: string) => (eb: ExpressionBuilder<Tables, 'password_reset'>) => {
  const key = keyOf(token);
  return key === null ? eb.lit(false) : eb.and({ 'password_reset.user_id': key.userId, token_hash: key.tokenHash });
};

/** The address that a reset link belongs to; this does not use up the link. Throws BAD_USER_INPUT. */
export async function validateResetToken({ db, now, limits, ip }: Context, token: string): Promise<string> {
  await limits.use('resetTokensPerIp', ip);
  const user = await db.kysely
    .selectFrom('password_reset')
    .innerJoin('users', 'users.id', 'password_reset.user_id')
    .select('email')
    .where(isOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (user === undefined) throw new DomainError('BAD_USER_INPUT', rules.INVALID_TOKEN);
  return user.email;
}

/** Sets a new password by a mailed token, once; every session and every other link of the account ends with it. */
async function usePasswordReset({ db, now }: Context, token: string, passwordHash: string): Promise<number | null> {
  return inTransaction(db.kysely, async (transaction) => {
    // Of several concurrent requests with one token, this update lets one through.
    const used = await transaction
      .updateTable('password_reset')
      .set({ used_at: now })
      .where(isOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst();
    if (used === undefined) return null;
    const { user_id: userId } = used;
    await transaction.deleteFrom('session').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('password_reset').where('user_id', '=', userId).where('used_at', 'is', null).execute();
    await transaction.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
    return userId;
  });
}

/** Sets a new password with the token of a reset link, once. Throws BAD_USER_INPUT; a bad password does not use up the link. */
export async function resetPassword(context: Context, token: string, password: string): Promise<void> {
  const { limits, ip, note } = context;
  await limits.use('resetTokensPerIp', ip);
  const problem = rules.checkNewPassword(password, password);
  if (problem !== null) throw new DomainError('BAD_USER_INPUT', problem, 'password');
  if (rules.isCommonPassword(password)) {
    throw new DomainError('BAD_USER_INPUT', rules.COMMON_PASSWORD_MESSAGE, 'password');
  }
  await limits.use('passwordsPerIp', ip);
  const passwordHash = await hashPassword(password);
  const userId = await usePasswordReset(context, token, passwordHash);
  if (userId === null) throw new DomainError('BAD_USER_INPUT', rules.INVALID_TOKEN);
  note('passwordReset', userId);
}
