import type { Locator, Page } from 'playwright-core';
import type { Point } from '../../economics/figure';
import { keyboard } from './input-methods';

// Draws on the graph pad of a free-response question as a student does: by finger, by mouse, or by keyboard alone. Places are
// shares of the graph, 0 to 1, from its origin.

/** Draws, and gives names. */
export interface GraphHand {
  nameAxis(axis: 'horizontal' | 'vertical', name: string): Promise<void>;
  curve(name: string, ...through: readonly Point[]): Promise<void>;
  /** Marks a point, with its names on the axes. Null leaves a guide out. */
  point(at: Point, names: { x?: string | null; y?: string | null }): Promise<void>;
  shade(...at: readonly Point[]): Promise<void>;
}

/** About what a finger misses by, in pixels. */
const JITTER = 3;
/** Time from one touch to the next, and from one end of a stroke to the other, in milliseconds. */
const REACH_MS = 900;
const STROKE_MS = 700;
const STEPS = 24;

/** Pseudo-random numbers from −1 to 1, the same in each run. */
function* trembling(seed: number): Generator<number, never> {
  for (let state = seed; ; state = (state * 48_271) % 2_147_483_647) yield (state / 2_147_483_647) * 2 - 1;
}

/** Moves a finger or the mouse on the screen, in pixels. */
type Touch = (path: readonly Point[]) => Promise<void>;

async function fingerOf(page: Page): Promise<Touch> {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
  return async ([start, ...rest]) => {
    await send('touchStart', start);
    for (const at of rest) await send('touchMove', at);
    await send('touchEnd');
  };
}

const mouseOf =
  (page: Page): Touch =>
  async ([start, ...rest]) => {
    if (!start) return;
    await page.mouse.move(...start);
    await page.mouse.down();
    for (const at of rest) await page.mouse.move(...at);
    await page.mouse.up();
  };

const suggestion = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: /^Suggestions/ }).getByRole('button', { name, exact: true });

/** Whether it closes within a second. */
const isClosed = (group: Locator): Promise<boolean> =>
  group.waitFor({ state: 'hidden', timeout: 1000 }).then(
    () => true,
    () => false,
  );

/** A hand that points. `seconds` counts the time that its actions would take a person. */
export async function pointingHand(page: Page, by: 'touch' | 'mouse', panel = 0, seed = 7) {
  const touch = by === 'touch' ? await fingerOf(page) : mouseOf(page);
  const press = (target: Locator) => (by === 'touch' ? target.tap() : target.click());
  const tremor = trembling(seed);
  // On a phone, two graphs take turns.
  const turn = page.getByRole('group', { name: 'Graph to draw on' }).getByRole('button').nth(panel);
  if (await turn.isVisible()) await press(turn);
  const paper = page.locator('section[class*=panel]').nth(panel);
  let milliseconds = 0;
  const spend = (time: number) => void (milliseconds += time);

  /** Where a place of the graph is on the screen. */
  async function onScreen(): Promise<(at: Point) => Point> {
    const grid = paper.locator('path[class*=grid]');
    await grid.scrollIntoViewIfNeeded();
    const { left, top, width, height } = await grid.evaluate((path) => {
      const { left, top, width, height } = path.getBoundingClientRect();
      return { left, top, width, height };
    });
    const shake = () => tremor.next().value * JITTER;
    return ([x, y]) => [left + x * width + shake(), top + (1 - y) * height + shake()];
  }
  async function tool(name: string): Promise<void> {
    await press(page.getByRole('group', { name: 'Drawing tools' }).getByRole('button', { name, exact: true }));
    spend(REACH_MS);
  }
  async function choose(name: string): Promise<void> {
    await press(suggestion(page, name));
    spend(REACH_MS);
  }
  const done = async () => {
    await press(page.getByRole('button', { name: 'Done' }));
    spend(REACH_MS);
  };
  const tap = async (at: Point) => {
    await touch([(await onScreen())(at)]);
    spend(REACH_MS);
  };

  return {
    seconds: () => milliseconds / 1000,
    spend,
    async nameAxis(axis, name) {
      await press(paper.getByRole('button', { name: `Label the ${axis} axis` }));
      spend(REACH_MS);
      await choose(name);
    },
    async curve(name, ...through) {
      await tool('Curve');
      const toScreen = await onScreen();
      const path = Array.from({ length: STEPS + 1 }, (_, step): Point => {
        const at = (step / STEPS) * (through.length - 1);
        const index = Math.min(Math.floor(at), through.length - 2);
        const [from, to] = [through[index] ?? [0, 0], through[index + 1] ?? [0, 0]];
        const share = at - index;
        return toScreen([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
      });
      await touch(path);
      spend(STROKE_MS);
      await choose(name);
      // Chromium can lose a scripted tap right after a stroke. A person sees that, and presses again what is still there.
      while (!(await isClosed(page.getByRole('group', { name: 'Selected part' })))) {
        await suggestion(page, name).evaluateAll(([button]) => button instanceof HTMLElement && button.click());
        spend(REACH_MS);
      }
    },
    async point(at, { x, y }) {
      await tool('Point');
      await tap(at);
      for (const [title, name] of [
        ['Horizontal axis', x],
        ['Vertical axis', y],
      ] as const) {
        if (name === undefined) continue;
        const tab = page.getByRole('group', { name: 'Which label' }).getByRole('button', { name: title });
        if ((await tab.getAttribute('aria-pressed')) !== 'true') await press(tab);
        await choose(name ?? 'Dashed line');
      }
      await done();
    },
    async shade(...places) {
      await tool('Shade');
      for (const at of places) await tap(at);
      if (await page.getByRole('button', { name: 'Done' }).isVisible()) await done();
    },
  } satisfies GraphHand & { seconds: () => number; spend: (milliseconds: number) => void };
}

/** Chooses an option of a menu that has the focus, by the arrow keys. */
async function chooseByArrows(page: Page, menu: Locator, option: RegExp): Promise<void> {
  const texts = await menu.locator('option').allTextContents();
  const index = texts.findIndex((text) => option.test(text));
  if (index < 0) throw new Error(`There is no ${option} in: ${texts.join(' | ')}`);
  await page.keyboard.press('Home');
  for (let step = 0; step < index; step += 1) await page.keyboard.press('ArrowDown');
}

/** Draws with the list of the graph's parts, which needs no pointer. */
export function keyboardHand(page: Page) {
  const { press, focus } = keyboard(page);
  const add = async (menu: string, option: RegExp) => {
    const select = page.getByLabel(menu, { exact: true });
    await focus(select);
    await chooseByArrows(page, select, option);
    await press(page.getByRole('button', { name: `: ${menu.toLowerCase()}` }));
  };
  const choose = (name: string) => press(suggestion(page, name));
  return {
    open: () => press(page.locator('summary', { hasText: 'Parts of your graph' })),
    async nameAxis(axis: 'horizontal' | 'vertical', name: string) {
      await press(page.getByRole('button', { name: `Label the ${axis} axis` }));
      await choose(name);
    },
    async curve(name: string, shape: RegExp) {
      await add('Add a curve', shape);
      await choose(name);
    },
    async shift(curve: RegExp, direction: 'up' | 'down' | 'left' | 'right') {
      await press(page.getByRole('button', { name: curve }));
      await press(page.getByRole('button', { name: `Shift ${direction}`, exact: true }));
      await page.keyboard.press('Escape');
    },
    async point(place: RegExp, names: { x?: string; y?: string }) {
      await add('Add a point', place);
      for (const [title, name] of [
        ['Horizontal axis', names.x],
        ['Vertical axis', names.y],
      ] as const) {
        if (name === undefined) continue;
        const tab = page.getByRole('group', { name: 'Which label' }).getByRole('button', { name: title });
        if ((await tab.getAttribute('aria-pressed')) !== 'true') await press(tab);
        await choose(name);
      }
      await page.keyboard.press('Escape');
    },
    async shade(...regions: readonly RegExp[]) {
      for (const region of regions) {
        await add('Shade a region', region);
        await page.keyboard.press('Escape');
      }
    },
  };
}
