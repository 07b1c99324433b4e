import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Waits until no animation is running in two consecutive frames. A change of the color scheme runs transitions, however
 * short.
 */
export const stillness = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    for (let still = 0; still < 2;) {
      await nextFrame();
      still = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : still + 1;
    }
  });

/** Injects axe into the page, or reuses the one that is already there, because loading it takes most of the time. */
export const axeIn = (page: Page, isThere: boolean) =>
  // Legacy mode runs everything in the page itself, which has no frames, instead of opening a second page.
  new AxeBuilder(isThere ? { page, axeSource: 'undefined' } : { page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });

/**
 * The rules that colors decide. Dark and light differ in nothing else, so that all other rules say the same of a page in
 * both.
 */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** One line for each axe violation. */
export async function objections(page: Page, axe: AxeBuilder): Promise<string[]> {
  await stillness(page);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
