import { describe, expect, it } from 'vitest';
import type { MarketPicture } from './market-picture';
import { figureOf, type Picture } from './picture';
import { speaksOf, withUsedNames } from './used-names';

const market: MarketPicture = {
  kind: 'market',
  quantity: 'Cups (per week)',
  price: 'Price ($ per cup)',
  demand: { choke: 12, slope: 0.1 },
  supply: { reservation: 2, slope: 0.1 },
  show: ['equilibrium'],
  at: [
    { curve: 'demand', price: 9, name: 'F' },
    { curve: 'supply', price: 4, name: 'G' },
  ],
};

const namesIn = (picture: Picture): string[] =>
  (figureOf(picture).panels ?? [figureOf(picture)]).flatMap(({ marks }) => marks.map(({ name }) => name));

describe('a question’s graph names the points that its text uses', () => {
  it.each([
    ['Compare F and G.', ['E', 'F', 'G']],
    ['Why is F there?', ['E', 'F', '']],
    ['What is the difference between P~G~ and Q*?', ['E', '', 'G']],
    ['FOG', ['E', '', '']],
  ])('%s', (text, names) => expect(namesIn(withUsedNames(market, text))).toEqual(names));

  it('in each of two panels', () => {
    const panels: Picture = {
      kind: 'panels',
      left: { ...market, title: 'One' },
      right: { ...market, title: 'Another', show: [] },
    };
    expect(namesIn(withUsedNames(panels, 'G'))).toEqual(['E', '', 'G', '', 'G']);
  });

  it('and keeps the values on the axes', () => {
    const [, point] = figureOf(withUsedNames(market, '')).marks;
    expect(point!.guides).toEqual({ x: '30', y: '$9' });
  });
});

it.each([
  ['at QF', 'F', true],
  ['at Q~F~.', 'F', true],
  ['T + U', 'U', true],
  ['PFG', 'F', false],
  ['Ford', 'F', false],
])('whether "%s" speaks of %s', (text, letter, isSaid) => expect(speaksOf(text, letter)).toBe(isSaid));

it('areas that are called by letters have one shading, which tells nothing about them', () => {
  const areas = ['consumer-surplus', 'producer-surplus'] as const;
  const rolesOf = (picture: Picture) => figureOf(picture).areas.map(({ role }) => role);
  expect(rolesOf({ ...market, show: areas })).toEqual(areas);
  expect(new Set(rolesOf({ ...market, show: areas, areas: 'letters' })).size).toBe(1);
});

it('a place on an axis has one letter, that of the first mark there', () => {
  const { marks } = figureOf({
    kind: 'firm',
    quantity: 'Units',
    price: 'Price and cost',
    values: 'hidden',
    costs: { fixed: 0, linear: 2 },
    demand: { choke: 12, slope: 0.1 },
    curves: ['D', 'MR', 'MC'],
    show: [],
    at: [
      { curve: 'D', quantity: 50, name: 'F' },
      { curve: 'MC', quantity: 50, name: 'G' },
      { curve: 'MC', quantity: 100, name: 'H' },
    ],
  });
  expect(marks.map(({ guides }) => `${guides?.x} ${guides?.y}`)).toEqual(['Q~F~ P~F~', 'Q~F~ P~G~', 'Q~H~ P~G~']);
});
