import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import type { Page } from 'playwright-core';
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, test } from 'vitest';
import { figureOf } from '../economics/picture/picture';
import { isPicture } from '../economics/lesson/frame';
import { CHAPTER_NOT_FOUND } from '../web/src/copy/chapter-titles';
import { DRAW_ONE } from '../web/src/copy/draw-one';
import { HOW_IT_WORKS, LANDING_HEADING, whatThisIs } from '../web/src/copy/landing';
import { LEGAL_SINCE } from '../web/src/copy/legal';
import { NOT_FOUND } from '../web/src/copy/not-found';
import { READ_LESSON } from '../web/src/copy/read-lesson';
import { stillness } from './support/axe';
import { DESKTOP, hydrate, openPage, PHONE, sharedBrowser } from './support/browser';
import { watchOperations } from './support/graphql';
import { sharedServer } from './support/site';
import { enroll, type Student } from './support/student';
import { shippedChapters, shippedReference } from '../test-support/shipped-course';

// The public pages as HTML (docs/decisions/rendering.md): what a crawler or a browser without JavaScript gets, and how
// React takes the pages over.

const server = sharedServer();
const chapters = shippedChapters;
const SLUG = 'taxes';
// All chapters of the course are written, and none of its questions is retired.
const SIZE = { chapters: chapters.length, questions: chapters.flatMap(({ questions }) => questions).length };
const taxes = chapters.find(({ slug }) => slug === SLUG)!;

const STATIC_PAGES = [
  ...['/', '/video-library', '/how-we-choose', '/aboutus', '/contactus', '/privacypolicy', '/termsofservice'],
];
const REFERENCE_PAGES = ['', '/terms', '/formulas', '/graphs', '/verbs', '/labels', '/print'];
const PUBLIC_PAGES = [...STATIC_PAGES, `/video-library/${SLUG}`, `/freequiz/${SLUG}`];
const MISSING_PAGES = ['/nope', '/video-library/nope', '/freequiz/nope', '/.git/config', '/%E0%A4%A'];
const SHELL = 'Loading the page…';

async function open(path: string) {
  const response = await fetch(server.url + path);
  const html = await response.text();
  const { document } = new JSDOM(html).window;
  const meta = (name: string) =>
    document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  const words = document.querySelector('#root')?.textContent ?? '';
  return { response, html, document, words, meta };
}

/** A GET with exactly these headers, and the body as it was sent. */
const get = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(server.url + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('the HTML of a public page', () => {
  test.each([
    ['/', [LANDING_HEADING, ...whatThisIs(SIZE), ...HOW_IT_WORKS.map(({ text }) => text)]],
    ['/video-library', chapters.map(({ name }) => name)],
    [`/freequiz/${SLUG}`, [taxes.name, 'compute revenue and deadweight loss', 'Start The Quiz', 'No account needed']],
    ['/privacypolicy', ['Privacy Policy', LEGAL_SINCE]],
    ['/termsofservice', ['Terms of Service', LEGAL_SINCE]],
    ['/aboutus', ['There is no such thing as a free lunch']],
    ['/contactus', ['Contact Us', 'Message']],
  ])('%s holds its text and the choice of the theme', async (path, texts) => {
    const { response, document, words } = await open(path);
    expect(document.querySelectorAll('footer select[name=theme] option')).toHaveLength(3);
    expect(response.status).toBe(200);
    expect(words).not.toContain(SHELL);
    for (const text of texts) expect(words).toContain(text);
  });

  test('a chapter holds its summary, its list of chapters, its lesson in words, and its graphs with descriptions', async () => {
    const { document, words } = await open(`/video-library/${SLUG}`);
    expect(words).toContain('You will find the wedge on a graph');
    for (const { name } of chapters) expect(words).toContain(name);
    const { scenes } = taxes.lesson!.lesson;
    expect(scenes.length).toBeGreaterThan(3);
    for (const { say } of scenes.flatMap(({ beats }) => beats)) expect(words).toContain(say);
    const described = [...document.querySelectorAll('svg[role=img] desc')].map(({ textContent }) => textContent);
    const drawn = scenes.map(({ beats }) => beats.at(-1)!.frame).filter(isPicture);
    expect(drawn.length).toBeGreaterThan(3);
    expect(described).toEqual(drawn.map((frame) => figureOf(frame).description));
  });

  test.each(PUBLIC_PAGES)('%s has a title, a description, one canonical address, and a card to share', async (path) => {
    const { document, meta } = await open(path);
    expect(document.title).toMatch(/^.{5,80} · Curve Whisperer$/);
    expect(meta('description')).toMatch(/^.{50,250}$/);
    const canonical = document.querySelectorAll('link[rel=canonical]');
    expect([...canonical].map((link) => link.getAttribute('href'))).toEqual([server.url + path]);
    expect(document.title).toBe(`${meta('og:title')} · Curve Whisperer`);
    expect([meta('og:url'), meta('og:description')]).toEqual([server.url + path, meta('description')]);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    const picture = path.includes(SLUG) ? `/figures/lessons/${SLUG}.png` : '/figures/site.png';
    expect(meta('og:image')).toBe(server.url + picture);
    expect(meta('og:image:alt')).toMatch(path.includes(SLUG) ? /^4\.1 Taxes\. \w.*/ : /^Curve Whisperer\. \w.*/);
  });

  test.each([
    ['/', 'WebSite'],
    ['/video-library', 'Course'],
    [`/video-library/${SLUG}`, 'LearningResource'],
    [`/freequiz/${SLUG}`, 'Quiz'],
  ])('%s has structured data about a %s', async (path, type) => {
    const { document } = await open(path);
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': type, url: server.url + path });
    if (type === 'Course') {
      expect(data.hasPart).toHaveLength(chapters.length);
      // Lessons of about three minutes, and at least six questions a chapter.
      const minutes = Number(/^PT(\d+)M$/.exec(data.hasCourseInstance.courseWorkload)?.[1]);
      expect(minutes).toBeGreaterThan(chapters.length * (2.5 + 7));
    }
    if (type === 'LearningResource') expect(data.teaches).toEqual(taxes.topics.map(({ name }) => name));
  });

  test('has the styles of its own elements in its head, and the style sheet in place where JavaScript is off', async () => {
    const { document } = await open(`/video-library/${SLUG}`);
    const inHead = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    expect(inHead).toContain('font-face');
    expect(inHead.length).toBeLessThan(20_000);
    const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
    expect(sheets.map((sheet) => sheet.parentElement?.tagName)).toEqual(['NOSCRIPT']);
  });

  test.each(PUBLIC_PAGES)('%s has one version, plain or compressed, and is not sent twice', async (path) => {
    const plain = await get(path, {});
    const gzipped = await get(path, { 'accept-encoding': 'gzip' });
    const brotlied = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect([plain, gzipped, brotlied].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ]);
    expect(gunzipSync(gzipped.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(brotlied.body).equals(plain.body)).toBe(true);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    const again = await get(path, { 'if-none-match': String(plain.headers['etag']) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('the picture for links', () => {
  const pictures = ['/figures/site.png', ...chapters.map(({ slug }) => `/figures/lessons/${slug}.png`)];

  test('exists for the site and for each chapter, each its own, 1200 by 630 pixels', async () => {
    const answers = await Promise.all(pictures.map((path) => get(path, {})));
    for (const [index, { status, headers, body }] of answers.entries()) {
      expect([pictures[index], status, headers['content-type']]).toEqual([pictures[index], 200, 'image/png']);
      expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
      // A blank one has 3 KB.
      expect(body.length).toBeGreaterThan(20_000);
    }
    expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(pictures.length);
  });

  test('is cached for a day, shown on other sites, and not sent twice', async () => {
    const { headers } = await get(pictures[0]!, {});
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const again = await get(pictures[0]!, { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test.each(['/figures/lessons/nope.png', '/figures/taxes.png', '/figures/lessons/site.png'])(
    'does not exist at %s',
    async (path) => expect((await get(path, {})).status).toBe(404),
  );
});

describe('an address without a page', () => {
  test.each(MISSING_PAGES)('%s answers 404, in words', async (path) => {
    const { response, words, document } = await open(path);
    expect(response.status).toBe(404);
    expect(words).toContain(path.includes('/nope') && path !== '/nope' ? CHAPTER_NOT_FOUND : NOT_FOUND.text);
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });

  test.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'-alert(1)-'", '</title><b>', '\u2028'])(
    'repeats nothing of %s',
    async (attack) => {
      for (const parent of ['', 'video-library/', 'freequiz/']) {
        const { response, html } = await open(`/${parent}${encodeURIComponent(attack)}?${encodeURIComponent(attack)}`);
        expect(response.status).toBe(404);
        expect(html).not.toContain(attack);
        expect(html).not.toContain(encodeURIComponent(attack));
      }
    },
  );
});

describe('a page for one person', () => {
  test.each(['/quiz', '/results', '/free-response/x', '/reset-password?token=x', `/freequiz/${SLUG}?attempt=x`])(
    '%s is left to the browser, and to no search engine',
    async (path) => {
      const { response, words } = await open(path);
      expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
      expect(words).toContain(SHELL);
    },
  );
});

describe('for search engines', () => {
  test('sitemap.xml lists exactly the public pages', async () => {
    const response = await fetch(`${server.url}/sitemap.xml`);
    expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
    const paths: string[] = [];
    const parser = new SaxesParser();
    parser.on('text', (text) => text.trim() && paths.push(text.replace(server.url, '')));
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(await response.text()).close();
    const ofChapters = chapters.flatMap(({ slug }) => [`/video-library/${slug}`, `/freequiz/${slug}`]);
    const ofReference = [
      ...REFERENCE_PAGES.map((page) => `/reference${page}`),
      ...shippedReference.graphs.map(({ id }) => `/reference/graphs/${id}`),
    ];
    expect(paths.toSorted()).toEqual([...STATIC_PAGES, ...ofChapters, ...ofReference].toSorted());
  });

  test('robots.txt closes the APIs and the pages of students, leaves the public pages open, and names the sitemap', async () => {
    const response = await fetch(`${server.url}/robots.txt`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^User-agent: \*\n(Disallow: \/\S+\n)+\nSitemap: /);
    expect(text).toContain(`Sitemap: ${server.url}/sitemap.xml`);
    const closed = [...text.matchAll(/Disallow: (\S+)/g)].map(([, path]) => path!);
    const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
    for (const path of ['/api/units', '/graphql', '/userhome', '/account', '/quiz', '/video/1', '/searchresults'])
      expect([path, isClosed(path)]).toEqual([path, true]);
    expect(PUBLIC_PAGES.filter(isClosed)).toEqual([]);
  });
});

test('without JavaScript, a visitor reads a chapter with its lesson and its graphs, and follows its links', async () => {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: PHONE, baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/video-library/${SLUG}`);
  await page.getByText('You will find the wedge on a graph').waitFor();
  await page.getByRole('heading', { name: READ_LESSON }).waitFor();
  const scene = taxes.lesson!.lesson.scenes[1]!;
  for (const { say } of scene.beats) await page.getByText(say).first().waitFor();
  const graphs = page.getByRole('article').getByRole('img');
  expect(await graphs.count()).toBeGreaterThan(3);
  expect((await graphs.first().boundingBox())?.width).toBeGreaterThan(200);
  await page.getByRole('link', { name: /^Next/ }).click();
  await page.getByRole('heading', { level: 1, name: /^4\.2/ }).waitFor();
  await context.close();
});

/** The scripts that a page has run so far; those that were only fetched do not count. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType !== 'link')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

describe('before a visitor does something', () => {
  // A form and the figures of the learner need it at once.
  test.each(PUBLIC_PAGES.filter((path) => !/contactus|how-we-choose/.test(path)))('%s runs no React', async (path) => {
    const { page, problems, close } = await openPage(await sharedBrowser(), PHONE, server.url);
    await page.goto(path);
    // The first code of a page ends with fetching the other code without running it.
    const fetched = () => page.evaluate(() => document.querySelectorAll('head link[rel=prefetch]').length);
    await expect.poll(fetched, { message: 'the code is fetched ahead' }).toBeGreaterThan(3);
    expect((await scriptsOf(page)).filter((script) => !/\/assets\/(index|start)-/.test(script))).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('%s lays out each page without its style sheet as with it', async (_device, viewport) => {
    const { page, close } = await openPage(await sharedBrowser(), viewport, server.url);
    const places = async (path: string, blocked: RegExp) => {
      await page.route(blocked, (route) => route.abort());
      await page.goto(path);
      const found = await page.evaluate(() =>
        [...document.body.querySelectorAll('*')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
        }),
      );
      await page.unrouteAll();
      return found;
    };
    for (const path of PUBLIC_PAGES) {
      const whole = await places(path, /\.(js|woff2)$/);
      expect(whole.length).toBeGreaterThan(20);
      expect(await places(path, /\.(js|woff2|css)$/), path).toEqual(whole);
    }
    await close();
  });

  test.each([
    ['the first code', '**/assets/index-*.js'],
    ['the code of the page', '**/assets/main-*.js'],
  ])('what the visitor pressed before %s is there happens when it is', async (_part, files) => {
    const { page, problems, close } = await openPage(await sharedBrowser(), PHONE, server.url);
    const { promise: isSent, resolve: send } = Promise.withResolvers<void>();
    await page.route(files, (route) => isSent.then(() => route.continue()));
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    send();
    await page.getByRole('dialog', { name: 'Get Started' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('a drag that begins before the code is there moves the curve', async () => {
    const { page, problems, close } = await openPage(await sharedBrowser(), DESKTOP, server.url);
    const { promise: isSent, resolve: send } = Promise.withResolvers<void>();
    await page.route('**/assets/main-*.js', (route) => isSent.then(() => route.continue()));
    await page.goto('/');
    const graph = await page.getByRole('figure').locator('svg').first().boundingBox();
    if (!graph) throw new Error('The landing page has no graph.');
    const [x, y] = [graph.x + graph.width / 2, graph.y + graph.height / 2];
    const price = page.getByRole('figure').locator('dd').first();
    const before = await price.innerText();
    await page.mouse.move(x, y);
    await page.mouse.down();
    send();
    await page.locator('#root:not([data-rendered])').waitFor();
    await page.mouse.move(x + 80, y, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => price.innerText(), { message: 'the drag moves the price' }).not.toBe(before);
    expect(problems).toEqual([]);
    await close();
  });

  test('what a visitor typed before the code is there stays', async () => {
    const { page, problems, close } = await openPage(await sharedBrowser(), DESKTOP, server.url);
    const { promise: isSent, resolve: send } = Promise.withResolvers<void>();
    await page.route('**/assets/main-*.js', (route) => isSent.then(() => route.continue()));
    await page.goto('/contactus', { waitUntil: 'domcontentloaded' });
    const fields = { Subject: 'Question 3', 'Your Email': 'ada@example.com', Message: 'Is B not right as well?' };
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
    await page.getByRole('searchbox').fill('demand');
    send();
    await page.locator('#root:not([data-rendered])').waitFor();
    for (const [label, text] of Object.entries(fields))
      await expect.poll(() => page.getByLabel(label).inputValue(), { message: `${label} keeps its text` }).toBe(text);
    expect(await page.getByRole('searchbox').inputValue()).toBe('demand');
    await page.getByRole('button', { name: 'Send Email!' }).click();
    await page.waitForURL('/messagesent');
    expect(problems).toEqual([]);
    await close();
  });

  test('a visitor who was here before finds what the browser stored', async () => {
    const { page, context, close } = await openPage(await sharedBrowser(), PHONE, server.url);
    const scene = taxes.lesson!.lesson.scenes[2]!;
    await context.addInitScript(([slug, id]) => localStorage.setItem(`lesson-place:${slug}`, `${id} 56`), [
      SLUG,
      scene.id,
    ] as const);
    await page.goto(`/video-library/${SLUG}`);
    await page.getByRole('button', { name: 'Continue at 0:56' }).waitFor();
    await close();
  });
});

describe('React takes the page over', () => {
  let student: Student;
  beforeAll(async () => void (student = await enroll(server, 'reads_pages')));

  describe.concurrent.each([
    ['a visitor', 'a phone', PHONE],
    ['a student', 'a desktop', DESKTOP],
  ] as const)('for %s on %s', (who, _device, viewport) => {
    // `who` is compared with a literal
    const paths = [...PUBLIC_PAGES, ...MISSING_PAGES.slice(0, 3)].filter((path) => path !== '/' || who === 'a visitor');

    test.each(paths)('%s neither complains nor moves nor changes its title', async (path) => {
      const browser = await sharedBrowser();
      const { page, context, problems, close } = await openPage(browser, viewport, server.url);
      await context.addInitScript(
        (token) => {
          if (token) localStorage.setItem('access_token', token);
          const seen = Object.assign(window, { moved: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if ('value' in entry) seen.moved += Number(entry.value);
          }).observe({ type: 'layout-shift', buffered: true });
        },
        who === 'a student' ? student.token : null,
      );
      await page.goto(path);
      const title = await page.title();
      await hydrate(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await stillness(page);
      expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThanOrEqual(0.01);
      expect(await page.title()).toBe(title);
      expect(problems).toEqual([]);
      await close();
    });
  });

  test('the data of the page comes with it, so that nothing is asked for again', async () => {
    const { page, close } = await openPage(await sharedBrowser(), DESKTOP, server.url);
    const sent = watchOperations(page);
    await page.goto(`/video-library/${SLUG}`);
    await hydrate(page);
    // A page sends its queries before those of the next.
    await page.getByRole('link', { name: /^Next/ }).click();
    await page.getByRole('heading', { level: 1, name: /^4\.2/ }).waitFor();
    expect(sent).toEqual(['ChapterBySlug']);
    await close();
  });

  test('a student who opens / sees the dashboard and never the page for visitors', async () => {
    const { page, context, problems, close } = await openPage(await sharedBrowser(), PHONE, server.url);
    await context.addInitScript(
      ([token, heading]) => {
        localStorage.setItem('access_token', token!);
        const seen = Object.assign(window, { landing: 0 });
        const look = () => {
          if (document.body?.innerText.includes(heading!)) seen.landing += 1;
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      [student.token, LANDING_HEADING] as const,
    );
    await page.goto('/');
    await page.waitForURL('/userhome');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'landing'))).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('the lesson in words stays readable, and comes to the next chapter when it is opened', async () => {
    const { page, problems, close } = await openPage(await sharedBrowser(), PHONE, server.url);
    await page.goto(`/video-library/${SLUG}`);
    await hydrate(page);
    await page.getByRole('heading', { name: READ_LESSON }).click();
    await page.getByText(taxes.lesson!.lesson.scenes[0]!.beats[0]!.say).first().waitFor();
    await page.getByRole('link', { name: /^Next/ }).click();
    await page.getByRole('heading', { level: 1, name: /^4\.2/ }).waitFor();
    await page.getByRole('heading', { name: READ_LESSON }).click();
    const next = chapters[chapters.indexOf(taxes) + 1]!;
    await page.getByText(next.lesson!.lesson.scenes[0]!.beats[0]!.say).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

describe('the graph to draw on the landing page', () => {
  test.each([PHONE, DESKTOP, { width: 1366, height: 650 }])(
    'keeps its place when the pad takes over from its picture, at $width × $height',
    async (viewport) => {
      const { page, problems, close } = await openPage(await sharedBrowser(), viewport, server.url);
      await page.goto('/');
      const boxes = async (graph: string) => {
        const at = (selector: string) =>
          page.locator(selector).evaluate((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x, y + window.scrollY, width, height].map(Math.round);
          });
        return { graph: await at(graph), below: await at('#how-it-works') };
      };
      const picture = page.getByRole('img', { name: DRAW_ONE.picture });
      await picture.scrollIntoViewIfNeeded();
      const before = await boxes('[data-draw-one="picture"]');
      await page.getByRole('button', { name: DRAW_ONE.start }).click();
      await page.getByRole('button', { name: DRAW_ONE.score }).waitFor();
      expect(await boxes('section[aria-label="' + DRAW_ONE.title + '"]')).toEqual(before);
      expect(problems).toEqual([]);
      await close();
    },
  );
});
