import { expect, test } from 'vitest';
import { DESKTOP, openPage, sharedBrowser } from './support/browser';
import { sharedServer } from './support/site';

const server = sharedServer();

test.each(['Atkinson Hyperlegible Next', 'Bricolage Grotesque'])(
  '%s has digits of one width for columns and counters',
  async (family) => {
    const { page, close } = await openPage(await sharedBrowser(), DESKTOP, server.url);
    await page.goto('/');
    const widths = await page.evaluate(async (name) => {
      const font = `700 80px "${name}"`;
      const loaded = await document.fonts.load(font);
      if (loaded.length === 0) throw new Error(`There is no ${name}.`);
      return ['1111', '0000'].map((digits) => {
        const text = document.createElement('span');
        text.style.cssText = `font: ${font}; font-variant-numeric: tabular-nums; position: absolute`;
        text.textContent = digits;
        document.body.append(text);
        return text.getBoundingClientRect().width;
      });
    }, family);
    expect(widths[0]).toBe(widths[1]);
    await close();
  },
);
