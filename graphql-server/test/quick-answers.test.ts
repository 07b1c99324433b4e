import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { publicDocumentUrl } from '../../schema/public-documents';
import { useTestApp } from './support/app';

const app = useTestApp();

async function post(body: object, accept = 'application/json') {
  const response = await fetch(`${app().url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  });
  const type = response.headers.get('content-type');
  const caching = response.headers.get('cache-control');
  return { status: response.status, type, caching, body: JSON.parse(await response.text()) as unknown }; // compared whole
}

describe('an operation sent again, which Apollo is not asked about', () => {
  it.each([
    ['with data', { query: '{ subjects { id __typename } }' }],
    ['by its name', { query: 'query A { subjects { id } } query B { subjects { name } }', operationName: 'B' }],
    ['with variables', { query: 'query ($id: ID!) { chapter(id: $id) { name } }', variables: { id: '1' } }],
  ])('gets the same answer: %s', async (_what, body) => {
    for (const accept of ['application/json', 'application/graphql-response+json', '*/*']) {
      const first = await post(body, accept);
      expect(first.body).toHaveProperty('data');
      expect(await post(body, accept)).toEqual({ ...first, caching: 'no-store' });
    }
  });

  it.each([
    ['a refusal that takes all data with it', { query: '{ me { id } }' }, 'UNAUTHENTICATED'],
    [
      'a refusal beside data',
      { query: '{ subjects { id } quizUnderWay(type: unitQuiz, unitId: "1") { id } }' },
      'UNAUTHENTICATED',
    ],
    ['a variable that is missing', { query: 'query ($id: ID!) { chapter(id: $id) { slug } }' }, 'BAD_USER_INPUT'],
    [
      'a value that does not exist',
      { query: 'query ($type: QuizType!) { quizUnderWay(type: $type) { id } }', variables: { type: 'none' } },
      'BAD_USER_INPUT',
    ],
    [
      'a name that does not exist',
      { query: 'query A { subjects { id } }', operationName: 'B' },
      'OPERATION_RESOLUTION_FAILURE',
    ],
  ])('gets the same errors: %s', async (_what, body, code) => {
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const first = await post(body, accept);
      expect(first.body).toMatchObject({ errors: [{ extensions: { code } }] });
      expect(await post(body, accept)).toEqual(first);
    }
  });

  it('runs a mutation that is refused only once', async () => {
    const guess = { query: 'mutation { logIn(username: "nobody", password: "x") { accessToken } }' };
    await post(guess);
    const failures = () => app().logged.filter((line) => line.includes('loginFailed')).length;
    const before = failures();
    await post(guess);
    expect(failures()).toBe(before + 1);
  });
});

describe('the library as a public document', () => {
  const get = (headers: Record<string, string> = {}) => fetch(app().url + publicDocumentUrl('Library'), { headers });

  it('is what the API answers, with the types that a cache asks for', async () => {
    const answer = await (await get()).json();
    expect(answer).toMatchObject({ data: { subjects: [{ __typename: 'Subject', name: 'Microeconomics' }] } });
    expect(JSON.stringify(answer)).toContain(app().course.chapters.at(-1)?.slug);
  });

  it('is not sent again while it is the same', async () => {
    const first = await get();
    // As a browser asks: Node's fetch would add no-cache, which means a whole answer.
    const asking = (tag: string) => get({ 'if-none-match': tag, 'cache-control': 'max-age=0' });
    const again = await asking(first.headers.get('etag') ?? '');
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await asking('"another"')).status).toBe(200);
  });

  it('says that proxies may keep it, whoever asks', async () => {
    const response = await get({ authorization: 'Bearer of-nobody' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, no-cache');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
  });
});

describe('an operation that is not there', () => {
  type Request = readonly [query: string, operationName?: string];
  const ask = (...[query, operationName]: Request) =>
    fetch(`${app().url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query, operationName }),
    });

  it.each<{ there: Request; asked: Request }>([
    { there: ['{ units: subjects { id } }'], asked: ['{ units: subjects { id } }', ''] },
    { there: ['query A { subjects { id } }', 'A'], asked: ['A { subjects { id } }', 'A query'] },
  ])('is refused, however like one that was run before it looks: $asked', async ({ there, asked }) => {
    expect((await ask(...there)).status).toBe(200);
    expect((await ask(...asked)).status).toBe(400);
  });

  it('is named as such', async () => {
    expect(await (await ask('{ subjects { id } }', '')).text()).toContain('Unknown operation named');
  });
});
