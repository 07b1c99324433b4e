import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { restCalls } from '../../src/features';
import { useTestApp } from '../support/app';
import { newForm } from '../support/api-clients';
import { graphqlClient } from '../support/graphql-client';
import { sendRaw } from '../support/raw-http';
import { RestBrowser, restClient } from '../support/rest-client';

// Bodies that no client of ours sends, at every call that takes one.

const app = useTestApp();

const JSON_TYPE = 'application/json';
type Body = string | Uint8Array<ArrayBuffer>;
type Sent = readonly (readonly [name: string, body: Body, headers: Record<string, string>, status: number])[];

const deep = '{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000);
const large = JSON.stringify({ username: 'a'.repeat(3_000_000) });
const bomb = new Uint8Array(gzipSync(Buffer.alloc(100_000_000, ' ')));
const brokenUtf8 = Uint8Array.from([...Buffer.from('{"email":"'), 0xff, 0xfe, 0xc0, ...Buffer.from('"}')]);

const UNREADABLE: Sent = [
  ['malformed', '{"username":', {}, 400],
  ['null', 'null', {}, 400],
  ['a bare word', 'true', {}, 400],
  ['3 MB', large, {}, 413],
  ['a gzip bomb', bomb, { 'content-encoding': 'gzip' }, 413],
  ['what is no gzip', '{}', { 'content-encoding': 'gzip' }, 400],
  ['an unknown encoding', '{}', { 'content-encoding': 'zip' }, 415],
  ['an unknown charset', '{}', { 'content-type': `${JSON_TYPE}; charset=utf-99` }, 415],
  ['broken UTF-8', brokenUtf8, {}, 400],
  ['UTF-16 that claims to be UTF-8', Uint8Array.from(Buffer.from('{"a":"\ud83e\udd89"}', 'utf16le')), {}, 400],
];
const NO_JSON: Sent = [
  ['a form post', 'username=a&password=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a multipart form', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['plain text', '{}', { 'content-type': 'text/plain' }, 415],
  ['XML', '<a/>', { 'content-type': 'application/xml' }, 415],
];
const NOT_ASKED_FOR: Sent = [
  ['an empty body', '', {}, 400],
  ['an empty object', '{}', {}, 400],
  ['an array', '[]', {}, 400],
  ['50,000 levels', deep, {}, 413],
  ['49,000 levels of arrays', '['.repeat(49_000) + ']'.repeat(49_000), {}, 400],
];

const writing = restCalls.filter(({ method }) => method !== 'GET');

const post = (url: string, method: string, body: Body, headers: Record<string, string>) =>
  fetch(url, { method, headers: { 'content-type': JSON_TYPE, ...headers }, body });

describe('a body that cannot be read, at the REST API', () => {
  it.each([...UNREADABLE, ...NO_JSON, ...NOT_ASKED_FOR])('is a clean 4xx at every call: %s', async (_what, ...sent) => {
    const [body, headers, status] = sent;
    const { accessToken } = await restClient(app().url).signUp(newForm());
    const browser = new RestBrowser(app().url, accessToken);
    await browser.getCsrfToken();
    const calls = NOT_ASKED_FOR.some(([what]) => what === _what) ? writing.filter((call) => call.body) : writing;
    expect(calls.length).toBeGreaterThan(10);
    for (const { method, path } of calls) {
      const response = await browser.request(method, path.slice(1), body, { 'content-type': JSON_TYPE, ...headers });
      expect([method, path, response.status]).toEqual([method, path, status]);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    }
    expect((await browser.request('GET', 'auth/refreshuser')).status).toBe(200);
  });

  it('is refused at once when it only declares 100 GB', async () => {
    for (const { method, path } of writing) {
      const head = `${method} /api${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: 100000000000\r\n\r\n`;
      const answer = await sendRaw(app().url, `${head}{"a"`);
      expect([path, answer.status]).toEqual([path, 413]);
      expect(answer.head).toMatch(/connection: close/i);
      expect(JSON.parse(answer.body)).toEqual({ error: expect.any(String) });
    }
  });

  it('is refused as another method than the one it came with, whatever a header or a field says', async () => {
    const student = await restClient(app().url).signUp(newForm());
    const browser = new RestBrowser(app().url, student.accessToken);
    await browser.getCsrfToken();
    for (const header of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
      const posted = await browser.request(
        'POST',
        'account?_method=DELETE',
        { _method: 'DELETE' },
        { [header]: 'DELETE' },
      );
      expect(posted.status).toBe(404);
      const read = await browser.request('GET', 'account?_method=DELETE', undefined, { [header]: 'DELETE' });
      expect(await read.json()).toMatchObject({ account: { username: expect.any(String) } });
    }
    expect((await student.progress()).username).toMatch(/^student/);
  });

  it('may weigh 200 kB and not a byte more', async () => {
    const browser = new RestBrowser(app().url);
    await browser.getCsrfToken();
    const weighing = (bytes: number) => {
      const empty = JSON.stringify({ username: 'nobody_here', password: 'x', rest: '' });
      return empty.replace('"rest":""', `"rest":"${'a'.repeat(bytes - empty.length)}"`);
    };
    expect((await browser.request('POST', 'auth/login', weighing(200_000))).status).toBe(401);
    expect((await browser.request('POST', 'auth/login', weighing(200_001))).status).toBe(413);
  });
});

describe('a body that cannot be read, at the GraphQL API', () => {
  const STATUS: Readonly<Record<string, number>> = { '50,000 levels': 413 };
  // GraphQL over HTTP wants 4xx; what is no JSON is stopped as a possible forgery before it is read.
  it.each([...UNREADABLE, ...NO_JSON, ...NOT_ASKED_FOR])('is a clean 4xx: %s', async (what, body, headers, status) => {
    const response = await post(`${app().url}/graphql`, 'POST', body, headers);
    const expected = NO_JSON.some(([name]) => name === what)
      ? expect.toSatisfy((s: number) => s === 400 || s === 415)
      : status;
    expect(response.status).toEqual(STATUS[what] ?? expected);
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.any(String), extensions: { code: expect.stringMatching(/^[A-Z_]+$/) } }],
    });
  });

  it('is refused at once when it only declares 100 GB', async () => {
    const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: 100000000000\r\n\r\n`;
    const answer = await sendRaw(app().url, `${head}{"q`);
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toEqual({
      errors: [{ message: expect.any(String), extensions: { code: 'BAD_REQUEST' } }],
    });
  });

  it('changes nothing as a form, as plain text or by another method', async () => {
    const student = await graphqlClient(app().url).signUp(newForm());
    const authorization = `Bearer ${student.accessToken}`;
    const query = 'mutation { deleteAccount(password: "Marginal1") { deleted } }';
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', `query=${encodeURIComponent(query)}`],
      ['text/plain', JSON.stringify({ query })],
    ] as const) {
      const { status } = await post(`${app().url}/graphql`, 'POST', body, { 'content-type': type, authorization });
      expect([400, 415]).toContain(status);
    }
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const { status } = await post(`${app().url}/graphql`, method, JSON.stringify({ query }), { authorization });
      expect([method, status]).toEqual([method, 405]);
    }
    const asGet = await fetch(`${app().url}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { authorization, 'apollo-require-preflight': 'true', 'X-HTTP-Method-Override': 'POST' },
    });
    expect(asGet.status).toBe(405);
    expect((await student.progress()).username).toMatch(/^student/);
  });
});
