import { describe, expect, it, test } from 'vitest';
import { GOVERNMENT_PICTURES } from '../../test-support/sample-pictures-government';
import { unregulated, withTax } from '../externality';
import { withTariff } from '../world-trade';
import { sizeOf } from './clip';
import { figureOf, type Picture } from './picture';

const steel = { kind: 'externality', quantity: 'Tons', price: 'Price ($)', demand: { choke: 800, slope: 10 }, supply: { reservation: 200, slope: 10 }, externalCost: 200 } as const; // prettier-ignore
const sugar = { kind: 'world-trade', quantity: 'Tons', price: 'Price ($)', demand: { choke: 1000, slope: 10 }, supply: { reservation: 200, slope: 10 }, worldPrice: 400 } as const; // prettier-ignore
const atHome = { kind: 'world-trade', quantity: 'Tons', price: 'Price ($)', demand: sugar.demand, supply: sugar.supply } as const; // prettier-ignore
const lights = { kind: 'public-good', quantity: 'Lights', price: 'Value ($)', consumers: [{ choke: 60, slope: 4 }, { choke: 120, slope: 4 }], cost: { reservation: 100, slope: 0 } } as const; // prettier-ignore
const coffee = { kind: 'market', quantity: 'Cups', price: 'Price ($)', demand: { choke: 8, slope: 0.1 }, supply: { reservation: 2, slope: 0.1 } } as const; // prettier-ignore
const incomes = [4, 9, 14, 23, 50];

const idsOf = (picture: Picture) => figureOf(picture).curves.map(({ id }) => id);
const areaOf = (id: string, picture: Picture) =>
  sizeOf(figureOf(picture).areas.find((area) => area.id === id)!.outline);

test.each(Object.entries(GOVERNMENT_PICTURES))(
  'the words of "%s" name no number where values are hidden',
  (_, picture) => {
    const { title, description } = figureOf({ ...picture, values: 'hidden' } as Picture); // of every kind here
    expect(`${title} ${description}`).not.toMatch(/\$\d|\d{2}|\d%/);
  },
);

describe('shaded areas are as large as the model says', () => {
  test.each<[string, Picture, number]>([
    ['deadweight-loss', { ...steel, show: ['deadweight-loss'] }, unregulated(steel).deadweightLoss],
    ['external-total', { ...steel, show: ['external-total'] }, -unregulated(steel).external],
    ['consumer-surplus', { ...steel, tax: { amount: 100 }, show: ['consumer-surplus'] }, withTax(steel, 100).consumerSurplus],
    ['producer-surplus', { ...steel, tax: { amount: 100 }, show: ['producer-surplus'] }, withTax(steel, 100).producerSurplus],
    ['tax-revenue', { ...steel, tax: { amount: 100 }, show: ['tax-revenue'] }, withTax(steel, 100).government],
    ['tariff-revenue', { ...sugar, tariff: 100, show: ['tariff-revenue'] }, withTariff(sugar, 400, 100).revenue],
    ['production-loss', { ...sugar, tariff: 100, show: ['deadweight-loss'] }, withTariff(sugar, 400, 100).productionLoss],
    ['consumption-loss', { ...sugar, tariff: 100, show: ['deadweight-loss'] }, withTariff(sugar, 400, 100).consumptionLoss],
    ['quota-rent', { ...coffee, quota: 20, show: ['quota-rent'] }, 40],
    ['purchases', { ...coffee, floor: 6, purchases: true, show: ['purchases'] }, 120],
    ['producer-surplus', { ...coffee, floor: 6, purchases: true, show: ['producer-surplus'] }, 80],
    ['producer-surplus', { ...coffee, quota: 20, show: ['producer-surplus'] }, 60],
    ['producer-surplus', { ...coffee, quota: 20, show: ['producer-surplus', 'quota-rent'] }, 20],
    ['deadweight-loss', { ...lights, show: ['deadweight-loss'] }, 100],
    ['gini', { kind: 'lorenz', incomes, show: ['gini'] }, 0.424 * 5000],
  ])('%s of %o', (id, picture, size) => expect(areaOf(id, picture)).toBeCloseTo(size)); // prettier-ignore

  it('letters split the four areas of a tariff', () => {
    const picture: Picture = {
      ...sugar,
      tariff: 100,
      areas: { T: [10, 450], U: [27, 430], V: [40, 450], W: [53, 430] },
    };
    expect(['T', 'U', 'V', 'W'].map((letter) => areaOf(`area-${letter}`, picture))).toEqual([2500, 500, 2000, 500].map((size) => expect.closeTo(size, 6))); // prettier-ignore
  });

  it('the lettered deadweight loss of an externality ends at the market quantity', () => {
    expect(areaOf('area-W', { ...steel, areas: { W: [27, 600] } })).toBeCloseTo(1000);
  });

  it('the lettered deadweight loss of a public good ends at the private quantity', () => {
    expect(areaOf('area-V', { ...lights, show: ['efficient', 'private'], areas: { V: [6, 110] } })).toBeCloseTo(100);
  });
});

describe('the social curve', () => {
  it('is drawn only where a part needs it, on axes that stay', () => {
    expect(idsOf({ ...steel, show: ['market'] })).toEqual(['demand', 'supply']);
    expect(idsOf({ ...steel, show: ['external-amount'] })).toEqual(['demand', 'supply', 'social']);
    const [without, beside] = [
      figureOf({ ...steel, show: ['market'] }),
      figureOf({ ...steel, show: ['market', 'social'] }),
    ];
    expect([without.x.max, without.y.max]).toEqual([beside.x.max, beside.y.max]);
  });

  it('bears the name of the tax that moves supply onto it', () => {
    const corrected = figureOf({ ...steel, tax: { amount: 200, on: 'sellers' }, show: ['social', 'wedge'] });
    expect(corrected.curves.map(({ name }) => name)).toEqual(['D = MSB', 'S = MPC', 'MSC = S + tax']);
    expect(idsOf({ ...steel, tax: { amount: 100, on: 'sellers' } })).toContain('supply-with-tax');
  });

  it('has points that share the letter of their quantity', () => {
    const at = [{ curve: 'demand', quantity: 25, name: 'F' }, { curve: 'social', quantity: 25, name: 'G' }] as const; // prettier-ignore
    const { marks } = figureOf({ ...steel, show: ['social'], values: 'hidden', at });
    expect(marks.map(({ guides }) => guides)).toEqual([{ x: 'QF', y: 'PF' }, { x: 'QF', y: 'PG' }]); // prettier-ignore
  });
});

it('one seller sells where MR meets its cost, at the price on demand', () => {
  const { curves, marks, description } = figureOf({ ...steel, oneSeller: true });
  expect(curves.map(({ name }) => name)).toEqual(['D = MSB', 'MPC', 'MR', 'MSC']);
  expect(marks[0]).toMatchObject({ id: 'market', at: [20, 600] });
  expect(description).toContain('MR and MPC intersect at a quantity of 20, where the price on demand is $600.');
});

it('quantities of trade have letters from left to right', () => {
  const { marks } = figureOf({ ...sugar, tariff: 100, values: 'hidden' });
  expect(marks.map(({ id, guides }) => [id, guides?.x])).toEqual([['supplied-was', 'Q1'], ['demanded-was', 'Q4'], ['supplied', 'Q2'], ['demanded', 'Q3']]); // prettier-ignore
});

it('both Lorenz curves of a change are called by their whole names', () => {
  const { description } = figureOf({ kind: 'lorenz', incomes: [10, 20, 70], after: [20, 30, 50] });
  expect(description).toMatch(/On Lorenz curve L1, .* On Lorenz curve L2, /);
});

it('a Lorenz curve is read at a share of households', () => {
  const { marks } = figureOf({ kind: 'lorenz', incomes, at: [40, 50] });
  expect(marks.map(({ guides }) => guides)).toEqual([{ x: '40%', y: '13%' }, { x: '50%', y: '20%' }]); // prettier-ignore
});

it.each([
  ['shown', ['0%', '20%', '40%', '60%', '80%', '100%']],
  ['hidden', ['100%']],
] as const)('a Lorenz curve with %s values is closed at 100% of both cumulative percents', (values, labels) => {
  const { x, y } = figureOf({ kind: 'lorenz', incomes, values });
  expect(x.ticks.map(({ label }) => label)).toEqual(labels);
  expect(y.ticks.map(({ label }) => label)).toEqual(labels.filter((label) => label !== '0%'));
  expect([x.label, y.label]).toEqual(['Cumulative percent of households', 'Cumulative percent of income']);
});

test.each<[string, Picture, string]>([
  ['a tax and a subsidy', { ...steel, tax: { amount: 1 }, subsidy: { amount: 1 } }, 'not both'],
  ['tax revenue without a tax', { ...steel, show: ['tax-revenue'] }, 'needs a tax'],
  ['a subsidy in place of a tax', { ...steel, subsidy: { amount: 1 }, show: ['tax-revenue'] }, 'needs a tax'],
  ['a loss at the efficient quantity', { ...steel, tax: { amount: 200 }, show: ['deadweight-loss'] }, 'no deadweight loss'],
  ['a point outside of the graph', { ...steel, at: [{ curve: 'demand', quantity: 90, name: 'F' }] }, 'outside the graph'],
  ['a tax on the buyers of one seller', { ...steel, oneSeller: true, tax: { amount: 1, on: 'buyers' } }, 'on sellers'],
  ['two letters in one region', { ...steel, areas: { T: [5, 680], U: [6, 680] } }, 'T and U are one region'],
  ['a tariff and an import quota', { ...sugar, tariff: 1, importQuota: 1 }, 'not both'],
  ['a tariff without a world price', { ...atHome, tariff: 1 }, 'needs a worldPrice'],
  ['quantities without a world price', { ...atHome, show: ['quantities'] }, 'needs a worldPrice'],
  ['exports of an importer', { ...sugar, show: ['exports'] }, 'no exports'],
  ['quota rent of a tariff', { ...sugar, tariff: 100, show: ['quota-rent'] }, 'needs an importQuota'],
  ['one consumer of a public good', { ...lights, consumers: [{ choke: 1, slope: 1 }] }, 'two or three'],
  ['an area around a bend', { ...lights, max: { quantity: 30 }, show: ['sum'], areas: { T: [20, 5] } }, 'bends'],
  ['a share of all households', { kind: 'lorenz', incomes, at: [100] }, 'between 0 and 100'],
  ['a quota and a tax', { ...coffee, quota: 20, tax: { amount: 1 } }, 'one of these at a time'],
  ['quota rent without a quota', { ...coffee, show: ['quota-rent'] }, 'needs a quota'],
  ['purchases without a floor', { ...coffee, purchases: true }, 'need a floor'],
  ['the deadweight loss of purchases', { ...coffee, floor: 6, purchases: true, show: ['deadweight-loss'] }, 'depends on the use'],
])('refuses %s', (_what, picture, why) => expect(() => figureOf(picture)).toThrow(why)); // prettier-ignore
