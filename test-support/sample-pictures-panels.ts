import type { Picture } from '../economics/picture/picture';

// Pictures of two panels, beside sample-pictures.ts.

const world = {
  kind: 'market',
  title: 'World market',
  quantity: 'Tons (millions)',
  price: 'Price ($ a ton)',
  demand: { choke: 800, slope: 1 },
  supply: { reservation: 200, slope: 1 },
} as const satisfies Picture;

const home = {
  kind: 'market',
  title: 'One country',
  quantity: 'Tons (thousands)',
  price: 'Price ($ a ton)',
  demand: { choke: 900, slope: 10 },
  supply: { reservation: 300, slope: 10 },
  priceLine: 500,
} as const satisfies Picture;

const wheat = {
  kind: 'market',
  title: 'Market',
  quantity: 'Bushels (millions)',
  price: 'Price ($)',
  demand: { choke: 18, slope: 0.1 },
  supply: { reservation: 2, slope: 0.1 },
} as const satisfies Picture;

/** ATC is lowest, $10, at 8. */
const farm = {
  kind: 'firm',
  title: 'Firm',
  quantity: 'Bushels (thousands)',
  price: 'Price and cost ($)',
  costs: { fixed: 32, linear: 2, quadratic: 0.5 },
} as const satisfies Picture;

const theater = {
  kind: 'firm',
  quantity: 'Tickets',
  price: 'Price ($)',
  costs: { fixed: 0, linear: 4 },
  curves: ['D', 'MR', 'MC'],
} as const satisfies Picture;

/** Tangent to ATC at 8 when demand begins at $28. */
const salon = {
  kind: 'firm',
  quantity: 'Haircuts per day',
  price: 'Price and cost ($)',
  costs: { fixed: 96, linear: 4, quadratic: 0.5 },
} as const satisfies Picture;

export const PANEL_PICTURES: Readonly<Record<string, Picture>> = {
  'two markets': {
    kind: 'panels',
    left: {
      kind: 'market',
      title: 'Coffee',
      quantity: 'Cups an hour',
      price: 'Price ($)',
      demand: { choke: 8, slope: 0.1 },
      supply: { reservation: 2, slope: 0.1 },
      supplyShift: -20,
      show: ['old-equilibrium', 'equilibrium', 'shift-arrow'],
    },
    right: {
      kind: 'market',
      title: 'Tea',
      quantity: 'Cups an hour',
      price: 'Price ($)',
      demand: { choke: 7, slope: 0.1 },
      supply: { reservation: 1, slope: 0.1 },
      demandShift: 20,
      show: ['old-equilibrium', 'equilibrium', 'shift-arrow'],
    },
  },
  'a price from another market': {
    kind: 'panels',
    link: 'price',
    left: world,
    right: { ...home, show: ['consumer-surplus', 'producer-surplus'], areas: 'letters' },
  },
  'a price in letters': {
    kind: 'panels',
    link: 'price',
    left: { ...world, values: 'hidden', demandShift: 100, show: ['old-equilibrium', 'equilibrium'] },
    right: { ...home, priceLine: 550, values: 'hidden' },
  },
  'a market and a firm in the long run': {
    kind: 'panels',
    link: 'price',
    left: { ...wheat, values: 'hidden' },
    right: { ...farm, marketPrice: 10, values: 'hidden' },
  },
  'a firm with a profit': {
    kind: 'panels',
    link: 'price',
    left: { ...wheat, demand: { choke: 26, slope: 0.1 } },
    right: { ...farm, marketPrice: 14, show: ['output', 'profit'], areas: 'letters' },
  },
  'demand increases in a market': {
    kind: 'panels',
    link: 'price',
    left: { ...wheat, values: 'hidden', demandShift: 40, show: ['old-equilibrium', 'equilibrium', 'shift-arrow'] },
    right: { ...farm, marketPrice: 10, newMarketPrice: 12, values: 'hidden', show: ['old-output', 'output'] },
  },
  'prices for two groups': {
    kind: 'panels',
    link: 'price',
    left: { ...theater, title: 'Adults', demand: { choke: 20, slope: 0.1 } },
    right: { ...theater, title: 'Students', demand: { choke: 12, slope: 0.1 } },
  },
  'monopolistic competition': {
    kind: 'panels',
    left: { ...salon, title: 'Short run', demand: { choke: 40, slope: 1 }, values: 'hidden' },
    right: { ...salon, title: 'Long run', demand: { choke: 28, slope: 1 }, values: 'hidden' },
  },
};
