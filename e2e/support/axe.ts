import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Until two frames in a row find nothing in motion: a change of colours passes through transitions, however short. */
export const stillness = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    for (let still = 0; still < 2;) {
      await nextFrame();
      still = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : still + 1;
    }
  });

/** Brings axe into the page, or takes the one that is there already: reading it in is most of the work. */
export const axeIn = (page: Page, isThere: boolean) =>
  // All of it in the page itself, which has no frames, instead of in a second page.
  new AxeBuilder(isThere ? { page, axeSource: 'undefined' } : { page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });

/** One line for each thing that axe objects to. */
export async function objections(page: Page, axe: AxeBuilder): Promise<string[]> {
  await stillness(page);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
