import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, openPage, PHONE } from './support/browser';
import { comeBack, goOffline } from './support/offline';
import { useSite } from './support/site';
import { enroll, signInAs } from './support/student';

// A mock exam from its start to its report, through what a school day does to it.

const site = useSite(DESKTOP);

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name }).waitFor();
const question = (page: Page, number: number) =>
  page.getByRole('heading', { level: 2, name: `Question ${number} of 30` }).waitFor({ state: 'attached' });
const choice = (page: Page, number: number) => page.getByRole('radio').nth(number - 1);
const notSaved = (page: Page) => page.getByText('Not saved yet');

describe('a half mock exam', () => {
  test('loses no answer over a reload, a lost line and a second tab, and ends with its report', async () => {
    const { page, context, problems } = site.open;
    await signInAs(page, await enroll(site.server, 'mock_day', 1));
    await page.goto('/mock');
    await page.getByRole('button', { name: 'Start the half exam' }).click();
    await question(page, 1);
    await page.keyboard.press('1');
    await page.keyboard.press('f');
    await page.keyboard.press('ArrowRight');
    await question(page, 2);

    // In a tunnel: the page loads again before the API can be reached.
    await goOffline(site.open);
    await page.keyboard.press('2');
    await notSaved(page).waitFor();
    await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
    await comeBack(site.open);
    await page.reload();
    await question(page, 2);
    expect(await choice(page, 2).isChecked()).toBe(true);
    await page.unroute('**/graphql');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await notSaved(page).waitFor({ state: 'hidden' });

    const other = await context.newPage();
    await other.goto(page.url());
    await question(other, 2);
    expect(await choice(other, 2).isChecked()).toBe(true);
    await other.keyboard.press('ArrowRight');
    await question(other, 3);
    await other.keyboard.press('3');
    await expect.poll(() => choice(other, 3).isChecked()).toBe(true);
    await other.close();

    await page.reload();
    // Keys do nothing before the question is here.
    await choice(page, 1).waitFor();
    await page.keyboard.press('o');
    const overview = page.getByRole('dialog', { name: 'All questions' });
    await overview.getByText('3 answered, 27 unanswered, 1 flagged.').waitFor();
    await overview.getByRole('button', { name: 'Review and submit' }).click();
    await page.getByRole('button', { name: 'Submit section I' }).click();
    await heading(page, /^Your mock exam/);
    await page.getByText('3 of 30', { exact: true }).waitFor();
    await page.getByText('You left it blank.').first().waitFor();
    expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  test('is submitted by itself when its time is over, by the server’s clock', async () => {
    const { page, problems } = site.open;
    await signInAs(page, await enroll(site.server, 'mock_late', 1));
    // A device whose clock is an hour ahead.
    await page.clock.install({ time: Date.now() + 3_600_000 });
    await page.goto('/mock');
    await page.getByRole('button', { name: 'Start the half exam' }).click();
    await question(page, 1);
    await page
      .getByRole('timer')
      .getByText(/3[45]:\d\d/)
      .waitFor();
    await page.keyboard.press('4');
    await page.clock.fastForward('30:30');
    await page.getByText('5 minutes or less left').waitFor();
    await page.clock.fastForward('05:00');
    await heading(page, /^Your mock exam/);
    expect(problems).toEqual([]);
  });

  test('fits a phone of 320 pixels and a low laptop, and has one primary action', async () => {
    const student = await enroll(site.server, 'mock_small', 1);
    for (const viewport of [{ width: 320, height: 640 }, PHONE, { width: 1366, height: 650 }]) {
      const small = await openPage(site.browser, viewport, site.server.url);
      await signInAs(small.page, student);
      await small.page.goto('/mock');
      const start = small.page.getByRole('button', { name: 'Start the full exam' });
      const back = small.page.getByRole('link', { name: 'Back to the exam' });
      await start.or(back).click();
      await small.page.getByRole('radio').first().waitFor();
      const width = () => small.page.evaluate(() => document.querySelector('dialog[open]')?.scrollWidth);
      expect(await width()).toBe(viewport.width);
      expect(await small.page.locator('dialog[open] [class*="primary"]').count()).toBe(1);
      await small.close();
    }
  });
});
