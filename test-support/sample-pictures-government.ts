import type { Picture } from '../economics/picture/picture';

// Externalities, trade policy, limits on markets, public goods and inequality.

const coffee = {
  kind: 'market',
  quantity: 'Cups of coffee an hour',
  price: 'Price ($ a cup)',
  demand: { choke: 8, slope: 0.1 },
  supply: { reservation: 2, slope: 0.1 },
} as const satisfies Picture;

const steel = {
  kind: 'externality',
  quantity: 'Tons of steel (thousands per day)',
  price: 'Price ($ per ton)',
  demand: { choke: 800, slope: 10 },
  supply: { reservation: 200, slope: 10 },
  externalCost: 200,
} as const satisfies Picture;

const shots = {
  kind: 'externality',
  quantity: 'Flu shots (thousands per week)',
  price: 'Price ($ per shot)',
  demand: { choke: 60, slope: 1 },
  supply: { reservation: 10, slope: 1 },
  externalBenefit: 20,
} as const satisfies Picture;

const sugarAtHome = {
  kind: 'world-trade',
  quantity: 'Tons of sugar (thousands per month)',
  price: 'Price ($ per ton)',
  demand: { choke: 1000, slope: 10 },
  supply: { reservation: 200, slope: 10 },
} as const satisfies Picture;

const sugar = { ...sugarAtHome, worldPrice: 400 } as const;

const wishes = {
  kind: 'public-good',
  quantity: 'Streetlights',
  price: 'Value ($ per light)',
  consumers: [
    { choke: 60, slope: 4 },
    { choke: 120, slope: 4 },
  ],
} as const satisfies Picture;

const lights = { ...wishes, cost: { reservation: 100, slope: 0 } } as const;

const incomes = [4, 9, 14, 23, 50];

export const GOVERNMENT_PICTURES: Readonly<Record<string, Picture>> = {
  'quota on a market': { ...coffee, quota: 20, show: ['wedge', 'quota-rent', 'deadweight-loss'] },
  'quota, surplus of both sides': { ...coffee, quota: 20, show: ['wedge', 'consumer-surplus', 'producer-surplus'] },
  'quota in letters': {
    ...coffee,
    quota: 20,
    values: 'hidden',
    show: ['wedge', 'equilibrium'],
    areas: { T: [5, 7], U: [5, 5.5], V: [5, 4.5], W: [22, 5.4], X: [22, 4.6], Y: [5, 3] },
  },
  'floor with purchases': { ...coffee, floor: 6, purchases: true, show: ['surplus', 'purchases', 'producer-surplus'] },
  'external cost': steel,
  'external cost, the last unit': { ...steel, show: ['market', 'external-amount'] },
  'external cost in total': { ...steel, show: ['market', 'external-total'] },
  'external cost and its loss': { ...steel, show: ['market', 'efficient', 'deadweight-loss'] },
  'external cost before it is known': { ...steel, show: ['market'] },
  'external cost with a corrective tax': {
    ...steel,
    tax: { amount: 200, on: 'sellers' },
    show: ['efficient', 'wedge', 'tax-revenue'],
  },
  'external cost with a small tax': {
    ...steel,
    tax: { amount: 100, on: 'sellers' },
    show: ['efficient', 'wedge', 'deadweight-loss'],
  },
  'growing external cost': { ...steel, externalCost: { start: 0, slope: 5 } },
  'external cost of consumption': { ...steel, on: 'consumption', show: ['market', 'efficient', 'deadweight-loss'] },
  'external cost in letters': {
    ...steel,
    values: 'hidden',
    areas: { T: [5, 680], U: [5, 550], V: [10, 350], W: [27, 600], X: [24, 480] },
  },
  'points on social and private curves': {
    ...steel,
    show: ['social'],
    values: 'hidden',
    names: { demand: 'MPB', supply: 'MPC' },
    at: [
      { curve: 'demand', quantity: 20, name: 'F' },
      { curve: 'demand', quantity: 30, name: 'G' },
      { curve: 'social', quantity: 30, name: 'H' },
    ],
  },
  'external cost of one seller': {
    ...steel,
    externalCost: 100,
    oneSeller: true,
    show: ['market', 'efficient', 'deadweight-loss'],
  },
  'external cost of one seller in letters': {
    ...steel,
    externalCost: 100,
    oneSeller: true,
    values: 'hidden',
    areas: { T: [12, 640], U: [22, 560], V: [5, 400] },
  },
  'external cost of one seller who is taxed': {
    ...steel,
    oneSeller: true,
    tax: { amount: 60, on: 'sellers' },
    show: ['efficient', 'deadweight-loss'],
  },
  'external benefit': shots,
  'external benefit and its loss': { ...shots, show: ['market', 'efficient', 'deadweight-loss'] },
  'external benefit with a subsidy': {
    ...shots,
    subsidy: { amount: 20, on: 'buyers' },
    show: ['efficient', 'wedge', 'subsidy-cost'],
  },
  'external benefit taxed': { ...shots, tax: { amount: 10 }, show: ['wedge', 'efficient', 'deadweight-loss'] },
  'external benefit of production': { ...shots, on: 'production' },
  'no trade': { ...sugarAtHome, show: ['autarky', 'consumer-surplus', 'producer-surplus'] },
  imports: { ...sugar, show: ['quantities', 'imports'] },
  'imports compared with no trade': { ...sugar, show: ['autarky', 'quantities', 'gains-from-trade'] },
  exports: { ...sugar, worldPrice: 750, show: ['quantities', 'exports', 'gains-from-trade'] },
  'imports and surplus': { ...sugar, show: ['quantities', 'consumer-surplus', 'producer-surplus'] },
  tariff: { ...sugar, tariff: 100, show: ['quantities', 'tariff-revenue', 'deadweight-loss'] },
  'tariff and imports': { ...sugar, tariff: 100, show: ['quantities', 'imports'] },
  'tariff in letters': {
    ...sugar,
    tariff: 100,
    values: 'hidden',
    areas: { T: [10, 700], U: [10, 450], V: [27, 430], W: [40, 450], X: [53, 430], Y: [5, 330], Z: [40, 530] },
  },
  'import quota': { ...sugar, importQuota: 20, show: ['quantities', 'quota-rent', 'deadweight-loss'] },
  'public good': lights,
  'public good without its cost': wishes,
  'public good, what each is willing to pay': { ...lights, show: ['efficient', 'parts'] },
  'public good with free riders': { ...lights, show: ['efficient', 'private', 'deadweight-loss'] },
  'public good in letters': {
    ...lights,
    values: 'hidden',
    show: ['efficient', 'private'],
    areas: { T: [2, 130], U: [2, 20], V: [6, 110] },
  },
  'Lorenz curve': { kind: 'lorenz', incomes, show: ['points', 'gini'] },
  'Lorenz curve read': { kind: 'lorenz', incomes, at: [40, 80] },
  'Lorenz curve in letters': { kind: 'lorenz', incomes, values: 'hidden', areas: 'letters' },
  'Lorenz curve after a transfer': { kind: 'lorenz', incomes, after: [8, 12, 16, 22, 42], show: ['points'] },
};
