import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, sharedBrowser, type WatchedPage } from './support/browser';
import { openQuestion, pane } from './support/free-response';
import { keyboardHand } from './support/graph-keys';
import { pointingHand } from './support/graph-pad';
import { sharedServer } from './support/site';

// A student answers a long free-response question on the real pad, and reads the score.

const QUESTION = 'per-unit-tax-1';
/** Price 16 and quantity 800; with the tax of 6, 20, 14 and 600. */
const WORK = { 'c-i': '6 * 600', 'c-ii': '1/2 * 6 * (800 - 600)', 'd-i': '16 - 14' } as const;
/** A person types this many characters a second on a phone. */
const TYPING = 3;
const SIX_MINUTES = 360;

const server = sharedServer();
let browser: Browser;
let open: WatchedPage;

beforeAll(async () => void (browser = await sharedBrowser()));
afterEach(() => open.close());

async function start(viewport: typeof PHONE, username: string): Promise<Page> {
  open = await openQuestion(browser, server, viewport, username, QUESTION);
  await open.page.getByRole('dialog', { name: 'A per-unit tax on rideshare rides' }).waitFor();
  return open.page;
}

const saved = (page: Page) => page.getByText('Saved').first().waitFor({ state: 'attached' });

async function answerInWords(page: Page): Promise<number> {
  let characters = 0;
  const type = async (name: string, text: string) => {
    await page.locator(`[name="${name}"]`).fill(text);
    characters += text.length;
  };
  for (const [part, work] of Object.entries(WORK)) await type(`work-${part}`, work);
  await page.getByRole('radio', { name: 'Buyers' }).check({ force: true });
  await type('text-d-ii', 'Buyers respond less to a change in price, so demand is less elastic.');
  await page.getByRole('radio', { name: 'The same' }).check({ force: true });
  return characters;
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit for scoring' }).click();
  await page.getByText('All 7 parts are answered.').waitFor();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('heading', { name: 'Point by point' }).waitFor();
}

/** The part is below the bar of the window, which stays where it is. */
async function expectFocusIn(page: Page, name: string): Promise<void> {
  const part = page.getByRole('region', { name, exact: true });
  await expect
    .poll(() => part.evaluate((section) => section === document.activeElement), { message: 'the part has the focus' })
    .toBe(true);
  const [bar, place] = await Promise.all([
    page.getByRole('button', { name: 'Close' }).boundingBox(),
    part.boundingBox(),
  ]);
  expect(bar?.y).toBeGreaterThanOrEqual(0);
  expect(place?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
}

/** All points but the explanation, which is the student's to compare. */
const NINE_AND_ONE = ['9 of 10 points', 'Compare it yourself'];
async function expectAllPoints(page: Page): Promise<void> {
  const missed = await page.locator('li[data-state=missed]').allInnerTexts();
  expect(missed).toEqual([]);
  for (const text of NINE_AND_ONE) await page.getByText(text).first().waitFor();
}

describe.each([
  { by: 'touch', viewport: PHONE, username: 'thumb_drawer' },
  { by: 'mouse', viewport: DESKTOP, username: 'mouse_drawer' },
] as const)('by $by', ({ by, viewport, username }) => {
  test('a whole long question is answered and earns its points', async () => {
    const page = await start(viewport, username);
    if (by === 'touch') await pane(page, 'Graph').tap();
    const hand = await pointingHand(page, by);
    await hand.nameAxis('vertical', 'Price');
    await hand.nameAxis('horizontal', 'Quantity');
    await hand.curve('D', [0.03, 0.9], [0.9, 0.06]);
    await hand.curve('S', [0.03, 0.12], [0.85, 0.8]);
    await hand.curve('S + tax', [0.03, 0.42], [0.6, 0.9]);
    await hand.point([0.5, 0.48], { x: 'QE', y: 'PE' });
    await hand.point([0.33, 0.64], { x: 'QT', y: 'PB' });
    await hand.point([0.33, 0.37], { y: 'PS' });
    await hand.shade([0.39, 0.53], [0.39, 0.45]);
    expect(hand.seconds() + (await answer(page, by))).toBeLessThan(SIX_MINUTES);
    await saved(page);
    await submit(page);
    await expectAllPoints(page);
    expect(open.problems).toEqual([]);
  });
});

test('the graphs of two markets are drawn by thumb and earn their points', async () => {
  open = await openQuestion(browser, server, PHONE, 'thumb_twice', 'cross-and-income-elasticity-1');
  const { page } = open;
  await pane(page, 'Graph').tap();
  for (const panel of [0, 1]) {
    const hand = await pointingHand(page, 'touch', panel);
    await hand.nameAxis('vertical', 'Price');
    await hand.nameAxis('horizontal', 'Quantity');
    await hand.curve('D1', [0.03, 0.8], [0.8, 0.03]);
    await hand.curve('S1', [0.03, 0.12], [0.85, 0.8]);
    if (panel === 0) await hand.curve('S2', [0.03, 0.42], [0.6, 0.9]);
    else await hand.curve('D2', [0.03, 0.55], [0.55, 0.03]);
    await hand.point([0.4, 0.43], { x: 'Q1', y: 'P1' });
    await hand.point(panel === 0 ? [0.25, 0.58] : [0.27, 0.32], { x: 'Q2', y: 'P2' });
  }
  await pane(page, 'Question').tap();
  await saved(page);
  await page.getByRole('button', { name: 'Submit for scoring' }).click();
  await page.getByRole('button', { name: 'Go to (d)(ii)' }).click();
  await expectFocusIn(page, 'Part (d)(ii) 1 point');
  await page.getByRole('button', { name: 'Submit for scoring' }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByText('4 of 10 points').waitFor();
  expect(open.problems).toEqual([]);
});

test('a whole graph is drawn by keyboard alone and earns its points', async () => {
  const page = await start(DESKTOP, 'key_drawer');
  const hand = keyboardHand(page);
  await hand.nameAxis('vertical', 'Price');
  await hand.nameAxis('horizontal', 'Quantity');
  await hand.open();
  await hand.curve('D', /^Downward/);
  await hand.curve('S', /^Upward/);
  await hand.shift(/^Curve: S /, 'up');
  await hand.point(/^Where D and S1 cross/, { x: 'QE', y: 'PE' });
  await hand.point(/^Where D and S2 cross/, { x: 'QT', y: 'PB' });
  await hand.point(/S1 at QT/, { y: 'PS' });
  await hand.shade(/^Below D and above PE, right of QT/, /^Below PE and above S1, right of QT/);
  await answerInWords(page);
  await submit(page);
  await expectAllPoints(page);
  expect(open.problems).toEqual([]);
});

test('nothing drawn is lost by a reload, without a connection, or to a second tab', async () => {
  const page = await start(DESKTOP, 'steady_drawer');
  const hand = await pointingHand(page, 'mouse');
  const parts = (count: number) => page.locator('summary', { hasText: `Parts of your graph ${count}` }).waitFor();
  await hand.curve('D', [0.03, 0.9], [0.9, 0.06]);
  await page.reload();
  await parts(1);

  await open.context.setOffline(true);
  await hand.curve('S', [0.03, 0.12], [0.85, 0.8]);
  await parts(2);
  await open.context.setOffline(false);
  await saved(page);

  const second = await open.context.newPage();
  await second.goto(page.url());
  await second.getByText('Parts of your graph').waitFor();
  await (await pointingHand(second, 'mouse')).curve('S + tax', [0.03, 0.42], [0.6, 0.9]);
  await saved(second);
  await page.bringToFront();
  await page.locator('[name="work-c-i"]').fill('6 * 600');
  await page.getByText('This answer was changed in another tab or on another device.').waitFor();
  await page.getByRole('button', { name: 'Use the newer version' }).click();
  await parts(3);
});

test('a missed point stands in the notebook, which leads to its place in the answer and starts its part again', async () => {
  const page = await start(PHONE, 'misses_points');
  await page.locator('[name="work-c-i"]').fill('5 * 600');
  await page.locator('[name="work-d-i"]').fill(WORK['d-i']);
  await page.getByRole('button', { name: 'Submit for scoring' }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByText('1 of 10 points').waitFor();
  await page.goto('/mistakes');
  await page.getByRole('heading', { name: 'Free response: 9 points to earn' }).waitFor();

  await page.getByRole('link', { name: 'See it in your answer to part (c)(i)' }).click();
  await page.waitForURL('**#point-c-i-1');
  await page.waitForFunction(() => {
    const { top = -1 } = document.getElementById('point-c-i-1')?.getBoundingClientRect() ?? {};
    return top >= 0 && top < 200;
  });

  await page.goBack();
  await page.getByRole('button', { name: 'Try part (c)(i) again' }).click();
  await page.getByRole('dialog', { name: 'A per-unit tax on rideshare rides' }).waitFor();
  await page.waitForURL('**#part-c-i');
  expect(await page.locator('[name="work-c-i"]').inputValue()).toBe('');
  expect(await page.locator('[name="work-d-i"]').inputValue()).toBe(WORK['d-i']);
  expect(open.problems).toEqual([]);
});

/** The seconds that it takes a person. */
async function answer(page: Page, by: 'touch' | 'mouse'): Promise<number> {
  if (by === 'touch') await pane(page, 'Question').tap();
  return (await answerInWords(page)) / TYPING;
}
