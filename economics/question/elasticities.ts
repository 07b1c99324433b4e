import { midpointElasticity, midpointPercentChange, percentChange, simpleElasticity, type Change } from '../elasticity';
import { isTidy, round } from '../numbers';
import type { Draw } from './draw';
import { questionModel } from './question-model';
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

const midpointOf = (side: 'demand' | 'supply') =>
  questionModel(`midpoint-elasticity-of-${side}`, `elasticity-of-${side}`, (draw) => {
    const good = draw.oneOf(GOODS);
    const drawn = drawMidpoints(draw);
    if (!drawn) return null;
    const isDemand = side === 'demand';
    const { price } = drawn;
    const quantity = isDemand ? turned(drawn.quantity) : drawn.quantity;
    const [[oldPrice, newPrice], [oldQuantity, newQuantity]] = [price, quantity];
    const [ofPrice, ofQuantity] = [size(midpointPercentChange(price)), size(midpointPercentChange(quantity))];
    const key = size(drawn.elasticity);
    const base = ['base-of-percentage', size(simpleElasticity(quantity, price))] as const;
    const slope = ['slope-as-elasticity', size((newQuantity - oldQuantity) / (newPrice - oldPrice))] as const;
    return {
      values: { ...good, oldPrice, newPrice, oldQuantity, newQuantity, ofQuantity, ofPrice, key },
      within: { answer: [0, 20] },
      right: key,
      wrong: [
        ['inverted-ratio', size(1 / key)],
        ...(isDemand ? [base, slope] : [slope, base]),
        ['percentages-not-divided', isDemand ? ofQuantity : ofPrice],
      ],
    };
  });

export const midpointOfDemand = midpointOf('demand');
export const midpointOfSupply = midpointOf('supply');

export const quantityFromElasticity = questionModel('quantity-from-elasticity', 'elasticity-of-demand', (draw) => {
  const good = draw.oneOf(GOODS);
  const elasticity = draw.oneOf([0.2, 0.4, 0.5, 0.6, 0.8, 1.2, 1.5, 2, 2.5]);
  const before = draw.whole(4, 20) * 100;
  const rise = draw.oneOf([5, 10, 20]);
  const fall = elasticity * rise;
  const after = before * (1 - fall / 100);
  const key = -percentChange([before, after]) * (before / 100);
  return {
    values: { ...good, rise, before, elasticity, fall, key },
    within: { answer: [0, before] },
    right: key,
    wrong: [
      ['one-for-one-percent', (before * rise) / 100],
      ['inverted-ratio', (before * rise) / elasticity / 100],
      ['percent-as-units', fall],
      ['total-not-change', after],
    ],
  };
});
