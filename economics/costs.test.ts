import { describe, expect, it, test } from 'vitest';
import { accountingProfit, economicProfit, gainFromFinishing, opportunityCostOf } from './costs';

const evening = [
  { name: 'the concert', benefit: 60, cost: 40 },
  { name: 'working', benefit: 50, cost: 0 },
  { name: 'sleeping', benefit: 10, cost: 0 },
];

describe('an evening with a concert, a job and a bed', () => {
  it('costs the concert its ticket and the one best alternative, not all of them', () => {
    expect(opportunityCostOf(evening, 0)).toEqual({ explicit: 40, implicit: 50, total: 90 });
  });

  it('costs working what the concert would have gained', () => {
    expect(opportunityCostOf(evening, 1)).toEqual({ explicit: 0, implicit: 20, total: 20 });
  });
});

it('gives up nothing when all alternatives lose', () => {
  expect(opportunityCostOf([evening[1]!, { name: 'losing', benefit: 1, cost: 9 }], 0).implicit).toBe(0);
});

it('refuses the opportunity cost of an option that does not exist', () => {
  expect(() => opportunityCostOf(evening, 3)).toThrow('no option 3');
});

it('can make an accounting profit and an economic loss in one year', () => {
  const bakery = { revenue: 100, explicit: 60, implicit: 50 };
  expect([accountingProfit(bakery), economicProfit(bakery)]).toEqual([40, -10]);
});

test.each([
  [0, 50],
  [500, 50],
  [5000, 50],
])('after $%d are spent, finishing gains the same $%d: what is sunk does not count', (spent, gain) =>
  expect(gainFromFinishing({ spent, costToFinish: 200, worthFinished: 300, worthStopped: 50 })).toBe(gain),
);
