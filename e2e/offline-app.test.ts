import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { QuizAttemptDocument } from '../schema/generated/graphql';
import { freePort } from '../test-support/free-port';
import { hydrate, PHONE } from './support/browser';
import { sendOperation } from './support/graphql';
import { touch } from './support/input-methods';
import * as offline from './support/offline';
import { answer, nextButton, quizScreen, waitForQuestion } from './support/quiz';
import { useSite } from './support/site';
import { enroll, signInAs } from './support/student';

// The site as an app, with its service worker: what opens without a connection, and what is stored for that.

const CHAPTER = '/video-library/scarcity-choice-and-opportunity-cost';

const site = useSite(PHONE, 'allow');

const goOffline = () => offline.goOffline(site.open);
const comeBack = () => offline.comeBack(site.open);
const input = touch();
const offlineStatus = () => site.open.page.getByRole('status').getByText('You are offline.');
const heading = (name: string | RegExp) => site.open.page.getByRole('heading', { level: 1, name }).waitFor();

/** Waits until the service worker has stored this address. */
const waitUntilStored = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (address) => (await caches.match(address)) !== undefined, path), {
      message: `${path} is stored`,
    })
    .toBe(true);

/** The addresses in all caches, without those of the app's own files. */
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith('workbox-precache'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });

async function visitChapter(): Promise<void> {
  const { page } = site.open;
  await page.goto(CHAPTER);
  await hydrate(page);
  await waitUntilStored(page, CHAPTER);
  await waitUntilStored(page, CHAPTER.replace('/video-library', '/figures/lessons') + '.svg');
}

test('the site can be installed as an app', async () => {
  const { page, context } = site.open;
  await page.goto('/aboutus');
  const devtools = await context.newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect(url).toBe(`${site.server.url}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Curve Whisperer', display: 'standalone', start_url: '/' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Every page of the tests is in a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

describe('without a connection', () => {
  test('a visited chapter opens, and its lesson plays', async () => {
    const { page } = site.open;
    await visitChapter();
    await goOffline();
    await offlineStatus().waitFor();
    await page.reload();
    await heading(/^1\.1/);
    await offlineStatus().waitFor();
    await page.getByRole('button', { name: /the video: 1\.1/ }).tap();
    await page.getByRole('group', { name: /^Lesson: / }).waitFor();
  });

  test('a chapter visited by a link in the app opens by its address', async () => {
    const { page } = site.open;
    await page.goto('/video-library');
    await hydrate(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByRole('link', { name: /^Start with 1\.1/ }).tap();
    await waitUntilStored(page, CHAPTER);
    await goOffline();
    await page.goto(`${CHAPTER}?from=home`);
    await heading(/^1\.1/);
    // The list of chapters is in the page, too. A link to a visited chapter leads there, although the app has no data of it.
    await page.goto('/video-library');
    await hydrate(page);
    await page.getByRole('link', { name: /^Start with 1\.1/ }).tap();
    await heading(/^1\.1/);
  });

  test('a page that was not visited opens as the app, which says what is missing', async () => {
    const { page } = site.open;
    await visitChapter();
    await goOffline();
    await page.goto('/video-library/resource-allocation-and-economic-systems');
    await heading('The chapter did not load');
    await comeBack();
    await heading(/^1\.2/);
    await offlineStatus().waitFor({ state: 'detached' });
  });

  test('a quiz goes on after a reload, and each answer is sent once when the connection is back', async () => {
    const { page, context } = site.open;
    const student = await enroll(site.server, 'under_the_sea');
    await signInAs(page, student);
    await page.goto('/userhome');
    await page.getByRole('region', { name: 'UP NEXT' }).waitFor();
    await page.goto('/quiz?type=chapterQuiz&chapter=1');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByRole('button', { name: 'Start The Quiz' }).tap();
    await waitForQuestion(page, 1);
    const sent: unknown[] = [];
    context.on('response', async (response) => {
      const body: unknown = response.request().method() === 'POST' ? response.request().postDataJSON() : null;
      const isAnswer = typeof body === 'object' && body !== null && 'operationName' in body;
      if (isAnswer && body.operationName === 'SaveAnswer' && response.ok()) sent.push(body);
    });
    const given = [await answer(page, input, true)];
    await nextButton(page).tap();
    await waitForQuestion(page, 2);
    await expect.poll(() => sent.length, { message: 'the first answer is sent' }).toBe(1);

    await goOffline();
    given.push(await answer(page, input, false));
    await page.reload();
    await waitForQuestion(page, 2);
    await quizScreen(page).getByRole('progressbar', { name: '2 of 6 answered' }).waitFor();
    await nextButton(page).tap();
    await waitForQuestion(page, 3);
    const stem = quizScreen(page).locator('h2 + *').first();
    const before = await stem.boundingBox();
    given.push(await answer(page, input, true));
    const notSaved = quizScreen(page).getByText('Not saved yet');
    await notSaved.waitFor();
    // One line between the toolbar and the question, which stays where it is.
    const line = await notSaved.boundingBox();
    expect(await stem.boundingBox()).toEqual(before);
    expect(line?.height).toBeLessThan(30);
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0);

    // The dashboard has the plan as it was, and leads back to the quiz.
    await page.goto('/userhome');
    await page.getByRole('heading', { name: 'Study Plan' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByText('3 of 6 answered').waitFor();
    await page.getByRole('link', { name: /^Continue the quiz: / }).tap();
    await waitForQuestion(page, 3);

    await comeBack();
    await quizScreen(page).getByText('Not saved yet').waitFor({ state: 'hidden' });
    await expect.poll(() => sent.length, { message: 'all answers are sent' }).toBe(3);
    const id = new URL(page.url()).searchParams.get('attempt') ?? '';
    const { quizAttempt } = await sendOperation(site.server, QuizAttemptDocument, { id }, student.token);
    const stored = quizAttempt.questions.map(({ answers, given }) =>
      answers.findIndex((one) => one.id === given?.choice),
    );
    expect(stored).toEqual([...given.map(({ chosen }) => chosen), -1, -1, -1]);
  });
});

test('a unit is stored by one tap, opens without a connection, and is removed', async () => {
  const { page } = site.open;
  await page.goto('/video-library');
  await hydrate(page);
  const unit = page.getByRole('list', { name: 'Units' }).getByRole('listitem').first();
  await unit.getByRole('button', { name: 'Keep this unit for offline' }).tap();
  await unit.getByText('Available offline. Remove').waitFor();
  await goOffline();
  await page.goto('/video-library/consumer-choice-and-utility');
  await heading(/^1\.7/);
  await page.getByRole('button', { name: /the video: 1\.7/ }).tap();
  await page.getByRole('group', { name: /^Lesson: / }).waitFor();
  await comeBack();
  await page.goto('/video-library');
  await unit.getByRole('button', { name: /^Remove Unit 1.* from this device$/ }).tap();
  await unit.getByRole('button', { name: 'Keep this unit for offline' }).waitFor();
  expect((await storedPaths(page)).filter((path) => path.includes('consumer-choice'))).toEqual([]);
});

test('logging out removes the quiz and its unsent answers from the device', async () => {
  const { page } = site.open;
  await signInAs(page, await enroll(site.server, 'in_the_library'));
  await page.goto('/quiz?type=chapterQuiz&chapter=1');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Start The Quiz' }).tap();
  await waitForQuestion(page, 1);
  await goOffline();
  await answer(page, input, true);
  await quizScreen(page).getByText('Not saved yet').waitFor();
  const quizKeys = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('quiz.'))
        .sort(),
    );
  expect((await quizKeys()).map((key) => key.replace(/[:.][^:.]*$/, ''))).toEqual([
    'quiz',
    'quiz.position',
    'quiz.unsaved',
  ]);
  await page.route('**/graphql', (route, request) =>
    request.postData()?.includes('SaveAnswer') ? route.abort() : route.fallback(),
  );
  await comeBack();
  await quizScreen(page).getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Leave and continue later' }).tap();
  await page.getByRole('banner').getByRole('button', { name: /Menu/ }).tap();
  await page.getByRole('button', { name: 'Logout' }).tap();
  await page.getByRole('dialog', { name: 'Log out and lose unsaved work?' }).getByText('answers in 1 quiz').waitFor();
  await page.getByRole('button', { name: 'Log out anyway' }).tap();
  await page.waitForURL(`${site.server.url}/`);
  expect(await quizKeys()).toEqual([]);
  await page.unroute('**/graphql');
});

/** Stands between the browser and the server, and can publish another service worker. */
async function deployments() {
  let version = '';
  const proxy = createServer((request, response) => {
    void fetch(site.server.url + (request.url ?? ''), { headers: { accept: request.headers.accept ?? '' } }).then(
      async (answered) => {
        const body = Buffer.from(await answered.arrayBuffer());
        const headers = Object.fromEntries(
          ['content-type', 'cache-control', 'x-robots-tag'].flatMap((name) => {
            const value = answered.headers.get(name);
            return value === null ? [] : [[name, value]];
          }),
        );
        response.writeHead(answered.status, headers);
        response.end(request.url === '/sw.js' ? Buffer.concat([body, Buffer.from(version)]) : body);
      },
      // The server or the page may be gone before the last of them is answered.
      () => response.destroy(),
    );
  });
  const port = await freePort();
  await new Promise<void>((listening) => proxy.listen(port, '127.0.0.1', listening));
  return {
    url: `http://localhost:${port}`,
    publish: () => (version = '\n// The next one.'),
    close: () => proxy.close(),
  };
}

test('a new version is offered, and loads when the student asks for it', async () => {
  const { page } = site.open;
  const deployed = await deployments();
  try {
    await page.goto(`${deployed.url}/aboutus`);
    await hydrate(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    deployed.publish();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByRole('status').getByText('A new version is ready.').waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.getByRole('button', { name: 'Reload' }).tap();
    await page.waitForFunction(() => !('isSamePage' in window));
    await heading('About Us');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  } finally {
    deployed.close();
  }
});

test('browsers look for a new service worker at every visit', async () => {
  const { headers } = await fetch(`${site.server.url}/sw.js`);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toContain('javascript');
});

test('what is stored holds nothing personal, and nothing of the playground', async () => {
  const { page } = site.open;
  await signInAs(page, await enroll(site.server, 'left_no_trace'));
  await page.goto('/userhome');
  await page.getByRole('region', { name: 'UP NEXT' }).waitFor();
  await visitChapter();
  await page.goto('/playground');
  await page.locator('.graphiql-container').waitFor();
  await page.goto('/updateunits');
  await page.getByRole('checkbox', { name: /^Unit 1/ }).waitFor();
  await waitUntilStored(page, '/graphql?documentId=Library');
  expect((await storedPaths(page)).filter((path) => !/^\/(video-library|lessons|figures)\//.test(path))).toEqual([
    '/graphql?documentId=Library',
  ]);
});
