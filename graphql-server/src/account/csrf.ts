import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database';

/** The cookie that ties a token to one browser. */
export const CSRF_COOKIE = 'csrf';
/** The header that every non-GET call carries (spec §7). */
export const CSRF_HEADER = 'X-CSRF-Token';

/** The key that signs tokens: made once and stored in the database, so that all servers share it and it outlives restarts. */
export async function loadCsrfKey({ kysely }: Database): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await kysely
    .insertInto('secret')
    .values({ name: 'csrf', value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const secret = await kysely.selectFrom('secret').select('value').where('name', '=', 'csrf').executeTakeFirstOrThrow();
  return secret.value;
}

export function newCsrfCookie(): string {
  return randomBytes(32).toString('base64url');
}

export function csrfToken(key: string, cookie: string): string {
  return createHmac('sha256', key).update(cookie).digest('base64url');
}

export function isCsrfToken(key: string, cookie: string | undefined, token: string | undefined): boolean {
  if (cookie === undefined || token === undefined) return false;
  const expected = Buffer.from(csrfToken(key, cookie));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
