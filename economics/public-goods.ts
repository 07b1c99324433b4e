import { optimalQuantity, isList, type Marginal } from './marginal';
import { demandPrice, quantityDemanded, supplyPrice, type SlopedDemand, type SlopedSupply } from './market';
import { count } from './numbers';

/** A good that all consume together: the marginal benefit of each in dollars, and what a unit costs. */
export interface PublicGood {
  readonly benefits: readonly SlopedDemand[];
  readonly cost: SlopedSupply;
}

/** Marginal social benefit of the unit at `quantity`: what it is worth to all together. Whoever has enough of it adds 0. */
export const socialBenefit = (benefits: readonly SlopedDemand[], quantity: number): number =>
  benefits.reduce((sum, benefit) => sum + Math.max(0, demandPrice(benefit, quantity)), 0);

/** The quantities at which marginal social benefit bends, in order: each is the end of one consumer's benefit. */
export const endsOfBenefits = (benefits: readonly SlopedDemand[]): number[] =>
  [...new Set(benefits.map((benefit) => quantityDemanded(benefit, 0)))].toSorted((a, b) => a - b);

/** Where a falling and a rising curve, straight between `ends`, cross; 0 where they do not, the last end where they never do. */
function crossing(ends: readonly number[], gap: (quantity: number) => number): number {
  if (gap(0) <= 0) return 0;
  const last = ends.find((end) => gap(end) <= 0);
  if (last === undefined) return ends.at(-1) ?? 0;
  const before = ends.findLast((end) => end < last) ?? 0;
  const [high, low] = [gap(before), gap(last)];
  return high === low ? before : before + ((last - before) * high) / (high - low);
}

function requireBenefits({ benefits, cost }: PublicGood): void {
  if (benefits.length === 0 || benefits.some(({ choke, slope }) => !(choke > 0 && slope > 0)))
    throw new RangeError('a public good needs falling marginal benefits that begin above $0');
  if (cost.reservation < 0 || cost.slope < 0) throw new RangeError('marginal cost must be $0 or more and not fall');
}

/** The quantity at which marginal social benefit equals marginal cost; 0 when even the first unit costs more. */
export function efficientQuantity(good: PublicGood): number {
  requireBenefits(good);
  const { benefits, cost } = good;
  return crossing(
    endsOfBenefits(benefits),
    (quantity) => socialBenefit(benefits, quantity) - supplyPrice(cost, quantity),
  );
}

/** What the consumers with the largest marginal benefit would buy alone; the others are free riders on it. */
export function privateQuantity(good: PublicGood): number {
  requireBenefits(good);
  return Math.max(...good.benefits.map((benefit) => efficientQuantity({ benefits: [benefit], cost: good.cost })));
}

/** Total benefit of all consumers minus total cost of the units up to `quantity`, in dollars. */
export function netBenefit({ benefits, cost }: PublicGood, quantity: number): number {
  const benefit = benefits.reduce((sum, one) => {
    const units = Math.min(quantity, quantityDemanded(one, 0));
    return sum + ((one.choke + demandPrice(one, units)) / 2) * units;
  }, 0);
  return benefit - ((cost.reservation + supplyPrice(cost, quantity)) / 2) * quantity;
}

/** What is lost, in dollars, when `quantity` is provided and not the efficient quantity. */
export const lossOfProviding = (good: PublicGood, quantity: number): number =>
  netBenefit(good, efficientQuantity(good)) - netBenefit(good, quantity);

/** The sum of the consumers' benefits from unit 1, 2, 3 …, in dollars. @throws RangeError for lists of different lengths. */
export function sumOfBenefits(benefits: readonly (readonly number[])[]): number[] {
  const units = benefits[0]?.length ?? 0;
  const other = benefits.find(({ length }) => length !== units);
  if (units === 0 || other)
    throw new RangeError(`benefits of ${count(units)} and ${count(other?.length ?? 0)} units: give the same number`);
  return Array.from({ length: units }, (_, unit) => benefits.reduce((sum, values) => sum + (values[unit] ?? 0), 0));
}

/** How many units to provide when benefits and costs are lists of units; a flat cost is one number. */
export function efficientUnits(benefits: readonly (readonly number[])[], cost: Marginal | number): number {
  const total = sumOfBenefits(benefits);
  const costs = typeof cost === 'number' ? total.map(() => cost) : cost;
  if (!isList(costs)) throw new RangeError('the cost of whole units is a list or one number');
  return optimalQuantity(total, costs);
}
