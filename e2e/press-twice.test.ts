import type { Page } from 'playwright-core';
import { beforeAll, test } from 'vitest';
import { inShare } from '../test-support/share';
import { stillness } from './support/axe';
import { DESKTOP, openPage, PHONE, sharedBrowser } from './support/browser';
import { prepare, type Prepared } from './support/screens';
import { sharedServer } from './support/site';
import { signInAs } from './support/student';

// A press never puts another control where the pressed one was, so a double click never reaches a second control.

const SLUG = 'scarcity-choice-and-opportunity-cost';
/** React shows a lazy part up to 300 ms after its code arrived: a dialog would open under the press of the next button. */
const REVEALED_AFTER_MS = 500;
const DOUBLE_CLICK_MS = 500;
const server = sharedServer();
let prepared: Prepared;

beforeAll(async () => {
  prepared = await prepare(server);
});

/** Labels the buttons that a mouse can press with `data-press`, one of each kind, and returns their names in the same order. */
const labelButtons = (page: Page) =>
  page.evaluate(() => {
    const kinds = new Set<string>();
    const buttons = [...document.querySelectorAll<HTMLElement>('main button:enabled, main summary')].filter(
      (button) => {
        const kind = `${button.className} ${button.parentElement?.className}`;
        if (!button.checkVisibility({ visibilityProperty: true }) || kinds.has(kind)) return false;
        return kinds.add(kind);
      },
    );
    document.querySelectorAll('[data-press]').forEach((labeled) => labeled.removeAttribute('data-press'));
    return buttons.map((button, index) => {
      button.dataset['press'] = String(index);
      return button.innerText.trim();
    });
  });

/** Presses the button twice. Returns the other controls that are then where the button was, unless the page has changed. */
async function pressTwice(page: Page, index: number, isQuiet: () => Promise<void>): Promise<string[]> {
  const button = page.locator(`[data-press="${index}"]`);
  await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await button.boundingBox();
  if (box === null) return [];
  const { pathname } = new URL(page.url());
  const press = async () => {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await isQuiet();
  };
  await press();
  if (new URL(page.url()).pathname !== pathname) return [];
  const others = await page.evaluate(
    ({ x, y, width, height, pressed }) => {
      // A press in a text field only moves the focus there.
      const acts = 'input:is([type=checkbox], [type=radio], [type=range])';
      const found = [0.05, 0.5, 0.95].map((share) => {
        const control = document
          .elementFromPoint(x + width * share, y + height / 2)
          ?.closest<HTMLElement>(`a, button, summary, select, ${acts}, label:has(${acts})`);
        return !control || control.dataset['press'] === pressed ? '' : control.innerText.trim() || control.outerHTML;
      });
      return [...new Set(found.filter(Boolean))];
    },
    { ...box, pressed: String(index) },
  );
  await press();
  return others;
}

interface Place {
  name: string;
  viewport: typeof PHONE;
  address: string | ((prepared: Prepared) => string);
  reach?: (page: Page) => Promise<unknown>;
}

const asks = (page: Page) => page.getByRole('region', { name: 'A question before we continue' });

/** Plays the lesson until it asks. Skipping the question is enough to start again. */
async function beAsked(page: Page) {
  if ((await page.getByRole('slider').count()) === 0) {
    await page.getByRole('button', { name: /^(Play|Continue)/ }).click();
  }
  if ((await asks(page).count()) > 0) return;
  const question = page.getByRole('button', { name: /^Question:/ }).first();
  // A press may have closed the transcript.
  await page
    .locator('details', { hasText: 'Transcript and handout' })
    .evaluate((details: HTMLDetailsElement) => void (details.open = true));
  await question.click();
  await asks(page).waitFor();
}

const PLACES: readonly Place[] = [
  // A chapter without a grade: marking its video as watched renames the link to its quiz.
  { name: 'a video on a desktop', viewport: DESKTOP, address: '/video/2' },
  { name: 'a video on a phone', viewport: PHONE, address: '/video/2' },
  { name: 'a lesson that asks', viewport: DESKTOP, address: `/video-library/${SLUG}`, reach: beAsked },
  { name: 'a lesson that asks on a phone', viewport: PHONE, address: '/video/3', reach: beAsked },
  { name: 'the dashboard', viewport: DESKTOP, address: '/userhome' },
  { name: 'the results', viewport: DESKTOP, address: ({ chapterQuiz }) => `/results?attempt=${chapterQuiz}` },
  { name: 'the mistakes', viewport: DESKTOP, address: '/mistakes' },
  { name: 'the library', viewport: PHONE, address: '/video-library' },
  { name: 'the generator', viewport: DESKTOP, address: '/quizgenerator' },
  { name: 'the progress', viewport: DESKTOP, address: '/progress' },
  { name: 'the account', viewport: DESKTOP, address: '/account' },
];

test.concurrent.for(inShare(PLACES))(
  'no press puts another control under the pointer on $name',
  async (place, { expect }) => {
    const { viewport, address, reach } = place;
    const { page, close } = await openPage(await sharedBrowser(), viewport, server.url);
    let running = 0;
    let loadsCode = false;
    page.on('request', (request) => {
      running += 1;
      loadsCode ||= request.resourceType() === 'script';
    });
    page.on('requestfinished', () => void (running -= 1));
    page.on('requestfailed', () => void (running -= 1));
    const isQuiet = async () => {
      await stillness(page);
      await expect.poll(() => running, { message: 'every request is answered' }).toBe(0);
      if (loadsCode) await page.clock.runFor(REVEALED_AFTER_MS);
      loadsCode = false;
      await stillness(page);
    };
    await page.clock.install();
    await signInAs(page, prepared.student);
    const path = typeof address === 'string' ? address : address(prepared);
    let names: string[] = [];
    const begin = async () => {
      // By now a double click is over.
      await page.clock.runFor(DOUBLE_CLICK_MS);
      await reach?.(page);
      await isQuiet();
      names = await labelButtons(page);
    };
    const open = async () => {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await begin();
    };
    await open();
    const { length } = names;
    expect(length).toBeGreaterThan(0);
    const moved: string[] = [];
    for (let index = 0; index < length; index += 1) {
      const isThere = page.url().endsWith(path) && (await page.locator('dialog[open]').count()) === 0;
      const isLabeled = isThere && (await page.locator(`[data-press="${index}"]`).isVisible());
      if (!isThere) await open();
      else if (!isLabeled) await begin();
      const name = names[index] ?? '';
      moved.push(...(await pressTwice(page, index, isQuiet)).map((other) => `${name} → ${other}`));
    }
    expect(moved).toEqual([]);
    await close();
  },
);
