import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, expect, test } from 'vitest';
import { SAMPLE_PICTURES } from '../../test-support/sample-pictures';
import { PANEL_PICTURES } from '../../test-support/sample-pictures-panels';
import { figureOf } from '../picture/picture';
import { drawFigure } from './draw-figure';
import { drawPoster } from './draw-poster';
import { PALETTE } from './palette';

// Learning platforms and word processors convert a picture with programs that know no custom properties. This is one of them.

const read = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(file)));
const font = read('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2');

beforeAll(() => initWasm(read('@resvg/resvg-wasm/index_bg.wasm')));

/** How many pixels there are of each color. */
function colorsIn(svg: string): Map<string, number> {
  const { pixels } = new Resvg(svg, {
    font: { fontBuffers: [font], defaultFontFamily: 'Atkinson Hyperlegible Next' },
  }).render();
  const colors = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    const name = alpha === 255 ? color : 'transparent';
    colors.set(name, (colors.get(name) ?? 0) + 1);
  }
  return colors;
}

const byKind = Map.groupBy(Object.values({ ...SAMPLE_PICTURES, ...PANEL_PICTURES }), ({ kind }) => kind);

test.each([...byKind].map(([kind, [picture]]) => ({ kind, picture: picture! })))(
  'a converter draws the file of a $kind as a browser does in light mode: lines and letters on light paper',
  ({ picture }) => {
    const colors = colorsIn(drawFigure(figureOf(picture), undefined, { standalone: true }));
    const all = [...colors.values()].reduce((sum, count) => sum + count, 0);
    expect(colors.get('transparent')).toBeUndefined();
    expect(colors.get(PALETTE.paper.light) ?? 0).toBeGreaterThan(all / 3);
    expect(colors.get(PALETTE.ink.light) ?? 0).toBeGreaterThan(50);
    for (const { dark } of Object.values(PALETTE)) expect(colors.get(dark)).toBeUndefined();
  },
);

test('a converter draws the file of a poster on light paper', () => {
  const colors = colorsIn(drawPoster({ kind: 'text', lines: ['Scarcity'] }));
  expect([...colors].sort(([, a], [, b]) => b - a)[0]?.[0]).toBe(PALETTE.paper.light);
  expect(colors.has(PALETTE.ink.light)).toBe(true);
});
