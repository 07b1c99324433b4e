import { midpointElasticity, midpointPercentChange, percentChange, simpleElasticity, type Change } from '../elasticity';
import { count, dollars, isTidy, percent, round } from '../numbers';
import type { Draw } from './draw';
import { numbers, questionModel } from './question-model';
import { GOODS } from './settings';

/** Two values whose change is a round percentage of their average: [9, 11] is 20%. */
const MIDPOINTS: readonly Change[] = [[9, 11], [4, 6], [7, 9], [8, 12], [3, 5], [6, 10], [2, 3], [12, 13], [15, 25], [18, 22], [19, 21], [14, 26], [5, 15]]; // prettier-ignore

const times = ([from, to]: Change, factor: number): Change => [from * factor, to * factor];
const turned = ([from, to]: Change): Change => [to, from];

/** A price and a quantity whose midpoint percentages and their ratio are short numbers; the ratio is not 1. */
function drawMidpoints(draw: Draw): { price: Change; quantity: Change; elasticity: number } | null {
  const [first, second] = draw.twoOf(MIDPOINTS);
  const [price, quantity] = [first, times(second, draw.oneOf([4, 10, 20]))];
  const elasticity = midpointElasticity(quantity, price);
  const isShort = [midpointPercentChange(price), midpointPercentChange(quantity), elasticity * 10].every(
    (value) => isTidy(value) && round(value, 1) === value,
  );
  return isShort && elasticity > 0.1 && elasticity < 6 && elasticity !== 1 ? { price, quantity, elasticity } : null;
}

const size = (value: number): number => round(Math.abs(value), 2);

export const midpointOfDemand = questionModel(
  {
    id: 'midpoint-elasticity-of-demand',
    topic: 'Calculating price elasticity of demand',
    type: 'calculation',
    difficulty: 2,
  },
  (draw) => {
    const { plural, units } = draw.oneOf(GOODS);
    const drawn = drawMidpoints(draw);
    if (!drawn) return null;
    const [price, quantity] = [drawn.price, turned(drawn.quantity)];
    const [ofPrice, ofQuantity] = [size(midpointPercentChange(price)), size(midpointPercentChange(quantity))];
    const key = size(midpointElasticity(quantity, price));
    return {
      title: `How buyers of ${plural} react`,
      stem: `The price of ${plural} rises from ${dollars(price[0])} to ${dollars(price[1])}, and the quantity demanded falls from ${count(quantity[0])} to ${count(quantity[1])} ${units} a week. What is the price elasticity of demand by the midpoint method, without its sign?`,
      ...numbers(
        count,
        [
          key,
          `The quantity changes by ${percent(ofQuantity)} of its average, the price by ${percent(ofPrice)} of its own.`,
        ],
        [
          [
            'inverted-ratio',
            size(1 / key),
            `You divided the change in price by the change in quantity. It is the quantity that reacts.`,
          ],
          [
            'base-of-percentage',
            size(simpleElasticity(quantity, price)),
            `You took percentages of the old values. The midpoint method takes them of the averages.`,
          ],
          [
            'slope-as-elasticity',
            size((quantity[1] - quantity[0]) / (price[1] - price[0])),
            `That is ${units} for each dollar. An elasticity compares percentages.`,
          ],
          [
            'percentages-not-divided',
            ofQuantity,
            `That is by how many percent the quantity changes. Divide it by the percentage of the price.`,
          ],
        ],
      ),
      takeaway: `Midpoint method: ${percent(ofQuantity)} ÷ ${percent(ofPrice)} = ${count(key)}, each percentage of the average of old and new.`,
    };
  },
);

export const quantityFromElasticity = questionModel(
  {
    id: 'quantity-from-elasticity',
    topic: 'Calculating price elasticity of demand',
    type: 'calculation',
    difficulty: 2,
  },
  (draw) => {
    const { plural, units } = draw.oneOf(GOODS);
    const elasticity = draw.oneOf([0.2, 0.4, 0.5, 0.6, 0.8, 1.2, 1.5, 2, 2.5]);
    const before = draw.whole(4, 20) * 100;
    const rise = draw.oneOf([5, 10, 20]);
    const fall = elasticity * rise;
    const after = before * (1 - fall / 100);
    const key = -percentChange([before, after]) * (before / 100);
    return {
      title: `${percent(rise)} more for ${plural}`,
      stem: `A shop sells ${count(before)} ${plural} a month. The price elasticity of demand is ${count(elasticity)}, without its sign, in percentages of the old values. The shop raises the price by ${percent(rise)}. By how many ${units} a month do its sales fall?`,
      ...numbers(
        count,
        [
          key,
          `Each percent of price costs ${count(elasticity)} percent of the sales: ${count(elasticity)} × ${percent(rise)} of ${count(before)}.`,
        ],
        [
          [
            'one-for-one-percent',
            (before * rise) / 100,
            `You let sales fall by ${percent(rise)}, as the price rises. That would be an elasticity of 1.`,
          ],
          [
            'inverted-ratio',
            (before * rise) / elasticity / 100,
            `You divided by the elasticity. It says how many percent the quantity changes for each percent of price.`,
          ],
          ['percent-as-units', fall, `That is by how many percent sales fall. The question is by how many ${units}.`],
          ['total-not-change', after, `That is how many are still sold.`],
        ],
      ),
      takeaway: `Percent of quantity = elasticity × percent of price = ${percent(fall)}, and ${percent(fall)} of ${count(before)} is ${count(key)}.`,
    };
  },
);

export const midpointOfSupply = questionModel(
  {
    id: 'midpoint-elasticity-of-supply',
    topic: 'Calculating price elasticity of supply',
    type: 'calculation',
    difficulty: 2,
  },
  (draw) => {
    const { plural, units } = draw.oneOf(GOODS);
    const drawn = drawMidpoints(draw);
    if (!drawn) return null;
    const { price, quantity } = drawn;
    const [ofPrice, ofQuantity] = [size(midpointPercentChange(price)), size(midpointPercentChange(quantity))];
    const key = size(drawn.elasticity);
    return {
      title: `How makers of ${plural} react`,
      stem: `When buyers pay ${dollars(price[1])} instead of ${dollars(price[0])}, the makers of ${plural} supply ${count(quantity[1])} ${units} a day instead of ${count(quantity[0])}. By the midpoint method, what is the price elasticity of supply?`,
      ...numbers(
        count,
        [
          key,
          `The quantity grows by ${percent(ofQuantity)} of its average, the price by ${percent(ofPrice)} of its own.`,
        ],
        [
          ['inverted-ratio', size(1 / key), `You turned the ratio over. The percentage of the quantity stands on top.`],
          [
            'slope-as-elasticity',
            size((quantity[1] - quantity[0]) / (price[1] - price[0])),
            `Those are ${units} for one dollar more. An elasticity has no units.`,
          ],
          [
            'base-of-percentage',
            size(simpleElasticity(quantity, price)),
            `Your percentages have the old values as their base. Here the averages are asked for.`,
          ],
          ['percentages-not-divided', ofPrice, `That is the percentage of the price alone.`],
        ],
      ),
      takeaway: `Elasticity of supply = ${percent(ofQuantity)} ÷ ${percent(ofPrice)} = ${count(key)}.`,
    };
  },
);
