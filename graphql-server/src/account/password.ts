import argon2 from 'argon2';
import pLimit from 'p-limit';

/** OWASP's smallest argon2id setting: 19 MiB, two passes, one lane; about 17 ms of CPU. */
const COST = { type: argon2.argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** So that a storm of logins leaves threads for every other request. */
const fewAtATime = pLimit(2);

let decoy: Promise<string> | undefined;

/** The argon2id hash of a password, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return fewAtATime(() => argon2.hash(password, COST));
}

/** Takes as long for an account that does not exist (null) as for a wrong password. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= argon2.hash('nobody has this password', COST);
  const compared = passwordHash ?? (await decoy);
  const matches = await fewAtATime(() => argon2.verify(compared, password));
  return matches && passwordHash !== null;
}
