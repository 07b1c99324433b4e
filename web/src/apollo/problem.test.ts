import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { describeProblem } from './problem';

const refusal = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: 'That username is taken.', extensions }] });
const unreadable = new ServerError('The server answered 502.', { response: new Response(), bodyText: '<html>' });

test.each([
  ['a refusal', refusal({ code: 'USERNAME_TAKEN', field: 'username' }), 'USERNAME_TAKEN', 'username', /is taken/],
  ['a refusal of no field', refusal({ code: 'NOT_FOUND' }), 'NOT_FOUND', null, /is taken/],
  ['a refusal without a code', refusal({}), 'INTERNAL_SERVER_ERROR', null, /is taken/],
  ['an answer in another form', unreadable, 'INTERNAL_SERVER_ERROR', null, /on our end/],
  ['no answer', new TypeError('Failed to fetch'), 'OFFLINE', null, /Check your connection/],
])('%s is told as %s', (_what, error, code, field, message) => {
  expect(describeProblem(error)).toEqual({ code, field, message: expect.stringMatching(message) });
});
