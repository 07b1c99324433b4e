import { describe, expect, it } from 'vitest';
import { refusalOf, statusOf } from '../errors';
import { DatabaseSilent, isUnavailable } from './unavailable';

const coded = (code: string) => Object.assign(new Error('something'), { code });

describe('a database that is the reason', () => {
  it.each([
    ['no connection', coded('08006')],
    ['a full disk', coded('53100')],
    ['too many connections', coded('53300')],
    ['a shutdown', coded('57P01')],
    ['a start that is in progress', coded('57P03')],
    ['trouble with its disk', coded('58030')],
    ['a database that only reads', coded('25006')],
    ['a lock that is held for too long', coded('55P03')],
    ['nobody listening', coded('ECONNREFUSED')],
    ['a broken line', new Error('Connection terminated unexpectedly')],
    ['an exhausted pool', new Error('timeout exceeded when trying to connect')],
    ['silence', new DatabaseSilent()],
  ])('is told from %s as 503, to come back later', (_what, error) => {
    const refusal = refusalOf(error);
    expect(refusal).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 10 });
    expect(refusal && statusOf(refusal)).toBe(503);
  });

  it.each([
    ['a row that is there already', coded('23505')],
    ['a statement that is cancelled', coded('57014')],
    ['a fault of ours', new TypeError('x is not a function')],
    ['a file that is missing', coded('ENOENT')],
    ['what is no error at all', 'ECONNREFUSED'],
  ])('is not blamed for %s', (_what, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
