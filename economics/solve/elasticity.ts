import {
  classify,
  classifyByCrossPrice,
  classifyByIncome,
  midpointPercentChange,
  percentChange,
  type Change,
} from '../elasticity';
import type { SlopedDemand } from '../market';
import { quantityDemanded } from '../market';
import { count, dollars, percent } from '../numbers';
import { revenueTest, totalRevenue } from '../revenue';

export type Method = 'midpoint' | 'simple';

/** One percentage change, worked out: "(60 − 40) ÷ 50 = 40%". */
function percentStep(what: string, change: Change, method: Method, write: (value: number) => string): string {
  const [from, to] = change;
  const base = method === 'midpoint' ? (from + to) / 2 : from;
  const points = method === 'midpoint' ? midpointPercentChange(change) : percentChange(change);
  const average = method === 'midpoint' ? `, on the average of ${write(from)} and ${write(to)}` : '';
  return `${what} changes by (${write(to)} − ${write(from)}) ÷ ${write(base)} = ${percent(points)}${average}.`;
}

function ratioStep(
  name: string,
  quantity: Change,
  cause: Change,
  method: Method,
): { step: string; elasticity: number } {
  const of = (change: Change) => (method === 'midpoint' ? midpointPercentChange(change) : percentChange(change));
  const elasticity = of(quantity) === 0 ? 0 : of(quantity) / of(cause);
  return { step: `${name} is ${percent(of(quantity))} ÷ ${percent(of(cause))} = ${count(elasticity)}`, elasticity };
}

/** Price elasticity of demand or supply, with what it is called. */
export function solvePriceElasticity(
  side: 'demand' | 'supply',
  quantity: Change,
  price: Change,
  method: Method = 'midpoint',
): string[] {
  const { step, elasticity } = ratioStep(`The price elasticity of ${side}`, quantity, price, method);
  const size = Math.abs(elasticity);
  const compared = size > 1 ? 'more than 1' : size < 1 ? 'less than 1' : '1';
  const sign = side === 'demand' && elasticity < 0 ? `; without its sign, ${count(size)}` : '';
  return [
    percentStep('The quantity', quantity, method, count),
    percentStep('The price', price, method, dollars),
    `${step}${sign}.`,
    `That is ${size === 0 ? '0' : compared}: ${side} is ${classify(elasticity)}.`,
  ];
}

/** Income elasticity of demand, with what it says of the good. */
export function solveIncomeElasticity(quantity: Change, income: Change, method: Method = 'midpoint'): string[] {
  const { step, elasticity } = ratioStep('The income elasticity', quantity, income, method);
  const verdicts = {
    inferior: 'It is below 0: the good is inferior.',
    unaffected: 'It is 0: income makes no difference to this good.',
    necessity: 'It is above 0, and not above 1: a normal good, and a necessity.',
    luxury: 'It is above 1: a normal good, and a luxury.',
  };
  return [
    percentStep('The quantity', quantity, method, count),
    percentStep('Income', income, method, dollars),
    `${step}.`,
    verdicts[classifyByIncome(elasticity)],
  ];
}

/** Cross-price elasticity: how the quantity of one good reacts to the price of another, and what that makes them. */
export function solveCrossElasticity(quantity: Change, otherPrice: Change, method: Method = 'midpoint'): string[] {
  const { step, elasticity } = ratioStep('The cross-price elasticity', quantity, otherPrice, method);
  const verdicts = {
    substitutes: 'It is above 0: the goods are substitutes.',
    complements: 'It is below 0: the goods are complements.',
    unrelated: 'It is 0: the goods are unrelated.',
  };
  return [
    percentStep('The quantity of this good', quantity, method, count),
    percentStep('The price of the other', otherPrice, method, dollars),
    `${step}.`,
    verdicts[classifyByCrossPrice(elasticity)],
  ];
}

/** The total revenue test between two prices of a demand curve. @throws RangeError when the prices are the same. */
export function solveRevenueTest(demand: SlopedDemand, [from, to]: Change): string[] {
  const revenue: Change = [totalRevenue(demand, from), totalRevenue(demand, to)];
  const verdict = revenueTest([from, to], revenue);
  const at = (price: number, total: number) =>
    `At ${dollars(price)} total revenue is ${dollars(price)} × ${count(quantityDemanded(demand, price))} = ${dollars(total)}.`;
  const effect = verdict === 'unit elastic' ? 'stays the same' : revenue[1] > revenue[0] ? 'rises' : 'falls';
  return [
    at(from, revenue[0]),
    at(to, revenue[1]),
    `The price ${to > from ? 'rises' : 'falls'} and total revenue ${effect}: between these prices demand is ${verdict}.`,
  ];
}
