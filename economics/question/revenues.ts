import { demandElasticityAt } from '../elasticity';
import { quantityDemanded } from '../market';
import { count, dollars } from '../numbers';
import { revenueTest, totalRevenue, unitElasticPrice } from '../revenue';
import type { RevenuePicture } from '../picture/revenue-figure';
import type { Draw } from './draw';
import { numbers, questionModel, texts } from './question-model';
import { capital, priceAxis, quantityAxis, GOODS, type MarketGood } from './settings';

/** A straight demand curve on which each whole price sells a whole number. */
function drawDemand(draw: Draw) {
  const choke = 2 * draw.whole(5, 12);
  const perDollar = draw.oneOf([2, 4, 5, 8, 10]);
  return { demand: { choke, slope: 1 / perDollar }, perDollar };
}

const pictureOf = (good: MarketGood, demand: RevenuePicture['demand'], at: readonly number[]): RevenuePicture => ({
  kind: 'revenue',
  quantity: quantityAxis(good),
  price: priceAxis(good),
  demand,
  at,
  show: [],
});

export const revenueOfAPriceChange = questionModel(
  { id: 'revenue-test', topic: 'The total revenue test', type: 'graph', difficulty: 2 },
  (draw) => {
    const good = draw.oneOf(GOODS);
    const { demand } = drawDemand(draw);
    const [before, after] = draw.twoOf([1, 2, 3, 4, 5, 6, 7].map((part) => Math.round((part * demand.choke) / 8)));
    if (before === after || Math.abs(before - after) > demand.choke / 4) return null;
    const [was, is] = [totalRevenue(demand, before), totalRevenue(demand, after)];
    const test = was === is ? null : revenueTest([before, after], [was, is]);
    if (test !== 'elastic' && test !== 'inelastic') return null;
    const other = test === 'elastic' ? 'inelastic' : 'elastic';
    const says = (name: string, revenue: string, by: number) => `It is ${name}: revenue ${revenue} by ${dollars(by)}.`;
    const size = Math.abs(is - was);
    const [way, back] = is > was ? ['rises', 'falls'] : ['falls', 'rises'];
    const moved = after > before ? 'rises' : 'falls';
    return {
      title: `From A to B with ${good.plural}`,
      stem: `The price of a ${good.unit} ${moved}, and buyers go from A to B on this demand curve. What does the total revenue test say of demand between the two points?`,
      picture: pictureOf(good, demand, [before, after]),
      ...texts(
        [
          says(test, way, size),
          `Revenue goes from ${dollars(was)} to ${dollars(is)}. ${test === 'elastic' ? 'It moves against the price' : 'It moves with the price'}.`,
        ],
        [
          [
            'elastic-inelastic-swap',
            says(other, way, size),
            `The revenue is right. When it moves ${test === 'elastic' ? 'against' : 'with'} the price, demand is ${test}.`,
          ],
          [
            'revenue-direction-swap',
            says(other, back, size),
            `Multiply again: ${dollars(was)} before, ${dollars(is)} after.`,
          ],
          [
            after > before ? 'higher-price-more-revenue' : 'more-sold-more-revenue',
            says(test, back, size),
            `Multiply price by quantity at both points: ${dollars(was)} and ${dollars(is)}.`,
          ],
        ],
      ),
      takeaway: `${capital(test)} demand: when the price ${moved}, total revenue ${way}. Here ${dollars(before)} × ${count(quantityDemanded(demand, before))} = ${dollars(was)} and ${dollars(after)} × ${count(quantityDemanded(demand, after))} = ${dollars(is)}.`,
    };
  },
);

export const revenueAtAPrice = questionModel(
  { id: 'revenue-change', topic: 'The total revenue test', type: 'calculation', difficulty: 1 },
  (draw) => {
    const good = draw.oneOf(GOODS);
    const { demand } = drawDemand(draw);
    const before = draw.whole(3, demand.choke - 3);
    const after = before + draw.oneOf([-2, -1, 1, 2]);
    const [sold, now] = [quantityDemanded(demand, before), quantityDemanded(demand, after)];
    const [was, is] = [totalRevenue(demand, before), totalRevenue(demand, after)];
    const changed = (by: number) => `It ${by > 0 ? 'rises' : 'falls'} by ${dollars(Math.abs(by))}.`;
    const [gained, lost] =
      after > before
        ? [(after - before) * now, before * (sold - now)]
        : [after * (now - sold), (before - after) * sold];
    if (is === was) return null;
    return {
      title: `Takings from ${good.plural}`,
      stem: `At ${dollars(before)} a ${good.unit}, a stall sells ${count(sold)} ${good.units} a week. At ${dollars(after)}, it sells ${count(now)}. How does its total revenue change when the price goes from the first to the second?`,
      ...texts(
        [
          changed(is - was),
          `Before: ${dollars(before)} × ${count(sold)} = ${dollars(was)}. After: ${dollars(after)} × ${count(now)} = ${dollars(is)}.`,
        ],
        [
          [
            'revenue-direction-swap',
            changed(was - is),
            `The size is right, the direction is not: compare ${dollars(was)} before with ${dollars(is)} after.`,
          ],
          [
            'one-of-two-changes',
            changed(gained),
            `That is what is gained. Something is lost as well: ${dollars(lost)}.`,
          ],
          [
            'one-of-two-changes',
            changed(-lost),
            `That is what is lost. Something is gained as well: ${dollars(gained)}.`,
          ],
          ['total-not-change', changed(is), `That is the whole revenue after the change.`],
        ],
      ),
      takeaway: `Multiply price by quantity before and after: ${dollars(was)}, then ${dollars(is)}. Every unit brings ${after > before ? 'more' : 'less'}, and there are ${after > before ? 'fewer' : 'more'} of them.`,
    };
  },
);

export const elasticityAtAPoint = questionModel(
  { id: 'elasticity-at-a-point', topic: 'Elasticity along a linear demand curve', type: 'graph', difficulty: 3 },
  (draw) => {
    const good = draw.oneOf(GOODS);
    const { demand, perDollar } = drawDemand(draw);
    const price = draw.whole(2, demand.choke - 2);
    const sold = quantityDemanded(demand, price);
    const key = Math.abs(demandElasticityAt(demand, price));
    if (key === 1) return null;
    return {
      title: `Point A on a line`,
      stem: `The graph shows the demand curve for ${good.plural}, which ends at B. Around point A, by how many percent does the quantity demanded fall for each percent by which the price rises?`,
      picture: {
        kind: 'market',
        quantity: quantityAxis(good),
        price: priceAxis(good),
        demand,
        show: ['demand'],
        at: [
          { curve: 'demand', name: 'A', price },
          { curve: 'demand', name: 'B', price: demand.choke },
        ],
      },
      ...numbers(
        count,
        [
          key,
          `A dollar more is 1 part in ${count(price)} of the price at A, and it costs ${count(perDollar)} parts in ${count(sold)} of the quantity: ${count(perDollar)} × ${count(price)} ÷ ${count(sold)}.`,
        ],
        [
          ['inverted-ratio', 1 / key, `You divided the wrong way round: the quantity reacts to the price.`],
          [
            'slope-as-elasticity',
            perDollar,
            `That is by how many ${good.units} the quantity falls for a dollar, all along the line.`,
          ],
          ['same-along-line', 1, `Only halfway up a straight line is it 1. Above it is more, below less.`],
          [
            'slope-as-elasticity',
            demand.slope,
            `That is the slope, dollars for each ${good.unit}. It is the same everywhere, and elasticity is not.`,
          ],
        ],
      ),
      takeaway: `Elasticity at a point = ${count(perDollar)} × ${count(price)} ÷ ${count(sold)}, the price divided by its distance to where demand ends: ${count(price)} ÷ ${count(demand.choke - price)}.`,
    };
  },
);

export const largestRevenue = questionModel(
  { id: 'largest-revenue', topic: 'Elasticity along a linear demand curve', type: 'calculation', difficulty: 2 },
  (draw) => {
    const good = draw.oneOf(GOODS);
    const { demand } = drawDemand(draw);
    const most = quantityDemanded(demand, 0);
    const best = unitElasticPrice(demand);
    const largest = totalRevenue(demand, best);
    return {
      title: `As much as ${good.plural} can bring`,
      stem: `Demand for ${good.plural} is a straight line. At ${dollars(demand.choke)} a ${good.unit} nobody buys, and if they cost nothing, ${count(most)} a week would be taken. What is the largest total revenue that one price for all can bring in a week?`,
      ...numbers(
        dollars,
        [largest, `Halfway up, at ${dollars(best)}, demand is unit elastic and ${count(most / 2)} are sold.`],
        [
          [
            'ends-multiplied',
            demand.choke * most,
            `You multiplied the two ends. At ${dollars(demand.choke)} nothing is sold at all.`,
          ],
          ['area-as-revenue', 2 * largest, `That is the whole area under the curve. Revenue is a rectangle inside it.`],
          [
            'higher-price-more-revenue',
            totalRevenue(demand, demand.choke - 1),
            `That is the revenue near the top of the curve, where hardly anything is sold.`,
          ],
          [
            'most-units-most-revenue',
            totalRevenue(demand, 1),
            `That is the revenue at $1, where much is sold for little.`,
          ],
          ['per-unit-not-total', best, `That is the best price. Revenue is price times quantity.`],
        ],
      ),
      takeaway: `On a straight demand curve total revenue is largest halfway: ${dollars(best)} × ${count(most / 2)} = ${dollars(largest)}.`,
    };
  },
);
