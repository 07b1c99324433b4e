import type { Page } from 'playwright-core';

interface Primary {
  readonly name: string;
  readonly top: number;
  readonly bottom: number;
}

/** The primary buttons of the page, from its top to its bottom; of an open dialog only its own, because it covers all others. */
const primaryButtons = (page: Page): Promise<Primary[]> =>
  page.evaluate(() => {
    const probe = document.createElement('span');
    probe.style.background = 'var(--demand)';
    document.body.append(probe);
    const loud = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const isLoud = (element: Element) =>
      getComputedStyle(element).backgroundColor === loud && element.textContent !== '' && element.checkVisibility();
    return [...top.querySelectorAll('button, a')]
      .filter((element) => isLoud(element) || [...element.querySelectorAll('span')].some(isLoud))
      .map((element) => {
        const { top: from, bottom } = element.getBoundingClientRect();
        return { name: element.textContent.trim(), top: from, bottom };
      })
      .sort((one, other) => one.top - other.top);
  });

/** Their names. */
export const primaryActions = async (page: Page): Promise<string[]> =>
  (await primaryButtons(page)).map(({ name }) => name);

/** The primary buttons that can be in view at the same time as the one before. Empty where one at most leads on. */
export async function rivals(page: Page): Promise<string[]> {
  const buttons = await primaryButtons(page);
  const height = await page.evaluate(() => window.innerHeight);
  return buttons.slice(1).flatMap(({ name, bottom }, index) => {
    const before = buttons[index];
    return before && bottom - before.top <= height ? [`${before.name} / ${name}`] : [];
  });
}
