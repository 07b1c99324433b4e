import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database';

/** The cookie that ties a token to one browser. */
export const CSRF_COOKIE = 'csrf';
/** The header that every non-GET call carries (spec §7). */
export const CSRF_HEADER = 'X-CSRF-Token';

const SECRET = {
  name: 'secret_by_name',
  text: `
    with added as (insert into secret (name, value) values ($1, $2) on conflict do nothing returning value)
    select value from added union all select value from secret where name = $1`,
};

/** The key that signs tokens: made once, kept in the database, so that tokens outlive a restart. */
export async function loadCsrfKey(db: Database): Promise<string> {
  const [row] = await db.rows<{ value: string }>(SECRET, ['csrf', randomBytes(32).toString('base64url')]);
  if (row !== undefined) return row.value;
  const [other] = await db.rows<{ value: string }>(SECRET, ['csrf', '']);
  if (other === undefined) throw new Error('The CSRF key could not be stored.');
  return other.value;
}

export function newCsrfCookie(): string {
  return randomBytes(32).toString('base64url');
}

export function csrfToken(key: string, cookie: string): string {
  return createHmac('sha256', key).update(cookie).digest('base64url');
}

/** Whether the token was made for this very browser. */
export function isCsrfToken(key: string, cookie: string | undefined, token: string | undefined): boolean {
  if (cookie === undefined || token === undefined) return false;
  const expected = Buffer.from(csrfToken(key, cookie));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
