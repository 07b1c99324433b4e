import type { Locator, Page } from 'playwright-core';
import type { Point } from '../../economics/figure';
import { pointAlong } from '../../economics/svg/geometry';

// Draws on the graph pad of a free-response question as a student does: by finger, by mouse, or by keyboard alone. Places are
// shares of the graph, 0 to 1, from its origin.

/** Draws, and gives names. */
export interface GraphHand {
  nameAxis(axis: 'horizontal' | 'vertical', name: string): Promise<void>;
  curve(name: string, ...through: readonly Point[]): Promise<void>;
  /** Marks a point, with its names on the axes. */
  point(at: Point, names: { x?: string; y?: string }): Promise<void>;
  /** Shades regions as one area. */
  shade(...at: readonly Point[]): Promise<void>;
}

/** About what a finger misses by, in pixels. */
const JITTER = 3;
/** How far the middle of a stroke is off, as a share of its length: an arm turns around its elbow. */
const BOW = 0.012;
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

/** A name to choose for what is selected. */
export const suggestion = (page: Page, name: string): Locator =>
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

  /** Where the graph paper is on the screen. */
  async function paperBox() {
    const grid = paper.locator('path[class*=grid]');
    await grid.scrollIntoViewIfNeeded();
    return grid.evaluate((path) => {
      const { left, top, width, height } = path.getBoundingClientRect();
      return { left, top, width, height };
    });
  }
  /** Where a place of the graph is on the screen, about. */
  async function onScreen(): Promise<(at: Point) => Point> {
    const { left, top, width, height } = await paperBox();
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
  /** A place that is not missed by a tremor: strokes begin exactly where another one ended. */
  const exact = async ([x, y]: Point): Promise<Point> => {
    const { left, top, width, height } = await paperBox();
    return [left + x * width, top + (1 - y) * height];
  };
  const done = async () => {
    await press(page.getByRole('button', { name: 'Done' }));
    spend(REACH_MS);
  };
  const tap = async (at: Point) => {
    await touch([(await onScreen())(at)]);
    spend(REACH_MS);
  };

  /** One stroke through places, as an arm draws it. */
  async function stroke(through: readonly Point[]): Promise<void> {
    const toScreen = await onScreen();
    const [first = [0, 0], last = first] = [through[0], through.at(-1)];
    const bow = BOW * tremor.next().value;
    const path = Array.from({ length: STEPS + 1 }, (_, step): Point => {
      const [x, y] = pointAlong(through, step / STEPS);
      const off = bow * Math.sin((Math.PI * step) / STEPS);
      return toScreen([x - off * (last[1] - first[1]), y + off * (last[0] - first[0])]);
    });
    await touch(path);
    spend(STROKE_MS);
  }

  /** Names the curve that was drawn last. */
  async function nameCurve(name: string): Promise<void> {
    await choose(name);
    // Chromium can lose a scripted tap right after a stroke. A person sees that, and presses again what is still there.
    while (!(await isClosed(page.getByRole('group', { name: 'Selected part' })))) {
      await suggestion(page, name).evaluateAll(([button]) => button instanceof HTMLElement && button.click());
      spend(REACH_MS);
    }
  }

  return {
    seconds: () => milliseconds / 1000,
    spend,
    tool,
    tap,
    stroke,
    choose,
    nameCurve,
    done,
    /** From one exact place to another. */
    drag: async (...places: readonly Point[]) => touch(await Promise.all(places.map(exact))),
    async nameAxis(axis, name) {
      await press(paper.getByRole('button', { name: `Label the ${axis} axis` }));
      spend(REACH_MS);
      await choose(name);
    },
    async curve(name, ...through) {
      await tool('Curve');
      await stroke(through);
      await nameCurve(name);
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
        if ((await suggestion(page, name).count()) > 0) await choose(name);
        else await page.getByRole('textbox', { name: `Label on the ${title.toLowerCase()}` }).fill(name);
      }
      await done();
    },
    async shade(...places) {
      await tool('Shade');
      for (const at of places) await tap(at);
      if (await page.getByRole('button', { name: 'Done' }).isVisible()) await done();
    },
    /** Shades a region, names it, and goes on to its other parts. */
    async area(name: string, first: Point, ...more: readonly Point[]) {
      await tool('Shade');
      await tap(first);
      await choose(name);
      for (const at of more) await tap(at);
      await done();
    },
    /** Shades a rectangle by two taps on its corners, as an area with a name. */
    async rectangle(name: string, corner: Point, opposite: Point) {
      await tool('Shade');
      await press(page.getByRole('button', { name: 'Rectangle' }));
      await tap(corner);
      await tap(opposite);
      await choose(name);
      await done();
    },
  } satisfies GraphHand & Record<string, unknown>;
}
