import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { JSDOM } from 'jsdom';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { sharedServer } from './support/site';

// What validators say of the public pages, of sitemap.xml, and of the structured data.

const server = sharedServer();
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const read = async (path: string) => (await fetch(server.url + path)).text();

/** The elements of sitemap.xml by their paths, in order, with their texts. Throws unless it is well-formed XML. */
async function readSitemap() {
  const elements: { path: string; namespace: string; text: string }[] = [];
  const open: (typeof elements)[number][] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ local, uri }) => {
    const element = { path: `${open.at(-1)?.path ?? ''}/${local}`, namespace: uri, text: '' };
    elements.push(element);
    open.push(element);
  });
  parser.on('text', (text) => open.at(-1) && (open.at(-1)!.text += text));
  parser.on('closetag', () => void open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(await read('/sitemap.xml')).close();
  return elements;
}

const locations = async () => (await readSitemap()).flatMap(({ path, text }) => (path.endsWith('/loc') ? [text] : []));

/** The rules of the HTML standard, without any of style. */
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

describe('the HTML', () => {
  test('of every public page and of pages that do not exist is valid', async () => {
    const paths = (await locations()).map((url) => new URL(url).pathname);
    const complaints: string[] = [];
    for (const path of [...paths, '/nope', '/video-library/nope']) {
      const { results } = await validator.validateString(await read(path));
      for (const { messages } of results) {
        for (const { ruleId, message, line, column } of messages)
          complaints.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
      }
    }
    expect(paths.length).toBeGreaterThan(50);
    expect([...new Set(complaints)]).toEqual([]);
  });

  test('would be found invalid', async () => {
    const { valid } = await validator.validateString('<!doctype html><p><div id="a"></div></p><i id="a"></i>');
    expect(valid).toBe(false);
  });
});

describe('sitemap.xml', () => {
  test('holds what the protocol allows: a urlset of urls with one absolute location each, none twice', async () => {
    const elements = await readSitemap();
    expect(new Set(elements.map(({ namespace }) => namespace))).toEqual(new Set([SITEMAP]));
    expect(new Set(elements.map(({ path }) => path))).toEqual(new Set(['/urlset', '/urlset/url', '/urlset/url/loc']));
    const urls = elements.filter(({ path }) => path === '/urlset/url');
    const found = await locations();
    expect(found).toHaveLength(urls.length);
    expect(new Set(found).size).toBe(found.length);
    for (const url of found) {
      expect(url.length).toBeLessThan(2048);
      expect([new URL(url).origin, new URL(url).href]).toEqual([server.url, url]);
    }
  });

  test('lists pages that exist, under their canonical addresses', async () => {
    for (const url of await locations()) {
      const response = await fetch(url);
      const canonical = new JSDOM(await response.text()).window.document.querySelector('link[rel=canonical]');
      expect([url, response.status, canonical?.getAttribute('href')]).toEqual([url, 200, url]);
    }
  });
});

/**
 * What search engines require of each type (developers.google.com/search/docs/appearance/structured-data), and what schema.org says
 * identifies a thing.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  Course: ['name', 'description', 'provider'],
  CourseInstance: ['courseMode', 'courseWorkload'],
  Offer: ['category', 'price', 'priceCurrency'],
  LearningResource: ['name', 'url'],
  Quiz: ['name', 'about', 'educationalLevel'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  EducationalOrganization: ['name', 'url'],
  Thing: ['name'],
  DefinedTermSet: ['name', 'url', 'hasDefinedTerm'],
  DefinedTerm: ['name', 'description', 'url'],
};

/** Every object in a value, with its path. */
function objectsIn(value: unknown, path = ''): { path: string; item: Record<string, unknown> }[] {
  if (value === null || typeof value !== 'object') return [];
  const inside = Object.entries(value).flatMap(([name, part]) => objectsIn(part, `${path}/${name}`));
  return Array.isArray(value) ? inside : [{ path, item: { ...value } }, ...inside];
}

describe('structured data', () => {
  test('on every page has known types with what they require, and absolute addresses', async () => {
    const seen = new Set<unknown>();
    for (const url of await locations()) {
      const { document } = new JSDOM(await (await fetch(url)).text()).window;
      for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
        const data: unknown = JSON.parse(script.textContent);
        expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
        for (const { path, item } of objectsIn(data)) {
          const type = String(item['@type']);
          seen.add(type);
          const missing = (REQUIRED[type] ?? ['a known type']).filter((name) => !item[name] && item[name] !== 0);
          expect([url, path, type, missing]).toEqual([url, path, type, []]);
          if (item['url'] !== undefined) expect(new URL(String(item['url'])).origin).toBe(server.url);
        }
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['WebSite', 'Course', 'LearningResource', 'Quiz']));
  });
});
