import { afterEach, describe, expect, test, vi } from 'vitest';
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

describe('a response that was asked for before the code was here', () => {
  const askAs = async (token: string | null) => {
    const client = createClient({ readToken: () => token, onLapsed: () => undefined });
    const answer = client.query({ query: MeDocument });
    return answer.then(({ data }) => data?.me.username).catch((error: unknown) => describeProblem(error).code);
  };
  const early = (response: Promise<Response>) =>
    void (window.earlyResponses = new Map([[`${api.token()} Me {}`, response]]));
  /** What the server says of the student, under another name. */
  async function answerEarly() {
    const { data } = await createClient({ readToken: api.token, onLapsed: () => undefined }).query({
      query: MeDocument,
    });
    early(Promise.resolve(Response.json({ data: { me: { ...data?.me, username: 'early' } } })));
    api.calls.length = 0;
  }
  afterEach(() => void delete window.earlyResponses);

  test('is taken once', async () => {
    await answerEarly();
    expect(await askAs(api.token())).toBe('early');
    expect(api.called('Me')).toEqual([]);
    expect(await askAs(api.token())).not.toBe('early');
    expect(api.called('Me')).toHaveLength(1);
  });

  test.each([
    ['another student', 'another-token'],
    ['a visitor', null],
  ])('is not taken by %s', async (_who, token) => {
    await answerEarly();
    expect(await askAs(token)).not.toBe('early');
    expect(await askAs(api.token())).toBe('early');
  });

  test('fails as any other does, and the next one is asked for', async () => {
    early(Promise.reject(new TypeError('Failed to fetch')));
    expect(await askAs(api.token())).toBe('OFFLINE');
    expect(await askAs(api.token())).not.toMatch(/early|OFFLINE/);
  });
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
