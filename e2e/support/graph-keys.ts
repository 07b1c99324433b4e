import type { Locator, Page } from 'playwright-core';
import { suggestion } from './graph-pad';
import { keyboard } from './input-methods';

// Draws on the graph pad by keyboard alone.

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
