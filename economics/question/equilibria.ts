import { quantityDemanded, quantitySupplied } from '../market';
import { count, dollars } from '../numbers';
import { atPrice } from '../price-controls';
import { priceAndQuantity, demandedAtP, drawMarket, pictureOf, suppliedAtP } from './drawn-market';
import { numbers, questionModel, table, texts } from './question-model';

export const equilibriumFromEquations = questionModel(
  { id: 'equilibrium-from-equations', topic: 'Equilibrium price and quantity', type: 'calculation', difficulty: 3 },
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at, perDollar } = drawn;
    const [start, floor] = [market.demand.choke * perDollar.demand, market.supply.reservation * perDollar.supply];
    const difference = perDollar.demand - perDollar.supply;
    if (perDollar.demand === 1 || perDollar.supply === 1 || difference === 0) return null;
    return {
      title: `Two equations for ${good.plural}`,
      stem: `At a price of P dollars, buyers want ${demandedAtP(drawn)} ${good.plural} a week and sellers offer ${suppliedAtP(drawn)}. What is the equilibrium price?`,
      ...numbers(
        dollars,
        [
          at.price,
          `At ${dollars(at.price)} buyers want ${count(at.quantity)}, and sellers offer ${count(at.quantity)}.`,
        ],
        [
          [
            'subtracted-slopes',
            (start + floor) / Math.abs(difference),
            `You took one reaction off the other. Both close the gap, so they add up.`,
          ],
          [
            'gain-loss-sign',
            (start - floor) / (perDollar.demand + perDollar.supply),
            `Look at the sign of the ${count(floor)}: on the other side of the equation it is added.`,
          ],
          [
            'stopped-halfway',
            market.supply.reservation,
            `At that price sellers only begin to offer: it is where supply starts.`,
          ],
          ['highest-price-wins', market.demand.choke, `At that price nobody buys any more: it is where demand ends.`],
        ],
      ),
      takeaway: `Set the quantities equal: ${count(start)} + ${count(floor)} = ${count(perDollar.demand + perDollar.supply)} × P, so P = ${dollars(at.price)}.`,
    };
  },
);

export const equilibriumFromSchedule = questionModel(
  { id: 'equilibrium-from-schedule', topic: 'Equilibrium price and quantity', type: 'graph', difficulty: 1 },
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at } = drawn;
    const place = draw.whole(1, 3);
    const prices = [0, 1, 2, 3, 4].map((step) => at.price + step - place);
    const [first = 0, last = 0] = [prices[0], prices.at(-1)];
    if (first <= market.supply.reservation || last >= market.demand.choke) return null;
    const wanted = (price: number) => quantityDemanded(market.demand, price);
    const offered = (price: number) => quantitySupplied(market.supply, price);
    const rows = prices.map((price) => [dollars(price), count(wanted(price)), count(offered(price))]);
    const middle = prices[2] ?? 0;
    return {
      title: `A week of ${good.plural}`,
      stem: `The table is read off the demand curve and the supply curve for ${good.plural}. What are the equilibrium price and quantity?\n\n${table(['Price', 'Quantity demanded', 'Quantity supplied'], rows)}`,
      ...texts(
        [
          priceAndQuantity(at.price, at.quantity),
          `Only at this price do buyers want as many ${good.units} as sellers offer.`,
        ],
        [
          [
            'highest-price-wins',
            priceAndQuantity(last, offered(last)),
            `Sellers would offer so many, but buyers want only ${count(wanted(last))}.`,
          ],
          [
            'lower-price-serves-more',
            priceAndQuantity(first, wanted(first)),
            `Buyers want so many, but sellers offer only ${count(offered(first))}.`,
          ],
          [
            'middle-is-equilibrium',
            priceAndQuantity(middle, wanted(middle)),
            `The middle of the table means nothing. At ${dollars(middle)} sellers offer ${count(offered(middle))}.`,
          ],
          [
            'adds-supply-and-demand',
            priceAndQuantity(at.price, 2 * at.quantity),
            `The price is right. But what is bought and what is sold are the same ${count(at.quantity)} ${good.units}.`,
          ],
        ],
      ),
      takeaway: `Equilibrium is where quantity demanded equals quantity supplied. Look for the row with twice the same number.`,
    };
  },
);

export const gapAtAPrice = questionModel(
  { id: 'gap-at-a-price', topic: 'Measuring shortages and surpluses', type: 'graph', difficulty: 2 },
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at } = drawn;
    const away = draw.oneOf([-3, -2, -1, 1, 2, 3]);
    const price = at.price + away;
    if (price <= market.supply.reservation || price >= market.demand.choke) return null;
    const { quantityDemanded: wanted, quantitySupplied: offered } = atPrice(market, price);
    const size = Math.abs(wanted - offered);
    const [kind, other] = away < 0 ? ['shortage', 'surplus'] : ['surplus', 'shortage'];
    const gap = (name: string | undefined, units: number) => `A ${name} of ${count(units)} ${good.units}`;
    return {
      title: `${dollars(price)} for a ${good.unit}`,
      stem: `Demand and supply for ${good.plural} are shown as they are this week. What is there at a price of ${dollars(price)}?`,
      picture: pictureOf(drawn, {
        show: ['equilibrium'],
        at: [
          { curve: 'demand', name: 'A', price },
          { curve: 'supply', name: 'B', price },
        ],
      }),
      ...texts(
        [gap(kind, size), `At ${dollars(price)} buyers want ${count(wanted)}, and sellers offer ${count(offered)}.`],
        [
          [
            'shortage-surplus-swap',
            gap(other, size),
            `The size is right. ${away < 0 ? 'But more are wanted than offered' : 'But more are offered than wanted'}.`,
          ],
          [
            'gap-from-equilibrium',
            gap(kind, Math.abs(wanted - at.quantity)),
            `You measured from the equilibrium quantity to demand. The gap reaches from one curve to the other.`,
          ],
          [
            'gap-from-equilibrium',
            gap(kind, Math.abs(offered - at.quantity)),
            `You measured from the equilibrium quantity to supply. The gap reaches from one curve to the other.`,
          ],
        ],
      ),
      takeaway: `At one price, go from curve to curve: ${count(Math.max(wanted, offered))} − ${count(Math.min(wanted, offered))} = ${count(size)}. Below equilibrium it is a shortage, above it a surplus.`,
    };
  },
);
