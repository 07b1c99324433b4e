import type { FirmPicture } from '../economics/picture/firm-picture';
import type { Picture } from '../economics/picture/picture';

// Production, costs and the firm, for viewing and for tests of label collisions.

/** The lowest AVC is $6 at 40, the lowest ATC $11.50 at 50. */
const bakery = {
  kind: 'firm',
  quantity: 'Loaves per hour',
  price: 'Price and cost ($)',
  costs: { fixed: 250, linear: 14, quadratic: -0.4, cubic: 0.005 },
} as const satisfies FirmPicture;

/** TC = 100 + 4q + q²/4: 16 units at $28; ATC is lowest, $14, at 20. */
const monopoly = {
  kind: 'firm',
  quantity: 'Doses (thousands per week)',
  price: 'Price and cost ($)',
  demand: { choke: 44, slope: 1 },
  costs: { fixed: 100, linear: 4, quadratic: 0.25 },
} as const satisfies FirmPicture;

const utility = {
  ...monopoly,
  quantity: 'Households (thousands)',
  demand: { choke: 40, slope: 1 },
  costs: { fixed: 240, linear: 6 },
} as const satisfies FirmPicture;

const pizzas = {
  kind: 'production',
  x: 'Workers',
  y: 'Pizzas per hour',
  production: { linear: 15, quadratic: 6, cubic: -1 },
} as const satisfies Picture;

const cars = {
  kind: 'long-run-cost',
  quantity: 'Cars (thousands per year)',
  price: 'Average total cost ($ thousands)',
  cost: { start: 60, lowest: 30, from: 40, to: 60, end: { quantity: 100, cost: 46 } },
} as const satisfies Picture;

export const FIRM_PICTURES: Readonly<Record<string, Picture>> = {
  'total product': { ...pizzas, show: ['total', 'maximum', 'diminishing'] },
  'marginal and average product': { ...pizzas, show: ['marginal', 'average', 'diminishing', 'highest-average'] },
  'products in letters': { ...pizzas, show: ['marginal', 'average'], values: 'hidden' },
  'a production table': { ...pizzas, production: [4, 10, 15, 18, 19, 17], show: ['total', 'maximum'], at: [{ curve: 'total', input: 2, name: 'F' }] }, // prettier-ignore
  'marginal product of a table': { ...pizzas, production: [4, 10, 15, 18, 19, 17], show: ['marginal', 'diminishing'] },
  'better technology': { ...pizzas, newProduction: { linear: 20, quadratic: 8, cubic: -1.2 } },
  'cost curves': { ...bakery, curves: ['MC', 'ATC', 'AVC'] },
  'cost curves with AFC': { ...bakery, curves: ['MC', 'ATC', 'AVC', 'AFC'] },
  'lowest average costs': { ...bakery, curves: ['MC', 'ATC', 'AVC'], show: ['minimum-atc', 'minimum-avc'] },
  'shutdown and break-even': { ...bakery, curves: ['MC', 'ATC', 'AVC'], show: ['shut-down', 'break-even'], values: 'hidden' }, // prettier-ignore
  'short-run supply of a firm': { ...bakery, curves: ['MC', 'AVC'], show: ['supply', 'shut-down'] },
  'a profit': { ...bakery, marketPrice: 20, show: ['output', 'profit'] },
  'a loss': { ...bakery, marketPrice: 8, curves: ['MC', 'ATC', 'AVC', 'D'], show: ['output', 'profit'] },
  'a loss in letters': { ...bakery, marketPrice: 8, curves: ['MC', 'ATC', 'AVC', 'D'], show: ['output'], values: 'hidden' }, // prettier-ignore
  'below the shutdown price': { ...bakery, marketPrice: 4, curves: ['MC', 'ATC', 'AVC', 'D'], show: ['shut-down'] },
  'costs and revenue': { ...bakery, marketPrice: 20, show: ['output', 'total-cost', 'profit'] },
  'fixed and variable cost': { ...bakery, marketPrice: 20, curves: ['MC', 'ATC', 'AVC', 'D'], show: ['output', 'variable-cost', 'fixed-cost'] }, // prettier-ignore
  'a higher price': { ...bakery, marketPrice: 12, newMarketPrice: 20, show: ['old-output', 'output', 'shift-arrow'] },
  'a lower price in letters': { ...bakery, marketPrice: 20, newMarketPrice: 11.5, show: ['old-output', 'output'], values: 'hidden' }, // prettier-ignore
  'long-run equilibrium of a firm': { ...bakery, costs: { fixed: 100, linear: 2, quadratic: 1 }, marketPrice: 22, show: ['output'], values: 'hidden' }, // prettier-ignore
  'a per-unit cost increase': { ...bakery, marketPrice: 20, newCosts: { fixed: 250, linear: 17, quadratic: -0.4, cubic: 0.005 }, show: ['old-output', 'output', 'shift-arrow'] }, // prettier-ignore
  'a lump-sum tax': { ...bakery, marketPrice: 20, newCosts: { fixed: 400, linear: 14, quadratic: -0.4, cubic: 0.005 }, show: ['output', 'shift-arrow'] }, // prettier-ignore
  'areas of a price taker': { ...bakery, marketPrice: 20, curves: ['MC', 'D'], at: [{ curve: 'MC', quantity: 60, name: 'F' }], show: ['output'], values: 'hidden', areas: { T: [15, 15], U: [30, 3], V: [65, 3] } }, // prettier-ignore
  monopoly: { ...monopoly, show: ['output', 'profit'] },
  'monopoly in letters': { ...monopoly, values: 'hidden', show: ['output', 'efficient-output'] },
  'deadweight loss of a monopoly': { ...monopoly, curves: ['D', 'MR', 'MC'], show: ['output', 'consumer-surplus', 'producer-surplus', 'deadweight-loss'] }, // prettier-ignore
  'areas of a monopoly': { ...monopoly, curves: ['D', 'MR', 'MC'], show: ['output', 'efficient-output'], values: 'hidden', areas: { T: [4, 38], U: [3, 22], V: [18, 22], W: [18, 15] } }, // prettier-ignore
  'a demand that increases': { ...monopoly, curves: ['D', 'MR', 'MC'], demandShift: 10, show: ['old-output', 'output', 'shift-arrow'] }, // prettier-ignore
  'natural monopoly': { ...utility, values: 'hidden', show: ['output', 'fair-return', 'efficient-output'] },
  'natural monopoly at a fair return': { ...utility, regulated: 'fair-return', show: ['old-output', 'output', 'deadweight-loss'] }, // prettier-ignore
  'natural monopoly at marginal cost': { ...utility, regulated: 'efficient', show: ['output', 'profit'] },
  'a price ceiling for a monopoly': { ...monopoly, regulated: 24, show: ['old-output', 'output'] },
  'perfect price discrimination': { ...monopoly, costs: { fixed: 0, linear: 10 }, curves: ['D', 'MC'], discriminates: true, show: ['output', 'profit'] }, // prettier-ignore
  'a monopoly with a loss': { ...monopoly, costs: { fixed: 400, linear: 4, quadratic: 0.25 }, show: ['output', 'profit'] }, // prettier-ignore
  'monopolistic competition in the long run': { ...monopoly, costs: { fixed: 320, linear: 4, quadratic: 0.25 }, values: 'hidden' }, // prettier-ignore
  'largest revenue of a monopoly': { ...monopoly, curves: ['D', 'MR'], show: ['unit-elastic'], at: [{ curve: 'D', quantity: 8, name: 'F' }] }, // prettier-ignore
  'long-run average cost': { ...cars, show: ['curve', 'regions', 'minimum-efficient-scale'] },
  'lower costs in the long run': { ...cars, newCost: { start: 50, lowest: 22, from: 40, to: 60, end: { quantity: 100, cost: 38 } } }, // prettier-ignore
  'plants of three sizes': { ...cars, plants: [20, 50, 80] },
  'plants in letters': { ...cars, cost: { start: 50, lowest: 25, from: 50, to: 50, end: { quantity: 100, cost: 45 } }, plants: [25, 50, 75], values: 'hidden', at: [{ quantity: 50, name: 'F' }] }, // prettier-ignore
};
