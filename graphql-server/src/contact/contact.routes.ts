import { z } from 'zod';
import { restCall } from '../rest/rest-call';
import { sendContactMessage } from './contact.service';

export const contactCalls = [
  restCall({
    method: 'POST',
    path: '/mail/send',
    summary: 'Sends a message to the person who runs the site.',
    body: z.object({ subject: z.string(), email: z.string(), body: z.string() }),
    reply: z.strictObject({ sent: z.literal(true) }),
    answer: async ({ context, body }) => {
      await sendContactMessage(context, body, null);
      return { sent: true };
    },
  }),
];
