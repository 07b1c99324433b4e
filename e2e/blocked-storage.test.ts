import { expect, test } from 'vitest';
import { DESKTOP } from './support/browser';
import { keyboard } from './support/input-methods';
import { takeQuiz } from './support/quiz';
import { useSite } from './support/site';
import { enroll } from './support/student';

// A browser that blocks all storage, as some do in private windows or because of a school's policy.

const site = useSite(DESKTOP);

test('a student signs in, takes a quiz and submits it in a browser that blocks storage', async () => {
  const { page, context, problems } = site.open;
  const { username, password } = await enroll(site.server, 'blocked_storage', 2);
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  const login = page.getByRole('dialog', { name: 'Log In' });
  await login.getByLabel('Username').fill(username);
  await login.getByRole('textbox', { name: 'Password' }).fill(password);
  await login.getByRole('button', { name: 'Log In' }).click();

  // Without storage, a session lasts only until the page is reloaded, so every step uses links within the app.
  await page.getByRole('region', { name: 'UP NEXT' }).getByRole('link', { name: 'Watch the Video' }).click();
  await page.getByRole('button', { name: 'Mark Video As Watched' }).click();
  await page.getByRole('link', { name: /^Take the Chapter Quiz for/ }).click();
  await page.getByRole('button', { name: 'Start The Quiz' }).click();
  const { length } = await takeQuiz(page, keyboard(page));
  await page.waitForURL('**/results?**');
  await page.getByText(`${length} of ${length} correct`).first().waitFor();
  expect(problems).toEqual([]);
});
