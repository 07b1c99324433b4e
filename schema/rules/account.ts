/** What people type into forms, checked (spec §5, §9). Every `check…` answers null when all is well, else the message for people. */

/** Users must be at least this many years old (spec §1, §9). */
export const MINIMUM_AGE = 13;
export const AGE_NOT_CONFIRMED = `Please confirm that you are at least ${MINIMUM_AGE} years old.`;

export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 15;
export const USERNAME_MESSAGE = `Username must be ${USERNAME_MIN_LENGTH}-${USERNAME_MAX_LENGTH} characters long and can only contain letters, numbers, and underscores.`;

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 20;
/** The spec's message also mentions a special character; none is required, so ours names only what is checked (spec §5). */
export const PASSWORD_MESSAGE = `Password must be ${PASSWORD_MIN_LENGTH}-${PASSWORD_MAX_LENGTH} characters long and contain a lowercase letter, an uppercase letter, and a digit.`;
export const COMMON_PASSWORD_MESSAGE = 'This password is too easy to guess. Please choose another.';
export const PASSWORDS_MUST_MATCH = 'Passwords Must Match';
export const PASSWORD_TOO_SHORT = `Passwords must be a minimum of ${PASSWORD_MIN_LENGTH} characters`;
export const PASSWORD_TOO_LONG = `Passwords must be a maximum of ${PASSWORD_MAX_LENGTH} characters`;

/** The longest address that SMTP can carry (RFC 5321, erratum 1690), in characters. */
export const EMAIL_MAX_LENGTH = 254;
export const EMAIL_MESSAGE = 'Please enter one email address, such as name@example.com.';

/** spec §8: an unknown address, and a reset link that no longer works. */
export const ACCOUNT_NOT_FOUND = 'There was a problem finding your account. Please check email and try again.';
/** How long a mailed link sets a new password, in minutes; and it does so once. */
export const RESET_LINK_MINUTES = 30;
export const WRONG_PASSWORD = 'That is not the password for this account.';
export const INVALID_TOKEN = 'Invalid or expired token';

/** In lower case; each satisfies the sign-up rule once its first letter is a capital. */
// prettier-ignore
const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  'password1', 'password12', 'password123', 'password1234', 'passw0rd', 'passw0rd1', 'p4ssword',
  'qwerty12', 'qwerty123', 'qwerty1234', 'qwertyuiop1', '1qaz2wsx', 'q1w2e3r4', 'abcd1234',
  'abc12345', 'abcdef123', 'welcome1', 'welcome12', 'welcome123', 'letmein1', 'letmein123',
  'iloveyou1', 'iloveyou2', 'sunshine1', 'princess1', 'football1', 'baseball1', 'basketball1',
  'monkey123', 'dragon123', 'superman1', 'batman123', 'starwars1', 'pokemon123', 'michael1',
  'jennifer1', 'charlie1', 'summer2024', 'winter2024', 'changeme1', 'admin123', 'trustno1',
  'economics1', 'school123', 'student1', 'student123',
]);

/** Letters are a–z and A–Z: look-alike letters would let one name pose as another. spec §5, §9. */
export function checkUsername(username: string): string | null {
  const allowed = /^[A-Za-z0-9_]*$/.test(username);
  return allowed && isBetween(username.length, USERNAME_MIN_LENGTH, USERNAME_MAX_LENGTH) ? null : USERNAME_MESSAGE;
}

/** One plain address, something@something.tld, at most 254 characters, nothing that could end or split a mail header. spec §5. */
export function checkEmail(email: string): string | null {
  if (email.length > EMAIL_MAX_LENGTH) return EMAIL_MESSAGE;
  const [local = '', domain = '', ...more] = email.split('@');
  const labels = domain.split('.');
  const isPlain = /^[^\s,;:<>()[\]\\"\p{Cc}]+$/u.test(local);
  const isDomain =
    labels.length > 1 &&
    (labels.at(-1) ?? '').length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}-]+$/u.test(label) && !/^-|-$/.test(label));
  return more.length === 0 && isPlain && isDomain ? null : EMAIL_MESSAGE;
}

/** The sign-up rule: 8 to 20 characters with a lowercase letter, an uppercase letter and a digit. spec §5, §9. */
export function checkPassword(password: string): string | null {
  const hasEachKind = /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /\p{Nd}/u.test(password);
  return hasEachKind && isBetween(lengthOf(password), PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH)
    ? null
    : PASSWORD_MESSAGE;
}

/** A reset: the entries match, first of all; then 8 to 20 characters. spec §5, and the sign-up rule's maximum. */
export function checkNewPassword(password: string, confirmation: string): string | null {
  if (password !== confirmation) return PASSWORDS_MUST_MATCH;
  if (lengthOf(password) < PASSWORD_MIN_LENGTH) return PASSWORD_TOO_SHORT;
  if (lengthOf(password) > PASSWORD_MAX_LENGTH) return PASSWORD_TOO_LONG;
  return null;
}

/** True for a password that satisfies the rule and is guessed first all the same, whatever its capitals. Show COMMON_PASSWORD_MESSAGE. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase());
}

/** Sign-up asks for a confirmation of the minimum age. spec §1, §9. */
export function checkAgeConfirmed(confirmed: boolean): string | null {
  return confirmed ? null : AGE_NOT_CONFIRMED;
}

/** What /whoops shows: the part after the first hyphen, or all of it where there is none. spec §2, §8. */
export function whoopsText(errorMessage: string): string {
  const hyphen = errorMessage.indexOf('-');
  return errorMessage.slice(hyphen + 1).trim();
}

/** Characters as a person counts them: an emoji is one, not two. */
function lengthOf(text: string): number {
  return [...text].length;
}

function isBetween(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}
