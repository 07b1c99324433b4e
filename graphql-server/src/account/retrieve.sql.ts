import type { Statement } from '../db/database';

/**
 * Sets a password by a mailed token, in one statement: of several tries with one token, one wins, and every session and
 * every other link of the account ends with it. $1 token hash, $2 now, $3 password hash.
 */
export const RESET_PASSWORD: Statement = {
  name: 'reset_password',
  text: `
    with used as (
      update password_reset set used_at = $2
      where token_hash = $1 and used_at is null and expires_at > $2
      returning user_id),
    sessions as (delete from session s using used where s.user_id = used.user_id),
    links as (
      delete from password_reset p using used
      where p.user_id = used.user_id and p.used_at is null and p.token_hash <> $1)
    update users u set password_hash = $3 from used where u.id = used.user_id
    returning u.id`,
};
