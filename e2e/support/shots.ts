import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Takes numbered pictures of a story into JOURNEY_SHOTS/<width>/ where that folder is named, and nothing otherwise. */
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
