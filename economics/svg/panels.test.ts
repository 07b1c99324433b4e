import { describe, expect, it } from 'vitest';
import { collisions } from '../../test-support/label-collisions';
import { PANEL_PICTURES } from '../../test-support/sample-pictures-panels';
import { SAMPLE_PICTURES } from '../../test-support/sample-pictures';
import { graphsOf } from '../figure';
import { figureOf, type Picture } from '../picture/picture';
import { drawFigure } from './draw-figure';
import { drawPoster } from './draw-poster';
import { emptyAxes, layoutFigure, tweenDrawing } from './drawing';

const PICTURES = Object.entries(PANEL_PICTURES);
const linked = figureOf(PANEL_PICTURES['a price from another market']!);
const single = figureOf(SAMPLE_PICTURES.equilibrium!);

/** In a question on a desktop and on a phone, in the player on a phone, upright and on its side, and on a desktop, beside a question of a lesson, on paper. */
const SIZES = [
  { width: 640, height: 300 },
  { width: 320, height: 480 },
  { width: 360, height: 304 },
  { width: 360, height: 176 },
  { width: 640, height: 320 },
  { width: 360, height: 342 },
  { width: 400, height: 250 },
];
const [DESKTOP, PHONE] = [SIZES[0]!, SIZES[1]!];

const drawn = PICTURES.flatMap(([key, picture]) => SIZES.map((size) => ({ key, picture, size })));

it.each(drawn)(
  '$key, $size.width × $size.height: no text touches a line, an edge or another text',
  ({ picture, size }) => expect(collisions(layoutFigure(figureOf(picture), size))).toEqual([]),
);

it.each(drawn)(
  '$key, $size.width × $size.height: says the titles, names and values of both panels',
  ({ picture, size }) => {
    const figure = figureOf(picture);
    const texts = layoutFigure(figure, size).labels.map(({ lines }) => lines.join(' '));
    for (const { title, x, y, curves, areas, marks } of graphsOf(figure)) {
      const names = [...curves, ...areas, ...marks].map(({ name }) => name);
      const values = marks.flatMap(({ guides }) => [guides?.x, guides?.y]);
      for (const text of [title, x.label, y.label, ...names, ...values]) if (text) expect(texts).toContain(text);
    }
  },
);

describe('two panels', () => {
  const headings = (size: typeof DESKTOP) => {
    const { labels } = layoutFigure(linked, size);
    return labels
      .filter(({ id }) => id.endsWith('.heading'))
      .map(({ anchor, offset }) => [anchor[0] + offset[0], anchor[1] + offset[1]]);
  };

  it('stand side by side where the picture is wide, and one below the other on a phone', () => {
    const [[left, top], [right, sameTop]] = headings(DESKTOP) as [[number, number], [number, number]]; // two panels
    expect([top, left < 320, right > 320]).toEqual([sameTop, true, true]);
    const [[first, above], [second, below]] = headings(PHONE) as [[number, number], [number, number]]; // two panels
    expect([first, above < 240, below > 240]).toEqual([second, true, true]);
  });

  it('have their prices at the same height, and a guide that runs from the left one to the right edge of its panel', () => {
    const [left, right] = layoutFigure(linked, DESKTOP).panels!;
    expect([left!.scale.plot.top, left!.scale.plot.bottom, left!.scale.y]).toEqual([
      right!.scale.plot.top,
      right!.scale.plot.bottom,
      right!.scale.y,
    ]);
    const ends = left!.strokes.find(({ id }) => id === 'equilibrium-guides')!.d.match(/H(\d+)/g);
    expect(ends).toContain('H315');
    const [stacked] = layoutFigure(linked, PHONE).panels!;
    expect(stacked!.strokes.find(({ id }) => id === 'equilibrium-guides')!.d).not.toContain('H320');
  });

  it.each([
    ['from empty axes', emptyAxes(layoutFigure(linked, DESKTOP)), layoutFigure(linked, DESKTOP)],
    ['from one graph', layoutFigure(single, DESKTOP), layoutFigure(linked, DESKTOP)],
    ['to one graph', layoutFigure(linked, DESKTOP), layoutFigure(single, DESKTOP)],
  ])('move %s, each line and text with an id of its own', (_what, from, to) => {
    for (const t of [0, 0.2, 0.5, 0.9, 1]) {
      const { strokes, labels } = tweenDrawing(from, to, t);
      expect(strokes.length).toBeGreaterThan(0);
      expect(new Set(strokes.map(({ id }) => id)).size).toBe(strokes.length);
      expect(new Set(labels.map(({ id }) => id)).size).toBe(labels.length);
      expect(strokes.map(({ d }) => d).join(' ')).not.toMatch(/NaN|undefined/);
    }
  });

  it('move each within its own panel', () => {
    const shifted = (demandShift: number): Picture => ({
      kind: 'panels',
      left: { kind: 'market', title: 'Left', quantity: 'Q', price: 'P', demand: { choke: 8, slope: 0.1 }, max: { quantity: 100, price: 10 }, demandShift, show: [] },
      right: { kind: 'market', title: 'Right', quantity: 'Q', price: 'P', demand: { choke: 8, slope: 0.1 }, max: { quantity: 100, price: 10 }, show: [] },
    }); // prettier-ignore
    const [from, to] = [shifted(0), shifted(20)].map((picture) => layoutFigure(figureOf(picture), DESKTOP));
    const [left, right] = tweenDrawing(from!, to!, 0.5).panels!;
    expect(left!.figure.curves.find(({ id }) => id === 'demand')!.path[0]![1]).toBeCloseTo(9);
    expect(right!.figure.curves.find(({ id }) => id === 'demand')!.path[0]![1]).toBeCloseTo(8);
  });
});

describe('two panels as SVG', () => {
  it('have both layouts in a page, of which others than our pages show the wide one', () => {
    const svg = drawFigure(linked, { width: 320, height: 240 }, { idPrefix: 'question-7' });
    expect(svg).toMatch(/^<svg [^>]*width="640" height="300"[^>]*aria-labelledby="question-7-title"/);
    expect(svg).toContain('<svg class="beside" viewBox="0 0 640 300" font-size="13">');
    expect(svg).toContain('<svg class="stacked" viewBox="0 0 320 480" font-size="13" display="none">');
    expect(svg.match(/<desc/g)).toHaveLength(1);
  });

  it('are one below the other in a file, which may be shown on a phone, with letters that stay as large', () => {
    const svg = drawFigure(linked, undefined, { standalone: true });
    expect(svg).toContain('width="352" height="480" viewBox="-16 0 352 480" font-size="13"');
    expect(svg).not.toContain('class="texts"');
    expect(svg.match(/<svg/g)).toHaveLength(1);
  });

  it('are on a poster without the numbers of ticks', () => {
    const svg = drawPoster(PANEL_PICTURES['a price from another market']!);
    expect(svg).toContain('World market');
    expect(svg).not.toMatch(/NaN|>\$200</);
  });
});
