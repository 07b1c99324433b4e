import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../../schema/rendering';
import { useTestApp } from '../support/app';
import { sendRaw } from '../support/raw-http';

// What lies beside the web client is nobody's business: asked for by these very bytes, as no browser would.

const root = mkdtempSync(join(tmpdir(), 'curve-whisperer-web-'));
const webDir = join(root, 'web');
const SECRET = 'nobody may read this';
mkdirSync(join(webDir, 'assets'), { recursive: true });
mkdirSync(join(webDir, '.git'));
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>the site</title><script>run()</script>');
writeFileSync(join(webDir, 'assets', 'app-1a2b.js'), '/* a script */');
for (const path of ['secret.txt', 'web/.env', 'web/.git/config', 'web/assets/.hidden']) {
  writeFileSync(join(root, path), SECRET);
}
afterAll(() => rmSync(root, { recursive: true }));

/** Knows two pages, and renders neither. */
const renderer: Renderer = {
  locate: (path) => ({
    kind: /^\/(userhome|dev\/outbox)$/.test(path) ? 'private' : 'missing',
    path,
    slug: null,
    chapterId: null,
    graph: null,
  }),
  render: () => Promise.reject(new Error('Nothing is rendered here.')),
  drawCard: () => null,
  listPaths: () => ({ publicPaths: [], closedPaths: [] }),
};

const app = useTestApp(undefined, { web: { dir: webDir, renderer } });
const get = (path: string) => sendRaw(app().url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

describe('the web client', () => {
  it('is served', async () => {
    expect(await get('/userhome')).toMatchObject({
      status: 200,
      // The hash of the inline script of index.html, and of no other.
      head: expect.stringContaining("script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=';"),
      body: expect.stringContaining('the site'),
    });
    expect(await get('/assets/app-1a2b.js')).toMatchObject({ status: 200, body: expect.stringContaining('a script') });
  });

  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/%2eenv',
    '/.well-known/security.txt',
    '/assets/.hidden',
    '/assets/%2ehidden',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/....//secret.txt',
    '/%252e%252e/secret.txt',
    '//secret.txt',
    '/assets/%00',
    '/.env%00.js',
  ])('has nothing at %s', async (path) => {
    const answer = await get(path);
    expect(answer.body).not.toContain(SECRET);
    expect(answer.body).not.toContain(root);
    const isPage = answer.status === 200 && answer.body.includes('the site');
    expect(isPage || (answer.status >= 400 && answer.status < 500)).toBe(true);
    if (/^\/(\.|%2e)/i.test(path)) expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it.each(['/api/units/%E0%A4%A', '/API/chapters/blurb/%E0%A4%A', 'http://x/Api/chapters/blurb/%E0%A4%A'])(
    'has no page in place of a refusal of the REST API, in any spelling of %s',
    async (path) => {
      expect(JSON.parse((await get(path)).body)).toEqual({ error: expect.any(String) });
    },
  );

  it('has no outbox to show unless one is handed over', async () => {
    expect((await get('/dev/outbox')).body).toContain('the site');
  });
});
