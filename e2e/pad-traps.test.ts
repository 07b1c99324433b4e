import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { DESKTOP, PHONE, sharedBrowser, type WatchedPage } from './support/browser';
import { openQuestion, pane } from './support/free-response';
import { pointingHand } from './support/graph-pad';
import { sharedServer } from './support/site';

// What a student trips over who has never seen the graph pad.

const server = sharedServer();
let browser: Browser;
let open: WatchedPage;

beforeAll(async () => void (browser = await sharedBrowser()));
afterEach(() => open.close());

async function start(viewport: typeof PHONE, username: string, question: string): Promise<Page> {
  open = await openQuestion(browser, server, viewport, username, question);
  if (viewport === PHONE) await pane(open.page, 'Graph').tap();
  return open.page;
}

/** The shapes of all curves, guides or shaded areas that are drawn. */
const drawn = (page: Page, kind: 'curve' | 'guide' | 'wash') =>
  page
    .locator(`svg path[class*="${kind}"]`)
    .evaluateAll((paths) => paths.flatMap((path) => path.getAttribute('d') || []));
const suggestions = (page: Page) => page.getByRole('group', { name: /^Suggestions/ }).getByRole('button');
const places = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((items) =>
    items.map((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return { text: item.textContent, left, right, top, bottom };
    }),
  );

test('by thumb, nothing moves, splits, or ends that the student did not mean', async () => {
  const page = await start(PHONE, 'trapped_thumb', 'monopoly-1');
  const hand = await pointingHand(page, 'touch');

  // A stroke from the end of the selected curve is a new curve, and only Move moves.
  await hand.tool('Curve');
  await hand.drag([0.02, 0.9], [0.3, 0.62], [0.6, 0.33], [0.9, 0.05]);
  const [demand] = await drawn(page, 'curve');
  await hand.drag([0.02, 0.88], [0.2, 0.55], [0.3, 0.35], [0.48, 0.03]);
  await expect.poll(() => drawn(page, 'curve')).toEqual([demand, expect.any(String)]);
  await hand.nameCurve('MR');
  await hand.tap([0.6, 0.35]);
  await hand.nameCurve('D');
  await hand.curve('MC', [0.03, 0.12], [0.85, 0.85]);
  const before = await drawn(page, 'curve');
  await hand.tool('Move');
  await hand.tap([0.82, 0.82]);
  await hand.drag([0.9, 0.5], [0.8, 0.55], [0.7, 0.6]);
  expect(await drawn(page, 'curve')).toEqual(before);
  await page.getByRole('button', { name: 'Done' }).tap();

  // Where MR meets MC there is a quantity and no price, and a point draws no line that nobody wants.
  await hand.tool('Point');
  await hand.tap([0.293, 0.35]);
  expect(await drawn(page, 'guide')).toEqual([]);
  await hand.choose('QM');
  await expect.poll(() => drawn(page, 'guide')).toHaveLength(1);
  await page.getByRole('button', { name: 'Vertical axis', exact: true }).tap();
  expect(await suggestions(page).allInnerTexts()).not.toContain('PM');
  // A second point beside the one that is selected is another one.
  await hand.tap([0.293, 0.638]);
  await hand.choose('PM');
  await hand.done();
  await expect.poll(() => page.locator('circle[class*="dot"]').count()).toBe(2);

  // A name does not end an area.
  await hand.tool('Shade');
  await hand.tap([0.33, 0.55]);
  await hand.choose('DWL');
  await page.getByText('tap more of it').waitFor();
  await hand.tap([0.1, 0.72]);
  await expect.poll(async () => (await drawn(page, 'wash')).map((d) => d.match(/M/g)?.length)).toEqual([2]);
  await hand.done();
  // Two taps are a rectangle, which ends where nothing else does.
  await hand.rectangle('Profit', [0, 0.638], [0.293, 0.5]);
  await expect.poll(() => drawn(page, 'wash')).toHaveLength(2);
  await page.getByText('Parts of your graph').click();
  await page.getByRole('button', { name: /^Area Profit: .*PM/ }).waitFor();
  expect(open.problems).toEqual([]);
});

test('by thumb, all names to choose are in sight, fit in 40 characters, and do not cover each other', async () => {
  const page = await start(PHONE, 'named_thumb', 'tariff-1');
  const hand = await pointingHand(page, 'touch');
  await hand.curve('D', [0.03, 0.9], [0.9, 0.06]);
  await hand.curve('S', [0.03, 0.12], [0.85, 0.8]);
  await hand.tool('Point');
  await hand.tap([0.47, 0.47]);
  const chips = await places(page, '[aria-label^="Suggestions"] button');
  expect(chips.map(({ text }) => text)).toEqual(expect.arrayContaining(['QD', 'QDT', 'QE', 'QS', 'QST']));
  for (const { left, right, top, bottom } of chips) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(PHONE.width);
    expect(bottom).toBeLessThanOrEqual(PHONE.height);
    expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(44);
  }
  await hand.choose('QE');
  await hand.done();
  for (const [x, name] of [
    [0.42, 'QS'],
    [0.44, 'QST'],
    [0.5, 'QDT'],
    [0.53, 'QD'],
  ] as const)
    await hand.point([x, 0], { x: name });
  await hand.area('DWL', [0.2, 0.5]);
  await hand.tool('Shade');
  await hand.tap([0.7, 0.5]);
  const long = 'The revenue of the government, per month';
  await page.getByRole('textbox', { name: 'Name of the area (optional)' }).fill(`${long} and more`);
  const names = await places(page, 'svg text');
  expect(names.map(({ text }) => text?.replaceAll(/\s/g, ''))).toContain(long.replaceAll(' ', ''));
  for (const [index, name] of names.entries()) {
    expect(name.left, name.text ?? '').toBeGreaterThanOrEqual(0);
    expect(name.right, name.text ?? '').toBeLessThanOrEqual(PHONE.width);
    for (const other of names.slice(index + 1)) {
      const across = Math.min(name.right, other.right) - Math.max(name.left, other.left);
      const down = Math.min(name.bottom, other.bottom) - Math.max(name.top, other.top);
      // Boxes of letters have air above and below.
      expect(across > 1 && down > 7, `${name.text} covers ${other.text}`).toBe(false);
    }
  }
  expect(open.problems).toEqual([]);
});

test('two graphs fill a desktop window, stay where they are, and share the price', async () => {
  const page = await start(DESKTOP, 'two_graphs', 'labor-market-and-firm-1');
  const papers = () => places(page, 'path[class*="grid"]');
  await page.locator('path[class*="grid"]').first().waitFor();
  const before = await papers();
  expect(before).toHaveLength(2);
  for (const { top, bottom } of before) expect(bottom - top).toBeGreaterThan(DESKTOP.height * 0.45);
  const [tools] = await places(page, '[aria-label="Drawing tools"]');
  expect(tools?.bottom).toBeLessThan(DESKTOP.height);
  const market = await pointingHand(page, 'mouse', 0);
  await market.curve('D', [0.03, 0.9], [0.9, 0.1]);
  await market.curve('S', [0.03, 0.12], [0.85, 0.8]);
  await market.point([0.48, 0.48], { x: 'QE', y: 'WE' });
  expect(await papers()).toEqual(before);
  const firm = page.getByRole('region', { name: 'Burger Barn' });
  await firm.getByText('WE', { exact: true }).waitFor();
  const [equilibrium, price] = await places(page, 'circle[class*="dot"], path[class*="marketPrice"]');
  expect(price?.top).toBeCloseTo(((equilibrium?.top ?? 0) + (equilibrium?.bottom ?? 0)) / 2, 0);

  // What is missing is said, and stops nobody.
  await page.getByText('QL is not labeled').first().waitFor();
  await page.getByRole('button', { name: 'Submit for scoring' }).click();
  await page.getByRole('dialog', { name: 'Submit for scoring?' }).getByText('MRP is not labeled').waitFor();
  expect(await page.getByRole('button', { name: 'Submit', exact: true }).isEnabled()).toBe(true);
  expect(open.problems).toEqual([]);
});

test.each([DESKTOP, { width: 1366, height: 650 }])(
  'in a window of $width × $height, the tools cover neither the graph nor the names of its axes',
  async (viewport) => {
    const page = await start(viewport, `uncovered_${viewport.height}`, 'monopoly-1');
    await page.locator('path[class*="grid"]').waitFor();
    const [tools] = await places(page, '[aria-label="Drawing tools"]');
    const [name] = await places(page, '[class*="axisName"][data-axis="x"]');
    expect(name?.bottom).toBeLessThan(tools?.top ?? 0);
    expect(tools?.bottom).toBeLessThan(viewport.height);
    expect(open.problems).toEqual([]);
  },
);
