import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RenderRequest, Renderer } from '../../schema/rendering';
import { temporaryDirectory } from '../../test-support/temporary-directory';
import { useTestApp } from './support/app';
import { sendRaw } from './support/raw-http';

// How the server asks for pages and holds them, with a renderer that says what it was asked for. e2e/public-pages.test.ts
// has the real one.

const dir = temporaryDirectory();
mkdirSync(join(dir, '.vite'));
mkdirSync(join(dir, 'assets'));
writeFileSync(join(dir, '.vite', 'manifest.json'), '{}');
writeFileSync(join(dir, 'index.html'), 'the shell');
writeFileSync(join(dir, 'assets', 'app-1a2b.js'), '/* a script */');
writeFileSync(join(dir, 'assets', 'app-1a2b.js.br'), 'the same script, made smaller');

let asked: RenderRequest[] = [];
beforeEach(() => void (asked = []));

const renderer: Renderer = {
  locate(path) {
    const [, first = '', slug = null] = path.split('/');
    const kind = first === 'mine' ? 'private' : first === 'nope' ? 'missing' : 'public';
    return { kind, path, slug, chapterId: null, graph: null };
  },
  render(request) {
    asked.push(request);
    const { path } = request.address;
    return path === '/broken' ? Promise.reject(new Error('A component threw.')) : Promise.resolve(`the page ${path}`);
  },
  drawCard: () => null,
  listPaths: (slugs) => ({ publicPaths: slugs.map((slug) => `/${slug}?a&b`), closedPaths: ['/mine'] }),
};
const app = useTestApp(undefined, { web: { dir, renderer } });
const open = async (path: string) => {
  const response = await fetch(app().url + path);
  return { status: response.status, text: await response.text(), robots: response.headers.get('x-robots-tag') };
};

describe('a page', () => {
  it('is rendered from the published course when it is first asked for, and held', async () => {
    const { slug, name, lesson } = app().course.chapters[0]!;
    const both = await Promise.all([open(`/chapters/${slug}`), open(`/chapters/${slug}`)]);
    expect(both.map(({ text }) => text)).toEqual([`the page /chapters/${slug}`, `the page /chapters/${slug}`]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      origin: 'https://curves.example',
      template: 'the shell',
      chapter: { chapter: { name, slug }, lesson },
    });
    const { chapters, questions } = app().course;
    expect(asked[0]!.size).toEqual({
      chapters: chapters.filter(({ comingSoon }) => !comingSoon).length,
      questions: questions.filter(({ retired }) => !retired).length,
    });
    expect(asked[0]!.outline.subjects).toHaveLength(app().course.subjects.length);
  });

  it('that throws becomes the shell, and is logged once', async () => {
    const answers = [await open('/broken'), await open('/broken')];
    expect(answers).toEqual(Array(2).fill({ status: 200, text: 'the shell', robots: null }));
    expect(asked).toHaveLength(1);
    expect(app().logged.filter((line) => line.includes('A component threw.'))).toHaveLength(1);
  });

  it('of an unknown chapter is one page for all unknown chapters', async () => {
    const answers = await Promise.all(['/other/x', '/other/y', '/other/%3Cb%3E'].map(open));
    expect(answers).toEqual(Array(3).fill({ status: 404, text: 'the page /other/-', robots: null }));
    expect(asked.map(({ chapter }) => chapter)).toEqual([null]);
  });

  it('of one person is the shell, which no search engine may list', async () => {
    expect(await open('/mine')).toEqual({ status: 200, text: 'the shell', robots: 'noindex' });
    const { slug } = app().course.chapters[0]!;
    expect(await open(`/quizzes/${slug}?attempt=1`)).toEqual({ status: 200, text: 'the shell', robots: 'noindex' });
    expect(await open('/nope')).toMatchObject({ status: 404, text: 'the page /nope' });
  });
});

describe('the sitemap', () => {
  it('begins with the public address and escapes its paths', async () => {
    const { text } = await open('/sitemap.xml');
    const { slug } = app().course.chapters[0]!;
    expect(text).toContain(`<loc>https://curves.example/${slug}?a&amp;b</loc>`);
    expect((await open('/robots.txt')).text).toContain('Sitemap: https://curves.example/sitemap.xml');
  });
});

describe('a file of the build', () => {
  const path = '/assets/app-1a2b.js';
  const get = (name: string, codings: string) =>
    sendRaw(app().url, `GET ${name} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${codings}\r\nConnection: close\r\n\r\n`);

  it('with a hash in its name may be cached for a year', async () => {
    const { headers } = await fetch(app().url + path);
    expect(headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
  });

  it('is sent as the build compressed it, where the browser accepts that', async () => {
    const [compressed, plain] = [await get(path, 'gzip, br'), await get(path, 'identity')];
    expect(compressed.head).toMatch(/^content-encoding: br\r$/im);
    expect(compressed.body).toBe('the same script, made smaller');
    expect(plain.head).not.toMatch(/content-encoding/i);
    expect(plain.body).toBe('/* a script */');
    for (const { head } of [compressed, plain]) expect(head).toMatch(/^vary: accept-encoding\r$/im);
  });

  it('is missing under the name of another build', async () => {
    expect(await get('/assets/app-2b1a.js', 'br')).toMatchObject({ status: 404, body: 'This file does not exist.' });
  });
});
