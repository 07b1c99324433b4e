import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anySlopedMarket } from '../../test-support/any-market';
import { equilibrium } from '../market';
import { valuesOf, type FreeResponseModel } from './models';

const coffee = {
  kind: 'market',
  demand: { choke: 8, slope: 0.1 },
  supply: { reservation: 2, slope: 0.1 },
} as const satisfies FreeResponseModel; // its kind is a literal

const steel = {
  kind: 'externality',
  demand: { choke: 800, slope: 10 },
  supply: { reservation: 200, slope: 10 },
  externalCost: 200,
} as const satisfies FreeResponseModel; // its kind is a literal

type Names = readonly (readonly [name: string, value: number | string])[];

const EXAMPLES: readonly (readonly [what: string, model: FreeResponseModel, names: Names])[] = [
  [
    'a market',
    coffee,
    [
      ['price', 5],
      ['quantity', 30],
      ['consumerSurplus', 45],
      ['producerSurplus', 45],
      ['totalSurplus', 90],
      ['choke', 8],
      ['supplySlope', 0.1],
    ],
  ],
  [
    'a market after an increase in demand',
    { ...coffee, demandShift: 20 },
    [
      ['price', 5],
      ['newPrice', 6],
      ['newQuantity', 40],
      ['newConsumerSurplus', 80],
    ],
  ],
  [
    'a tax',
    { ...coffee, tax: 2 },
    [
      ['quantity', 30],
      ['newQuantity', 20],
      ['buyersPrice', 6],
      ['sellersPrice', 4],
      ['buyersPart', 1],
      ['sellersPart', 1],
      ['revenue', 40],
      ['deadweightLoss', 10],
      ['newTotalSurplus', 80],
    ],
  ],
  [
    'a tax that buyers bear more of',
    { ...coffee, supply: { reservation: 2, slope: 0.05 }, tax: 3 },
    [
      ['largerSide', 'buyers'],
      ['smallerSide', 'sellers'],
    ],
  ],
  [
    'a subsidy',
    { ...coffee, subsidy: 2 },
    [
      ['newQuantity', 40],
      ['buyersPrice', 4],
      ['sellersPrice', 6],
      ['cost', 80],
      ['deadweightLoss', 10],
    ],
  ],
  [
    'a tax after an increase in demand',
    { ...coffee, demandShift: 20, tax: 2 },
    [
      ['quantity', 30],
      ['newPrice', 6],
      ['newQuantity', 30],
      ['buyersPrice', 7],
    ],
  ],
  [
    'a binding ceiling',
    { ...coffee, ceiling: 4 },
    [
      ['quantityDemanded', 40],
      ['quantitySupplied', 20],
      ['shortage', 20],
      ['surplus', 0],
      ['newQuantity', 20],
      ['deadweightLoss', 10],
    ],
  ],
  [
    'a floor that does not bind',
    { ...coffee, floor: 4 },
    [
      ['newQuantity', 30],
      ['surplus', 0],
      ['deadweightLoss', 0],
    ],
  ],
  [
    'a quota',
    { ...coffee, quota: 20 },
    [
      ['buyersPrice', 6],
      ['sellersPrice', 4],
      ['newConsumerSurplus', 20],
      ['newProducerSurplus', 60],
      ['deadweightLoss', 10],
    ],
  ],
  [
    'imports at a world price, with a tariff',
    { ...coffee, worldPrice: 3, tariff: 1 },
    [
      ['price', 5],
      ['newPrice', 3],
      ['quantityDemanded', 50],
      ['quantitySupplied', 10],
      ['imports', 40],
      ['newConsumerSurplus', 125],
      ['newProducerSurplus', 5],
      ['newTotalSurplus', 130],
      ['tariffPrice', 4],
      ['tariffQuantityDemanded', 40],
      ['tariffQuantitySupplied', 20],
      ['tariffImports', 20],
      ['tariffConsumerSurplus', 80],
      ['tariffProducerSurplus', 20],
      ['revenue', 20],
      ['deadweightLoss', 10],
    ],
  ],
  [
    'an import quota',
    { ...coffee, worldPrice: 3, importQuota: 20 },
    [
      ['quotaPrice', 4],
      ['quotaImports', 20],
      ['quotaConsumerSurplus', 80],
      ['rent', 20],
      ['producersGain', 15],
      ['productionLoss', 5],
      ['consumptionLoss', 5],
    ],
  ],
  [
    'a floor with purchases by the government',
    { ...coffee, floor: 6, purchases: true },
    [
      ['newQuantity', 40],
      ['quantityDemanded', 20],
      ['purchases', 20],
      ['cost', 120],
      ['newConsumerSurplus', 20],
      ['newProducerSurplus', 80],
      ['deadweightLoss', 110],
    ],
  ],
  [
    'an external cost with its corrective tax',
    { ...steel, tax: 200 },
    [
      ['price', 500],
      ['quantity', 30],
      ['efficientQuantity', 20],
      ['efficientPrice', 600],
      ['marginalExternal', 200],
      ['externalTotal', 6000],
      ['deadweightLoss', 1000],
      ['correction', 'tax'],
      ['correctiveAmount', 200],
      ['newQuantity', 20],
      ['newDeadweightLoss', 0],
      ['buyersPrice', 600],
      ['sellersPrice', 400],
      ['revenue', 4000],
      ['monopolyQuantity', 20],
      ['monopolyPrice', 600],
    ],
  ],
  [
    'an external cost with permits',
    { ...steel, limit: 20 },
    [
      ['permitPrice', 200],
      ['permits', 4000],
    ],
  ],
  [
    'an external benefit with a subsidy',
    {
      kind: 'externality',
      demand: { choke: 60, slope: 1 },
      supply: { reservation: 10, slope: 1 },
      externalBenefit: 20,
      subsidy: 20,
    },
    [
      ['correction', 'subsidy'],
      ['correctiveAmount', 20],
      ['cost', 700],
      ['newDeadweightLoss', 0],
    ],
  ],
  [
    'a public good',
    {
      kind: 'public-good',
      benefits: [
        { choke: 60, slope: 4 },
        { choke: 120, slope: 4 },
      ],
      cost: { reservation: 100, slope: 0 },
    },
    [
      ['efficientQuantity', 10],
      ['efficientPrice', 100],
      ['part1', 20],
      ['part2', 80],
      ['privateQuantity', 5],
      ['deadweightLoss', 100],
      ['netBenefit', 400],
    ],
  ],
  [
    'a distribution of income with transfers',
    { kind: 'inequality', incomes: [4, 9, 14, 23, 50], transfers: [4, 3, 2, -1, -8] },
    [
      ['gini', 0.424],
      ['newGini', 0.312],
    ],
  ],
  [
    'exports at a world price',
    { ...coffee, worldPrice: 6 },
    [
      ['quantityDemanded', 20],
      ['quantitySupplied', 40],
      ['exports', 20],
      ['newTotalSurplus', 100],
    ],
  ],
  [
    'a monopoly with rising marginal cost',
    { kind: 'monopoly', demand: { choke: 100, slope: 1 }, marginalCost: { start: 10, slope: 1 }, fixedCost: 450 },
    [
      ['quantity', 30],
      ['price', 70],
      ['marginalCostThere', 40],
      ['averageTotalCostThere', 40],
      ['profit', 900],
      ['totalRevenue', 2_100],
      ['totalCost', 1_200],
      ['consumerSurplus', 450],
      ['efficientQuantity', 45],
      ['efficientPrice', 55],
      ['deadweightLoss', 225],
      ['unitElasticQuantity', 50],
      ['unitElasticPrice', 50],
      ['minimumQuantity', 30],
      ['minimumAverage', 40],
    ],
  ],
  [
    'a natural monopoly',
    { kind: 'monopoly', demand: { choke: 20, slope: 1 }, marginalCost: { start: 4, slope: 0 }, fixedCost: 48 },
    [
      ['quantity', 8],
      ['price', 12],
      ['profit', 16],
      ['fairQuantity', 12],
      ['fairPrice', 8],
      ['efficientQuantity', 16],
    ],
  ],
  [
    'a firm in monopolistic competition',
    {
      kind: 'monopolistic-competition',
      demand: { choke: 40, slope: 1 },
      marginalCost: { start: 4, slope: 1 },
      fixedCost: 96,
    },
    [
      ['quantity', 12],
      ['price', 28],
      ['profit', 120],
      ['longRunQuantity', 8],
      ['longRunPrice', 20],
      ['longRunChoke', 28],
      ['longRunDeadweightLoss', 16],
    ],
  ],
  [
    'a game',
    {
      kind: 'game',
      rows: { player: 'Air North', strategies: ['High', 'Low'] },
      columns: { player: 'Air South', strategies: ['High', 'Low'] },
      payoffs: [
        [
          [80, 70],
          [30, 90],
        ],
        [
          [95, 30],
          [50, 40],
        ],
      ],
    },
    [
      ['rowDominant', 'Low'],
      ['columnDominant', 'Low'],
      ['equilibria', 1],
      ['nashRowStrategy', 'Low'],
      ['nashColumnPayoff', 40],
      ['jointColumnStrategy', 'High'],
      ['jointTotal', 150],
      ['rowGainFromCheating', 15],
      ['columnGainFromCheating', 20],
    ],
  ],
  [
    'a game with a fine',
    {
      kind: 'game',
      rows: { player: 'Air North', strategies: ['High', 'Low'] },
      columns: { player: 'Air South', strategies: ['High', 'Low'] },
      payoffs: [
        [
          [80, 70],
          [30, 90],
        ],
        [
          [95, 30],
          [50, 40],
        ],
      ],
      payments: [
        { player: 'rows', strategy: 'Low', amount: -30 },
        { player: 'columns', strategy: 'Low', against: 'High', amount: -25 },
      ],
    },
    [
      ['nashRowStrategy', 'Low'],
      ['newRowDominant', 'High'],
      ['newColumnDominant', 'none'],
      ['newNashRowStrategy', 'High'],
      ['newNashColumnPayoff', 70],
    ],
  ],
  [
    'a straight PPC',
    { kind: 'possibilities', x: 40, y: 20, growth: { x: 2 }, from: 10, to: 30 },
    [
      ['maxX', 40],
      ['maxY', 20],
      ['costOfX', 0.5],
      ['costOfY', 2],
      ['newMaxX', 80],
      ['newMaxY', 20],
      ['gained', 20],
      ['givenUp', 10],
      ['costPerUnit', 0.5],
    ],
  ],
  [
    'two producers by output',
    {
      kind: 'trade',
      goods: ['fish', 'coconuts'],
      form: 'output',
      producers: [
        { name: 'Ana', numbers: [12, 6] },
        { name: 'Ben', numbers: [4, 4] },
      ],
    },
    [
      ['firstCostOfX', 0.5],
      ['secondCostOfX', 1],
      ['firstCostOfY', 2],
      ['secondCostOfY', 1],
      ['absoluteInX', 'Ana'],
      ['absoluteInY', 'Ana'],
      ['comparativeInX', 'Ana'],
      ['comparativeInY', 'Ben'],
      ['lowX', 0.5],
      ['highX', 1],
      ['lowY', 1],
      ['highY', 2],
    ],
  ],
  [
    'an elasticity',
    { kind: 'elasticity', cause: [4, 6], quantity: [120, 80] },
    [
      ['percentOfCause', 50],
      ['midpointOfCause', 40],
      ['midpointOfQuantity', -40],
      ['midpointElasticity', -1],
      ['revenueBefore', 480],
      ['revenueAfter', 480],
      ['revenueChange', 0],
    ],
  ],
  [
    'two goods and a budget',
    {
      kind: 'utility',
      goods: [
        { name: 'tacos', price: 2, marginal: [10, 8, 6, 4] },
        { name: 'burritos', price: 4, marginal: [24, 16, 8] },
      ],
      budget: 14,
      newPrice: 1,
    },
    [
      // At $1, four tacos and two burritos cost $12; nothing is left for $2 but a third burrito for $4.
      ['newUnitsX', 4],
      ['newUnitsY', 2],
      ['newSpending', 12],
      ['newTotalUtility', 68],
      ['newLastXPerDollar', 4],
      ['unitsX', 3],
      ['unitsY', 2],
      ['spending', 14],
      ['totalUtility', 64],
      ['lastX', 6],
      ['lastY', 16],
      ['lastXPerDollar', 3],
      ['lastYPerDollar', 4],
    ],
  ],
  [
    'hours of study',
    { kind: 'marginal', benefit: [10, 8, 6, 4], cost: [3, 4, 5, 6] },
    [
      ['quantity', 3],
      ['netGain', 12],
    ],
  ],
  [
    'straight marginal curves',
    { kind: 'marginal', benefit: { start: 12, slope: 2 }, cost: { start: 2, slope: 3 } },
    [
      ['quantity', 2],
      ['marginalValue', 8],
    ],
  ],
  [
    'a business',
    { kind: 'costs', revenue: 100, explicit: 60, implicit: 45 },
    [
      ['accountingProfit', 40],
      ['economicProfit', -5],
      ['totalCost', 105],
    ],
  ],
];

test.each(EXAMPLES)('the values of %s', (_, model, names) => {
  const values = valuesOf(model);
  const found = names.map(([name]) => {
    const value = values[name];
    return [name, typeof value === 'number' ? Math.round(value * 1e9) / 1e9 : value];
  });
  expect(found).toEqual(names);
});

const height = (model: FreeResponseModel, curve: string, quantity: number): number => {
  const value = valuesOf(model)[curve];
  return typeof value === 'function' ? value(quantity) : NaN;
};

test.each([
  ['demand', coffee, 10, 7],
  ['supply', coffee, 10, 3],
  ['newDemand', { ...coffee, demandShift: 20 }, 10, 9],
  ['newSupply', { ...coffee, supplyShift: -10 }, 10, 4],
  ['most', { kind: 'possibilities', x: 40, y: 20 }, 10, 15],
  ['social', steel, 20, 600],
  [
    'sum',
    {
      kind: 'public-good',
      benefits: [
        { choke: 60, slope: 4 },
        { choke: 120, slope: 4 },
      ],
      cost: { reservation: 9, slope: 0 },
    },
    10,
    100,
  ],
  ['cumulative', { kind: 'inequality', incomes: [4, 9, 14, 23, 50] }, 3, 27],
  ['most', { kind: 'possibilities', x: 50, y: 50, bow: 1 }, 30, 40],
] satisfies [string, FreeResponseModel, number, number][])('%s is a function', (curve, model, quantity, value) =>
  expect(height(model, curve, quantity)).toBeCloseTo(value, 9),
);

test.each<readonly [what: string, model: FreeResponseModel, message: string]>([
  ['two policies', { ...coffee, tax: 1, floor: 6 }, 'one policy'],
  ['a quota above the equilibrium quantity', { ...coffee, quota: 30 }, 'not below the equilibrium quantity'],
  ['a tax and a subsidy on an externality', { ...steel, tax: 1, subsidy: 1 }, 'one policy'],
  ['a tariff beside an import quota', { ...coffee, worldPrice: 3, tariff: 1, importQuota: 1 }, 'not both'],
  ['purchases without a floor', { ...coffee, purchases: true }, 'need a floor'],
  ['a tariff without a world price', { ...coffee, tariff: 1 }, 'needs a world price'],
  ['a tariff that leaves no imports', { ...coffee, worldPrice: 4, tariff: 1 }, 'leave some imports'],
  ['a tax that leaves no trade', { ...coffee, tax: 6 }, 'leaves no trade'],
  [
    'a monopoly whose cost lies above its demand',
    { kind: 'monopoly', demand: { choke: 5, slope: 1 }, marginalCost: { start: 6, slope: 1 }, fixedCost: 0 },
    'nothing to produce',
  ],
  ['a PPC without ends', { kind: 'possibilities', x: 0, y: 4 }, 'above 0'],
])('%s is refused', (_, model, message) => expect(() => valuesOf(model)).toThrow(message));

test('what has no limit has no name', () => {
  const values = valuesOf({ ...coffee, demand: { quantity: 30 }, tax: 1 });
  expect(values).toMatchObject({ price: 5, buyersPart: 1, deadweightLoss: 0 });
  expect(values).not.toHaveProperty('consumerSurplus');
  expect(values).not.toHaveProperty('newTotalSurplus');
});

describe('the values of any market', () => {
  const numbers = (model: FreeResponseModel) => (name: string) => Number(valuesOf(model)[name]);

  it('lose to a tax or a quota just its deadweight loss', () => {
    fc.assert(
      fc.property(anySlopedMarket, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (market, share) => {
        const quota = share * equilibrium(market).quantity;
        const value = numbers({ kind: 'market', ...market, quota });
        fc.pre(value('sellersPrice') >= 0);
        const loss = value('totalSurplus') - value('newTotalSurplus');
        expect(loss).toBeCloseTo(value('deadweightLoss'), 6);
        const tax = value('buyersPrice') - value('sellersPrice');
        const taxed = numbers({ kind: 'market', ...market, tax });
        expect(taxed('newQuantity')).toBeCloseTo(quota, 6);
        expect(taxed('totalSurplus') - taxed('newTotalSurplus')).toBeCloseTo(taxed('deadweightLoss'), 6);
      }),
    );
  });
});

it('tells the benefit of each unit in a list', () => {
  const model: FreeResponseModel = { kind: 'marginal', benefit: [10, 8, 6, 4], cost: [3, 4, 5, 6] };
  expect([1, 3, 5].map((unit) => height(model, 'benefitOf', unit))).toEqual([10, 6, 0]);
});

it('finds where average total cost meets demand and marginal cost', () => {
  fc.assert(
    fc.property(
      fc.record({ choke: fc.integer({ min: 40, max: 200 }), slope: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ start: fc.integer({ min: 0, max: 30 }), slope: fc.integer({ min: 1, max: 9 }) }),
      fc.integer({ min: 0, max: 40 }),
      (demand, marginalCost, fixedCost) => {
        const model: FreeResponseModel = { kind: 'monopoly', demand, marginalCost, fixedCost: fixedCost + 1 };
        const { fairQuantity, fairPrice, minimumQuantity, minimumAverage, quantity } = valuesOf(model);
        expect(height(model, 'marginalRevenue', Number(quantity))).toBeCloseTo(
          height(model, 'marginalCost', Number(quantity)),
          6,
        );
        expect(height(model, 'marginalCost', Number(minimumQuantity))).toBeCloseTo(Number(minimumAverage), 6);
        if (fairQuantity !== undefined)
          expect(height(model, 'averageTotalCost', Number(fairQuantity))).toBeCloseTo(Number(fairPrice), 6);
      },
    ),
  );
});
