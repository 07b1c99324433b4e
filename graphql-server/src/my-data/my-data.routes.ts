import { Readable } from 'node:stream';
import { z } from 'zod';
import { restCall } from '../rest/rest-call';
import { deleteAccount, exportMyData } from './my-data.service';

export const myDataCalls = [
  restCall({
    method: 'GET',
    path: '/account',
    summary: 'Everything stored about the account.',
    signedIn: true,
    reply: z.looseObject({ account: z.looseObject({ username: z.string(), email: z.string() }) }),
    answer: async ({ context, response }) => {
      const file = Readable.from(await exportMyData(context));
      response.attachment('curve-whisperer-my-data.json');
      return file;
    },
  }),
  restCall({
    method: 'DELETE',
    path: '/account',
    summary: 'Deletes the account and all its data. Requires the password.',
    signedIn: true,
    body: z.object({ password: z.string() }),
    reply: z.strictObject({ deleted: z.literal(true) }),
    answer: async ({ context, body }) => {
      await deleteAccount(context, body.password);
      return { deleted: true };
    },
  }),
];
