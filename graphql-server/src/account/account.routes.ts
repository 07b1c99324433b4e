import { z } from 'zod';
import { restCall } from '../rest/rest-call';
import { logOut } from './account.service';

export const accountCalls = [
  restCall({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Revokes the access token.',
    signedIn: true,
    reply: z.strictObject({ logged_out: z.literal(true) }),
    answer: async ({ context }) => {
      await logOut(context);
      return { logged_out: true };
    },
  }),
];
