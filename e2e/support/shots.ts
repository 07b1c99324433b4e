import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Saves numbered screenshots of a test to JOURNEY_SHOTS/<width>/. Does nothing if JOURNEY_SHOTS is not set. */
export function photographer(page: Page): (name: string) => Promise<void> {
  const folder = process.env['JOURNEY_SHOTS'];
  let number = 0;
  return async (name) => {
    if (!folder) return;
    number += 1;
    const file = `${String(number).padStart(2, '0')}-${name}.png`;
    const fullPage = (await page.locator('dialog[open]').count()) === 0;
    const path = join(folder, String(page.viewportSize()?.width), file);
    await page.screenshot({ path, fullPage, animations: 'disabled' });
  };
}
