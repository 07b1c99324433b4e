import { parse as parseCookies } from 'cookie';
import { z } from 'zod';
import { DomainError } from '../errors';
import { isBehindTls } from '../http/headers';
import { INVALID_TOKEN } from '../../../schema/rules/account';
import { restCall } from '../rest/rest-call';
import { requestPasswordReset, requestUsername, resetPassword, validateResetToken } from './retrieve.service';

/** The permission that validate-token leaves with this very browser, for reset-password without a token in its body. */
const GRANT_COOKIE = 'reset_grant';
const GRANT_MS = 10 * 60_000;
const COOKIE = { httpOnly: true, sameSite: 'strict', path: '/api/retrieve' } as const;

const address = z.object({ email: z.string() });

export const retrieveCalls = [
  restCall({
    method: 'POST',
    path: '/retrieve/password',
    summary: 'Emails a link to reset the password.',
    body: address,
    reply: z.strictObject({ sent: z.literal(true) }),
    answer: async ({ context, body }) => {
      await requestPasswordReset(context, body.email);
      return { sent: true };
    },
  }),
  restCall({
    method: 'POST',
    path: '/retrieve/username',
    summary: 'Emails the username.',
    body: address,
    reply: z.strictObject({ sent: z.literal(true) }),
    answer: async ({ context, body }) => {
      await requestUsername(context, body.email);
      return { sent: true };
    },
  }),
  restCall({
    method: 'POST',
    path: '/retrieve/validate-token',
    summary: 'Whether an emailed link still works. If so, this browser may set the password for ten minutes.',
    body: z.object({ token: z.string() }),
    reply: z.strictObject({ email: z.string() }),
    answer: async ({ context, body, request, response }) => {
      const email = await validateResetToken(context, body.token);
      response.cookie(GRANT_COOKIE, body.token, {
        ...COOKIE,
        secure: isBehindTls(request, context.publicUrl),
        maxAge: GRANT_MS,
      });
      return { email };
    },
  }),
  restCall({
    method: 'POST',
    path: '/retrieve/reset-password',
    summary: 'Sets a new password, with the token in the body or the permission granted by validate-token.',
    body: z.object({ email: z.string().optional(), password: z.string(), token: z.string().optional() }),
    reply: z.strictObject({ changed: z.literal(true) }),
    answer: async ({ context, body, request, response }) => {
      const token = body.token ?? parseCookies(request.headers.cookie ?? '')[GRANT_COOKIE];
      if (token === undefined) throw new DomainError('FORBIDDEN', INVALID_TOKEN);
      const email = await validateResetToken(context, token);
      if (body.email !== undefined && body.email.toLowerCase() !== email.toLowerCase()) {
        throw new DomainError('FORBIDDEN', INVALID_TOKEN);
      }
      await resetPassword(context, token, body.password);
      response.clearCookie(GRANT_COOKIE, COOKIE);
      return { changed: true };
    },
  }),
];
