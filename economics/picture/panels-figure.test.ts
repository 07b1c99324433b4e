import { describe, expect, it, test } from 'vitest';
import { causesOfChange } from '../lesson/causes';
import { missingFrom } from '../lesson/references';
import { PANEL_PICTURES } from '../../test-support/sample-pictures-panels';
import { figureOf, wholeFigureOf, type Picture } from './picture';
import type { GraphPicture } from './graph-picture';

const market = {
  kind: 'market',
  title: 'Market',
  quantity: 'Cups an hour',
  price: 'Price ($ a cup)',
  demand: { choke: 8, slope: 0.1 },
  supply: { reservation: 2, slope: 0.1 },
} as const satisfies GraphPicture;
const buyer = {
  kind: 'market',
  title: 'Buyer',
  quantity: 'Cups a week',
  price: 'Price ($ a cup)',
  demand: { choke: 6, slope: 1 },
  priceLine: 5,
} as const satisfies GraphPicture;
const both = { kind: 'panels', left: market, right: buyer, link: 'price' } as const satisfies Picture;

describe('a picture with two panels', () => {
  const { title, description, panels } = figureOf(both);

  it('has the titles and one description of both', () => {
    expect(title).toBe('Market and Buyer');
    expect(description).toMatch(
      /^Two graphs: Market and Buyer\. Both have the same scale of prices\. Market: .* Buyer: /,
    );
    for (const graph of [market, buyer]) expect(description).toContain(figureOf(graph).description);
    expect(figureOf({ ...both, title: 'Coffee', description: 'A market.' })).toMatchObject({
      title: 'Coffee',
      description: 'A market.',
    });
  });

  it('has one scale of prices when its panels are linked, and its own in each otherwise', () => {
    expect(panels!.map(({ y }) => y.max)).toEqual([panels![0].y.max, panels![0].y.max]);
    const { link: _, ...apart } = both;
    const [left, right] = figureOf(apart).panels!;
    expect(left).toEqual(figureOf(market));
    expect(right).toEqual(figureOf(buyer));
  });

  it('leads the guide of a price across where the right panel has the same price', () => {
    expect(panels![0].marks.map(({ id, guides }) => [id, guides?.across])).toEqual([['equilibrium', true]]);
    expect(panels![1].marks.some(({ guides }) => guides?.across)).toBe(false);
  });

  it('leads no guide across where the right panel has other prices', () => {
    const [left, right] = figureOf({ ...both, right: { ...buyer, priceLine: 3 } }).panels!;
    expect(left.marks.some(({ guides }) => guides?.across)).toBe(false);
    expect(left.y.max).toBe(right.y.max);
  });

  it('calls a price by one letter', () => {
    const hidden: Picture = {
      ...both,
      left: { ...market, values: 'hidden' },
      right: { ...buyer, values: 'hidden', show: [], at: [{ curve: 'demand', price: 5, name: 'F' }] },
    };
    const { description: said, panels: [, right] = [] } = figureOf(hidden);
    expect(right!.marks.map(({ guides }) => guides)).toEqual([{ x: 'QF', y: 'P*' }]);
    expect(said).not.toContain('PF');
  });

  it('fades what is not in focus in either panel, but not on a poster', () => {
    const focused: Picture = { ...both, left: { ...market, focus: ['equilibrium'] } };
    const [left, right] = figureOf(focused).panels!;
    expect(left.marks[0]!.faint).toBeUndefined();
    expect([...left.curves, ...right.curves].every(({ faint }) => faint === 1)).toBe(true);
    expect(wholeFigureOf(focused)).toEqual(figureOf(both));
  });
});

test.each<[string, Picture, string]>([
  ['panels without titles', { ...both, left: { ...market, title: undefined } }, 'needs a title'], // prettier-ignore
  [
    'a link to a graph without prices',
    { ...both, right: { kind: 'possibilities', title: 'Firm', x: 'Fish', y: 'Corn', frontier: { x: 4, y: 2 } } },
    'no price axis',
  ],
])('refuses %s', (_what, picture, why) => expect(() => figureOf(picture)).toThrow(why));

it('counts a change of the firm that follows from the market as one cause', () => {
  const max = { quantity: 100, price: 12 };
  const before: Picture = { ...both, left: { ...market, max }, right: { ...buyer, max } };
  const after: Picture = {
    ...before,
    left: { ...market, max, demandShift: 20 },
    right: { ...buyer, max, priceLine: 6 },
  };
  expect(causesOfChange(before, after)).toEqual(['demand']);
  const richer: Picture = { ...before, right: { ...buyer, max, demand: { choke: 7, slope: 1 } } };
  expect(causesOfChange(before, richer)).toEqual(['demand']);
  expect(causesOfChange(before, market)).toEqual([]);
});

it('finds what a sentence names in either panel', () => {
  expect(missingFrom('At a price of $5, the consumer buys one cup.', both)).toEqual([]);
  expect(missingFrom('At a price of $7, nobody buys.', both)).toEqual(['the price $7']);
  expect(missingFrom('The deadweight loss is shaded.', both)).toEqual(['the deadweight loss']);
});

test.each(Object.entries(PANEL_PICTURES))('%s says the values of both panels', (_name, picture) => {
  const { description, panels } = figureOf(picture);
  const values = panels!.flatMap(({ marks }) => marks.flatMap(({ guides }) => [guides?.x, guides?.y]));
  expect(values.filter((value) => value != null && !description.includes(value))).toEqual([]);
});
