import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  efficientQuantity,
  efficientUnits,
  lossOfProviding,
  netBenefit,
  privateQuantity,
  socialBenefit,
  sumOfBenefits,
  type PublicGood,
} from './public-goods';

// MB1 = 60 − 3Q, MB2 = 120 − 4Q: together 180 − 7Q up to 20 lights, then 120 − 4Q.
const lights: PublicGood = {
  benefits: [
    { choke: 60, slope: 3 },
    { choke: 120, slope: 4 },
  ],
  cost: { reservation: 75, slope: 0 },
};

test.each([
  [0, 180],
  [10, 110],
  [20, 40],
  [25, 20],
  [30, 0],
  [40, 0],
])('the light at %d is worth $%d to both', (quantity, worth) =>
  expect(socialBenefit(lights.benefits, quantity)).toBeCloseTo(worth),
);

test.each([
  [75, 15, 11.25],
  [40, 20, 20],
  [20, 25, 25],
  [110, 10, 2.5],
  [130, 50 / 7, 0],
  [180, 0, 0],
  [200, 0, 0],
])('at a cost of $%d, %d lights are efficient and %d are bought privately', (reservation, best, alone) => {
  const good = { ...lights, cost: { reservation, slope: 0 } };
  expect(efficientQuantity(good)).toBeCloseTo(best);
  expect(privateQuantity(good)).toBeCloseTo(alone);
});

it('units are worth the sum of what each consumer would pay, and those worth their cost are efficient', () => {
  const benefits = [[10, 8, 6, 4], [7, 5, 3, 1], [4, 3, 2, 1]]; // prettier-ignore
  expect(sumOfBenefits(benefits)).toEqual([21, 16, 11, 6]);
  expect(efficientUnits(benefits, 11)).toBe(3);
  expect(efficientUnits(benefits, [5, 10, 15, 20])).toBe(2);
});

test.each<[string, () => unknown, string]>([
  ['no consumers', () => efficientQuantity({ ...lights, benefits: [] }), 'falling marginal benefits'],
  ['a flat benefit', () => efficientQuantity({ ...lights, benefits: [{ choke: 5, slope: 0 }] }), 'falling marginal benefits'],
  ['a falling cost', () => efficientQuantity({ ...lights, cost: { reservation: 5, slope: -1 } }), 'not fall'],
  ['lists of different lengths', () => sumOfBenefits([[1, 2], [1]]), 'the same number'],
  ['a straight cost of whole units', () => efficientUnits([[1, 2]], { start: 1, slope: 1 }), 'a list or one number'],
])('refuses %s', (_what, run, message) => expect(run).toThrow(message)); // prettier-ignore

const anyPublicGood: fc.Arbitrary<PublicGood> = fc.record({
  benefits: fc.array(fc.record({ choke: fc.integer({ min: 5, max: 100 }), slope: fc.integer({ min: 5, max: 50 }).map((tenth) => tenth / 10) }), { minLength: 1, maxLength: 4 }),
  cost: fc.record({ reservation: fc.integer({ min: 0, max: 60 }), slope: fc.integer({ min: 0, max: 20 }).map((tenth) => tenth / 10) }),
}); // prettier-ignore

describe('of any public good', () => {
  const holds = (check: (good: PublicGood) => void) => fc.assert(fc.property(anyPublicGood, check), { numRuns: 50 });

  it('no quantity on a fine grid has a larger net benefit than the efficient one', () =>
    holds((good) => {
      const most = netBenefit(good, efficientQuantity(good));
      for (let quantity = 0; quantity <= 25; quantity += 0.05)
        expect(netBenefit(good, quantity)).toBeLessThanOrEqual(most + 1e-9);
    }));

  it('net benefit is the sum of the social benefit of thin units minus their cost', () =>
    holds((good) => {
      const width = 0.001;
      let total = 0;
      for (let quantity = width / 2; quantity < 8; quantity += width)
        total += (socialBenefit(good.benefits, quantity) - good.cost.reservation - good.cost.slope * quantity) * width;
      expect(netBenefit(good, 8)).toBeCloseTo(total, 1);
    }));

  it('free riders leave no more than the efficient quantity, and a loss of 0 or more', () =>
    holds((good) => {
      expect(privateQuantity(good)).toBeLessThanOrEqual(efficientQuantity(good) + 1e-9);
      expect(lossOfProviding(good, privateQuantity(good))).toBeGreaterThanOrEqual(-1e-9);
    }));
});
