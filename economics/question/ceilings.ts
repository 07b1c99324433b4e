import { count, dollars } from '../numbers';
import { priceCeiling } from '../price-controls';
import { consumerSurplus, producerSurplus } from '../surplus';
import { drawMarket, pictureOf } from './drawn-market';
import { numbers, questionModel, texts } from './question-model';

export const shortageUnderACeiling = questionModel(
  { id: 'shortage-under-a-ceiling', topic: 'Binding price ceilings', type: 'graph', difficulty: 1 },
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at } = drawn;
    const ceiling = at.price - draw.whole(1, 3);
    if (ceiling <= market.supply.reservation) return null;
    const { quantityDemanded: wanted, quantitySupplied: offered, shortage } = priceCeiling(market, ceiling);
    return {
      title: `A ceiling over ${good.plural}`,
      stem: `By law a ${good.unit} may cost no more than ${dollars(ceiling)}. Buyers are at A on their curve and sellers at B on theirs. How large is the shortage of ${good.plural} in a week?`,
      picture: pictureOf(drawn, {
        ceiling,
        show: ['equilibrium'],
        at: [
          { curve: 'demand', name: 'A', price: ceiling },
          { curve: 'supply', name: 'B', price: ceiling },
        ],
      }),
      ...numbers(
        (value) => `${count(value)} ${good.units}`,
        [shortage, `At ${dollars(ceiling)} buyers want ${count(wanted)}, and sellers offer only ${count(offered)}.`],
        [
          [
            'gap-from-equilibrium',
            wanted - at.quantity,
            `You measured from the equilibrium quantity. Sellers also offer less than that.`,
          ],
          [
            'shortage-as-lost-trades',
            at.quantity - offered,
            `Those are the trades that no longer take place. The shortage is what buyers want and do not get.`,
          ],
          ['shortage-as-sales', offered, `That is what is sold. The shortage is what is missing beyond it.`],
          ['long-side-trades', wanted, `That is what buyers want in all. A part of it they do get.`],
        ],
      ),
      takeaway: `Shortage = quantity demanded − quantity supplied at the ceiling = ${count(wanted)} − ${count(offered)} = ${count(shortage)}.`,
    };
  },
);

export const doesTheCeilingBind = questionModel(
  { id: 'does-the-ceiling-bind', topic: 'Binding price ceilings', type: 'application', difficulty: 2 },
  (draw) => {
    const { good, market, at, perDollar } = drawMarket(draw);
    const ceiling = at.price + draw.oneOf([-2, -1, 1, 2]);
    if (ceiling <= market.supply.reservation || ceiling >= market.demand.choke) return null;
    const { quantity, price, isBinding } = priceCeiling(market, ceiling);
    const dollarsAway = Math.abs(ceiling - at.price);
    const wanted = at.quantity + (at.price - ceiling) * perDollar.demand;
    const offered = at.quantity - (at.price - ceiling) * perDollar.supply;
    const traded = (units: number, at: number) => `${count(units)} ${good.units} at ${dollars(at)}`;
    return {
      title: `A law about ${good.plural}`,
      stem: `On a free market ${count(at.quantity)} ${good.plural} a week are traded at ${dollars(at.price)}. For each dollar by which the price differs, buyers want ${count(perDollar.demand)} ${good.units} more or fewer, and sellers offer ${count(perDollar.supply)} more or fewer. A law now forbids prices above ${dollars(ceiling)}. What is traded?`,
      ...texts(
        [
          traded(quantity, price),
          isBinding
            ? `The ceiling lies ${dollars(dollarsAway)} below the equilibrium price, so it binds. Buyers would want ${count(wanted)}, but sellers offer no more than ${count(offered)}.`
            : `The ceiling lies above the equilibrium price, so it forbids nothing that anybody wants to do.`,
        ],
        isBinding
          ? [
              [
                'long-side-trades',
                traded(wanted, ceiling),
                `Buyers want so many, but nobody can make sellers offer more than ${count(offered)}.`,
              ],
              [
                'binding-side-swap',
                traded(at.quantity, at.price),
                `That price is forbidden now: ${dollars(at.price)} is above the ceiling.`,
              ],
              [
                'keeps-old-quantity',
                traded(at.quantity, ceiling),
                `The price is right, but at it sellers offer only ${count(offered)}.`,
              ],
            ]
          : [
              [
                'legal-limit-becomes-price',
                traded(wanted, ceiling),
                `Nobody has to charge ${dollars(ceiling)}. At it, sellers would find too few buyers.`,
              ],
              [
                'ceiling-floor-mixup',
                traded(offered, ceiling),
                `A ceiling is a highest price. It does not lift the price to ${dollars(ceiling)}.`,
              ],
              [
                'legal-limit-becomes-price',
                traded(at.quantity, ceiling),
                `The quantity is right, but the price stays where it was: it was allowed already.`,
              ],
            ],
      ),
      takeaway: isBinding
        ? `A ceiling below the equilibrium price binds, and the short side decides what is traded: here the sellers.`
        : `A ceiling above the equilibrium price changes nothing.`,
    };
  },
);

export const consumersUnderACeiling = questionModel(
  { id: 'consumers-under-a-ceiling', topic: 'The welfare effects of price ceilings', type: 'graph', difficulty: 3 },
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at } = drawn;
    const ceiling = at.price - draw.whole(1, 2);
    if (ceiling <= market.supply.reservation) return null;
    const outcome = priceCeiling(market, ceiling);
    const { quantity, consumerSurplus: key } = outcome;
    const last = market.demand.choke - market.demand.slope * quantity;
    if (!Number.isInteger(last)) return null;
    return {
      title: `Who gets one of the ${good.plural}`,
      stem: `A price ceiling of ${dollars(ceiling)} is put on ${good.plural}. Sellers offer only the quantity at B, and it goes to the buyers who value it most, from C to A. How large is consumer surplus under the ceiling?`,
      picture: pictureOf(drawn, {
        ceiling,
        show: ['equilibrium'],
        at: [
          { curve: 'demand', name: 'A', price: last },
          { curve: 'supply', name: 'B', price: ceiling },
          { curve: 'demand', name: 'C', price: market.demand.choke },
        ],
      }),
      ...numbers(
        dollars,
        [
          key,
          `On ${count(quantity)} ${good.units}, the area between demand and ${dollars(ceiling)}: ${dollars(market.demand.choke - ceiling)} high at the left, ${dollars(last - ceiling)} at A.`,
        ],
        [
          [
            'counts-untraded',
            consumerSurplus(market.demand, ceiling),
            `You went along the ceiling up to demand. But only ${count(quantity)} ${good.units} are offered.`,
          ],
          [
            'surplus-needs-shift',
            consumerSurplus(market.demand, at.price),
            `That was consumer surplus before the ceiling. Price and quantity have both changed.`,
          ],
          [
            'triangle-as-rectangle',
            (market.demand.choke - ceiling) * quantity,
            `You took the rectangle. The later buyers value the good less than the first one.`,
          ],
          ['surplus-sides-swap', producerSurplus(market.supply, ceiling), `That is what sellers still gain.`],
        ],
      ),
      takeaway: `Half of the two heights, times the quantity that is really traded: ½ × (${count(market.demand.choke - ceiling)} + ${count(last - ceiling)}) × ${count(quantity)} = ${dollars(key)}.`,
    };
  },
);

export const lossUnderACeiling = questionModel(
  { id: 'loss-under-a-ceiling', topic: 'The welfare effects of price ceilings', type: 'calculation', difficulty: 2 },
  (draw) => {
    const { good, market, at } = drawMarket(draw);
    const ceiling = at.price - draw.whole(1, 3);
    if (ceiling <= market.supply.reservation) return null;
    const { quantity, deadweightLoss: loss, shortage } = priceCeiling(market, ceiling);
    const last = market.demand.choke - market.demand.slope * quantity;
    if (!Number.isInteger(last)) return null;
    const missing = at.quantity - quantity;
    return {
      title: `What a ceiling destroys`,
      stem: `Before there was a ceiling, ${count(at.quantity)} ${good.plural} a week were traded at ${dollars(at.price)}. Under a ceiling of ${dollars(ceiling)} sellers offer ${count(quantity)}. For the last of these there would be a buyer at ${dollars(last)}. Both curves are straight lines, and the buyers who value the good most get it. How large is the deadweight loss?`,
      ...numbers(
        dollars,
        [
          loss,
          `${count(missing)} trades are missing. The first of them would bring ${dollars(last - ceiling)}, the last one nothing.`,
        ],
        [
          [
            'transfer-as-loss',
            (at.price - ceiling) * quantity,
            `That is what buyers pay less for what they still get. It passes from sellers to buyers.`,
          ],
          [
            'triangle-as-rectangle',
            2 * loss,
            `You left out the half: the gap between value and cost closes toward the old quantity.`,
          ],
          [
            'shortage-as-lost-trades',
            ((last - ceiling) * shortage) / 2,
            `You took the shortage of ${count(shortage)}. Only ${count(missing)} of these were traded before.`,
          ],
          [
            'one-side-only',
            ((at.price - ceiling) * missing) / 2,
            `That is what sellers lose on the missing trades. Buyers lose on them too.`,
          ],
        ],
      ),
      takeaway: `½ × (${count(last)} − ${count(ceiling)}) × ${count(missing)} = ${dollars(loss)}: the gap at the quantity traded, over the trades that are missing.`,
    };
  },
);
