import { quantityDemanded, quantitySupplied, shiftDemand, shiftSupply } from '../market';
import { count, dollars } from '../numbers';
import { drawMarket, pictureOf } from './drawn-market';
import { numbers, questionModel, table, texts } from './question-model';
import { PEOPLE, GOODS } from './settings';

export const demandOfTwo = questionModel(
  { id: 'demand-of-two-buyers', topic: 'The law of demand', type: 'calculation', difficulty: 1 },
  (draw) => {
    const { plural, unit } = draw.oneOf(GOODS);
    const names = draw.twoOf(PEOPLE);
    const prices = [2, 3, 4, 5, 6];
    const curves = [0, 1].map(() => {
      const slope = 1 / draw.whole(1, 3);
      return { choke: 7 + slope * draw.whole(0, 4), slope };
    });
    const [first, second] = curves;
    if (!first || !second) return null;
    const at = draw.whole(1, 3);
    const price = prices[at] ?? 0;
    const wanted = (curve: typeof first, dollarsEach: number) => quantityDemanded(curve, dollarsEach);
    const total = wanted(first, price) + wanted(second, price);
    const rows = prices.map((each) => [dollars(each), count(wanted(first, each)), count(wanted(second, each))]);
    return {
      title: `Two who buy ${plural}`,
      stem: `${names[0]} and ${names[1]} are the only buyers of ${plural}. The table shows how many each of them wants at each price of a ${unit}. What is the quantity demanded in this market at ${dollars(price)}?\n\n${table(['Price', ...names], rows)}`,
      ...numbers(
        count,
        [
          total,
          `At ${dollars(price)} one wants ${count(wanted(first, price))} and the other ${count(wanted(second, price))}.`,
        ],
        [
          ['averaged-not-added', total / 2, `You took the average of the two. A market adds up what its buyers want.`],
          [
            'one-as-market',
            Math.max(wanted(first, price), wanted(second, price)),
            `That is one buyer. The market is both of them.`,
          ],
          [
            'wrong-row',
            wanted(first, price + 1) + wanted(second, price + 1),
            `That is the sum at ${dollars(price + 1)}.`,
          ],
          [
            'spending-as-surplus',
            total * price,
            `That is what they would pay together, in dollars. The question is how many they want.`,
          ],
        ],
      ),
      takeaway: `Market demand adds up the quantities of all buyers at the same price: ${count(wanted(first, price))} + ${count(wanted(second, price))} = ${count(total)}.`,
    };
  },
);

export const supplyAtAPrice = questionModel(
  { id: 'supply-at-two-prices', topic: 'The law of supply', type: 'graph', difficulty: 1 },
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at, perDollar } = drawn;
    const rise = draw.whole(1, 3);
    const low = at.price - draw.whole(0, at.price - market.supply.reservation - 1);
    const [before, after] = [quantitySupplied(market.supply, low), quantitySupplied(market.supply, low + rise)];
    if (rise === 1) return null;
    return {
      title: `More ${good.plural} for more money`,
      stem: `The price of a ${good.unit} rises, and sellers move along their curve from A to B. How many more ${good.units} a week do they offer?`,
      picture: pictureOf(drawn, {
        show: ['supply'],
        at: [
          { curve: 'supply', name: 'A', price: low },
          { curve: 'supply', name: 'B', price: low + rise },
        ],
      }),
      ...numbers(
        count,
        [after - before, `From ${count(before)} at ${dollars(low)} to ${count(after)} at ${dollars(low + rise)}.`],
        [
          [
            'total-not-change',
            after,
            `That is all they offer at ${dollars(low + rise)}. At ${dollars(low)} they already offered ${count(before)}.`,
          ],
          [
            'one-for-one-dollar',
            rise,
            `That is by how many dollars the price rises, not by how many ${good.units} the quantity does.`,
          ],
          [
            'wrong-interval',
            perDollar.supply,
            `That is what one dollar more brings. The price rises by ${dollars(rise)}.`,
          ],
          ['total-not-change', before, `That is what they offered before the price rose.`],
        ],
      ),
      takeaway: `A higher price is a movement along the supply curve: ${count(after)} − ${count(before)} = ${count(after - before)} more.`,
    };
  },
);

export const shiftOrMoveOfDemand = questionModel(
  { id: 'shift-of-demand-at-a-price', topic: 'Shifts and movements along demand', type: 'graph', difficulty: 2 },
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at, perDollar } = drawn;
    const shift = perDollar.demand * draw.whole(1, 2) * (draw.oneOf([true, false]) ? 1 : -1);
    const after = shiftDemand(market.demand, shift);
    const [was, is] = [quantityDemanded(market.demand, at.price), quantityDemanded(after, at.price)];
    const lower = at.price - draw.whole(1, 3);
    const along = quantityDemanded(after, lower);
    if (is <= 0 || lower <= 0) return null;
    const direction = shift > 0 ? 'right' : 'left';
    return {
      title: `D1, D2 and ${good.plural}`,
      stem: `Demand for ${good.plural} shifts from D1 to D2. Besides, the price falls, and buyers go from A to C. By how many ${good.units} does the shift alone change the quantity demanded, at the old price?`,
      picture: pictureOf(drawn, {
        demandShift: shift,
        show: ['demand', 'shift-arrow'],
        at: [
          { curve: 'old-demand', name: 'A', price: at.price },
          { curve: 'demand', name: 'B', price: at.price },
          { curve: 'demand', name: 'C', price: lower },
        ],
      }),
      ...numbers(
        count,
        [
          Math.abs(shift),
          `The curve shifts ${direction}: at the old price of ${dollars(at.price)} from ${count(was)} at A to ${count(is)} at B.`,
        ],
        [
          ['shift-vs-movement', Math.abs(along - is), `From B to C is the movement along D2, because the price falls.`],
          ['total-not-change', is, `That is the whole quantity at B. The shift is the way from A to B.`],
          ['one-of-two-changes', Math.abs(along - was), `That is the shift and the movement along the curve together.`],
          ['wrong-comparison', along, `That is the whole quantity at C, after both changes.`],
        ],
      ),
      takeaway: `A shift is measured at one and the same price, from curve to curve: ${count(Math.max(was, is))} − ${count(Math.min(was, is))} = ${count(Math.abs(shift))}. Along a curve only the price moves you.`,
    };
  },
);

export const shiftOfSupplyAtAPrice = questionModel(
  { id: 'shift-of-supply-at-a-price', topic: 'Shifts and movements along supply', type: 'graph', difficulty: 2 },
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at, perDollar } = drawn;
    const dollarsUp = draw.whole(1, 2);
    const shift = -perDollar.supply * dollarsUp;
    const after = shiftSupply(market.supply, shift);
    const [was, is] = [quantitySupplied(market.supply, at.price), quantitySupplied(after, at.price)];
    if (is <= 0) return null;
    const changed = (verb: string, units: number) => `It ${verb} by ${count(units)}.`;
    return {
      title: `Dearer materials for ${good.plural}`,
      stem: `The materials for ${good.plural} become more expensive, and supply shifts from S1 to S2. By how many ${good.units} does the quantity supplied change at a price of ${dollars(at.price)}?`,
      picture: pictureOf(drawn, {
        supplyShift: shift,
        show: ['supply', 'shift-arrow'],
        at: [
          { curve: 'old-supply', name: 'A', price: at.price },
          { curve: 'supply', name: 'B', price: at.price },
        ],
      }),
      ...texts(
        [
          changed('falls', was - is),
          `At ${dollars(at.price)} sellers offer ${count(is)}, on S2, in place of ${count(was)}, on S1.`,
        ],
        [
          [
            'up-means-increase',
            changed('rises', was - is),
            `The curve lies higher, but at each price sellers offer less: it is a decrease.`,
          ],
          [
            'total-not-change',
            changed('falls', is),
            `That is what is still offered at ${dollars(at.price)}. The change is the way from A to B.`,
          ],
          [
            'one-for-one-dollar',
            changed('falls', dollarsUp),
            `By so many dollars the curve lies higher. The question is about ${good.units}.`,
          ],
          ['total-not-change', changed('falls', was), `That is what was offered before.`],
        ],
      ),
      takeaway: `Read a shift sideways, at one price: ${count(was)} − ${count(is)} = ${count(was - is)} fewer. A supply curve that moves up is a decrease in supply.`,
    };
  },
);
