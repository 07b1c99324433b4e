import * as rules from '../../../schema/rules/account';
import { checkContactText } from '../../../schema/rules/contact';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { queueMail } from '../mail/mail-queue';

interface ContactForm {
  readonly subject: string;
  readonly email: string;
  readonly body: string;
}

/** Saves the message and queues a mail that forwards it. Throws BAD_USER_INPUT, naming the field. */
export async function sendContactMessage(context: Context, form: ContactForm): Promise<void> {
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
  await db.kysely.transaction().execute(async (transaction) => {
    const { subject, email, body } = form;
    const { id: messageId } = await transaction
      .insertInto('contact_message')
      .values({ subject, email, body, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await queueMail(transaction, 'contactMessage', { messageId }, now);
  });
  context.note('contactMessage');
  await onMailQueued();
}
