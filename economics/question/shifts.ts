import { equilibrium, findEquilibrium, shift } from '../market';
import { count, dollars } from '../numbers';
import { priceAndQuantity, demandedAtP, drawMarket, endsOf, pictureOf, suppliedAtP } from './drawn-market';
import { numbers, questionModel, texts } from './question-model';
import { capital } from './settings';

/** What a shift of one curve does, read off the graph before and after; the labels of the curves are all there is. */
const afterShift = (side: 'demand' | 'supply', id: string, topic: string) =>
  questionModel({ id, topic, type: 'graph', difficulty: 2 }, (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at, perDollar } = drawn;
    const parts = draw.oneOf([-2, -1, 1, 2]);
    const units = parts * (perDollar.demand + perDollar.supply);
    const found = findEquilibrium(shift(market, { [side]: units }));
    if (!found || units < -at.quantity / 2 || found.price < market.supply.reservation + 1 || found.quantity > 220)
      return null;
    const [stays, steady] = side === 'demand' ? ['supply', 'sellers'] : ['demand', 'buyers'];
    const cause =
      side === 'demand'
        ? `Tastes change, and buyers want ${count(Math.abs(units))} ${units > 0 ? 'more' : 'fewer'} ${good.units} a week at each price`
        : `Sellers ${units > 0 ? 'join' : 'leave'} the market, and ${count(Math.abs(units))} ${units > 0 ? 'more' : 'fewer'} ${good.units} a week are offered at each price`;
    const mirrored = at.price - (found.price - at.price);
    return {
      title: `${capital(good.plural)}, before and after`,
      stem: `The graph shows a market for ${good.plural} before anything happens. ${cause}. What are the new equilibrium price and quantity?`,
      picture: pictureOf(drawn, { at: endsOf(drawn) }),
      ...texts(
        [
          priceAndQuantity(found.price, found.quantity),
          `At ${dollars(found.price)} buyers and sellers agree again on ${count(found.quantity)} ${good.units}.`,
        ],
        [
          [
            'keeps-old-price',
            priceAndQuantity(at.price, at.quantity + units),
            `At the old price there is now a gap of ${count(Math.abs(units))} ${good.units}, and the price moves.`,
          ],
          [
            'effect-reversed',
            priceAndQuantity(mirrored, found.quantity),
            `The quantity is right, but this shift moves the price the other way: look at the gap at ${dollars(at.price)}.`,
          ],
          [
            'keeps-old-price',
            priceAndQuantity(found.price, at.quantity + units),
            `The price is right, but along ${stays} the quantity changes by less than the shift.`,
          ],
          [
            'one-effect-only',
            priceAndQuantity(found.price, at.quantity),
            `The price is right. At this price ${steady} change their quantity too.`,
          ],
        ],
      ),
      takeaway: `A shift of ${side} moves the market along ${stays}: the gap of ${count(Math.abs(units))} at the old price closes over ${dollars(Math.abs(found.price - at.price))}, at ${count(perDollar.demand + perDollar.supply)} ${good.units} a dollar.`,
    };
  });

export const afterADemandShift = afterShift('demand', 'after-a-demand-shift', 'How a demand shift moves equilibrium');
export const afterASupplyShift = afterShift('supply', 'after-a-supply-shift', 'How a supply shift moves equilibrium');

export const afterBothShift = questionModel(
  { id: 'after-both-shift', topic: 'Double shifts', type: 'calculation', difficulty: 3 },
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at, perDollar } = drawn;
    const step = perDollar.demand + perDollar.supply;
    const [demand, supply] = [draw.whole(1, 3) * step, draw.whole(1, 3) * step];
    const found = findEquilibrium(shift(market, { demand, supply }));
    if (!found || demand === supply || found.price < 1) return null;
    return {
      title: `Both curves for ${good.plural}`,
      stem: `At a price of P dollars, ${demandedAtP(drawn)} ${good.plural} a week are wanted and ${suppliedAtP(drawn)} are offered, and the market is in equilibrium. Then buyers want ${count(demand)} more at each price, and sellers offer ${count(supply)} more at each price. What is the new equilibrium quantity?`,
      ...numbers(
        count,
        [
          found.quantity,
          `The new price is ${dollars(found.price)}. There buyers want ${count(found.quantity)}, and sellers offer as many.`,
        ],
        [
          [
            'shifts-added',
            at.quantity + demand + supply,
            `You added both shifts. Each unit has one buyer and one seller, and the price moves as well.`,
          ],
          [
            'one-change-only',
            equilibrium(shift(market, { demand })).quantity,
            `That would be the new quantity if only demand had shifted.`,
          ],
          [
            'one-change-only',
            equilibrium(shift(market, { supply })).quantity,
            `That would be the new quantity if only supply had shifted.`,
          ],
          ['cancel-out', at.quantity, `That is the old quantity. Both shifts raise it.`],
        ],
      ),
      takeaway: `Set the new quantities equal, find the price (${dollars(found.price)}), then the quantity. Both shifts raise the quantity; for the price, the larger one wins.`,
    };
  },
);
