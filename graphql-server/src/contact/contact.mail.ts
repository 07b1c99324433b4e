import { letterHtml } from '../mail/html';
import type { Mail } from '../mail/mailer';
import type { ContactForm } from './contact.service';

/** What the owner gets; an answer goes to the person who wrote. */
export function contactMail(to: string, { subject, email, body }: ContactForm): Mail {
  const from = `${email} wrote through the contact page:`;
  return {
    to,
    replyTo: email,
    subject: `Contact: ${subject}`,
    text: `${from}\n\n${body}`,
    html: letterHtml([from, body]),
  };
}
