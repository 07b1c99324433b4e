import fc, { type Arbitrary } from 'fast-check';
import { FIRST_LEAVER, STUDENTS, type Student } from './accounts';
import type { World } from './world';

/** Who asks: a student by number, one whose session is over, one with a token of their own making, or nobody. */
export type Asker = number | 'expired' | 'made up' | 'nobody';

/** The calls after which an account, a session or a password is no longer what it was. */
const TAKES_AWAY = /^(?:DELETE .*|.*(?:logout|reset-?password|deleteAccount))$/i;

/** A student who may make this call, named as its test is, without ending what other tests use. */
export const studentFor = (call: string): Arbitrary<Asker> =>
  fc.integer({ min: TAKES_AWAY.test(call) ? FIRST_LEAVER : 0, max: STUDENTS - 1 });

export const anyAskerFor = (call: string): Arbitrary<Asker> =>
  fc.oneof(
    { weight: 7, arbitrary: studentFor(call) },
    { weight: 3, arbitrary: fc.constantFrom<Asker>('nobody', 'expired', 'made up') },
  );

/** Requests that fit and requests that may not; where a password is looked at, which takes 17 ms, few that fit. */
export function mixFor<Fuzzed>(call: string, fitting: Arbitrary<Fuzzed>, odd: Arbitrary<Fuzzed>): Arbitrary<Fuzzed> {
  const weight = /login|sign-?up|reset-?password/i.test(call) ? 1 : 6;
  return fc.oneof({ weight, arbitrary: fitting }, { weight: 10, arbitrary: odd });
}

export const studentOf = ({ students }: World, asker: Asker): Student | undefined =>
  typeof asker === 'number' ? students[asker] : undefined;

export function authorizationOf({ students }: World, asker: Asker): Record<string, string> {
  if (asker === 'nobody') return {};
  if (asker === 'made up') return { authorization: 'Bearer nobody-was-ever-given-this-token-0123456789' };
  const token = typeof asker === 'number' ? students[asker]?.accessToken : students[0]?.expiredToken;
  return { authorization: `Bearer ${token ?? ''}` };
}

const headerText = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    'Bearer',
    'Bearer  x',
    'Basic YTpi',
    '127.0.0.1, 10.0.0.1',
    '*/*;q=x',
    'a=b; c',
    'utf-99',
  ),
  fc.string({ maxLength: 60 }),
);
const headerName = fc.constantFrom(
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-encoding', 'content-type', 'cookie'],
  ...[
    'forwarded',
    'if-modified-since',
    'if-none-match',
    'origin',
    'range',
    'referer',
    'x-csrf-token',
    'x-forwarded-for',
  ],
  ...['x-forwarded-host', 'x-forwarded-proto', 'x-http-method-override', 'x-method-override', 'x-original-url'],
);

/** Headers that say something odd; most requests have none. */
export const oddHeaders: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.dictionary(headerName, headerText, { maxKeys: 3 }) },
);
