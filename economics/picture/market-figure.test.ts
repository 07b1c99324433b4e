import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anySlopedMarket } from '../../test-support/any-market';
import type { Point } from '../figure';
import { dealAtWedge, equilibrium } from '../market';
import { priceCeiling } from '../price-controls';
import { taxed } from '../taxes';
import { marketFigure } from './market-figure';
import type { MarketPicture } from './market-picture';

/** The area of a polygon by the shoelace formula. */
const sizeOf = (outline: readonly Point[]): number =>
  Math.abs(
    outline.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length]!;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

const coffee = {
  kind: 'market',
  quantity: 'Cups of coffee an hour',
  price: 'Price ($ a cup)',
  demand: { choke: 8, slope: 0.1 },
  supply: { reservation: 2, slope: 0.1 },
} as const satisfies MarketPicture;

const figure = (changes: Partial<MarketPicture>) => marketFigure({ ...coffee, ...changes });
const namesOf = (things: readonly { readonly name: string }[]) => things.map(({ name }) => name);

describe('what it says', () => {
  test.each<[string, Partial<MarketPicture>, string]>([
    [
      'a market that clears',
      {},
      'Demand D slopes down: quantity demanded is zero at $8 and above and increases by 10 for each dollar the price falls. Supply S slopes up: quantity supplied is zero at $2 and below and increases by 10 for each dollar the price rises. The curves intersect at E, at a price of $5 and a quantity of 30.',
    ],
    [
      'a shift',
      { demandShift: 20, show: ['old-equilibrium', 'equilibrium', 'movement-arrow'] },
      'Demand D1 slopes down: quantity demanded is zero at $8 and above and increases by 10 for each dollar the price falls. Supply S slopes up: quantity supplied is zero at $2 and below and increases by 10 for each dollar the price rises. Demand shifts right from D1 to D2, by 20 units. From E1 to E2 the price rises from $5 to $6 and the quantity increases from 30 to 40. An arrow points along the supply curve from E1 to E2.',
    ],
    [
      'a shift whose values are hidden',
      { supplyShift: -20, show: ['old-equilibrium', 'equilibrium'], values: 'hidden' },
      'Demand D slopes down. Supply S1 slopes up. Supply shifts left from S1 to S2. From E1 to E2 the price rises from P1 to P2 and the quantity decreases from Q1 to Q2.',
    ],
    [
      'a tax on sellers, hidden',
      { tax: { amount: 2, on: 'sellers' }, show: ['wedge', 'tax-revenue'], values: 'hidden' },
      'Demand D slopes down. Supply S slopes up. A tax on sellers shifts the supply curve up by the amount of the tax. Buyers pay Pb, sellers receive Ps, and the quantity sold is Qt. Shaded: tax revenue.',
    ],
    [
      'areas that are only letters',
      { values: 'hidden', areas: 'letters', show: ['consumer-surplus', 'producer-surplus'] },
      'Demand D slopes down. Supply S slopes up. Area T lies below the demand curve and above the price, up to the quantity sold. Area U lies above the supply curve and below the price, up to the quantity sold.',
    ],
  ])('of %s', (_what, changes, words) => expect(figure(changes).description).toBe(words));

  test.each<[string, Partial<MarketPicture>, string]>([
    ['a ceiling', { ceiling: 3, show: ['shortage'] }, 'A price ceiling is set at $3, below the price where the curves intersect. Quantity demanded is 50 and quantity supplied is 10: a shortage of 40.'],
    ['a floor', { floor: 6, show: ['surplus', 'traded'] }, 'Quantity demanded is 20 and quantity supplied is 40: a surplus of 20.'],
    ['a ceiling that changes nothing', { ceiling: 6, show: ['traded'] }, 'above the price where the curves intersect. The quantity bought and sold is 30, at $5.'],
    ['a tax', { tax: { amount: 2 }, show: ['wedge', 'deadweight-loss'] }, 'With a tax of $2 per unit, buyers pay $6, sellers receive $4, and the quantity sold is 20. Deadweight loss is $10.'],
    ['a subsidy', { subsidy: { amount: 2, on: 'buyers' }, show: ['subsidy-cost'] }, 'A subsidy of $2 per unit to buyers shifts the demand curve up by the amount of the subsidy. Cost of the subsidy is $80.'],
    ['who bears a tax', { tax: { amount: 2 }, show: ['incidence'] }, "Without the tax, the price is $5. Buyers' share is $20 and sellers' share is $20."],
    ['points', { at: [{ curve: 'demand', price: 6, name: 'A' }, { curve: 'demand', price: 4, name: 'B' }], show: ['movement-arrow'] }, 'A is on the demand curve, at a price of $6 and a quantity of 20. B is on the demand curve, at a price of $4 and a quantity of 40. An arrow points along the demand curve from A to B.'],
    ['points on two curves', { demandShift: 20, at: [{ curve: 'old-demand', price: 6, name: 'F' }, { curve: 'demand', price: 6, name: 'G' }, { curve: 'supply', price: 4, name: 'H' }] }, 'F is on the old demand curve D1, at a price of $6 and a quantity of 20. G is on the new demand curve D2, at a price of $6 and a quantity of 40. H is on the supply curve, at'],
    ['one equilibrium of two', { supplyShift: -10, show: ['old-equilibrium'] }, 'D and S1 intersect at E1, at a price of $5 and a quantity of 30.'],
    ['the quantity at which the other curve meets a ceiling', { values: 'hidden', ceiling: 3, at: [{ curve: 'demand', quantity: 10, name: 'F' }] }, 'a quantity of QF. At QF the supply curve crosses the price ceiling.'],
    ['slopes of less than a cent', { demand: { choke: 8, slope: 0.015 } }, 'willingness to pay falls by $0.15 with every 10 additional units.'],
    ['vertical supply', { supply: { quantity: 20 } }, 'Supply S is vertical at a quantity of 20.'],
    ['horizontal demand', { demand: { choke: 5, slope: 0 } }, 'Demand D is horizontal at a price of $5.'],
    ['steep curves', { demand: { choke: 2000, slope: 20 }, supply: { reservation: -200, slope: 10 } }, 'quantity demanded is zero at $2,000 and above, and willingness to pay falls by $20 with each additional unit. Supply S slopes up: quantity supplied is 20 even at $0, and marginal cost rises by $10 with each additional unit.'],
  ])('of %s', (_what, changes, words) => expect(figure(changes).description).toContain(words)); // prettier-ignore

  it('only of what it shows', () => {
    expect(figure({ show: [] }).description).not.toContain('$5');
    expect(figure({ show: ['demand'] }).description).not.toContain('Supply');
  });

  test.each<[Partial<MarketPicture>, string]>([
    [{}, 'Demand and supply: Cups of coffee an hour'],
    [{ demandShift: -5 }, 'Demand shifts left: Cups of coffee an hour'],
    [{ demandShift: -5, supplyShift: 5 }, 'Demand and supply shift: Cups of coffee an hour'],
    [{ tax: { amount: 2 } }, 'A tax of $2: Cups of coffee an hour'],
    [{ tax: { amount: 2 }, values: 'hidden' }, 'A tax: Cups of coffee an hour'],
    [{ ceiling: 3 }, 'A price ceiling of $3: Cups of coffee an hour'],
    [{ title: 'Mondays' }, 'Mondays'],
  ])('in the title of %o', (changes, title) => expect(figure(changes).title).toBe(title));
});

describe('what it draws', () => {
  it('is both curves, and the values where they cross', () => {
    const { curves, marks, x, y } = figure({});
    expect(namesOf(curves)).toEqual(['D', 'S']);
    expect(curves[0]!.path).toEqual([[10, 7], [40, 4]]); // prettier-ignore
    expect(marks).toEqual([{ id: 'equilibrium', era: 'is', name: 'E', at: [30, 5], guides: { x: '30', y: '$5' } }]);
    expect([x.max, y.max]).toEqual([40, 7]);
  });

  it('keeps what is new under the id of what was there, so that a lesson can move it', () => {
    const ids = (things: readonly { id: string; era: string }[]) => things.map(({ id, era }) => `${id} ${era}`);
    const { curves, marks } = figure({ demandShift: 20, show: ['old-equilibrium', 'equilibrium'] });
    expect(ids(curves)).toEqual(['demand-was was', 'demand is', 'supply is']);
    expect(ids(marks)).toEqual(['equilibrium-was was', 'equilibrium is']);
  });

  it('keeps the ticks beside the values of marks', () => {
    const { y } = figure({ demandShift: 20, show: ['equilibrium'] });
    expect(y.ticks.map(({ label }) => label)).toEqual(['$2', '$4', '$6', '$8']);
  });

  it('tells the two shares of a tax apart, and draws the price before the tax between them', () => {
    const { areas, curves, marks } = figure({ tax: { amount: 2 }, show: ['incidence'] });
    expect(areas.map(({ role }) => role)).toEqual(['buyers-part', 'sellers-part']);
    expect(curves.find(({ id }) => id === 'old-price')?.path).toEqual([[0, 5], [30, 5]]); // prettier-ignore
    expect(marks.map(({ era, guides }) => [era, guides?.y])).toEqual([['was', '$5']]);
  });

  it('ends the axes where the author says', () => {
    const { x, y } = figure({ max: { quantity: 123, price: 11 } });
    expect([x.max, y.max]).toEqual([123, 11]);
  });

  it('writes one value, not two, where the price stays', () => {
    const { marks } = figure({
      demandShift: 20,
      supplyShift: 20,
      values: 'hidden',
      show: ['old-equilibrium', 'equilibrium'],
    });
    expect(marks.map(({ guides }) => guides)).toEqual([{ x: 'Q1', y: null }, { x: 'Q2', y: 'P1' }]); // prettier-ignore
  });

  it('is as large in its areas as the numbers say', () => {
    fc.assert(
      fc.property(anySlopedMarket, fc.integer({ min: 1, max: 30 }), (market, amount) => {
        if (!dealAtWedge(market, amount)) return;
        const max = { quantity: 1e5, price: 1e5 };
        const areasOf = (changes: Partial<MarketPicture>) => {
          const { areas } = figure({ ...market, max, ...changes });
          return Object.fromEntries(areas.map(({ id, outline }) => [id, sizeOf(outline)]));
        };
        const tax = taxed(market, amount);
        const drawn = areasOf({
          tax: { amount },
          show: ['consumer-surplus', 'producer-surplus', 'tax-revenue', 'deadweight-loss'],
        });
        const isClose = (size: number | undefined, worth: number) =>
          expect(Math.abs((size ?? 0) - worth)).toBeLessThan(1e-6 * Math.max(1, worth));
        isClose(drawn['consumer-surplus'], tax.consumerSurplus);
        isClose(drawn['producer-surplus'], tax.producerSurplus);
        isClose(drawn['tax-revenue'], tax.government);
        if (market.supply && 'reservation' in market.supply && market.supply.reservation >= 0)
          isClose(drawn['deadweight-loss'], tax.deadweightLoss);
        const price = equilibrium(market).price * 0.9;
        const ceiling = priceCeiling(market, price);
        if (ceiling.quantity > 0)
          isClose(areasOf({ ceiling: price, show: ['consumer-surplus'] })['consumer-surplus'], ceiling.consumerSurplus);
      }),
      { numRuns: 60 },
    );
  });
});

test.each<[string, Partial<MarketPicture>, string]>([
  ['a ceiling that does not bind', { ceiling: 9, show: ['shortage'] }, 'a ceiling of $9 is above the equilibrium price of $5: it does not bind, so there is no shortage to show'],
  ['a floor that does not bind', { floor: 3, show: ['surplus'] }, 'a floor of $3 is below the equilibrium price of $5: it does not bind, so there is no surplus to show'],
  ['a shortage above the equilibrium', { priceLine: 6, show: ['shortage'] }, 'a price of $6 is above the equilibrium price of $5: there is no shortage to show'],
  ['a shortage without a price', { show: ['shortage'] }, 'a shortage needs both curves and a ceiling, a floor or a priceLine'],
  ['two policies', { tax: { amount: 1 }, floor: 6 }, 'not tax and floor'],
  ['no curve', { demand: undefined, supply: undefined }, 'a demand curve, a supply curve, or both'],
  ['an equilibrium of one curve', { supply: undefined, show: ['equilibrium'] }, 'supply curve that cross'],
  ['an old equilibrium without a shift', { show: ['old-equilibrium'] }, 'needs a shift'],
  ['a shift-arrow without a shift', { show: ['shift-arrow'] }, 'needs a demandShift or a supplyShift'],
  ['a movement with both curves shifting', { demandShift: 5, supplyShift: 5, show: ['movement-arrow'] }, 'no movement along one'],
  ['a loss where nothing is lost', { show: ['deadweight-loss'] }, 'no deadweight loss to show'],
  ['a revenue without a tax', { show: ['tax-revenue'] }, 'needs a tax'],
  ['the surplus of buyers who would pay anything', { demand: { quantity: 20 }, show: ['consumer-surplus'] }, 'perfectly inelastic'],
  ['a horizontal curve that shifts', { demand: { choke: 5, slope: 0 }, demandShift: 5 }, 'cannot shift'],
  ['a tax that stops all trade', { tax: { amount: 7 } }, 'leaves no trade'],
  ['a point beyond the axes', { max: { quantity: 20 } }, 'raise max'],
  ['a point above demand', { at: [{ curve: 'demand', price: 9, name: 'A' }] }, 'outside the graph'],
  ['a point on a curve that is not drawn', { demand: undefined, at: [{ curve: 'demand', price: 4, name: 'A' }], show: [] }, 'not drawn'],
  ['a supply curve alone without anything to scale it', { demand: undefined, show: [] }, 'give it a max'],
])('refuses %s with a message', (_what, changes, why) => expect(() => figure(changes)).toThrow(why)); // prettier-ignore
