import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from './find-binaries';

// Draws the app's icons from web/public/mark.svg: npx tsx scripts/icons.ts. The files are committed, so that a build needs
// no browser.

const PUBLIC = 'web/public';
/** The paper of the mark, which fills what a square icon adds around it. */
const PAPER = '#FBF9F4';

interface Icon {
  readonly file: string;
  readonly pixels: number;
  /** Part of the width that the mark takes. Android crops maskable icons to a circle of 80%. */
  readonly markWidth: number;
  /** Whether the corners stay transparent, as in the mark. iOS and maskable icons have none. */
  readonly roundCorners: boolean;
}

const ICONS: Icon[] = [
  { file: 'icon-192.png', pixels: 192, markWidth: 1, roundCorners: true },
  { file: 'icon-512.png', pixels: 512, markWidth: 1, roundCorners: true },
  { file: 'maskable-512.png', pixels: 512, markWidth: 0.7, roundCorners: false },
  { file: 'apple-touch-icon.png', pixels: 180, markWidth: 0.9, roundCorners: false },
];

const executablePath = findChromium();
if (executablePath === null)
  throw new Error('Drawing the icons needs Chromium: install it, or set CHROMIUM_PATH to one.');
const mark = Buffer.from(readFileSync(`${PUBLIC}/mark.svg`)).toString('base64');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const { file, pixels, markWidth, roundCorners } of ICONS) {
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
  await page.setContent(`
    <body style="margin: 0; height: 100vh; display: grid; place-items: center; background: ${roundCorners ? 'none' : PAPER}">
      <img src="data:image/svg+xml;base64,${mark}" style="width: ${markWidth * 100}%">
    </body>`);
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  writeFileSync(`${PUBLIC}/icons/${file}`, await page.screenshot({ omitBackground: roundCorners }));
  await page.close();
}
await browser.close();
