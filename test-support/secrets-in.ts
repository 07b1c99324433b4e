// Secrets that must never appear in a log. Passwords are known only to the test that chose them; the others have a
// recognizable format.

/** Access, reset and CSRF tokens: 256 bits in base64url, the first two after a user id. */
const TOKEN = /(?<![\w-])(?:\d+-)?(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{43}(?![\w-])/g;
/** SHA-256 in hex, as tokens are stored. */
const HASH = /(?<!\w)(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{64}(?!\w)/g;
const PASSWORD_HASH = /\$argon2\w*/g;

/** The secrets found in a log: those with a known format, and those listed in `known`. */
export function secretsIn(log: string, known: Iterable<string> = []): string[] {
  const formed = [TOKEN, HASH, PASSWORD_HASH].flatMap((form) => log.match(form) ?? []);
  return [...formed, ...[...known].filter((secret) => log.includes(secret))];
}
