import { count, dollars, sum } from '../numbers';
import { drawRising } from './draw';
import { atPrices } from './points';
import { goodPicture } from './drawn-market';
import { questionModel } from './question-model';
import { drawGood, drawPriceList, PEOPLE, quantityAxis } from './settings';

/** How many units are worth supplying at a price, when costs rise from unit to unit. */
const worthSupplying = (costs: readonly number[], price: number): number =>
  costs.filter((cost) => cost <= price).length;

/** The same for whoever compares the price with the average cost so far. */
const worthOnAverage = (costs: readonly number[], price: number): number =>
  costs.filter((_, index) => sum(costs.slice(0, index + 1)) <= price * (index + 1)).length;

export const alongAStraightSupply = questionModel('along-a-straight-supply', 'supply-curve', (draw) => {
  const perDollar = draw.oneOf([2, 3, 4, 5, 6, 8, 10]);
  const [start, first, second, third] = drawRising(draw, draw.whole(1, 5), 3, 5);
  if (start === undefined || first === undefined || second === undefined || third === undefined) return null;
  const good = drawGood(draw, start + 1, third);
  const quantityAt = (price: number) => perDollar * (price - start);
  const [low, high, key] = [quantityAt(first), quantityAt(second), quantityAt(third)];
  return {
    values: { ...good, start, second, third, high, perDollar, step: third - second, more: key - high },
    picture: goodPicture(good, {
      supply: { reservation: start, slope: 1 / perDollar },
      show: ['supply'],
      at: atPrices(['supply', first], ['supply', second]),
    }),
    right: key,
    wrong: [
      ['through-origin', (high * third) / second, 'proportion'],
      ['total-not-change', key - high],
      ['wrong-interval', 2 * high - low],
      ['through-origin', perDollar * third, 'multiplied'],
      ['one-for-one-dollar', high + third - second],
    ],
  };
});

export const costOfAdditionalUnits = questionModel('cost-of-additional-units', 'supply-curve', (draw) => {
  const costs = drawRising(draw, draw.whole(1, 3), 6, 2);
  const [low, high] = [draw.whole(2, 6), draw.whole(5, 12)];
  const [before, after] = [worthSupplying(costs, low), worthSupplying(costs, high)];
  if (before < 1 || after < before + 2 || after === costs.length || !costs.includes(high)) return null;
  // Steps can be read where each dollar has its space.
  const largest = costs.at(-1) ?? 0;
  if (largest < 9 || largest > 11) return null;
  const good = drawGood(draw, low, high);
  const added = costs.slice(before, after);
  return {
    values: { ...good, name: draw.oneOf(PEOPLE), low, high, before, after, added: added.map(dollars).join(' + ') },
    picture: {
      kind: 'schedule',
      title: 'The supply of one producer',
      quantity: quantityAxis(good),
      price: `Price and cost ($ per ${good.unit})`,
      sellers: costs,
      max: { price: 12 },
    },
    right: sum(added),
    wrong: [
      ['constant-marginal-cost', (after - before) * high],
      ['total-not-change', sum(costs.slice(0, after))],
      ['off-by-one', sum(costs.slice(before, after - 1)), 'fewer'],
      ['off-by-one', sum(costs.slice(before, after + 1)), 'more'],
      ['average-not-marginal', (sum(costs.slice(0, after)) / after) * (after - before)],
    ],
  };
});

const FARMS = ['Oak Hill', 'Riverside', 'Sunny Acre', 'Stone Bridge', 'Long Meadow', 'Maple Lane', 'North Field'];

export const priceThatBringsEnough = questionModel('price-that-brings-enough', 'supply-curve', (draw) => {
  const { good, rising: prices } = drawPriceList(draw, 4, 3);
  const capacities = prices.map(() => 10 * draw.whole(2, 9));
  const at = draw.whole(2, 3);
  const upTo = (place: number) => sum(capacities.slice(0, place + 1));
  const needed = upTo(at) - 5 * draw.whole(0, 3);
  const alone = prices.find((_, index) => (capacities[index] ?? 0) * 2 > needed);
  if (needed <= upTo(at - 1) || capacities.some((capacity) => capacity >= needed)) return null;
  const farms = draw.shuffled(FARMS);
  const rows = prices.map((price, index) => [farms[index] ?? '', dollars(price), count(capacities[index] ?? 0)]);
  const priceAt = (place: number) => prices[place] ?? 0;
  const key = priceAt(at);
  return {
    values: { ...good, needed, lower: priceAt(at - 1), supplied: upTo(at), below: upTo(at - 1) },
    rows: draw.shuffled(rows),
    right: key,
    wrong: [
      ['off-by-one', priceAt(at - 1), 'lower'],
      ['averaged-not-added', sum(prices.slice(0, at + 1)) / (at + 1), 'needed'],
      ['off-by-one', priceAt(at + 1), 'higher'],
      ['one-as-market', alone ?? 0],
      ['averaged-not-added', sum(prices) / 5, 'all'],
    ],
  };
});

export const outputOfTwoProducers = questionModel('output-of-two-producers', 'supply-curve', (draw) => {
  const [first, second] = [drawRising(draw, draw.whole(2, 5), 6, 4), drawRising(draw, draw.whole(2, 5), 6, 4)];
  const price = draw.whole(7, 16);
  const [one, two] = [worthSupplying(first, price), worthSupplying(second, price)];
  const average = worthOnAverage(first, price) + worthOnAverage(second, price);
  if (one === two || first.includes(price) === second.includes(price) || Math.max(one, two) > 6) return null;
  const good = drawGood(draw, 5, price);
  const [name, other] = draw.twoOf(PEOPLE);
  return {
    values: { ...good, name, other, price, one, two },
    rows: first.map((cost, index) => [count(index + 1), dollars(cost), dollars(second[index] ?? 0)]),
    demands: ({ answer }) => Number.isInteger(answer),
    right: one + two,
    wrong: [
      ['off-by-one', one + two - 1, 'fewer'],
      ['average-not-marginal', average],
      ['off-by-one', one + two + 2, 'more'],
      ['one-as-market', Math.max(one, two)],
      ['averaged-not-added', (one + two) / 2],
    ],
  };
});
