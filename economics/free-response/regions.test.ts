import { expect, it, test } from 'vitest';
import { drawing } from '../../test-support/drawing';
import type { Point } from '../figure';
import type { Panel } from './graph-document';
import { fill, SIDE, wallsOf } from './raster';
import { cellsWithin, compareCells, keepShading, regionOutline, regionSeeds } from './regions';

const market = drawing('market').line('D', [0, 0.9], [0.9, 0]).line('S', [0, 0.1], [0.8, 0.9]);
const panelOf = (drawn: typeof market): Panel => drawn.document().panels[0]!;

/** The share of the panel in an outline, by the shoelace formula. */
const areaOf = (outlines: readonly Point[][]): number =>
  outlines
    .flatMap((outline) =>
      outline.map(([x, y], index) => {
        const [nextX, nextY] = outline[(index + 1) % outline.length]!;
        return (x * nextY - nextX * y) / 2;
      }),
    )
    .reduce((sum, part) => sum + part, 0);

test.each<[what: string, drawn: typeof market, seeds: Point[], area: number]>([
  ['the surplus of a market, left of its crossing', market, [[0.1, 0.5]], 0.16],
  ['consumer surplus above the guide of the price', market.mark('D = S', { y: 'PE' }), [[0.1, 0.7]], 0.08],
  [
    'both surpluses from two seeds',
    market.mark('D = S', { y: 'PE' }),
    [
      [0.1, 0.7],
      [0.1, 0.4],
    ],
    0.16,
  ],
  [
    'a seed on a line means the region beside it',
    market.mark('D = S', { y: 'PE' }),
    [
      [0.1, 0.5],
      [0.1, 0.55],
      [0.1, 0.45],
    ],
    0.16,
  ],
  [
    'a curve that stops short of the axis still bounds its region',
    drawing('market').line('D', [0.04, 0.86], [0.9, 0]).line('S', [0.03, 0.13], [0.8, 0.9]),
    [[0.1, 0.5]],
    0.16,
  ],
  [
    'consumer surplus above a guide that stops just short of demand',
    market.mark([0.385, 0.5], { y: 'PE' }),
    [[0.1, 0.7]],
    0.08,
  ],
  ['the whole panel where nothing is drawn', drawing('market'), [[0.5, 0.5]], 1],
  [
    'the rectangle of a level and an upright line',
    drawing('market').line('P', [0, 0.5], [1, 0.5]).line('Q', [0.4, 0], [0.4, 1]),
    [[0.1, 0.1]],
    0.2,
  ],
  [
    'the wedge between two points above one another, of which one has a guide down',
    market.mark('D = S', { y: '' }).mark([0.2, 0.3], { x: 'QS' }).mark([0.2, 0.7], { y: 'P' }),
    [
      [0.25, 0.55],
      [0.25, 0.45],
    ],
    0.04,
  ],
  ['no seed, no region', market, [], 0],
])('%s is outlined', (_what, drawn, seeds, area) => {
  const found = areaOf(regionOutline(panelOf(drawn), seeds));
  // The border itself belongs to it: half a cell more on each side.
  expect(found).toBeGreaterThanOrEqual(area - 0.005);
  expect(found).toBeLessThan(area + 0.012);
});

it('outlines slopes without stairs', () => {
  const [outline] = regionOutline(panelOf(market), [[0.1, 0.5]]);
  expect(outline!.length).toBeLessThanOrEqual(8);
});

it('finds a seed in the middle of every region', () => {
  const seeds = regionSeeds(panelOf(market.mark('D = S', { x: 'QE', y: 'PE' })));
  // The two surpluses, both sides of the guide below, and all the rest.
  expect(seeds).toHaveLength(5);
  expect(seeds.every(([x, y]) => x > 0.02 && x < 0.98 && y > 0.02 && y < 0.98)).toBe(true);
});

test.each<[what: string, right: number, match: string]>([
  ['the same', 0.4, 'same'],
  ['a hand more', 0.41, 'same'],
  ['a hand less', 0.39, 'same'],
  ['an eighth more', 0.45, 'too-large'],
  ['an eighth less', 0.35, 'too-small'],
  ['most of the panel', 0.9, 'too-large'],
])('a shading of %s is told from the region', (_what, right, match) => {
  const rectangle = (to: number) => cellsWithin({ left: 0, right: to, under: [0.5], over: [0.2] });
  expect(compareCells(rectangle(right), rectangle(0.4))(1)).toBe(match);
});

it('tells a region elsewhere, and one that is not there', () => {
  const low = cellsWithin({ left: 0, right: 0.4, under: [0.2], over: [] });
  const high = cellsWithin({ left: 0, right: 0.4, under: [0.9], over: [0.7] });
  const none = cellsWithin({ left: 0.5, right: 0.4, under: [0.9], over: [] });
  expect(compareCells(low, high)(1)).toBe('elsewhere');
  expect(compareCells(low, none)(1)).toBe('no-region');
});

it('leaks through no line, whatever its slope', () => {
  for (let turn = 0; turn <= 90; turn += 1) {
    const angle = (turn * Math.PI) / 180;
    const [dx, dy] = [2 * Math.cos(angle), 2 * Math.sin(angle)];
    const line = drawing('market').line('', [0.5 - dx, 0.5 - dy], [0.5 + dx, 0.5 + dy]);
    const above: Point = [0.5 - 0.1 * Math.sin(angle), 0.5 + 0.1 * Math.cos(angle)];
    const below: Point = [0.5 + 0.1 * Math.sin(angle), 0.5 - 0.1 * Math.cos(angle)];
    const walls = wallsOf(panelOf(line));
    const filled = fill(walls, [above]);
    const cell = Math.floor(below[1] * SIDE) * SIDE + Math.floor(below[0] * SIDE);
    expect(filled[cell], `at ${turn}°`).toBe(0);
  }
});

const shaded = market.shade('CS', [0.1, 0.5]);

test.each<[what: string, later: typeof market, seeds: number]>([
  ['a guide', shaded.mark([0.4, 0.5], { x: null, y: 'PE' }), 2],
  ['two guides of a wedge', shaded.mark([0.2, 0.7], { x: 'QT', y: 'PB' }), 3],
  ['a level line', shaded.line('PC', [0, 0.3], [0.9, 0.3]), 2],
  ['a line elsewhere', shaded.line('S2', [0.5, 0], [0.9, 0.4]), 1],
])('what was shaded stays shaded after %s is added', (_what, later, count) => {
  const [before, after] = [panelOf(shaded), panelOf(later)];
  const [area] = keepShading(before, after).areas;
  expect(area!.seeds).toHaveLength(count);
  const [old, now] = [regionOutline(before, panelOf(shaded).areas[0]!.seeds), regionOutline(after, area!.seeds)];
  expect(areaOf(now)).toBeCloseTo(areaOf(old), 1);
  expect(compareCells(fill(wallsOf(after), area!.seeds), fill(wallsOf(before), [[0.1, 0.5]]))(1)).toBe('same');
});
