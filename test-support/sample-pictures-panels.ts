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
};
