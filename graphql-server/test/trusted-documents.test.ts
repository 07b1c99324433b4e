import 'reflect-metadata';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_IDS } from '../../schema/generated/document-ids';
import { TRUSTED_DOCUMENTS } from '../../schema/generated/trusted-documents';
import { publicDocumentUrl } from '../../schema/public-documents';
import { DatabaseSilent } from '../src/database/unavailable';
import { MASKED_MESSAGE, UNAVAILABLE_MESSAGE } from '../src/errors';
import { startTestApp, useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient } from './support/graphql-client';
import { sendRaw } from './support/raw-http';

const app = useTestApp();

const JSON_TYPE = 'application/json';
const RESPONSE_TYPE = 'application/graphql-response+json';

async function post(body: object, headers: Record<string, string> = {}, url = app().url) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': JSON_TYPE, accept: JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const { status } = response;
  return { status, headers: response.headers, body: text === '' ? null : (JSON.parse(text) as unknown) }; // compared whole
}

const byId = (name: string, variables?: object) => ({ documentId: DOCUMENT_IDS[name], variables });
const byText = (name: string, variables?: object) => ({
  query: TRUSTED_DOCUMENTS[DOCUMENT_IDS[name] ?? ''],
  variables,
});

describe('a list of trusted documents', () => {
  it('gets the list of their answers, each with its own errors', async () => {
    const { accessToken } = await graphqlClient(app().url).signUp(newForm());
    const asked = [byId('Me'), byId('ChapterById', { id: '0' }), byId('ChapterById', {}), byId('QuizzesUnderWay')];
    const headers = { authorization: `Bearer ${accessToken}` };
    const alone = await Promise.all(asked.map((one) => post(one, headers)));
    const { status, body } = await post(asked, headers);
    expect(status).toBe(200);
    expect(body).toEqual(alone.map((answer) => answer.body));
  });

  it.each([
    ['is empty', []],
    ['is longer than a page needs', Array.from({ length: 9 }, () => byId('Me'))],
    ['has a text', [byId('Me'), byText('Me')]],
    ['has a list', [[byId('Me')]]],
    ['has nothing', [null]],
  ])('is refused where it %s', async (_what, asked) => {
    expect(await post(asked)).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { code: 'BAD_REQUEST' } }] },
    });
  });

  it('counts as many requests for the rate limit as it names documents', async () => {
    const limited = await startTestApp({ requestsPerIp: { times: 4 } });
    expect(await post([byId('Me'), byId('Me'), byId('Me')], {}, limited.url)).toMatchObject({ status: 200 });
    expect(await post([byId('Me'), byId('Me')], {}, limited.url)).toMatchObject({ status: 429 });
    await limited.stop();
  });
});

describe('a trusted document', () => {
  it.each([
    ['data', 'ChapterById', { id: '1' }],
    ['no variables', 'Me', undefined],
    ['a refusal that leaves no data', 'ChapterById', { id: '0' }],
    ['a refusal with a field', 'SignUp', { input: { ...newForm(), email: 'x', atLeast13: true } }],
    ['a mutation that is refused', 'LogIn', { username: 'nobody', password: 'x' }],
  ])(
    'gets the answer and status of Apollo Server, in both forms of GraphQL over HTTP: %s',
    async (_what, name, variables) => {
      const { accessToken } = await graphqlClient(app().url).signUp(newForm());
      for (const token of ['of-nobody', accessToken]) {
        for (const accept of [JSON_TYPE, RESPONSE_TYPE, '*/*']) {
          const headers = { accept, authorization: `Bearer ${token}` };
          const expected = await post(byText(name, variables), headers);
          const answer = await post(byId(name, variables), headers);
          expect([answer.status, answer.body]).toEqual([expected.status, expected.body]);
          for (const header of ['content-type', 'cache-control', 'retry-after', 'x-content-type-options']) {
            expect([header, answer.headers.get(header)]).toEqual([header, expected.headers.get(header)]);
          }
        }
      }
    },
  );

  it.each([
    ['that is missing', 'ChapterById', {}],
    ['that does not exist', 'StartQuiz', { type: 'none' }],
    ['of another type', 'ChapterById', { id: { a: 1 } }],
  ])('is refused with a variable %s', async (_what, name, variables) => {
    for (const accept of [JSON_TYPE, RESPONSE_TYPE]) {
      expect(await post(byId(name, variables), { accept })).toMatchObject({
        status: 400,
        body: { errors: [{ message: expect.stringContaining('$'), extensions: { code: 'BAD_USER_INPUT' } }] },
      });
    }
  });

  it('is refused with a null in spite of a default, and does not repeat a long value', async () => {
    const saved = { attemptId: '1', answer: '{}', revision: 1, seconds: null };
    expect(await post(byId('SaveFreeResponse', saved))).toMatchObject({
      body: { errors: [{ message: expect.stringContaining('"seconds"'), extensions: { code: 'BAD_USER_INPUT' } }] },
    });
    const { body } = await post(byId('ChapterById', { id: ['x'.repeat(100_000)] }));
    expect(JSON.stringify(body).length).toBeLessThan(2000);
  });

  it.each([
    ['an id that the server does not have', { documentId: 'Me-00000000' }, 'PERSISTED_DOCUMENT_NOT_FOUND'],
    ['an id that is no text', { documentId: 7 }, 'BAD_REQUEST'],
    ['a query beside the id', { ...byId('Me'), query: '{ __typename }' }, 'BAD_REQUEST'],
    ['variables that are no object', { ...byId('Me'), variables: [1] }, 'BAD_REQUEST'],
  ])('is refused with %s', async (_what, body, code) => {
    for (const accept of [JSON_TYPE, RESPONSE_TYPE]) {
      expect(await post(body, { accept })).toMatchObject({
        status: 400,
        body: { errors: [{ message: expect.any(String), extensions: { code } }] },
      });
    }
  });

  it('is refused, and not run, for a client that accepts neither form of the answer', async () => {
    const before = app().logged.length;
    expect((await post(byId('LogIn', { username: 'nobody', password: 'x' }), { accept: 'text/html' })).status).toBe(
      406,
    );
    expect(app().logged.slice(before).join('')).not.toContain('loginFailed');
  });

  it('is answered when its body comes in pieces of unknown length', async () => {
    const body = Buffer.from(JSON.stringify(byId('SearchChapters', { term: 'naïve ❄' })));
    // Two of the cuts are inside a character of several bytes.
    const cuts = [0, 10, body.indexOf('ï') + 1, body.indexOf('❄') + 1, body.length];
    const pieces = cuts.slice(1).map((end, index) => body.subarray(cuts[index], end));
    const chunks = pieces.flatMap((piece) => [
      Buffer.from(`${piece.length.toString(16)}\r\n`),
      piece,
      Buffer.from('\r\n'),
    ]);
    const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: ${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const answer = await sendRaw(app().url, Buffer.concat([Buffer.from(head), ...chunks, Buffer.from('0\r\n\r\n')]));
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({ data: { searchChapters: { term: 'naïve ❄' } } });
  });

  it('is refused when pieces of unknown length become too many', async () => {
    const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: ${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
    const answer = await sendRaw(app().url, head + chunk.repeat(4));
    expect(answer.status).toBe(413);
    expect(answer.head).toMatch(/connection: close/i);
    expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  it('is logged as aborted when its client leaves in the middle of the body', async () => {
    const before = app().logged.length;
    const socket = connect(Number(new URL(app().url).port), 'localhost');
    socket.write(`POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: 100\r\n\r\n{"a`);
    await once(socket, 'connect');
    // When the server has answered what came later, it has read the half request.
    await post(byId('Library'));
    socket.destroy();
    await expect.poll(() => app().logged.slice(before).join('')).toContain('request aborted');
    expect(app().logged.slice(before).join('')).not.toContain('"level":50');
  });

  it('comes compressed to a client that can read that, and as it is to others', async () => {
    const [plain, compressed] = await Promise.all(
      ['identity', 'gzip'].map((encoding) => post(byId('Library'), { 'accept-encoding': encoding })),
    );
    expect(plain?.headers.get('content-encoding')).toBeNull();
    expect(compressed?.headers.get('content-encoding')).toBe('gzip');
    expect(compressed?.headers.get('vary')).toBe('Accept-Encoding');
    expect(compressed?.body).toEqual(plain?.body);
  });

  it('is not run for a form of another site', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      expect((await post(byId('LogOut'), { 'content-type': type })).status).toBe(400);
    }
  });

  it('runs a mutation that is refused only once', async () => {
    const failures = () => app().logged.filter((line) => line.includes('loginFailed')).length;
    const before = failures();
    await post(byId('LogIn', { username: 'nobody', password: 'x' }));
    expect(failures()).toBe(before + 1);
  });

  it('is logged, measured and counted by the rate limit like any request', async () => {
    const narrow = await startTestApp({ requestsPerIp: { times: 2 } }, { db: app().db });
    try {
      const statuses = [];
      for (let time = 0; time < 3; time += 1) statuses.push((await post(byId('Library'), {}, narrow.url)).status);
      expect(statuses).toEqual([200, 200, 429]);
      expect(narrow.logged.filter((line) => line.includes('"path":"/graphql"')).length).toBe(3);
      const metrics = await (await fetch(`${narrow.url}/metrics`)).text();
      expect(metrics).toMatch(/request_seconds_count\{\w+="graphql",status="200"\} 2/);
    } finally {
      await narrow.stop();
    }
  });

  it.each([
    ['a fault is masked', new Error('secret detail'), JSON_TYPE, 200, 'INTERNAL_SERVER_ERROR', MASKED_MESSAGE, null],
    ['an outage is told as one', new DatabaseSilent(), JSON_TYPE, 503, 'UNAVAILABLE', UNAVAILABLE_MESSAGE, '10'],
    ['an outage is told as one', new DatabaseSilent(), RESPONSE_TYPE, 503, 'UNAVAILABLE', UNAVAILABLE_MESSAGE, '10'],
  ])('%s: %s, for %s', async (_what, error, accept, status, code, message, retryAfter) => {
    const fail = (name: string) => (name === 'loginsPerAccount' ? Promise.reject(error) : Promise.resolve());
    const broken = await startTestApp(undefined, { db: app().db, limits: { use: fail, forget: fail } });
    try {
      const answer = await post(byId('LogIn', { username: 'nobody', password: 'x' }), { accept }, broken.url);
      expect(answer).toMatchObject({ status, body: { data: null, errors: [{ message, extensions: { code } }] } });
      expect(answer.headers.get('retry-after')).toBe(retryAfter);
    } finally {
      await broken.stop();
    }
  });
});

describe('the library as a public document', () => {
  const get = (headers: Record<string, string> = {}) => fetch(app().url + publicDocumentUrl('Library'), { headers });

  it('is what the API answers, with the types that a cache asks for', async () => {
    const answer = await (await get()).json();
    expect(answer).toEqual((await post(byText('Library'))).body);
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

  it('may be cached by proxies, whoever asks', async () => {
    const response = await get({ authorization: 'Bearer of-nobody' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, no-cache');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
  });
});

describe('an operation name that is not in the document', () => {
  it('is refused by name', async () => {
    const asked = { query: '{ subjects { id } }', operationName: '' };
    const { status, body } = await post(asked, { accept: RESPONSE_TYPE });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ message: expect.stringContaining('Unknown operation named') }] });
  });
});
