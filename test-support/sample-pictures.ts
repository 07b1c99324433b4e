import type { MarketPicture, MarketPart } from '../economics/picture/market-picture';
import type { Picture } from '../economics/picture/picture';
import { GOVERNMENT_PICTURES } from './sample-pictures-government';
import { LABOR_PICTURES } from './sample-pictures-labor';
import { FIRM_PICTURES } from './sample-pictures-firm';

// Every kind and variant of picture, for viewing (npm run figures) and for tests of label collisions.

const coffee = {
  kind: 'market',
  quantity: 'Cups of coffee an hour',
  price: 'Price ($ a cup)',
  demand: { choke: 8, slope: 0.1 },
  supply: { reservation: 2, slope: 0.1 },
} as const satisfies MarketPicture;

const rents = {
  kind: 'market',
  quantity: 'Apartments (thousands)',
  price: 'Rent ($ a month)',
  demand: { choke: 2000, slope: 20 },
  supply: { reservation: 200, slope: 10 },
} as const satisfies MarketPicture;

const wages = {
  kind: 'market',
  quantity: 'Hours of work a week',
  price: 'Wage ($ an hour)',
  demand: { choke: 24, slope: 0.2 },
  supply: { reservation: 4, slope: 0.2 },
} as const satisfies MarketPicture;

const pizza = {
  kind: 'possibilities',
  x: 'Fish (a day)',
  y: 'Coconuts (a day)',
  frontier: { x: 40, y: 20, bow: 0.8 },
} as const satisfies Picture;

const shifted = (demandShift: number, supplyShift: number): MarketPicture => ({
  ...coffee,
  ...(demandShift === 0 ? {} : { demandShift }),
  ...(supplyShift === 0 ? {} : { supplyShift }),
  show: [
    'old-equilibrium',
    'equilibrium',
    'shift-arrow',
    ...(demandShift && supplyShift ? [] : (['movement-arrow'] as const)),
  ],
});

const ALL_SURPLUS: readonly MarketPart[] = ['consumer-surplus', 'producer-surplus', 'deadweight-loss'];

export const SAMPLE_PICTURES: Readonly<Record<string, Picture>> = {
  equilibrium: coffee,
  'surplus of both sides': { ...coffee, show: ['equilibrium', 'consumer-surplus', 'producer-surplus'] },
  'areas as letters': {
    ...coffee,
    tax: { amount: 2 },
    show: ['wedge', ...ALL_SURPLUS, 'tax-revenue'],
    areas: 'letters',
    values: 'hidden',
  },
  'demand alone': {
    kind: 'market',
    quantity: coffee.quantity,
    price: coffee.price,
    demand: coffee.demand,
    at: [
      { curve: 'demand', price: 6, name: 'A' },
      { curve: 'demand', price: 3, name: 'B' },
    ],
    show: ['movement-arrow'],
  },
  'supply alone': {
    kind: 'market',
    quantity: coffee.quantity,
    price: coffee.price,
    supply: coffee.supply,
    supplyShift: 20,
    show: ['shift-arrow'],
    max: { quantity: 100, price: 10 },
  },
  'demand rises': shifted(20, 0),
  'demand falls': shifted(-20, 0),
  'supply rises': shifted(0, 20),
  'supply falls': shifted(0, -20),
  'both rise': shifted(20, 20),
  'supply falls while demand rises': shifted(20, -20),
  'a small shift': shifted(4, 0),
  'a shift in letters': { ...shifted(20, 0), values: 'hidden' } as MarketPicture, // prettier-ignore
  'price above equilibrium': { ...coffee, priceLine: 6.5, show: ['surplus'] },
  'price below equilibrium': { ...coffee, priceLine: 3.5, show: ['shortage', 'equilibrium'] },
  'surplus at a price': { ...coffee, priceLine: 5, show: ['consumer-surplus', 'producer-surplus'] },
  'tax wedge': { ...coffee, tax: { amount: 2 }, show: ['wedge', 'equilibrium'] },
  'tax on sellers': { ...coffee, tax: { amount: 2, on: 'sellers' }, show: ['wedge', ...ALL_SURPLUS, 'tax-revenue'] },
  'tax on buyers': { ...coffee, tax: { amount: 2, on: 'buyers' }, show: ['wedge', 'tax-revenue', 'deadweight-loss'] },
  'tax incidence': {
    ...coffee,
    supply: { reservation: 4, slope: 0.05 },
    tax: { amount: 3 },
    show: ['wedge', 'incidence', 'deadweight-loss'],
  },
  subsidy: { ...coffee, subsidy: { amount: 2 }, show: ['wedge', 'subsidy-cost', 'deadweight-loss'] },
  'subsidy to sellers': { ...coffee, subsidy: { amount: 2, on: 'sellers' }, show: ['equilibrium', 'wedge'] },
  ceiling: { ...rents, ceiling: 600, show: ['shortage', ...ALL_SURPLUS] },
  'ceiling, the shortage alone': { ...rents, ceiling: 600, show: ['shortage', 'equilibrium'] },
  'ceiling that does not bind': { ...rents, ceiling: 1200, show: ['equilibrium'] },
  floor: { ...wages, floor: 18, show: ['surplus', ...ALL_SURPLUS] },
  'floor, the surplus alone': { ...wages, floor: 18, show: ['surplus', 'equilibrium'] },
  'perfectly inelastic demand': {
    ...coffee,
    demand: { quantity: 40 },
    tax: { amount: 2 },
    show: ['wedge', 'tax-revenue'],
  },
  'perfectly elastic supply': {
    ...coffee,
    supply: { reservation: 4, slope: 0 },
    show: ['equilibrium', 'consumer-surplus'],
  },
  'long-run supply': {
    ...coffee,
    longRun: true,
    supply: { reservation: 4, slope: 0 },
    show: ['equilibrium', 'consumer-surplus'],
  },
  'bowed frontier': {
    ...pizza,
    growth: { x: 50, y: 25, bow: 0.8 },
    points: [
      { name: 'A', x: 10 },
      { name: 'B', x: 10, y: 8 },
      { name: 'C', x: 45, y: 22 },
    ],
  },
  'increasing opportunity cost': { ...pizza, steps: [0, 10, 20, 30, 40] },
  'straight frontier with trade': {
    ...pizza,
    frontier: { x: 40, y: 20, bow: 0 },
    trade: { makes: 'x', yPerX: 1 },
    points: [{ name: 'A', x: 20 }],
  },
  'frontier from a table': {
    ...pizza,
    frontier: {
      schedule: [
        [0, 20],
        [10, 18],
        [20, 12],
        [30, 0],
      ],
    },
    points: [
      { name: 'A', x: 0 },
      { name: 'B', x: 10 },
      { name: 'C', x: 20 },
      { name: 'D', x: 30 },
    ],
  },
  'marginal steps': {
    kind: 'marginal',
    x: 'Hours of study',
    y: 'Points on the test',
    benefit: [10, 8, 6, 4, 2],
    cost: [3, 4, 5, 6, 7],
    show: ['optimum', 'net-gain'],
  },
  'marginal lines': {
    kind: 'marginal',
    x: 'Hours of study',
    y: 'Points on the test',
    benefit: { start: 12, slope: 2 },
    cost: { start: 2, slope: 1 },
    show: ['optimum', 'net-gain'],
  },
  'marginal areas': {
    kind: 'marginal',
    x: 'Hours of study',
    y: 'Points on the test',
    benefit: { start: 12, slope: 2 },
    cost: { start: 2, slope: 0.5 },
    show: [],
    at: [
      { curve: 'benefit', quantity: 2, name: 'F' },
      { curve: 'cost', quantity: 5, name: 'G' },
    ],
    areas: { T: [0.7, 8], U: [0.7, 1], V: [2.6, 5], W: [4.5, 1], X: [4.7, 3.6] },
  },
  'marginal utility': { kind: 'utility', x: 'Slices of pizza', y: 'Utils', marginal: [10, 7, 4, 0, -3] },
  'total utility': {
    kind: 'utility',
    x: 'Slices of pizza',
    y: 'Utils',
    marginal: [10, 7, 4, 0, -3],
    show: ['marginal', 'total', 'maximum'],
  },
  'buyers and sellers one by one': {
    kind: 'schedule',
    quantity: 'Guitar lessons',
    price: 'Price ($ a lesson)',
    buyers: [50, 40, 30, 20],
    sellers: [10, 20, 30, 40],
    priceLine: 30,
    show: ['consumer-surplus', 'producer-surplus'],
  },
  'revenue at two prices': {
    kind: 'revenue',
    quantity: 'Tickets a day',
    price: 'Price ($ a ticket)',
    demand: { choke: 20, slope: 0.1 },
    at: [12, 8],
    show: ['stretches', 'revenue'],
  },
  'revenue at one price': {
    kind: 'revenue',
    quantity: 'Tickets a day',
    price: 'Price ($ a ticket)',
    demand: { choke: 20, slope: 0.1 },
    at: [15],
  },
  'elasticity of demand': {
    kind: 'elasticities',
    quantity: 'Units a week',
    price: 'Price ($)',
    side: 'demand',
    through: { quantity: 40, price: 10 },
    curves: [
      { name: 'D1', slope: 0.1 },
      { name: 'D2', slope: 0.5 },
    ],
    newPrice: 12,
  },
  'all elasticities': {
    kind: 'elasticities',
    quantity: 'Units a week',
    price: 'Price ($)',
    side: 'demand',
    through: { quantity: 40, price: 10 },
    curves: [
      { name: 'Perfectly elastic', slope: 0 },
      { name: 'Elastic', slope: 0.1 },
      { name: 'Inelastic', slope: 0.6 },
      { name: 'Perfectly inelastic', slope: 'vertical' },
    ],
  },
  bars: {
    kind: 'bars',
    x: "Tonight's choices",
    y: 'Worth to you ($)',
    unit: '$',
    bars: [
      { name: 'Work', value: 30 },
      { name: 'Run', value: 18, side: 'buyers' },
    ],
  },
  'bars of falling values': {
    kind: 'bars',
    x: 'Gasoline this year',
    y: 'Change in percent',
    unit: '%',
    bars: [
      { name: 'Price', value: 10 },
      { name: 'Quantity', value: -3, side: 'buyers' },
    ],
  },
  'one thing in focus': { ...coffee, priceLine: 4, show: ['shortage'], focus: ['shortage', 'price-line'] },
  'elasticity of supply': {
    kind: 'elasticities',
    quantity: 'Units a week',
    price: 'Price ($)',
    side: 'supply',
    through: { quantity: 40, price: 10 },
    curves: [
      { name: 'S1', slope: 0.1 },
      { name: 'S2', slope: 0.5 },
    ],
    newPrice: 14,
  },
  ...GOVERNMENT_PICTURES,
  ...LABOR_PICTURES,
  ...FIRM_PICTURES,
};
