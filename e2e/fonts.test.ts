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
      // Declared once more, without the site's `font-display: optional`: a font that comes late is never shown there.
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const rule = rules.find(
        (candidate): candidate is CSSFontFaceRule =>
          candidate instanceof CSSFontFaceRule && candidate.style.getPropertyValue('font-family').includes(name),
      );
      if (rule === undefined) throw new Error(`There is no ${name}.`);
      const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))![1]!;
      const face = new FontFace(
        'Measured',
        `url("${new URL(address, rule.parentStyleSheet?.href ?? location.href).href}")`,
        { weight: '600 800' },
      );
      document.fonts.add(await face.load());
      return ['1111', '0000'].map((digits) => {
        const text = document.createElement('span');
        text.style.cssText = `font: 700 80px Measured; font-variant-numeric: tabular-nums; position: absolute`;
        text.textContent = digits;
        document.body.append(text);
        return text.getBoundingClientRect().width;
      });
    }, family);
    expect(widths[0]).toBe(widths[1]);
    await close();
  },
);
