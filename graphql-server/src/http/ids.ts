import { DomainError } from '../errors';

/** 32-bit integers in the database. */
const LARGEST_ID = 2_147_483_647;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An integer id from a request. Throws BAD_USER_INPUT. */
export const parseId = (value: unknown, what: string): number => parseInteger(value, /^[1-9]\d{0,9}$/, what);

/** The id of a question or a choice from a request: those of fresh questions are negative. Throws BAD_USER_INPUT. */
export const parseAskedId = (value: unknown, what: 'question' | 'answer'): number =>
  parseInteger(value, /^-?[1-9]\d{0,9}$/, what);

function parseInteger(value: unknown, form: RegExp, what: string): number {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text === 'string' && form.test(text)) {
    const id = Number(text);
    if (Math.abs(id) <= LARGEST_ID) return id;
  }
  throw new DomainError('BAD_USER_INPUT', `That is not a valid ${what} ID.`);
}

export function parseOptionalId(value: unknown, what: string): number | undefined {
  return value === undefined || value === null ? undefined : parseId(value, what);
}

/** An attempt's id from a request. Throws BAD_USER_INPUT. */
export function parseUuid(value: unknown, what: string): string {
  if (typeof value === 'string' && UUID.test(value)) return value;
  throw new DomainError('BAD_USER_INPUT', `That is not a valid ${what} ID.`);
}
