import { hashPassword } from '../../src/account/password';
import { hashToken, newToken } from '../../src/account/token';
import type { TestApp } from '../support/app';
import { runSql } from '../support/sql';

/** Somebody whom the server knows, by tokens that stay the same however often they log out or delete their account. */
export interface Student {
  readonly username: string;
  readonly email: string;
  readonly accessToken: string;
  readonly expiredToken: string;
  readonly resetToken: string;
}

export const STUDENTS = 6;
/** The first of them that make the calls which take an account, a session or a password away; the others suffer less. */
export const FIRST_LEAVER = 4;
export const PASSWORD = 'Marginal1';
/** Ids that no sign-up gets, because tokens carry them. */
const FIRST_ID = 1_000_000;
const HOUR = 3_600_000;

export const statement = (name: string, text: string) => ({ name: `fuzz_${name}`, text });

const DROP_IMPOSTORS = statement(
  'drop_impostors',
  `delete from users u using unnest($1::text[], $2::text[]) as s (username, email)
   where (lower(u.email) = s.email) <> (lower(u.username) = s.username)`,
);
const ADD_USERS = statement(
  'add_users',
  `insert into users (id, username, email, password_hash, created_at)
   select $5 + s.nth - 1, s.username, s.email, $3, $4
   from unnest($1::text[], $2::text[]) with ordinality as s (username, email, nth) on conflict do nothing`,
);
const ADD_SESSIONS = statement(
  'add_sessions',
  `insert into session (user_id, token_hash, created_at, expires_at)
   select u.id, s.hash, $3, $4 from unnest($1::text[], $2::text[]) as s (username, hash)
   join users u on u.username = s.username for key share of u on conflict do nothing`,
);
const ADD_RESETS = statement(
  'add_resets',
  `insert into password_reset (user_id, token_hash, created_at, expires_at)
   select u.id, s.hash, $3, $4 from unnest($1::text[], $2::text[]) as s (username, hash)
   join users u on u.username = s.username for key share of u on conflict (user_id, token_hash) do update set used_at = null`,
);

export function newStudents(): Student[] {
  return Array.from({ length: STUDENTS }, (_, index) => ({
    username: `fuzz_${index}`,
    email: `fuzz_${index}@example.com`,
    accessToken: newToken(FIRST_ID + index),
    expiredToken: newToken(FIRST_ID + index),
    resetToken: newToken(FIRST_ID + index),
  }));
}

let passwordHash: Promise<string> | undefined;

/** Gives the students back what requests took away: accounts, sessions and reset links. */
export async function restoreAccounts({ db, clock }: TestApp, students: readonly Student[]): Promise<void> {
  const [ago, soon] = [new Date(clock.now.getTime() - HOUR), new Date(clock.now.getTime() + HOUR)];
  const names = students.map(({ username }) => username);
  const emails = students.map(({ email }) => email);
  const hashes = (token: (student: Student) => string) => students.map((student) => hashToken(token(student)));
  passwordHash ??= hashPassword(PASSWORD);
  await runSql(db, DROP_IMPOSTORS.text, [names, emails]);
  await runSql(db, ADD_USERS.text, [names, emails, await passwordHash, ago, FIRST_ID]);
  await runSql(db, ADD_SESSIONS.text, [names, hashes(({ accessToken }) => accessToken), ago, soon]);
  await runSql(db, ADD_SESSIONS.text, [names, hashes(({ expiredToken }) => expiredToken), ago, ago]);
  await runSql(db, ADD_RESETS.text, [names, hashes(({ resetToken }) => resetToken), ago, soon]);
}
