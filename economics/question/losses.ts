import { count, dollars } from '../numbers';
import { atPrice } from '../price-controls';
import { consumerSurplus, deadweightLoss, producerSurplus } from '../surplus';
import { drawMarket, pictureOf } from './drawn-market';
import { numbers, questionModel } from './question-model';

export const totalSurplusOfAMarket = questionModel(
  { id: 'total-surplus-in-equilibrium', topic: 'Total surplus and efficiency', type: 'calculation', difficulty: 2 },
  (draw) => {
    const { good, market, at } = drawMarket(draw);
    const { choke } = market.demand;
    const { reservation } = market.supply;
    const [buyers, sellers] = [
      consumerSurplus(market.demand, at.price, at.quantity),
      producerSurplus(market.supply, at.price, at.quantity),
    ];
    const total = buyers + sellers;
    return {
      title: `All that ${good.plural} bring`,
      stem: `Demand for ${good.plural} is a straight line that ends at ${dollars(choke)}, and supply is one that begins at ${dollars(reservation)}. They cross at ${dollars(at.price)} and ${count(at.quantity)} ${good.units} a week. How large is total surplus in equilibrium?`,
      ...numbers(
        dollars,
        [total, `Buyers gain ${dollars(buyers)}, and sellers gain ${dollars(sellers)}.`],
        [
          ['one-side-only', buyers, `That is what buyers gain. Sellers gain as well.`],
          [
            'triangle-as-rectangle',
            2 * total,
            `You left out the half: the gap between the curves closes toward the equilibrium.`,
          ],
          [
            'spending-as-surplus',
            at.price * at.quantity,
            `That is what passes from buyers to sellers. It is no gain of both together.`,
          ],
          ['one-side-only', sellers, `That is what sellers gain. Buyers gain as well.`],
          [
            'height-from-zero',
            (choke * at.quantity) / 2,
            `You measured from zero. The ${good.units} have costs, and supply begins at ${dollars(reservation)}.`,
          ],
        ],
      ),
      takeaway: `Total surplus is the triangle between the curves: ½ × (${count(choke)} − ${count(reservation)}) × ${count(at.quantity)} = ${dollars(total)}.`,
    };
  },
);

export const lossOfAQuota = questionModel(
  { id: 'loss-of-a-quota', topic: 'Deadweight loss', type: 'graph', difficulty: 2 },
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at, perDollar } = drawn;
    const above = draw.whole(1, market.demand.choke - at.price - 1);
    const quantity = at.quantity - above * perDollar.demand;
    const least = market.supply.reservation + quantity / perDollar.supply;
    if (!Number.isInteger(least)) return null;
    const loss = deadweightLoss(market, quantity);
    const gap = at.price + above - least;
    const missing = at.quantity - quantity;
    return {
      title: `No more than ${count(quantity)} ${good.units}`,
      stem: `A rule allows no more than ${count(quantity)} ${good.plural} a week. Point A shows what the last ${good.unit} is worth to its buyer, and point B what it costs its seller. How large is the deadweight loss of the rule?`,
      picture: pictureOf(drawn, {
        at: [
          { curve: 'demand', name: 'A', price: at.price + above },
          { curve: 'supply', name: 'B', price: least },
        ],
      }),
      ...numbers(
        dollars,
        [
          loss,
          `${count(missing)} ${good.units} are missing. The first of them would bring ${dollars(gap)}, the last one nothing: ½ × ${count(gap)} × ${count(missing)}.`,
        ],
        [
          [
            'triangle-as-rectangle',
            2 * loss,
            `You left out the half. The gap of ${dollars(gap)} closes toward the crossing.`,
          ],
          [
            'traded-units-counted',
            (gap * quantity) / 2,
            `You took the ${count(quantity)} ${good.units} that are traded. The loss lies in those that are not.`,
          ],
          ['surplus-as-loss', gap * quantity, `That rectangle belongs to whoever may still trade. Somebody gets it.`],
          [
            'one-side-only',
            (above * missing) / 2,
            `You took only the part above the equilibrium price. Sellers lose a part as well.`,
          ],
        ],
      ),
      takeaway: `The deadweight loss lies between the curves, over the missing units: ½ × ${count(gap)} × ${count(missing)} = ${dollars(loss)}. It points at the efficient quantity.`,
    };
  },
);

export const lossOfAFloor = questionModel(
  { id: 'surplus-at-too-high-a-price', topic: 'Deadweight loss', type: 'calculation', difficulty: 3 },
  (draw) => {
    const { good, market, at, perDollar } = drawMarket(draw);
    const price = at.price + draw.whole(1, 3);
    if (price >= market.demand.choke) return null;
    const outcome = atPrice(market, price);
    const least = market.supply.reservation + outcome.quantity / perDollar.supply;
    if (!Number.isInteger(least)) return null;
    const missing = at.quantity - outcome.quantity;
    const loss = outcome.deadweightLoss;
    return {
      title: `Too high a price for ${good.plural}`,
      stem: `In equilibrium, ${count(at.quantity)} ${good.plural} a week are traded at ${dollars(at.price)}. Sellers now agree among themselves on ${dollars(price)}, and at this price buyers want only ${count(outcome.quantity)}. The last ${good.unit} that is still sold costs its seller ${dollars(least)}. Both curves are straight lines. How large is the deadweight loss?`,
      ...numbers(
        dollars,
        [
          loss,
          `Of the ${count(missing)} ${good.units} no longer traded, the first would bring ${dollars(price - least)} and the last nothing.`,
        ],
        [
          [
            'transfer-as-loss',
            (price - at.price) * outcome.quantity,
            `That is what buyers now pay more for what they still buy. Sellers have it, so it is not lost.`,
          ],
          ['triangle-as-rectangle', 2 * loss, `You left out the half: the gap closes toward the equilibrium.`],
          [
            'one-side-only',
            ((price - at.price) * missing) / 2,
            `That is what buyers lose on these ${good.units}. Sellers lose on them too.`,
          ],
          [
            'spending-as-surplus',
            at.price * missing,
            `That is what the missing ${good.units} were sold for. Making them had a cost.`,
          ],
        ],
      ),
      takeaway: `½ × (${count(price)} − ${count(least)}) × ${count(missing)} = ${dollars(loss)}: the gap between value and cost, over the units that are missing.`,
    };
  },
);
