import { letterHtml } from '../mail/html';
import type { Mail } from '../mail/mailer';
import type { MailComposer } from '../mail/sender';
import type { ContactForm } from './contact.service';

/** What the owner gets; an answer goes to the person who wrote. */
function contactMail(to: string, { subject, email, body }: ContactForm): Mail {
  const from = `${email} wrote through the contact page:`;
  return {
    to,
    replyTo: email,
    subject: `Contact: ${subject}`,
    text: `${from}\n\n${body}`,
    html: letterHtml([from, body]),
  };
}

export const composeContactMail: MailComposer = async ({ db, contactEmail }, { messageId }) => {
  const message = await db.kysely
    .selectFrom('contact_message')
    .select(['subject', 'email', 'body'])
    .where('id', '=', messageId)
    .executeTakeFirst();
  return message === undefined ? null : { mail: contactMail(contactEmail, message) };
};
