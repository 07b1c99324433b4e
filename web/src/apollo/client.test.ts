import { afterEach, expect, test, vi } from 'vitest';
import { DOCUMENT_IDS } from '../../../schema/generated/document-ids';
import { ChapterByIdDocument, LibraryDocument, MeDocument } from '../../../schema/generated/graphql';
import { refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { answerFromMocks, server } from '../mocks/server';
import { ANSWER_WITHIN_MS } from './api-link';
import { createClient } from './client';
import { describeProblem } from './problem';

answerFromMocks();
afterEach(() => void vi.restoreAllMocks());

test.each([
  ['a token that is stored', true],
  ['no token', false],
])('with %s a request says so', async (_what, isStored) => {
  const client = createClient({ readToken: () => (isStored ? api.token() : null), onLapsed: () => undefined });
  await client.query({ query: MeDocument });
  const [{ authorization } = {}] = api.calls;
  expect(authorization).toBe(isStored ? `Bearer ${api.token()}` : null);
});

test.each([
  ['UNAUTHENTICATED', true],
  ['INTERNAL_SERVER_ERROR', false],
])('an answer of %s ends the session: %j', async (code, isEnd) => {
  const ended: string[] = [];
  api.fail('Me', { with: refuse(code, 'No.') });
  const client = createClient({ readToken: api.token, onLapsed: (token) => void ended.push(token) });
  await client.query({ query: MeDocument }).catch(() => undefined);
  expect(ended).toEqual(isEnd ? [api.token()] : []);
});

test('an operation is sent as the id of its document and variables, without a text', async () => {
  const sent: unknown[] = [];
  server.events.on('request:start', ({ request }) => void sent.push(request.clone().json()));
  const client = createClient({ readToken: () => null, onLapsed: () => undefined });
  const variables = { id: '1' };
  await client.query({ query: ChapterByIdDocument, variables });
  const documentId = DOCUMENT_IDS['ChapterById'];
  expect(await Promise.all(sent)).toEqual([{ documentId, operationName: 'ChapterById', variables }]);
});

test('the library is asked for as everyone asks for it: by its address, without a token', async () => {
  const asked: (string | null)[] = [];
  server.events.on('request:start', ({ request: { method, url, headers } }) => {
    asked.push(method, new URL(url).search, headers.get('authorization'));
  });
  const client = createClient({ readToken: () => 'a-token', onLapsed: () => undefined });
  const { data } = await client.query({ query: LibraryDocument });
  expect(data?.subjects).not.toEqual([]);
  expect(asked).toEqual(['GET', '?documentId=Library', null]);
});

test.each([
  ['Library', LibraryDocument],
  ['Me', MeDocument],
])('a server that keeps silent about %s counts as offline after the timeout', async (_name, query) => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const silence = () => new Promise<never>(() => undefined);
  api.answer({ me: silence, subjects: silence });
  const client = createClient({ readToken: () => null, onLapsed: () => undefined });
  const outcome = client.query<unknown>({ query }).catch((error: unknown) => describeProblem(error).code);
  await expect.poll(() => timeout.mock.calls).toEqual([[ANSWER_WITHIN_MS]]);
  deadline.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  expect(await outcome).toBe('OFFLINE');
});
