import { expect, it, test } from 'vitest';
import { valuesOf, type FreeResponseModel } from './models';

/** 10 firms with costs of 100 + 2q + q² in a market of P = 52 − 0.3Q: in long-run equilibrium at $22. */
const industry: FreeResponseModel = {
  kind: 'competition',
  demand: { choke: 52, slope: 0.3 },
  costs: { fixed: 100, linear: 2, quadratic: 1 },
  firms: 10,
};

const called = (model: FreeResponseModel, name: string, at: number): number => {
  const value = valuesOf(model)[name];
  if (typeof value !== 'function') throw new TypeError(`${name} is no function`);
  return value(at);
};

it('values a competitive industry and its firm', () => {
  expect(valuesOf(industry)).toMatchObject({
    price: 22,
    quantity: 100,
    firmQuantity: 10,
    profit: 0,
    breakEvenPrice: 22,
    breakEvenQuantity: 10,
    shutDownPrice: 2,
    finalFirms: 10,
  });
  expect(called(industry, 'marginalCost', 16)).toBe(34);
  expect(called(industry, 'averageTotalCost', 20)).toBe(27);
});

it('calls the short run after a shift of demand new and the long run final', () => {
  const values = valuesOf({ ...industry, demandShift: 100 });
  expect(values['newPrice']).toBeCloseTo(34);
  expect(values['newFirmQuantity']).toBeCloseTo(16);
  expect(values['newProfit']).toBeCloseTo((34 - 100 / 16 - 2 - 16) * 16);
  expect(values).toMatchObject({ finalPrice: 22, finalFirms: 20, finalFirmQuantity: 10 });
  const rising = valuesOf({ ...industry, demandShift: 100, costOfEntry: 1 });
  expect(rising['finalPrice']).toBeGreaterThan(22);
  expect(rising['finalPrice']).toBeLessThan(34);
  expect(rising['finalProfit']).toBeCloseTo(0);
});

const table: FreeResponseModel = { kind: 'cost-table', totals: [20, 32, 40, 45, 60, 91], price: 20 };

it('values the table of a firm at a price', () => {
  expect(valuesOf(table)).toMatchObject({ quantity: 4, revenue: 80, totalCostThere: 60, profit: 20, fixedCost: 20 });
});

it('values the table at a new price, at which the firm may shut down', () => {
  expect(valuesOf({ ...table, newPrice: 12 })).toMatchObject({ profit: 20, newQuantity: 3, newProfit: -9 });
  expect(valuesOf({ ...table, newPrice: 6 })).toMatchObject({ newQuantity: 0, newRevenue: 0, newProfit: -20 });
});

test.each([
  ['marginalCost', 3, 5],
  ['averageTotalCost', 4, 15],
  ['averageVariableCost', 4, 10],
  ['averageFixedCost', 5, 4],
  ['totalCost', 0, 20],
])('%s of %d units is %d', (name, at, value) => expect(called(table, name, at)).toBe(value));

it('refuses a value that the table does not have', () => {
  expect(() => called(table, 'marginalCost', 0)).toThrow('of 0 units');
  expect(() => called(table, 'totalCost', 9)).toThrow('of 9 units');
});
