import type { Browser, Page } from 'playwright-core';
import { openPage, type PHONE, type WatchedPage } from './browser';
import type { Site } from './server';
import { enroll, signInAs } from './student';

/** A new student begins to answer a free-response question. */
export async function openQuestion(
  browser: Browser,
  server: Site,
  viewport: typeof PHONE,
  username: string,
  question: string,
): Promise<WatchedPage> {
  const open = await openPage(browser, viewport, server.url);
  await signInAs(open.page, await enroll(server, username));
  await open.page.goto(`/free-response/${question}`);
  await open.page.getByRole('button', { name: 'Start', exact: true }).click();
  await open.page.getByRole('dialog').getByRole('heading', { level: 1 }).waitFor();
  return open;
}

/** The switch between question and graph of a phone. */
export const pane = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Submits an answer, whatever is missing, and waits for the score. */
export async function submitDrawing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit for scoring' }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('heading', { name: 'Point by point' }).waitFor();
}

/** The points of a part, and what the scorer says to those that are missed. */
export const pointsOf = (page: Page, part: string) =>
  page.locator(`li[id^="point-${part}-"]`).evaluateAll((items) =>
    items.map((item) => {
      const state = item.getAttribute('data-state') ?? '';
      return state === 'earned' ? `${state} ${item.id}` : `${state} ${item.textContent}`;
    }),
  );
