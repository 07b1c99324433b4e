import { expect, test } from 'vitest';
import { PHONE } from './support/browser';
import { prepare } from './support/screens';
import { useSite } from './support/site';
import { signInAs } from './support/student';

// The browser finds the way back by itself, as long as the page is as long again as it was when it was left.

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
  // By its own doing: a click of the browser's would scroll to the link first.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/aboutus"]')?.click());
  await page.getByRole('heading', { level: 1, name: /About/ }).waitFor();
  await page.goBack();
  await last.waitFor();
  await expect.poll(place).toBe(left);
});
