import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ChooseChaptersDocument, LibraryDocument } from '../schema/generated/graphql';
import { PHONE } from './support/browser';
import { sendOperation } from './support/graphql';
import { useSite } from './support/site';
import { enroll, me, signInAs, takeQuizByApi } from './support/student';

// Account management: downloading one's data and deleting the account.

const site = useSite(PHONE);

test('the file of one’s data holds what was done here', async () => {
  const { page, problems } = site.open;
  const student = await enroll(site.server, 'takes_it_along', 2);
  await takeQuizByApi(site.server, student, { type: 'chapterQuiz', chapterId: '1' }, true);
  await signInAs(page, student);
  await page.goto('/userhome');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: 'My account' }).tap();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).tap(),
  ]);
  expect(file.suggestedFilename()).toBe('curve-whisperer-my-data.json');
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({
    account: { username: 'takes_it_along', email: 'takes_it_along@example.com' },
    quizzes: [{ type: 'chapterQuiz', score: 100 }],
  });
  await page.getByText('Downloaded as').waitFor();
  expect(problems).toEqual([]);
});

test('a deleted account is gone on the server, in the browser and in its other tab', async () => {
  const { page, context, problems } = site.open;
  const student = await enroll(site.server, 'says_goodbye');
  await signInAs(page, student);
  const otherTab = await context.newPage();
  await otherTab.goto('/userhome');
  await otherTab.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();

  // The browser throttles a page in a background tab.
  await page.bringToFront();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  const name = dialog.getByRole('textbox', { name: /type your username/ });
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await name.fill('somebody_else');
  await confirm.tap();
  await dialog.getByText('Type says_goodbye to continue.').waitFor();

  await name.fill('says_goodbye');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('Marginal2Cost');
  await confirm.tap();
  await dialog.getByText('That is not the password for this account.').waitFor();
  expect((await me(site.server, student)).username).toBe('says_goodbye');

  await dialog.getByRole('textbox', { name: 'Password' }).fill(student.password);
  await context.setOffline(true);
  await confirm.tap();
  await dialog.getByRole('alert').getByText('The server isn’t responding.').waitFor();
  await context.setOffline(false);
  expect((await me(site.server, student)).username).toBe('says_goodbye');

  await confirm.tap();
  await page.getByText('Your account has been deleted.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await otherTab.getByRole('banner').getByRole('button', { name: 'Log In' }).waitFor();
  await expect(me(site.server, student)).rejects.toThrow('UNAUTHENTICATED');

  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).tap();
  const login = page.getByRole('dialog', { name: 'Log In' });
  await login.getByLabel('Username').fill(student.username);
  await login.getByRole('textbox', { name: 'Password' }).fill(student.password);
  await login.getByRole('button', { name: 'Log In' }).tap();
  await page.getByRole('heading', { level: 1, name: 'There was a problem logging in' }).waitFor();
  const expected = /ERR_INTERNET_DISCONNECTED|status of 40[13]/;
  expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
});

test('everything to act on is within two screens of a phone, with all chapters chosen', async () => {
  const { page, problems } = site.open;
  const student = await enroll(site.server, 'chose_it_all', 0);
  const { subjects } = await sendOperation(site.server, LibraryDocument, {});
  const chapters = subjects.flatMap(({ units }) => units.flatMap((unit) => unit.chapters));
  const choices = chapters.map(({ id }) => ({ chapterId: id, chosen: true }));
  await sendOperation(site.server, ChooseChaptersDocument, { choices }, student.token);
  await takeQuizByApi(site.server, student, { type: 'chapterQuiz', chapterId: '1' }, false);
  await signInAs(page, student);
  await page.goto('/userhome');
  const today = page.getByRole('region', { name: 'Today' });
  await today.getByText('6 to review').waitFor();
  expect(await today.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Ten minutes\s+What you need most/),
    expect.stringMatching(/^Reviews\s+Nothing due today/),
    expect.stringMatching(/^Mistakes\s+6 to review/),
    expect.stringMatching(/^Predicted exam score\s+After 60 answers/),
  ]);
  const plan = page.getByRole('region', { name: 'Study Plan' });
  expect(await plan.locator('details[open] > summary').allInnerTexts()).toEqual([
    expect.stringContaining('Intro to Economic Concepts'),
  ]);
  const ends = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(section, nav)')].map((section) => ({
      name: section.getAttribute('aria-labelledby'),
      end: section.getBoundingClientRect().bottom + window.scrollY,
    })),
  );
  const acted = ends.filter(({ name }) => ['up-next', 'today', 'study-plan', 'update-plan'].includes(name ?? ''));
  expect(acted.map(({ name }) => name)).toEqual(['up-next', 'today', 'study-plan', 'update-plan']);
  expect(Math.max(...acted.map(({ end }) => end))).toBeLessThanOrEqual(2 * PHONE.height);
  await page.getByRole('region', { name: 'Topic Mastery' }).getByText('Opportunity cost', { exact: true }).waitFor();
  expect(problems).toEqual([]);
});

test('a beginner chooses by the unit of the class, and finds Home, Practice, Free response and Progress under the thumb', async () => {
  const { page, problems } = site.open;
  await signInAs(page, await enroll(site.server, 'begins_today', 0));
  await page.goto('/getstarted');
  const chosen = page.getByRole('status').filter({ hasText: /chapters? chosen/ });
  await page.getByRole('button', { name: 'Everything for the AP exam' }).tap();
  await chosen.getByText('56 chapters chosen').waitFor();
  await page.getByLabel('My class is on').selectOption('Unit 2 · exam unit 2: Supply & Demand');
  await chosen.getByText('18 chapters chosen').waitFor();
  await page.getByRole('button', { name: 'Save my plan' }).tap();
  await page.getByRole('button', { name: 'Skip the tour' }).tap();
  await page.getByRole('region', { name: 'UP NEXT' }).getByText('2.1').waitFor();
  const row = page.getByRole('region', { name: 'Study Plan' }).getByRole('listitem').first();
  expect(await row.innerText()).toContain('Watch the Video First');
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  for (const [name, path] of [
    ['Practice', '/practice'],
    ['Free response', '/free-response'],
    ['Progress', '/progress'],
    ['Home', '/userhome'],
  ] as const) {
    const link = bar.getByRole('link', { name });
    const end = async () => {
      const { y, height } = (await link.boundingBox()) ?? { y: 0, height: 0 };
      return y + height;
    };
    // A page that is still scrolling has the bar elsewhere for a moment.
    await expect.poll(end, { message: 'the end is in view' }).toBe(PHONE.height);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.tap();
    await page.waitForURL((url) => url.pathname === path);
  }
  await bar.getByRole('link', { name: 'Practice' }).tap();
  await page.getByRole('link', { name: 'Choose the topics yourself' }).tap();
  await page.getByRole('button', { name: 'This week in my plan: 2.1' }).tap();
  await page.getByRole('list', { name: 'Chosen topics' }).waitFor();
  await page.getByRole('checkbox').nth(3).tap();
  // The line of what is chosen is longer than the phone is wide, and scrolls by itself.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.goto('/quiz?type=chapterQuiz&chapter=1');
  await page.getByRole('heading', { level: 1, name: /^Chapter quiz/ }).waitFor();
  expect(await bar.count()).toBe(0);
  expect(problems).toEqual([]);
});

test('the widest username fits the dashboard of a phone, and leaves the tour its buttons', async () => {
  const { page, problems } = site.open;
  await signInAs(page, await enroll(site.server, 'W'.repeat(15), 2));
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/userhome');
    await page.getByRole('button', { name: 'Show me around' }).click();
    const next = page.getByRole('button', { name: 'Next' });
    await next.waitFor();
    // Chromium widens the layout of a phone that is too narrow for its content, so its own width says nothing.
    const [view, box] = [await page.evaluate(() => document.documentElement.scrollWidth), await next.boundingBox()];
    expect(view).toBe(width);
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  expect(problems).toEqual([]);
});
