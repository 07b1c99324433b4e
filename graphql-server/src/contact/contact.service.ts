import * as rules from '../../../schema/rules/account';
import { checkContactText } from '../../../schema/rules/contact';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { KeptMail } from '../mail/queued-mail.entity';
import { mailExpiry } from '../mail/queue-mail';
import { ContactMessage } from './contact-message.entity';

export interface ContactForm {
  readonly subject: string;
  readonly email: string;
  readonly body: string;
}

/** Keeps the message and a mail that passes it on, together. Throws BAD_USER_INPUT, naming the field. */
export async function sendContactMessage(context: Context, form: ContactForm): Promise<void> {
  const { em, now, wakeSender, limits, ip } = context;
  for (const [field, problem] of [
    ['subject', checkContactText('subject', form.subject)],
    ['email', rules.checkEmail(form.email)],
    ['body', checkContactText('body', form.body)],
  ] as const) {
    if (problem !== null) throw new DomainError('BAD_USER_INPUT', problem, field);
  }
  await limits.use('contactMessagesPerIp', ip);
  await limits.use('contactMessagesPerAddress', form.email);
  const message = em.create(ContactMessage, { ...form, createdAt: now, sentAt: null });
  const waiting = { attempts: 0, nextTryAt: now, expiresAt: mailExpiry(now) };
  em.create(KeptMail, { kind: 'contactMessage', user: null, message, ...waiting });
  await em.flush();
  context.note('contactMessage');
  await wakeSender();
}
