import { count, isSame } from '../numbers';
import {
  absoluteAdvantage,
  comparativeAdvantage,
  gainFromTrade,
  opportunityCost,
  other,
  termsOfTrade,
  type TradeTable,
  type Which,
} from '../trade';

/** Names of goods are plurals: "2 fish", but "1 unit of fish". */
const unitsOf = (amount: number, good: string): string =>
  `${count(amount)} ${isSame(amount, 1) ? `unit of ${good}` : good}`;

function costStep(table: TradeTable, producer: Which, good: Which): string {
  const { name, numbers } = table.producers[producer];
  const [top, bottom] =
    table.form === 'output' ? [numbers[other(good)], numbers[good]] : [numbers[good], numbers[other(good)]];
  const cost = unitsOf(opportunityCost(table, producer, good), table.goods[other(good)]);
  return `For ${name}, one unit of ${table.goods[good]} costs ${count(top)} ÷ ${count(bottom)} = ${cost}.`;
}

/** Who makes more of a good with the same resources. */
export function solveAbsoluteAdvantage(table: TradeTable, good: Which): string[] {
  const { form, goods, producers } = table;
  const numbers = producers.map(
    ({ name, numbers: each }) => `${name} ${form === 'output' ? 'can make' : 'needs'} ${count(each[good])}`,
  );
  const winner = absoluteAdvantage(table, good);
  const measure = form === 'output' ? 'more with the same resources' : 'less time for one unit';
  return [
    `${form === 'output' ? `Of ${goods[good]}` : `For one unit of ${goods[good]}`}, ${numbers.join('; ')}.`,
    winner === null
      ? 'Both are equal: nobody has the absolute advantage.'
      : `${producers[winner].name} ${form === 'output' ? 'makes' : 'needs'} ${measure} and has the absolute advantage.`,
  ];
}

/** Who gives up less for a good, and should make it. */
export function solveComparativeAdvantage(table: TradeTable, good: Which): string[] {
  const winner = comparativeAdvantage(table, good);
  const verdict =
    winner === null
      ? 'Both give up the same, so neither has a comparative advantage and there is nothing to gain from trade.'
      : `${table.producers[winner].name} gives up less, so has the comparative advantage in ${table.goods[good]}; ${table.producers[other(winner)].name} has it in ${table.goods[other(good)]}.`;
  return [costStep(table, 0, good), costStep(table, 1, good), verdict];
}

/** Between which prices both gain, and whether they do at `terms` (units of the other good for one of this one). */
export function solveTermsOfTrade(table: TradeTable, good: Which, terms?: number): string[] {
  const range = termsOfTrade(table, good);
  const costs = [costStep(table, 0, good), costStep(table, 1, good)];
  const [name, payment] = [table.goods[good], table.goods[other(good)]];
  if (!range) return [...costs, 'The two costs are equal, so no terms let both gain.'];
  const between = `Both gain when one unit of ${name} is traded for more than ${count(range.low)} and less than ${count(range.high)} ${payment}.`;
  if (terms === undefined) return [...costs, between];
  const gains = ([0, 1] as const).map((producer) => {
    const gain = gainFromTrade(table, producer, good, terms);
    const by = `${unitsOf(Math.abs(gain), payment)} on each unit of ${name}`;
    return isSame(gain, 0)
      ? `${table.producers[producer].name} neither gains nor loses`
      : `${table.producers[producer].name} ${gain > 0 ? 'gains' : 'loses'} ${by}`;
  });
  return [...costs, between, `At ${unitsOf(terms, payment)}, ${gains.join(' and ')}.`];
}
