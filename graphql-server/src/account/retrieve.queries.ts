import type { Statement } from '../database/database';

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

/** $1 user id. */
export const USER_TO_WRITE_TO: Statement = {
  name: 'user_to_write_to',
  text: 'select username, email from users where id = $1',
};

/** $1 user id, $2 token hash, $3 now, $4 end. */
export const ADD_RESET_LINK: Statement = {
  name: 'add_reset_link',
  text: 'insert into password_reset (user_id, token_hash, created_at, expires_at) values ($1, $2, $3, $4)',
};

/** Only the newest link works: the others are taken away once it has been mailed. $1 user id, $2 token hash. */
export const KEEP_ONE_LINK: Statement = {
  name: 'keep_one_link',
  text: 'delete from password_reset where user_id = $1 and used_at is null and token_hash <> $2',
};
