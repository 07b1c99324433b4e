import { letter } from '../mail/html';
import type { MailComposer } from '../mail/sender';

/** What the owner gets; an answer goes to the person who wrote. */
export const composeContactMail: MailComposer = async ({ db, contactEmail }, { messageId }) => {
  const message = await db.kysely
    .selectFrom('contact_message')
    .select(['subject', 'email', 'body'])
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (message === undefined) return null;
  const { subject, email, body } = message;
  return {
    mail: {
      to: contactEmail,
      replyTo: email,
      subject: `Contact: ${subject}`,
      ...letter(`${email} sent a message through the contact page:`, [body]),
    },
  };
};
