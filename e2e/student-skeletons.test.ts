import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import { WELCOME_BACK_LINES } from '../web/src/copy/welcome-back';
import { stillness } from './support/axe';
import { DESKTOP, openPage, PHONE, sharedBrowser } from './support/browser';
import { sharedServer } from './support/site';
import { enroll, signInAs, type Student } from './support/student';

// What the server renders of a student's page, which is painted before any code runs, and how React replaces it.

const server = sharedServer();

/** The headings that need no data of the student. */
const PAGES: readonly (readonly [path: string, heading: string | null])[] = [
  ['/userhome', null],
  ['/quiz?type=chapterQuiz&chapter=1', null],
  ['/quiz?type=shortWeakspotQuiz', 'Weak-spot quiz'],
  ['/video/1', '1.1 Scarcity, Choice and Opportunity Cost'],
  ['/video/nope', null],
  ['/getstarted', null],
  ['/account', 'My account'],
  ['/updateunits', 'Update Your Study Plan'],
  ['/quizgenerator', 'Choose Your Own Quiz Adventure'],
  ['/practice', 'How much time do you have?'],
  ['/progress', 'My progress'],
  ['/mistakes', 'Mistakes'],
  ['/misconceptions', 'Misconceptions'],
  ['/free-response', 'Free response'],
];
const PATHS = PAGES.map(([path]) => path);

let student: Student;
beforeAll(async () => void (student = await enroll(server, 'waits_for_code')));

describe('the HTML of a student’s page', () => {
  test.each(PAGES)('%s has its header and what needs no data, and is for no search engine', async (path, heading) => {
    const response = await fetch(server.url + path);
    const html = await response.text();
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    const { document } = new JSDOM(html).window;
    expect(document.querySelector('header nav')?.textContent).toContain('Videos');
    const main = document.querySelector('main');
    expect(main?.querySelector('[role=status]') ?? main?.querySelector('h1')).not.toBeNull();
    if (heading !== null) expect(main?.querySelector('h1')?.textContent).toBe(heading);
    const links = document.querySelector<HTMLTemplateElement>('template#student-code')?.content.children ?? [];
    const code = [...links].map((link) => link.getAttribute('href') ?? '');
    expect(code.filter((file) => /\/assets\/(main|api-provider)-/.test(file))).toHaveLength(2);
  });

  test.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('is laid out on %s without the style sheet as with it', async (_device, viewport) => {
    const { page, close } = await openPage(await sharedBrowser(), viewport, server.url);
    // The same greeting twice, since they differ in length.
    await page.addInitScript('Math.random = () => 0');
    const places = async (path: string, blocked: RegExp) => {
      await page.route(blocked, (route) => route.abort());
      await page.goto(path);
      const found = await page.evaluate(() =>
        [...document.querySelectorAll('#root *')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
        }),
      );
      await page.unrouteAll();
      return found;
    };
    for (const path of PATHS) {
      const whole = await places(path, /\.(js|woff2)$/);
      expect(whole.length).toBeGreaterThan(20);
      expect(await places(path, /\.(js|woff2|css)$/), path).toEqual(whole);
    }
    await close();
  });
});

describe('React replaces it', () => {
  test.each(PATHS)('on %s, and nothing that is already there moves', async (path) => {
    const { page, context, problems, close } = await openPage(await sharedBrowser(), PHONE, server.url);
    await context.addInitScript(() => {
      const seen = Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) seen.moved += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await signInAs(page, student);
    await page.goto(path);
    await page.locator('main h1:not([role=status] h1)').waitFor();
    await page.locator('main :is([role=status]):has([aria-hidden])').waitFor({ state: 'detached' });
    await stillness(page);
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThanOrEqual(0.01);
    expect(problems).toEqual([]);
    await close();
  });

  test('and the dashboard keeps the greeting that was chosen at random before its code was here', async () => {
    const { page, problems, close } = await openPage(await sharedBrowser(), PHONE, server.url);
    await signInAs(page, student);
    const { promise: mayRun, resolve: run } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', (route) => mayRun.then(() => route.continue()));
    await page.goto('/userhome', { waitUntil: 'commit' });
    const line = await page.locator('[data-lines]').textContent();
    expect(WELCOME_BACK_LINES).toContain(line);
    run();
    await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
    expect(await page.getByText(line ?? '', { exact: true }).count()).toBe(1);
    expect(problems).toEqual([]);
    await close();
  });
});
