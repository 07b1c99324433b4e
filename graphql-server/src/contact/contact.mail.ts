import type { Statement } from '../database/database';
import { letterHtml } from '../mail/html';
import type { Mail } from '../mail/mailer';
import type { LetterWriter } from '../mail/sender';
import type { ContactForm } from './contact.service';

const MESSAGE_BY_ID: Statement = {
  name: 'message_by_id',
  text: 'select subject, email, body from contact_message where id = $1',
};

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

export const writeContactLetter: LetterWriter = async ({ db, contactEmail }, { messageId }) => {
  const [message] = await db.rows<ContactForm>(MESSAGE_BY_ID, [messageId]);
  return message === undefined ? null : { mail: contactMail(contactEmail, message) };
};
