import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../figure';
import { figureOf } from '../picture/picture';
import { drawFigure } from './draw-figure';
import { distance, isInPolygon, pointBetween } from './geometry';
import { hatchLines } from './hatch';
import { PALETTE } from './palette';
import { SAMPLE_PICTURES } from '../../test-support/sample-pictures';
import { widthOf, wrapText } from './labels/text-width';

const figures = Object.values(SAMPLE_PICTURES).map(figureOf);
const drawn = figures.map((figure) => drawFigure(figure));
const market = figures[0]!;

describe('a figure as SVG', () => {
  it('is an image with a title and a description in words', () => {
    const svg = drawFigure(market, undefined, { idPrefix: 'question-7' });
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 400 300"[^>]* role="img"/);
    expect(svg).toContain('aria-labelledby="question-7-title" aria-describedby="question-7-desc"');
    expect(svg).toContain(`<title id="question-7-title">${market.title}</title>`);
    expect(svg).toContain(`<desc id="question-7-desc">${market.description}</desc>`);
  });

  it('takes every color from the page around it, with a fallback', () => {
    for (const svg of drawn) {
      const colors = [...svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, color]) => color);
      for (const color of colors) expect(color).toMatch(/^none$|^var\(--[a-z]+, #[0-9a-f]{6}\)$/);
    }
  });

  it('needs no stylesheet, no style attribute and no script in a page', () => {
    for (const svg of drawn)
      expect(svg).not.toMatch(/<style|<script|<foreignObject| style=| class="(?!(?:texts|beside|stacked)")| on[a-z]+=/);
  });

  it('is a file of its own in light colors, which a dark screen exchanges and paper does not', () => {
    const svg = drawFigure(market, undefined, { standalone: true });
    expect(svg).not.toContain('var(');
    expect(svg).toMatch(/<style>@media screen and \(prefers-color-scheme:dark\)\{/);
    for (const { light, dark } of Object.values(PALETTE))
      expect(svg).toContain(`[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`);
  });

  it('has the colors of the page by itself too', () => {
    const tokens = readFileSync('web/src/ui/tokens.css', 'utf8');
    for (const [name, { light, dark }] of Object.entries(PALETTE))
      expect(tokens).toContain(`--${name}: light-dark(${light}, ${dark});`);
  });

  it('shows signs of markup as what they are', () => {
    const svg = drawFigure({ ...market, title: 'Price < "cost" & worse', x: { ...market.x, label: 'Q < 5 & <b>' } });
    expect(svg).toContain('Price &lt; &quot;cost&quot; &amp; worse');
    expect(svg).not.toContain('<b>');
  });

  it('can be read at 320 pixels: no letter is smaller than 12', () => {
    const size = Number(drawFigure(market).match(/font-size="([\d.]+)"/)![1]);
    expect(size * (320 / 400)).toBeGreaterThanOrEqual(12);
    expect(drawFigure(market, { width: 320, height: 240 })).toContain('font-size="13"');
  });
});

/** Whether a point lies on an outline, give or take a hundredth of a pixel. */
const isOnEdge = (point: Point, corners: readonly Point[]) =>
  corners.some((corner, index) => {
    const last = corners.at(index - 1) ?? corner;
    return distance(last, point) + distance(point, corner) - distance(last, corner) < 1e-6;
  });

describe('hatching', () => {
  it('stays within the outline that it fills', () => {
    const corner = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 300 }));
    const outline = fc.array(corner, { minLength: 3, maxLength: 5 });
    fc.assert(
      fc.property(
        outline,
        fc.constantFrom('rising', 'falling', 'crossed', 'dotted', 'level', 'upright'),
        (corners, hatch) => {
          for (const [from, to] of hatchLines(corners, hatch)) {
            const middle = pointBetween(from, to, 0.5);
            expect(isInPolygon(middle, corners) || isOnEdge(middle, corners)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('the width of a text', () => {
  it('counts wide letters as wide and narrow ones as narrow', () => {
    expect(widthOf('Willow', 10)).toBeLessThan(widthOf('WWWWWW', 10));
    expect(widthOf('ill', 10)).toBeLessThan(widthOf('mmm', 10) / 2);
  });

  it('breaks a long axis title between words and loses none', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(words, fc.integer({ min: 90, max: 300 }), (list, width) => {
        const lines = wrapText(list.join(' '), width, 13);
        expect(lines.join(' ')).toBe(list.join(' '));
        for (const line of lines) if (line.includes(' ')) expect(widthOf(line, 13)).toBeLessThanOrEqual(width);
      }),
    );
  });
});

it('the number of a curve is a subscript', () => {
  const svg = drawFigure(
    figureOf({
      kind: 'market',
      quantity: 'Quantity',
      price: 'Price',
      values: 'hidden',
      demand: { choke: 8, slope: 0.1 },
      supply: { reservation: 2, slope: 0.1 },
      demandShift: 20,
    }),
  );
  for (const [letter, number] of ['D1', 'D2', 'P2', 'Q2'])
    expect(svg).toContain(`${letter}<tspan dy="0.29em" font-size="0.75em">${number}</tspan>`);
});

it('a subscript stands low and small, and the title reads it as one word', () => {
  const svg = drawFigure(
    figureOf({
      kind: 'market',
      title: 'Q~d~ at $4',
      quantity: 'Q~d~ a week',
      price: 'Price ($)',
      demand: { choke: 8, slope: 0.1 },
    }),
  );
  expect(svg).toContain('Q<tspan dy="0.29em" font-size="0.75em">d</tspan><tspan dy="-0.22em"> a week</tspan>');
  expect(svg).toContain('>Qd at $4</title>');
});
