import { expect, test } from 'vitest';
import { PHONE } from './support/browser';
import { prepare } from './support/screens';
import { useSite } from './support/site';
import { signInAs } from './support/student';

// The browser restores the scroll position by itself if the page has the same height as before.

const site = useSite(PHONE);

test('who read the last answer of a quiz, left and came back, reads on there', async () => {
  const { page } = site.open;
  const { student, chapterQuiz } = await prepare(site.server);
  const place = () => page.evaluate(() => window.scrollY);
  await signInAs(page, student);
  await page.goto(`/results?attempt=${chapterQuiz}`);
  const last = page.getByRole('heading', { name: /^Question 6/ });
  await last.scrollIntoViewIfNeeded();
  const left = await place();
  expect(left).toBeGreaterThan(PHONE.height);
  // Clicked by script, because Playwright's click would scroll to the link first.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/aboutus"]')?.click());
  await page.getByRole('heading', { level: 1, name: /About/ }).waitFor();
  await page.goBack();
  await last.waitFor();
  await expect.poll(place, { message: 'the browser restores the scroll position' }).toBe(left);
});
