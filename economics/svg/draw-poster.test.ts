import { describe, expect, it } from 'vitest';
import type { Frame, TableFrame } from '../lesson/frame-schema';
import { drawPoster } from './draw-poster';
import { widthOf } from './labels/text-width';

const market: Frame = {
  kind: 'market',
  quantity: 'Cups of coffee an hour',
  price: 'Price ($ a cup)',
  demand: { choke: 8, slope: 0.1 },
  supply: { reservation: 2, slope: 0.1 },
};

const bakery: TableFrame = {
  kind: 'table',
  caption: 'A bakery in one month',
  columns: ['Item', 'Dollars'],
  rows: [
    ['Revenue', 1200],
    ['Costs <all>', -1450.5],
  ],
  highlight: [[1, 1]],
};

const loop: Frame = {
  kind: 'flow',
  boxes: [
    { id: 'homes', label: 'Households' },
    { id: 'firms', label: 'Firms' },
  ],
  arrows: [
    { from: 'homes', to: 'firms', label: 'Work' },
    { from: 'firms', to: 'homes', label: 'Goods' },
  ],
};

const textsOf = (svg: string) => [...svg.matchAll(/<(?:text|tspan)[^>]*>([^<]+)</g)].map(([, text]) => text);
const numbersOf = (svg: string, pattern: RegExp) =>
  [...svg.matchAll(pattern)].map((match) => match.slice(1).map(Number));
const sizeIn = (svg: string) => numbersOf(svg, /<text[^>]*font-size="([\d.]+)"/g)[0]?.[0] ?? NaN;

describe('a poster', () => {
  it.each([market, bakery, loop])('of a $kind is a file at 16:9 with colors for day and night', (frame) => {
    const svg = drawPoster(frame);
    expect(svg).toMatch(/^<svg xmlns="[^"]+" width="640" height="360" viewBox="0 0 640 360"/);
    expect(svg).not.toContain('var(');
    expect(svg).toMatch(/<style>@media screen and \(prefers-color-scheme:dark\)\{/);
    expect(svg).not.toMatch(/<script|href|\son\w+=/);
  });

  it('of a graph names the curves and the values that it is about, and no others', () => {
    expect(textsOf(drawPoster(market)).sort()).toEqual(
      ['$5', '30', 'Cups of coffee an hour', 'D', 'E', 'Price ($ a cup)', 'S'].sort(),
    );
  });

  it('of a graph that a lesson shows in part has nothing faint', () => {
    expect(drawPoster({ ...market, focus: ['demand'] })).toBe(drawPoster(market));
  });

  it('of bars names each of them', () => {
    const bars: Frame = {
      kind: 'bars',
      x: 'What you could do instead',
      y: 'Worth to you',
      unit: '$',
      bars: [
        { name: 'Work', value: 30 },
        { name: 'Run', value: 18 },
      ],
    };
    expect(textsOf(drawPoster(bars))).toEqual(expect.arrayContaining(['Work', 'Run', '$30', '$18']));
  });

  it('of a table writes its numbers as people do, and markup as what it is', () => {
    const svg = drawPoster(bakery);
    expect(textsOf(svg)).toEqual(expect.arrayContaining(['A bakery in one month', 'Dollars', '1,200', '−1,450.5']));
    expect(svg).toContain('Costs &lt;all&gt;');
  });

  it('of a long table has smaller letters, so that every cell stays within its column', () => {
    const rows = Array.from({ length: 9 }, (_, row) => [
      `The ${row + 1}th good reason to wait`,
      'and what comes of it',
    ]);
    const [columns, caption] = [['Reason', 'Outcome'], 'Why waiting pays'];
    const long = drawPoster({ kind: 'table', caption, columns, rows });
    expect(sizeIn(long)).toBeLessThan(sizeIn(drawPoster(bakery)));
    const starts = numbersOf(long, /<text x="([\d.]+)"/g).map(([x = NaN]) => x);
    const second = Math.max(...starts);
    expect(Math.min(...starts) + widthOf('The 9th good reason to wait', sizeIn(long))).toBeLessThan(second);
    expect(second + widthOf('and what comes of it', sizeIn(long))).toBeLessThan(402 / 1.5);
  });

  it('of a flow leads one arrow there and the other back, clear of both boxes', () => {
    const svg = drawPoster(loop);
    const [[homes = NaN] = [], [firms = NaN] = []] = numbersOf(svg, /<rect x="([\d.]+)"/g);
    const [[width = NaN] = []] = numbersOf(svg, /<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)"/g);
    const [there = [], back = []] = numbersOf(svg, /d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)" stroke/g);
    expect(homes).toBeLessThan(firms);
    for (const x of [there[0], there[2], back[0], back[2]]) {
      expect(x).toBeGreaterThan(homes + width);
      expect(x).toBeLessThan(firms);
    }
    expect(there[0]).toBeLessThan(there[2] ?? NaN);
    expect(back[0]).toBeGreaterThan(back[2] ?? NaN);
    expect(there[1]).not.toBe(back[1]);
  });

  it('of a flow writes a long label between the boxes, not behind them', () => {
    const label = 'Goods and services';
    const svg = drawPoster({ ...loop, arrows: [{ from: 'firms', to: 'homes', label }] });
    const [[homes = NaN] = [], [firms = NaN] = []] = numbersOf(svg, /<rect x="([\d.]+)"/g);
    const [[width = NaN] = []] = numbersOf(svg, /<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)"/g);
    expect(widthOf(label, sizeIn(svg))).toBeLessThan(firms - homes - width);
  });

  it('of a text frame breaks long lines and loses no word', () => {
    const line = 'Opportunity cost is the value of the best thing that you give up for it';
    const texts = textsOf(drawPoster({ kind: 'text', lines: [line, 'not the sum of all'] }));
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.join(' ')).toBe(`${line} not the sum of all`);
  });

  it.each([
    { ...bakery, shown: 1 },
    { ...loop, shown: 1 },
    { kind: 'text' as const, lines: ['Opportunity cost', 'not the sum of all'], shown: 1 },
  ])('of a part of a $kind keeps everything where it is in the whole', (part) => {
    const elementsOf = (frame: Frame) => drawPoster(frame).match(/<(?:text|path|rect)[^>]*>/g) ?? [];
    const whole = elementsOf({ ...part, shown: 9 });
    expect(whole).toEqual(expect.arrayContaining(elementsOf(part)));
    expect(elementsOf(part).length).toBeLessThan(whole.length);
  });
});
