import type { ReadQuestion } from '../read-question';
import { type Solvers } from './solver';

/** The number in a description that follows these words. */
export function after(words: string, { description }: Pick<ReadQuestion, 'description'>): number {
  const [, number = ''] = new RegExp(`${words} \\$?(\\d[\\d,.]*\\d|\\d)`, 'i').exec(description) ?? [];
  return number === '' ? NaN : Number(number.replaceAll(',', ''));
}

/** Demand P = choke − fall × Q and marginal cost MC = start + rise × Q, from what a description says of them. */
export function curvesOf(question: ReadQuestion) {
  const choke = after('quantity demanded is zero at', question);
  const fall = choke / after('and above, and', question);
  const level = after('marginal cost MC is horizontal at', question);
  if (!Number.isNaN(level)) return { choke, fall, start: level, rise: 0 };
  const start = after('marginal cost MC rises in a straight line from', question);
  // One more point of the line is where demand intersects it.
  const [quantity, price] = [
    after('demand and marginal cost intersect at a quantity of', question),
    after('demand and marginal cost intersect at a quantity of [\\d,.]+ and a price of', question),
  ];
  return { choke, fall, start, rise: (price - start) / quantity };
}

/** Where MR = choke − 2 × fall × Q meets MC. */
export function monopolistOf(question: ReadQuestion) {
  const { choke, fall, start, rise } = curvesOf(question);
  const quantity = (choke - start) / (2 * fall + rise);
  return { quantity, price: choke - fall * quantity, cost: start + rise * quantity };
}

export const monopolies: Solvers = {
  'markup-over-marginal-cost': (question) => {
    const { price, cost } = monopolistOf(question);
    return [price - cost];
  },
  'price-and-quantity-of-a-monopolist': (question) => {
    const { quantity, price } = monopolistOf(question);
    return [quantity, price];
  },
  'output-for-largest-revenue': (question) => {
    const { choke, fall } = curvesOf(question);
    return [choke / fall / 2 - monopolistOf(question).quantity];
  },
  'surplus-missing-in-a-monopoly': (question) => {
    const { choke, fall, start, rise } = curvesOf(question);
    // Total surplus is a parabola in the quantity: the gap between its top and its height at the output.
    const surplus = (q: number) => (choke - start) * q - ((fall + rise) * q ** 2) / 2;
    return [surplus((choke - start) / (fall + rise)) - surplus(monopolistOf(question).quantity)];
  },
};
