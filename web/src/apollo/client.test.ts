import { afterEach, expect, test, vi } from 'vitest';
import { DOCUMENT_IDS } from '../../../schema/generated/document-ids';
import { ChapterByIdDocument, LibraryDocument, MeDocument } from '../../../schema/generated/graphql';
import { api, onLibrary, refused } from '../mocks/handlers';
import { answerFromMocks, server } from '../mocks/server';
import { ANSWER_WITHIN_MS } from './api-link';
import { createClient } from './client';
import { describeProblem } from './problem';

answerFromMocks();
afterEach(() => void vi.restoreAllMocks());

test.each([
  ['a token that is stored', 'a-token', 'Bearer a-token'],
  ['no token', null, null],
])('with %s a request says so', async (_what, token, authorization) => {
  const seen: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => void seen.push(request.headers.get('authorization')));
  const client = createClient({ readToken: () => token, onLapsed: () => undefined });
  await client.query({ query: MeDocument });
  expect(seen).toEqual([authorization]);
});

test.each([
  ['UNAUTHENTICATED', ['a-token']],
  ['INTERNAL_SERVER_ERROR', []],
])('an answer of %s ends the session: %j', async (code, lapsed) => {
  const ended: string[] = [];
  server.use(api.query('Me', () => refused({ code, message: 'No.' })));
  const client = createClient({ readToken: () => 'a-token', onLapsed: (token) => void ended.push(token) });
  await client.query({ query: MeDocument }).catch(() => undefined);
  expect(ended).toEqual(lapsed);
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
  server.use(api.query('Me', silence), onLibrary(silence));
  const client = createClient({ readToken: () => null, onLapsed: () => undefined });
  const outcome = client.query<unknown>({ query }).catch((error: unknown) => describeProblem(error).code);
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledExactlyOnceWith(ANSWER_WITHIN_MS));
  deadline.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  expect(await outcome).toBe('OFFLINE');
});
