import { JSDOM } from 'jsdom';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, hydrate, openPage, sharedBrowser } from './support/browser';
import { NOT_FOUND } from '../web/src/copy/not-found';
import { startServer, type StartedServer } from './support/server';
import { sharedServer } from './support/site';

// A developer opens /playground and runs its tabs from left to right without editing them.

const server = sharedServer();
let browser: Browser;

beforeAll(async () => void (browser = await sharedBrowser()));

/** Opens the playground and records the URLs of all its requests. */
async function openPlayground() {
  const watched = await openPage(browser, DESKTOP, server.url);
  const { page } = watched;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/playground');
  const editor = page.locator('.graphiql-query-editor .view-lines');

  /** Runs a tab and returns the API's response. */
  const run = async (tab: string): Promise<{ data?: unknown; errors?: { message: string }[] }> => {
    // GraphiQL ignores a tab change that happens before its editor has loaded.
    await editor.getByText(/\w/).first().waitFor();
    await page.getByTitle(tab, { exact: true }).click();
    await editor.filter({ hasText: new RegExp(`(query|mutation).${tab}`) }).waitFor();
    const answer = page.waitForResponse(
      (response) => response.url().endsWith('/graphql') && !!response.request().postData()?.includes(tab),
    );
    await page.getByRole('button', { name: /^Execute/ }).click();
    return (await answer).json();
  };
  /** The response pane on the right. */
  const shown = page.locator('.graphiql-response .view-lines');
  return { ...watched, asked, run, shown };
}

const stays = (url: string) => url.startsWith(server.url) || /^(data|blob):/.test(url);

describe('the playground of a development server', () => {
  let open: Awaited<ReturnType<typeof openPlayground>>;

  // The tests share a page: its editor takes longer to load than most of them.
  beforeAll(async () => void (open = await openPlayground()));
  afterEach(() => expect(open.problems.splice(0)).toEqual([]));
  afterAll(() => open.close());

  test('runs its first example with nothing from outside and nothing to complain about', async () => {
    const { data } = await open.run('BrowseLibrary');
    expect(data).toMatchObject({ subjects: [{ name: 'Microeconomics' }] });
    await open.shown.getByText('Microeconomics').first().waitFor();
    expect(open.asked.length).toBeGreaterThan(5);
    expect(open.asked.filter((url) => !stays(url))).toEqual([]);
  });

  test('explains the schema and completes what is typed', async () => {
    const { page } = open;
    await page.getByRole('button', { name: /Documentation Explorer/ }).click();
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    await page.getByText('The whole public course.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'New tab' }).click();
    await page.locator('.graphiql-query-editor .monaco-editor').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('{ quizU');
    await page.locator('.suggest-widget', { hasText: 'quizUnderWay' }).waitFor();
  });

  test('carries the token of a sign-up on, and through a reload, until it is told to forget it', async () => {
    const { page, run } = open;
    await page.getByText('Not logged in').waitFor();

    const { data: signedUp } = await run('SignUp');
    expect(signedUp).toMatchObject({ signUp: { user: { username: expect.stringMatching(/^econ_/) } } });
    await page.getByText(/Logged in as econ_/).waitFor();
    expect(await run('Me')).toMatchObject({ data: { me: { username: expect.stringMatching(/^econ_/) } } });
    expect((await run('ChooseChapters')).errors).toBeUndefined(); // its Headers tab is empty

    expect(await page.evaluate(() => sessionStorage.getItem('playground:session'))).not.toBeNull();
    await page.reload();
    expect(await run('Me')).toMatchObject({ data: { me: { username: expect.stringMatching(/^econ_/) } } });

    await page.getByRole('button', { name: 'Forget the token' }).click();
    expect((await run('Me')).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await page.evaluate(() => sessionStorage.getItem('playground:session'))).toBeNull();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('leads a new student through a quiz to the next chapter, each tab as it stands', async () => {
    // A page signs up under one name.
    await open.close();
    open = await openPlayground();
    const { run } = open;
    for (const tab of ['ChapterBySlug', 'SignUp', 'LogIn', 'Me', 'ChooseChapters', 'StartQuiz', 'SaveAnswer']) {
      expect(await run(tab), tab).not.toHaveProperty('errors');
    }
    const explained = expect.objectContaining({ rationales: expect.arrayContaining([expect.anything()]) });
    expect((await run('FinishQuiz')).data).toMatchObject({
      finishQuiz: { attempt: { questions: expect.arrayContaining([explained]) } },
    });
    // Each quiz reveals the keys of its questions. Once all were asked, every quiz is passed.
    let moved = await run('AdvanceChapter');
    for (let quiz = 0; quiz < 6 && moved.errors !== undefined; quiz += 1) {
      for (const tab of ['StartQuiz', 'FinishQuiz']) expect(await run(tab), tab).not.toHaveProperty('errors');
      moved = await run('AdvanceChapter');
    }
    expect(moved).not.toHaveProperty('errors');
    expect(await run('StartPractice')).not.toHaveProperty('errors');
    expect((await run('CheckAnswer')).data).toMatchObject({ checkAnswer: { isCorrect: expect.any(Boolean) } });
  });
});

describe.each([
  ['PLAYGROUND=off', { PLAYGROUND: 'off' }],
  ['NODE_ENV=production', { NODE_ENV: 'production' }],
])('with %s', (_setting, env) => {
  let server: StartedServer;
  beforeAll(async () => void (server = await startServer({ env })));
  afterAll(() => server.stop());

  test('/playground is an address like any other that does not exist', async () => {
    const response = await fetch(`${server.url}/playground`);
    expect(response.status).toBe(404);
    const { document } = new JSDOM(await response.text()).window;
    expect(document.querySelector('h1')?.textContent).toBe(NOT_FOUND.heading);
  });
});

test('no student page asks for a byte of the playground', async () => {
  const { page, close } = await openPage(browser, DESKTOP, server.url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const address of ['/', '/video-library']) {
    await page.goto(address);
    // The code of the whole page has been requested when it runs.
    await hydrate(page);
  }
  await close();
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((url) => /playground|graphiql|monaco|worker/i.test(url))).toEqual([]);
});
