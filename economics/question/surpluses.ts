import { count, dollars } from '../numbers';
import { tradeAt } from '../schedule';
import { consumerSurplus, producerSurplus } from '../surplus';
import { drawMarket, endsOf, pictureOf } from './drawn-market';
import { numbers, questionModel } from './question-model';
import { PEOPLE, GOODS } from './settings';

export const consumerSurplusInAGraph = questionModel(
  { id: 'consumer-surplus-in-a-graph', topic: 'Consumer surplus', type: 'graph', difficulty: 1 },
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at } = drawn;
    const key = consumerSurplus(market.demand, at.price, at.quantity);
    const { choke } = market.demand;
    return {
      title: `What buyers of ${good.plural} gain`,
      stem: `The graph shows a competitive market for ${good.plural}. How large is consumer surplus in equilibrium?`,
      picture: pictureOf(drawn, { at: endsOf(drawn) }),
      ...numbers(
        dollars,
        [
          key,
          `The triangle between demand and the price is ${dollars(choke - at.price)} high and ${count(at.quantity)} ${good.units} wide, and half of that counts.`,
        ],
        [
          [
            'triangle-as-rectangle',
            2 * key,
            `You left out the half. Only the first buyer gains ${dollars(choke - at.price)}, and the last one nothing.`,
          ],
          [
            'surplus-sides-swap',
            producerSurplus(market.supply, at.price, at.quantity),
            `That triangle lies below the price. It is what sellers gain.`,
          ],
          ['spending-as-surplus', at.price * at.quantity, `That is what buyers pay. Their gain lies above the price.`],
          [
            'height-from-zero',
            (choke * at.quantity) / 2,
            `You measured the height from zero. Buyers pay ${dollars(at.price)} of it.`,
          ],
        ],
      ),
      takeaway: `Consumer surplus = ½ × (${count(choke)} − ${count(at.price)}) × ${count(at.quantity)} = ${dollars(key)}: below demand, above the price.`,
    };
  },
);

export const consumerSurplusOneByOne = questionModel(
  { id: 'consumer-surplus-one-by-one', topic: 'Consumer surplus', type: 'calculation', difficulty: 1 },
  (draw) => {
    const { plural, unit } = draw.oneOf(GOODS);
    const price = draw.whole(8, 16);
    const [a, b, c] = [price + draw.whole(6, 12), price + draw.whole(3, 5), price + draw.whole(1, 2)];
    const out = price - draw.whole(1, 4);
    const buyers = [a, b, c, out];
    const { consumerSurplus: key, traded } = tradeAt({ buyers }, price);
    const names = draw.shuffled(PEOPLE).slice(0, 4);
    return {
      title: `Four who think of ${plural}`,
      stem: `For one of the ${plural} in a shop, ${names[0]} would pay ${dollars(a)}, ${names[1]} ${dollars(b)}, ${names[2]} ${dollars(c)} and ${names[3]} ${dollars(out)}. Nobody wants a second ${unit}. All cost ${dollars(price)}. How large is their consumer surplus together?`,
      ...numbers(
        dollars,
        [
          key,
          `Three of them buy: ${dollars(a - price)}, ${dollars(b - price)} and ${dollars(c - price)} more is it worth to them than they pay.`,
        ],
        [
          [
            'counts-untraded',
            key - (price - out),
            `You took something off for ${names[3]}, who does not buy and so loses nothing.`,
          ],
          [
            'spending-as-surplus',
            price * traded,
            `That is what the three pay. Their gain is what it is worth to them beyond that.`,
          ],
          ['forgot-payment', a + b + c, `That is what it is worth to the three. They also pay for it.`],
          ['one-as-market', a - price, `That is the gain of ${names[0]} alone.`],
          [
            'full-gain-for-all',
            (a - price) * traded,
            `You gave all three the gain of ${names[0]}. The others value it less.`,
          ],
        ],
      ),
      takeaway: `Add up what it is worth − what is paid over those who buy: ${count(a - price)} + ${count(b - price)} + ${count(c - price)} = ${dollars(key)}.`,
    };
  },
);

export const producerSurplusInAGraph = questionModel(
  { id: 'producer-surplus-in-a-graph', topic: 'Producer surplus', type: 'graph', difficulty: 2 },
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at } = drawn;
    const key = producerSurplus(market.supply, at.price, at.quantity);
    const { reservation } = market.supply;
    return {
      title: `What sellers of ${good.plural} gain`,
      stem: `Look at the market for ${good.plural} in the graph, with neither a tax nor a rule about prices. What do all sellers together gain as producer surplus?`,
      picture: pictureOf(drawn, { at: endsOf(drawn) }),
      ...numbers(
        dollars,
        [
          key,
          `The triangle between the price and supply is ${dollars(at.price - reservation)} high and ${count(at.quantity)} ${good.units} wide, and half of that counts.`,
        ],
        [
          [
            'height-from-zero',
            (at.price * at.quantity) / 2,
            `You measured from zero. The first ${good.unit} already costs ${dollars(reservation)}.`,
          ],
          [
            'triangle-as-rectangle',
            2 * key,
            `You left out the half. The last ${good.unit} brings its seller nothing beyond its cost.`,
          ],
          [
            'surplus-sides-swap',
            consumerSurplus(market.demand, at.price, at.quantity),
            `That triangle lies above the price. It is what buyers gain.`,
          ],
          [
            'revenue-as-surplus',
            at.price * at.quantity,
            `That is all that sellers are paid. Their costs are still in it.`,
          ],
        ],
      ),
      takeaway: `Producer surplus = ½ × (${count(at.price)} − ${count(reservation)}) × ${count(at.quantity)} = ${dollars(key)}: above supply, below the price.`,
    };
  },
);

export const producerSurplusAfterARise = questionModel(
  { id: 'producer-surplus-after-a-rise', topic: 'Producer surplus', type: 'calculation', difficulty: 3 },
  (draw) => {
    const { good, market, at, perDollar } = drawMarket(draw);
    const { supply } = market;
    const price = at.price + draw.whole(1, 3);
    const quantity = at.quantity + (price - at.price) * perDollar.supply;
    const [before, after] = [producerSurplus(supply, at.price), producerSurplus(supply, price)];
    const rise = price - at.price;
    return {
      title: `A better price for ${good.plural}`,
      stem: `The supply curve for ${good.plural} is a straight line that begins at ${dollars(supply.reservation)}. At ${dollars(at.price)} sellers offer ${count(at.quantity)} ${good.units} a week, at ${dollars(price)} they offer ${count(quantity)}. The price goes up from ${dollars(at.price)} to ${dollars(price)}, and all they offer is sold. By how much does producer surplus grow?`,
      ...numbers(
        dollars,
        [
          after - before,
          `It grows from ${dollars(before)} to ${dollars(after)}: the old ${good.units} bring ${dollars(rise)} more each, and the new ones a triangle on top.`,
        ],
        [
          [
            'forgot-new-trades',
            rise * at.quantity,
            `That is the gain on the ${good.units} that were sold before. The new ones bring something too.`,
          ],
          [
            'full-gain-for-all',
            rise * quantity,
            `You gave the new ${good.units} the full ${dollars(rise)} each. They cost more to make, so they bring less.`,
          ],
          ['total-not-change', after, `That is the whole producer surplus at ${dollars(price)}.`],
          ['triangle-as-rectangle', 2 * (after - before), `You left out the half in both triangles.`],
        ],
      ),
      takeaway: `Both triangles begin at ${dollars(supply.reservation)}: ${dollars(after)} − ${dollars(before)} = ${dollars(after - before)}.`,
    };
  },
);
