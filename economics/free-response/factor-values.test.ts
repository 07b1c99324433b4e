import { expect, test } from 'vitest';
import { valuesOf, type FreeResponseModel } from './models';

const farm = { kind: 'hiring', mrp: { start: 240, slope: 10 }, wage: 120 } as const;
const town = { kind: 'labor-market', mrp: { start: 240, slope: 10 }, firms: 10, supply: { reservation: 20, slope: 1 } } as const; // prettier-ignore
const shop = { kind: 'hiring-table', totals: [10, 22, 30, 34], price: 5, wage: 30, fixedCost: 20 } as const;
const mine = { kind: 'monopsony', mrp: { start: 48, slope: 0.2 }, supply: { reservation: 12, slope: 0.2 } } as const;
const plant = { kind: 'least-cost', inputs: [{ price: 10, products: [50, 40, 30] }, { price: 20, products: [100, 60] }], output: 190 } as const; // prettier-ignore

test.each<[FreeResponseModel, Record<string, number>]>([
  [farm, { labor: 12, wageBill: 1440 }],
  [
    { ...farm, newWage: 160 },
    { labor: 12, newLabor: 8, newWageBill: 1280 },
  ],
  [
    { ...farm, newMrp: { start: 320, slope: 10 } },
    { labor: 12, newLabor: 20 },
  ],
  // Each of the ten farms demands (240 − w) ÷ 10, all of them 240 − w: 110 units at $130.
  [town, { wage: 130, employment: 110, labor: 11, wageBill: 1430 }],
  [
    { ...town, minimumWage: 160 },
    { newWage: 160, newEmployment: 80, newLabor: 8, laborDemanded: 80, laborSupplied: 140, surplusOfLabor: 60 },
  ],
  // With twice the MRP, each farm demands (480 − w) ÷ 20, all of them 240 − w ÷ 2. That is the w − 20 supplied at w = 520 ÷ 3.
  [
    { ...town, newMrp: { start: 480, slope: 20 } },
    { wage: 130, newWage: 520 / 3, newEmployment: 460 / 3, newLabor: 46 / 3 },
  ],
  [
    { ...town, newMrp: { start: 480, slope: 20 }, minimumWage: 200 },
    { newWage: 200, newEmployment: 140, newLabor: 14, laborSupplied: 180, surplusOfLabor: 40 },
  ],
  [
    { ...town, minimumWage: 100 },
    { newWage: 130, newEmployment: 110, newLabor: 11, surplusOfLabor: 0 },
  ],
  [shop, { workers: 3, output: 30, totalRevenue: 150, wageBill: 90, profit: 40, lastMrp: 40, nextMrp: 20 }],
  [
    { ...shop, newPrice: 10 },
    { newWorkers: 4, newOutput: 34, newProfit: 200, newLastMrp: 40 },
  ],
  [
    { ...shop, wage: 90 },
    { workers: 0, profit: -20, nextMrp: 50 },
  ],
  [plant, { first: 2, second: 1, cost: 40, output: 190 }],
  [mine, { labor: 60, wage: 24, mrpThere: 36, deadweightLoss: 180, competitiveLabor: 90, competitiveWage: 30 }],
  [
    { ...mine, minimumWage: 30 },
    { labor: 60, newLabor: 90, newWage: 30, newDeadweightLoss: 0, surplusOfLabor: 0 },
  ],
  [
    { ...mine, minimumWage: 34 },
    { newLabor: 70, laborSupplied: 110, surplusOfLabor: 40 },
  ],
])('the values of %j', (model, expected) => {
  const values = valuesOf(model);
  for (const [name, value] of Object.entries(expected))
    expect([name, values[name]]).toEqual([name, expect.closeTo(value)]);
});

test.each<[FreeResponseModel, string, number[], number]>([
  [farm, 'mrp', [4], 200],
  [{ ...farm, newMrp: { start: 320, slope: 10 } }, 'newMrp', [4], 280],
  [town, 'demand', [110], 130],
  [town, 'supply', [50], 70],
  [town, 'mrp', [11], 130],
  [{ ...town, newMrp: { start: 480, slope: 20 } }, 'newMrp', [11], 260],
  [shop, 'marginalProduct', [2], 12],
  [shop, 'mrp', [2], 60],
  [shop, 'outputOf', [3], 30],
  [shop, 'outputOf', [0], 0],
  [shop, 'profitWith', [4], 30],
  [shop, 'profitWith', [0], -20],
  [plant, 'firstPerDollar', [2], 4],
  [plant, 'secondPerDollar', [2], 3],
  [plant, 'costOf', [2, 1], 40],
  [plant, 'outputOf', [2, 1], 190],
  [plant, 'useMoreOf', [2, 2], 1],
  [plant, 'useMoreOf', [3, 1], 2],
  [plant, 'useMoreOf', [1, 1], 0],
  [mine, 'mrp', [60], 36],
  [mine, 'supply', [60], 24],
  [mine, 'mrc', [60], 36],
])('of %j, %s at %j is %d', (model, name, at, value) => {
  const compute = valuesOf(model)[name];
  expect(typeof compute === 'function' ? compute(...at) : compute).toBeCloseTo(value);
});

test('a table does not know the worker after its last one', () =>
  expect(valuesOf({ ...shop, newPrice: 10 })).not.toHaveProperty('newNextMrp'));
