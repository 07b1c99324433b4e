import { expect, test } from 'vitest';
import { LibraryDocument } from '../../../schema/generated/graphql';
import { api, refused } from '../mocks/handlers';
import { answerFromMocks, server } from '../mocks/server';
import { createClient } from './client';

answerFromMocks();

test.each([
  ['a token that is stored', 'a-token', 'Bearer a-token'],
  ['no token', null, null],
])('with %s a request says so', async (_what, token, authorization) => {
  const seen: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => void seen.push(request.headers.get('authorization')));
  const client = createClient({ readToken: () => token, onLapsed: () => undefined });
  await client.query({ query: LibraryDocument });
  expect(seen).toEqual([authorization]);
});

test.each([
  ['UNAUTHENTICATED', ['a-token']],
  ['INTERNAL_SERVER_ERROR', []],
])('an answer of %s ends the session: %j', async (code, lapsed) => {
  const ended: string[] = [];
  server.use(api.query('Library', () => refused({ code, message: 'No.' })));
  const client = createClient({ readToken: () => 'a-token', onLapsed: (token) => void ended.push(token) });
  await client.query({ query: LibraryDocument }).catch(() => undefined);
  expect(ended).toEqual(lapsed);
});
