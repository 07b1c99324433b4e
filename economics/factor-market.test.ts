import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { demandForLabor, hiredAt, hiringTable, revenueProductAt, revenueProducts } from './factor-market';
import { quantityDemanded } from './market';

describe('marginal revenue product', () => {
  it('is price times marginal product at one price', () =>
    expect(revenueProducts([10, 22, 30, 34], 5)).toEqual([50, 60, 40, 20]));

  it('counts the lower price of all units where the firm must lower it to sell more', () =>
    expect(revenueProducts([10, 20], [8, 7])).toEqual([80, 60]));

  it('refuses a list of prices that does not fit the outputs', () =>
    expect(() => revenueProducts([10, 20], [8])).toThrow('1 prices for 2 outputs'));

  test.each([
    [[50, 60, 40], 2, 60],
    [[50, 60, 40], 0, 50],
    [[50, 60, 40], 4, 0],
    [{ start: 30, slope: 2 }, 5, 20],
  ])('of %j after %d units is $%d', (product, labor, value) => expect(revenueProductAt(product, labor)).toBe(value));
});

describe('hiring', () => {
  test.each([
    ['the last worker whose MRP is above the wage', [50, 40, 30, 20], 25, 3],
    ['a worker whose MRP is exactly the wage', [50, 40, 30, 20], 30, 3],
    ['nobody at a wage above every MRP', [50, 40], 60, 0],
    ['all there are at a low wage', [50, 40], 1, 2],
    ['a first worker below the wage for the sake of the second', [20, 60, 30], 35, 2],
    ['nobody when later workers do not make up for the first', [20, 60, 10], 45, 0],
    ['a worker at a wage with cents', [0.3, 0.1 + 0.2], 0.3, 2],
  ])('takes %s', (_what, product, wage, hired) => expect(hiredAt(product, wage)).toBe(hired));

  test.each([
    [{ start: 30, slope: 2 }, 10, 10],
    [{ start: 30, slope: 2 }, 30, 0],
    [{ start: 30, slope: 2 }, 40, 0],
  ])('on the line %j at a wage of $%d is %d', (product, wage, hired) => expect(hiredAt(product, wage)).toBe(hired));

  test.each([
    [{ start: 30, slope: 2 }, 0, 'above $0'],
    [{ start: 30, slope: 0 }, 10, 'MRP must fall'],
  ])('on the line %j at $%d is refused', (product, wage, why) => expect(() => hiredAt(product, wage)).toThrow(why));
});

const anyTotals = fc
  .array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 8 })
  .map((products) => products.map((_, index) => products.slice(0, index + 1).reduce((a, b) => a + b, 0)));
const anyEmployer = fc.record({
  totals: anyTotals,
  price: fc.integer({ min: 1, max: 20 }),
  wage: fc.integer({ min: 1, max: 300 }),
  fixedCost: fc.integer({ min: 0, max: 200 }),
});
const anyLine = fc.record({ start: fc.integer({ min: 5, max: 200 }), slope: fc.integer({ min: 1, max: 40 }) });

it('hires where profit in the table is largest, and fixed cost changes nothing', () => {
  fc.assert(
    fc.property(anyEmployer, (employer) => {
      const { totals, price, wage, fixedCost } = employer;
      const hired = hiredAt(revenueProducts(totals, price), wage);
      const profits = [-fixedCost, ...totals.map((total, index) => total * price - wage * (index + 1) - fixedCost)];
      expect(hired).toBe(profits.lastIndexOf(Math.max(...profits)));
      expect([-fixedCost, ...hiringTable(employer).map(({ profit }) => profit)]).toEqual(profits);
    }),
  );
});

it('hires while MRP is at least the wage wherever returns diminish', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 9 }),
      fc.integer({ min: 1, max: 99 }),
      (list, wage) => {
        const falling = list.toSorted((a, b) => b - a);
        expect(hiredAt(falling, wage)).toBe(falling.filter((product) => product >= wage).length);
      },
    ),
  );
});

it('adds up: MRPs to revenue, wages to labor cost', () => {
  fc.assert(
    fc.property(anyEmployer, (employer) => {
      const rows = hiringTable(employer);
      const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
      const last = rows.at(-1)!;
      expect(sum(rows.map(({ revenueProduct }) => revenueProduct))).toBeCloseTo(last.revenue);
      expect(last.laborCost).toBeCloseTo(employer.wage * rows.length);
    }),
  );
});

it('sums the hiring of equal firms at each wage to the demand for labor', () => {
  fc.assert(
    fc.property(anyLine, fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 200 }), (line, firms, wage) => {
      const each = Array.from({ length: firms }, () => hiredAt(line, wage));
      expect(quantityDemanded(demandForLabor(line, firms), wage)).toBeCloseTo(each.reduce((a, b) => a + b, 0));
    }),
  );
});

it('hires on a line where the area between MRP and the wage is largest', () => {
  fc.assert(
    fc.property(anyLine, fc.integer({ min: 1, max: 200 }), (line, wage) => {
      const gain = (labor: number) => (line.start - (line.slope * labor) / 2 - wage) * labor;
      const hired = hiredAt(line, wage);
      for (const other of [hired + 0.01, Math.max(0, hired - 0.01), 2 * hired, 0])
        expect(gain(hired)).toBeGreaterThanOrEqual(gain(other) - 1e-9);
    }),
  );
});
