import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  ACCOUNT_NOT_FOUND,
  AGE_NOT_CONFIRMED,
  EMAIL_MESSAGE,
  INVALID_TOKEN,
  PASSWORDS_MUST_MATCH,
  PASSWORD_MESSAGE,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  USERNAME_MESSAGE,
  checkAgeConfirmed,
  checkEmail,
  checkNewPassword,
  checkPassword,
  checkUsername,
  isCommonPassword,
  whoopsText,
} from './account';

describe('a username', () => {
  test.each(['abc', 'a_1', '___', 'A2345678901234', 'A23456789012345'])('may be %j', (name) => {
    expect(checkUsername(name)).toBeNull();
  });

  test.each(['', 'ab', 'A234567890123456', 'ann lee', 'ann-lee', 'ann!', 'änne', 'аnn', 'ann\n', ' ann'])(
    'may not be %j',
    (name) => {
      expect(checkUsername(name)).toBe(USERNAME_MESSAGE);
    },
  );

  it('is refused in the words of the spec', () => {
    expect(USERNAME_MESSAGE).toBe(
      'Username must be 3-15 characters long and can only contain letters, numbers, and underscores.',
    );
  });
});

describe('a sign-up password', () => {
  test.each([
    ['of 7 characters', 'Abcdef1', false],
    ['of 8', 'Abcdefg1', true],
    ['of 9', 'Abcdefgh1', true],
    ['of 19', `A1${'b'.repeat(17)}`, true],
    ['of 20', `A1${'b'.repeat(18)}`, true],
    ['of 21', `A1${'b'.repeat(19)}`, false],
    ['without a lowercase letter', 'ABCDEFG1', false],
    ['without an uppercase letter', 'abcdefg1', false],
    ['without a digit', 'Abcdefgh', false],
    ['with spaces and signs', 'A b c d! 1', true],
    ['whose only capital has an accent', 'Éabcdef1', true],
    ['of 7 characters, one of them an emoji', 'Abcde1🙂', false],
    ['that is empty', '', false],
  ])('%s', (_case, password, fine) => {
    expect(checkPassword(password)).toBe(fine ? null : PASSWORD_MESSAGE);
  });

  it('is refused by a message that asks for nothing beyond the rule', () => {
    expect(PASSWORD_MESSAGE).not.toMatch(/special/i);
    expect(PASSWORD_MESSAGE).toContain('8-20');
  });
});

describe('a new password', () => {
  test.each([
    ['that differs and is short: the match comes first', 'short', 'other', PASSWORDS_MUST_MATCH],
    ['that differs in capitals', 'abcdefgh', 'Abcdefgh', PASSWORDS_MUST_MATCH],
    ['of 7 characters', 'a'.repeat(7), 'a'.repeat(7), PASSWORD_TOO_SHORT],
    ['of 8', 'a'.repeat(8), 'a'.repeat(8), null],
    ['of 20', 'a'.repeat(20), 'a'.repeat(20), null],
    ['of 21', 'a'.repeat(21), 'a'.repeat(21), PASSWORD_TOO_LONG],
  ])('%s', (_case, password, confirmation, problem) => {
    expect(checkNewPassword(password, confirmation)).toBe(problem);
  });

  it('is refused in the words of the spec', () => {
    expect(PASSWORDS_MUST_MATCH).toBe('Passwords Must Match');
    expect(PASSWORD_TOO_SHORT).toBe('Passwords must be a minimum of 8 characters');
  });
});

describe('a common password', () => {
  test.each(['Password1', 'PASSWORD1', 'passWord1', 'Qwerty123', 'Passw0rd'])('%s is known', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each(['Password1x', 'Tangent7Curve', ''])('%j is not', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

describe('an email address', () => {
  const longest = `${'a'.repeat(242)}@example.com`;
  test.each(['a@b.co', 'first.last+econ@mail.example.com', "o'neil@example.org", 'jürgen@bücher.example', longest])(
    'may be %j',
    (email) => {
      expect(checkEmail(email)).toBeNull();
    },
  );

  test.each([
    `a${longest}`,
    '',
    'a',
    'a@b',
    'a@localhost',
    '@b.co',
    'a@',
    'a@@b.co',
    'a@b.co@c.co',
    'a@b..co',
    'a@.co',
    'a@b.co.',
    'a@b.c',
    'a@-b.co',
    'a b@c.co',
    ' a@b.co',
    'a@b.co ',
    'a@b.co,c@d.co',
    'a@b.co;c@d.co',
    'Ann<a@b.co>',
    'a@b.co\r\nBcc: c@d.co',
    'a\n@b.co',
    'a@b.co\n',
    'a\u0000@b.co',
  ])('may not be %j', (email) => {
    expect(checkEmail(email)).toBe(EMAIL_MESSAGE);
  });

  it('never passes with a line break in it, wherever it stands', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.nat(), fc.constantFrom('\r', '\n', '\r\n'), (email, at, brk) => {
        const place = at % (email.length + 1);
        expect(checkEmail(email.slice(0, place) + brk + email.slice(place))).toBe(EMAIL_MESSAGE);
      }),
    );
  });
});

describe('the smaller forms', () => {
  it('asks a student to confirm their age', () => {
    expect(checkAgeConfirmed(true)).toBeNull();
    expect(checkAgeConfirmed(false)).toBe(AGE_NOT_CONFIRMED);
    expect(AGE_NOT_CONFIRMED).toContain('13');
  });

  it('tells of an unknown account and of a dead link in the words of the spec', () => {
    expect(ACCOUNT_NOT_FOUND).toBe('There was a problem finding your account. Please check email and try again.');
    expect(INVALID_TOKEN).toBe('Invalid or expired token');
  });

  test.each([
    ['HTTP error! Status: 401 - Wrong password', 'Wrong password'],
    ['HTTP error! Status: 400 - must be 3-15 characters', 'must be 3-15 characters'],
    ['No connection', 'No connection'],
  ])('shows of %j only %j', (message, shown) => {
    expect(whoopsText(message)).toBe(shown);
  });
});
