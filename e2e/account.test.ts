import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PHONE } from './support/browser';
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
  await page.getByText('Handed to your browser').waitFor();
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
  const name = dialog.getByRole('textbox');
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await name.fill('somebody_else');
  await confirm.tap();
  await dialog.getByText('Type says_goodbye to continue.').waitFor();

  await name.fill('says_goodbye');
  await context.setOffline(true);
  await confirm.tap();
  await dialog.getByRole('alert').getByText('No answer from the server.').waitFor();
  await context.setOffline(false);
  expect((await me(site.server, student)).username).toBe('says_goodbye');

  await confirm.tap();
  await page.getByText('Your account is deleted.').waitFor();
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
  const expected = /ERR_INTERNET_DISCONNECTED|401/;
  expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
});
