import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sendRaw } from '../support/raw-http';
import { restCalls } from '../../src/features';
import { startTestApp, useTestApp } from '../support/app';
import { newForm } from '../support/api-clients';
import { graphqlClient } from '../support/graphql-client';
import { RestBrowser, restClient } from '../support/rest-client';

const app = useTestApp();
/** The same site without TLS in its address, behind so many proxies. */
async function withoutTls<Result>(trustProxy: number | false, ask: (url: string) => Promise<Result>): Promise<Result> {
  const other = await startTestApp(undefined, { db: app().db, publicUrl: 'http://curves.example', trustProxy });
  try {
    return await ask(other.url);
  } finally {
    await other.stop();
  }
}

const askGraphql = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${app().url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

describe('the X-CSRF-Token of a REST call', () => {
  it.each(restCalls.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path] as const))(
    'is asked for: %s %s',
    async (method, path) => {
      const student = await restClient(app().url).signUp(newForm());
      const browser = new RestBrowser(app().url, student.accessToken);
      const token = await browser.getCsrfToken();
      const others = await new RestBrowser(app().url).getCsrfToken();
      const withoutCookie = new RestBrowser(app().url, student.accessToken);
      for (const [from, given] of [
        [browser, { 'X-CSRF-Token': '' }],
        [browser, { 'X-CSRF-Token': 'made-up' }],
        [browser, { 'X-CSRF-Token': others }],
        [withoutCookie, { 'X-CSRF-Token': token }],
        [withoutCookie, {}],
      ] as const) {
        const response = await from.request(method, path.slice(1), {}, given);
        expect(response.status).toBe(403);
        expect(await response.json()).toEqual({ error: expect.stringContaining('X-CSRF-Token') });
      }
      expect((await student.progress()).username).toMatch(/^student/);
    },
  );
});

describe('the headers of an answer', () => {
  const answers = async () => [
    await fetch(`${app().url}/api/topics`),
    await fetch(`${app().url}/api/nowhere`),
    await fetch(`${app().url}/healthz`),
    await askGraphql('{ __typename }'),
    await askGraphql('{ nonsense }'),
  ];

  it('keep scripts, frames, types and origins in their place', async () => {
    for (const { headers } of await answers()) {
      const policy = new Map(
        (headers.get('content-security-policy') ?? '').split(';').map((part) => {
          const [name = '', ...values] = part.trim().split(' ');
          return [name, values];
        }),
      );
      expect(policy.get('default-src')).toEqual(["'self'"]);
      expect(policy.get('script-src')).toEqual(["'self'"]);
      expect(policy.get('script-src-attr')).toEqual(["'none'"]);
      expect(policy.get('worker-src')).toEqual(["'self'", 'blob:']);
      expect(policy.get('manifest-src')).toEqual(["'self'"]);
      expect(policy.get('object-src')).toEqual(["'none'"]);
      expect(policy.get('base-uri')).toEqual(["'self'"]);
      expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.has('x-powered-by')).toBe(false);
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it('let just those hosts be framed that the player plays from', async () => {
    const player = readFileSync('web/src/library/video-source.ts', 'utf8');
    const played = [...player.matchAll(/src(?::| =) `(https:\/\/[\w.-]+)\//g)].map(([, host]) => host);
    const policy = (await fetch(`${app().url}/healthz`)).headers.get('content-security-policy') ?? '';
    const framed = /frame-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(played.length).toBeGreaterThan(0);
    expect(framed.sort()).toEqual([...new Set(played)].sort());
  });

  it('promise TLS for a year where the public address has it', async () => {
    for (const { headers } of await answers()) {
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    }
  });

  it('promise TLS nowhere else, unless the trusted proxy says that it was used', async () => {
    const promises = (trustProxy: number | false, proto: string) =>
      withoutTls(trustProxy, async (url) => {
        const { headers } = await fetch(`${url}/api/topics`, { headers: { 'X-Forwarded-Proto': proto } });
        return headers.has('strict-transport-security');
      });
    expect(await promises(false, 'https')).toBe(false);
    expect(await promises(1, 'http')).toBe(false);
    expect(await promises(1, 'https')).toBe(true);
  });

  it('send the cookie of the CSRF token out of the reach of scripts and, behind TLS, over nothing else', async () => {
    const cookie = async (url: string) => (await fetch(`${url}/api/csrf/getit`)).headers.getSetCookie()[0];
    expect(await cookie(app().url)).toMatch(/; Path=\/api; HttpOnly; Secure; SameSite=Lax$/);
    expect(await withoutTls(false, cookie)).toMatch(/; Path=\/api; HttpOnly; SameSite=Lax$/);
  });

  it('keep what is personal out of every cache', async () => {
    const { accessToken } = await graphqlClient(app().url).signUp(newForm());
    const authorization = `Bearer ${accessToken}`;
    const personal = [
      ...(await Promise.all(
        ['auth/refreshuser', 'account', 'quiz/questions?type=chapterQuiz&chapter=1', 'csrf/getit'].map((path) =>
          fetch(`${app().url}/api/${path}`, { headers: { authorization } }),
        ),
      )),
      await askGraphql('{ me { email } }', { authorization }),
      await askGraphql('{ me { email } }', { authorization }),
      await askGraphql('{ myData }', { authorization }),
      await askGraphql('{ me { email } }'),
    ];
    for (const { headers } of personal) expect(headers.get('cache-control')).toBe('no-store');
  });

  it('let no other origin read anything', async () => {
    const stranger = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
    for (const path of ['/api/topics', '/api/auth/login', '/graphql', '/', '/metrics']) {
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const { headers } = await fetch(`${app().url}${path}`, { method, headers: stranger });
        const cors = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect([method, path, cors]).toEqual([method, path, []]);
      }
    }
  });
});

describe('an address of the APIs in another spelling', () => {
  const narrow = useTestApp({ requestsPerIp: { times: 12 } });
  const SPELLINGS = ['/API/topics', '/Api/topics/', '/GRAPHQL?query={__typename}', '/GraphQL/?query={__typename}'];

  it('is logged like the usual one, and counts toward the same limit', async () => {
    const ask = (path: string) =>
      sendRaw(
        narrow().url,
        `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\napollo-require-preflight: 1\r\n\r\n`,
      );
    const paths = [...SPELLINGS, `http://a/api/topics`];
    for (const path of paths) {
      await ask(path);
      const named = (path.split('?')[0] ?? '').toLowerCase();
      const line = narrow().logged.find(
        (one) => one.includes('request completed') && one.toLowerCase().includes(`"${named}"`),
      );
      expect([path, line !== undefined]).toEqual([path, true]);
    }
    for (let more = 0; more < 12; more += 1) await ask('/api/topics');
    for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 429]);
  });

  it.each(['//api/topics', '/api%2Ftopics', '/%61pi/topics', '/apis', '/api/../api%2e'])(
    '%s leads to no call and to no fault',
    async (path) => {
      const { status } = await sendRaw(narrow().url, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect([404, 429]).toContain(status);
    },
  );
});

describe('the metrics', () => {
  it('are at the one address that a proxy closes, in no other spelling', async () => {
    const typeOf = async (path: string) => (await fetch(app().url + path)).headers.get('content-type') ?? '';
    expect(await typeOf('/metrics')).toContain('version=0.0.4');
    for (const path of ['/METRICS', '/Metrics', '/metrics/', '/%6detrics']) {
      expect(await typeOf(path)).not.toContain('version=0.0.4');
    }
  });
});

describe('a refusal', () => {
  it.each(['/api/nowhere', '/api/chapters/blurb/%E0%A4%A', '/api/chapters/search/%FF'])(
    'is JSON that gives nothing away: %s',
    async (path) => {
      const response = await fetch(`${app().url}${path}`);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      const text = await response.text();
      expect(JSON.parse(text)).toEqual({ error: expect.any(String) });
      expect(text).not.toMatch(/node_modules|\.ts\b|\bat \w+ \(|select |<html/i);
    },
  );
});
