import { at, type Solvers } from './solver';

/** Heights of straight curves from what a description says first: where benefit starts, by how much it falls, and cost likewise. */
const straight = (shown: readonly number[]) => {
  const s = at(shown);
  return { benefit: (q: number) => s(0) - s(1) * q, cost: (q: number) => s(2) + s(3) * q };
};

export const margins: Solvers = {
  'how-many-hours': ({ shown }) => {
    const [benefit, cost] = [shown.slice(3, 9), shown.slice(12, 18)];
    return [benefit.filter((value, index) => value >= at(cost)(index)).length];
  },
  'largest-net-gain': ({ rows }) => [
    rows.reduce((sum, { cells: [, benefit = NaN, cost = NaN] }) => sum + Math.max(0, benefit - cost), 0),
  ],
  // Each pair of letters names what one of these areas is.
  'areas-of-benefit-and-cost': ({ stem }) => [/total cost of/.test(stem) ? 'U + W' : 'T + V'],
  'more-units-at-a-lower-cost': ({ shown, given }) => {
    const [start = NaN, slope = NaN, oldCost = NaN] = shown;
    return [(start - at(given)(0)) / slope - (start - oldCost) / slope];
  },
  'net-benefit-of-one-more': ({ rows, given }) => {
    const net = (hours: number) => {
      const [, benefit = NaN, cost = NaN] = rows[hours]?.cells ?? [];
      return benefit - cost;
    };
    const change = net(at(given)(1)) - net(at(given)(0));
    return [Math.abs(change), change > 0 ? 'increases' : 'decreases'];
  },
  'which-marginal-curve-shifted': ({ shown }) => {
    const { benefit, cost } = straight(shown);
    const [before = NaN, , after = NaN, value = NaN] = shown.slice(4);
    const isOnBenefit = Math.abs(benefit(after) - value) < 1e-9;
    if (isOnBenefit === Math.abs(cost(after) - value) < 1e-9) return ['the new point is on both curves or on none'];
    const [curve, ups] = isOnBenefit ? ['cost', after < before] : ['benefit', after > before];
    return [`arginal ${curve}`, ups ? 'increased' : 'decreased'];
  },
};
