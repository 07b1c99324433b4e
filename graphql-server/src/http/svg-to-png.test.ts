import { describe, expect, it } from 'vitest';
import { CARD_FONTS } from '../../../economics/svg/draw-card';
import { PngPainter } from './svg-to-png';

const painter = new PngPainter();
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">${content}</svg>`;
const words = (font: string, weight = 400) =>
  svg(`<text x="10" y="60" font-size="40" font-family="${font}" font-weight="${weight}">Surplus</text>`);

describe('an SVG painted as PNG', () => {
  it('has the size of the SVG', async () => {
    const png = await painter.paint(svg('<rect width="300" height="100"/>'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([300, 100]);
  });

  it('has the letters of each font that a card names, in each weight', async () => {
    const drawn = await Promise.all(
      [svg(''), words(CARD_FONTS.text), words(CARD_FONTS.text, 600), words(CARD_FONTS.display, 700)].map((each) =>
        painter.paint(each),
      ),
    );
    expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(4);
  });

  it('is refused if the SVG is broken, and the next one is painted', async () => {
    const [broken, whole] = await Promise.allSettled([painter.paint('<svg'), painter.paint(svg('<path/>'))]);
    expect([broken.status, whole.status]).toEqual(['rejected', 'fulfilled']);
  });
});
