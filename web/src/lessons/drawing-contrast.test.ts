import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withFocus } from '../../../economics/picture/focus';
import { figureOf } from '../../../economics/picture/picture';
import { layoutFigure } from '../../../economics/svg/drawing';
import { opacityOf, PALETTE, type Color } from '../../../economics/svg/palette';
import { SAMPLE_PICTURES } from '../../../test-support/sample-pictures';

// Faint lines and labels, on the colors of the site as its style sheet has them.

const css = readFileSync('web/src/ui/tokens.css', 'utf8');
const THEMES = ['light', 'dark'] as const;
type Rgb = readonly number[];

function tokenOf(name: string, theme: (typeof THEMES)[number]): Rgb {
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css) ?? [];
  const hex = theme === 'light' ? light : dark;
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

/** Relative luminance as in WCAG 2.2. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other);
  return (bright + 0.05) / (dark + 0.05);
}

/** Of a color with this opacity on the stage. */
function contrastOnStage(name: string, opacity: number, theme: (typeof THEMES)[number]): number {
  const [stage, color] = [tokenOf('paper', theme), tokenOf(name, theme)];
  const seen = color.map((part, at) => part * opacity + (stage[at] ?? 0) * (1 - opacity));
  return contrast(seen, stage);
}

const COLORS = Object.keys(PALETTE).filter((name) => name !== 'paper' && name !== 'grid');

test('drawings use colors that the style sheet has', () => {
  for (const name of COLORS) for (const theme of THEMES) expect(tokenOf(name, theme).every(Number.isFinite)).toBe(true);
  expect(COLORS.length).toBeGreaterThanOrEqual(4);
});

test.each(COLORS.flatMap((name) => THEMES.map((theme) => ({ name, theme }))))(
  'faint $name has a contrast of 3:1 on the $theme stage',
  ({ name, theme }) => {
    expect(contrastOnStage(name, opacityOf({ faint: 1 }), theme)).toBeGreaterThanOrEqual(3);
  },
);

test('labels and curves that a beat does not talk about keep a contrast of 3:1, also old ones', () => {
  const tooPale = Object.entries(SAMPLE_PICTURES).flatMap(([key, picture]) => {
    const figure = figureOf(picture);
    const [first] = figure.marks;
    if (figure.panels || !first) return [];
    const { strokes, labels } = layoutFigure(withFocus(figure, { focus: [first.id] }));
    const curves = new Set(figure.curves.map(({ id }) => id));
    const lines = strokes.flatMap(({ id, line, opacity }) =>
      line && curves.has(id) ? [{ id, color: line.color, opacity }] : [],
    );
    const seen: { id: string; color: Color; opacity: number }[] = [...lines, ...labels];
    return seen
      .filter(({ color, opacity }) => THEMES.some((theme) => contrastOnStage(color, opacity, theme) < 3))
      .map(({ id, opacity }) => `${key}: ${id} at ${opacity}`);
  });
  expect(tooPale).toEqual([]);
});
