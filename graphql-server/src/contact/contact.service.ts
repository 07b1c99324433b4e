import * as rules from '../../../schema/rules/account';
import { checkContactText } from '../../../schema/rules/contact';
import type { Context } from '../context';
import { inTransaction } from '../database/transaction';
import { DomainError } from '../errors';
import { queueMail } from '../mail/mail-queue';

interface ContactForm {
  readonly subject: string;
  readonly email: string;
  readonly body: string;
}

/**
 * Saves the message, as the student's who is logged in, and queues a mail that forwards it. A key that was used before changes nothing:
 * the client sends the message again.
 * Throws BAD_USER_INPUT, naming the field.
 */
export async function sendContactMessage(context: Context, form: ContactForm, key: string | null): Promise<void> {
  const { db, now, onMailQueued, limits, ip } = context;
  for (const [field, problem] of [
    ['subject', checkContactText('subject', form.subject)],
    ['email', rules.checkEmail(form.email)],
    ['body', checkContactText('body', form.body)],
  ] as const) {
    if (problem !== null) throw new DomainError('BAD_USER_INPUT', problem, field);
  }
  await limits.use('contactMessagesPerIp', ip);
  await limits.use('contactMessagesPerAddress', form.email);
  const viewer = await context.findViewer();
  const isNew = await inTransaction(db.kysely, async (transaction) => {
    const { subject, email, body } = form;
    const message = await transaction
      .insertInto('contact_message')
      .values({ key, user_id: viewer?.userId ?? null, subject, email, body, created_at: now })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (message !== undefined) await queueMail(transaction, 'contactMessage', { messageId: message.id }, now);
    return message !== undefined;
  });
  if (!isNew) return;
  context.note('contactMessage');
  await onMailQueued();
}
