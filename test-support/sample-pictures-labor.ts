import type { HiringPicture } from '../economics/picture/hiring-picture';
import type { LaborMarketPicture } from '../economics/picture/labor-market-picture';
import type { MonopsonyPicture } from '../economics/picture/monopsony-picture';
import type { Picture } from '../economics/picture/picture';

const cooks = {
  kind: 'labor-market',
  quantity: 'Cooks (thousands)',
  wage: 'Wage ($ an hour)',
  demand: { choke: 30, slope: 0.2 },
  supply: { reservation: 6, slope: 0.2 },
} as const satisfies LaborMarketPicture;

const farm = {
  kind: 'hiring',
  quantity: 'Workers a day',
  wage: 'Wage ($ a day)',
  mrp: { start: 240, slope: 10 },
  marketWage: 120,
} as const satisfies HiringPicture;

const mine = {
  kind: 'monopsony',
  quantity: 'Miners',
  wage: 'Wage ($ an hour)',
  mrp: { start: 48, slope: 0.2 },
  supply: { reservation: 12, slope: 0.2 },
} as const satisfies MonopsonyPicture;

/** Graphs of factor markets: labor markets, the hiring of firms, monopsony. */
export const LABOR_PICTURES: Readonly<Record<string, Picture>> = {
  'labor market': cooks,
  'labor market: demand shifts': {
    ...cooks,
    demandShift: 20,
    show: ['old-equilibrium', 'equilibrium', 'shift-arrow', 'movement-arrow'],
  },
  'labor market: supply shifts, in letters': {
    ...cooks,
    supplyShift: -20,
    show: ['old-equilibrium', 'equilibrium', 'shift-arrow'],
    values: 'hidden',
  },
  'labor market: minimum wage': { ...cooks, minimumWage: 22, show: ['surplus', 'equilibrium'] },
  'labor market: minimum wage, who gains': {
    ...cooks,
    minimumWage: 22,
    show: ['hired', 'employers-surplus', 'workers-surplus', 'deadweight-loss'],
  },
  'labor market: minimum wage that does not bind': { ...cooks, minimumWage: 12, show: ['equilibrium'] },
  'labor market: shortage at a wage': { ...cooks, wageLine: 13, show: ['shortage'] },
  'labor market: areas by letter': {
    ...cooks,
    minimumWage: 22,
    show: ['hired'],
    areas: { T: [10, 25], U: [20, 16], V: [46, 18], W: [80, 17] },
    values: 'hidden',
  },
  hiring: farm,
  'hiring: wage rises': { ...farm, newWage: 160, show: ['old-hiring', 'hiring', 'shift-arrow'] },
  'hiring: MRP shifts': {
    ...farm,
    newMrp: { start: 320, slope: 10 },
    show: ['old-hiring', 'hiring', 'shift-arrow'],
  },
  'hiring: product price doubles, in letters': {
    ...farm,
    marketWage: 160,
    newMrp: { start: 480, slope: 20 },
    show: ['old-hiring', 'hiring'],
    values: 'hidden',
  },
  'hiring: wages paid': { ...farm, show: ['hiring', 'wage-bill'] },
  'hiring: areas by letter': { ...farm, areas: { T: [4, 160], U: [4, 60], V: [16, 100] }, values: 'hidden' },
  'hiring: worker by worker': {
    kind: 'hiring',
    quantity: 'Workers',
    wage: 'Wage ($ a day)',
    mrp: [160, 200, 170, 140, 110, 60],
    marketWage: 120,
  },
  'MRP alone': {
    kind: 'hiring',
    quantity: 'Workers',
    wage: 'MRP ($)',
    mrp: { start: 240, slope: 10 },
    at: [{ quantity: 8, name: 'F' }],
  },
  monopsony: mine,
  'monopsony against competition': {
    ...mine,
    show: ['hiring', 'mrp-at-hiring', 'competitive', 'deadweight-loss'],
  },
  'monopsony in letters': { ...mine, show: ['hiring', 'mrp-at-hiring', 'competitive'], values: 'hidden' },
  'monopsony: who gains': { ...mine, show: ['hiring', 'employers-surplus', 'workers-surplus', 'deadweight-loss'] },
  'monopsony: areas by letter': {
    ...mine,
    show: ['hiring', 'competitive'],
    areas: { T: [20, 38], U: [20, 26], V: [20, 18], W: [67, 32], X: [67, 27] },
    values: 'hidden',
  },
  'monopsony: minimum wage': { ...mine, minimumWage: 30, show: ['old-hiring', 'hiring'] },
  'monopsony: minimum wage above the competitive wage': { ...mine, minimumWage: 34, show: ['hiring', 'surplus'] },
  'monopsony: MRC left out': { ...mine, show: ['mrp', 'supply', 'hiring', 'competitive'] },
  'labor market and firm': {
    kind: 'panels',
    link: 'wage',
    left: {
      ...cooks,
      title: 'Labor market',
      supplyShift: -20,
      show: ['old-equilibrium', 'equilibrium', 'shift-arrow'],
    },
    right: {
      kind: 'hiring',
      title: 'Firm',
      quantity: 'Cooks',
      wage: cooks.wage,
      mrp: { start: 28, slope: 1 },
      marketWage: 18,
      newWage: 20,
      show: ['old-hiring', 'hiring'],
    },
  },
};
