import { parse as parseCookies } from 'cookie';
import type { Request } from 'express';
import { z } from 'zod';
import { isBehindTls } from '../http/headers';
import { restCall } from '../rest/rest-call';
import { CSRF_COOKIE, csrfToken, newCsrfCookie } from './csrf';

export const csrfCookieOf = (request: Request) => parseCookies(request.headers.cookie ?? '')[CSRF_COOKIE];

/** One token a browser: asked for again, it is the same, so that two tabs do not lock each other out. */
export const csrfCall = (key: string) =>
  restCall({
    method: 'GET',
    path: '/csrf/getit',
    summary: 'The token that every call except GET requires, and its cookie.',
    reply: z.strictObject({ csrf_token: z.string() }),
    answer: ({ context, request, response }) => {
      const cookie = csrfCookieOf(request) ?? newCsrfCookie();
      response.cookie(CSRF_COOKIE, cookie, {
        httpOnly: true,
        sameSite: 'lax',
        secure: isBehindTls(request, context.publicUrl),
        path: '/api',
      });
      return { csrf_token: csrfToken(key, cookie) };
    },
  });
