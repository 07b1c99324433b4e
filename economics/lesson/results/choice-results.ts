import { isList, netGain, optimalQuantity, totalsOf } from '../../marginal';
import { quantityDemanded } from '../../market';
import { count, dollars } from '../../numbers';
import type { MarginalPicture } from '../../picture/marginal-picture';
import type { PossibilitiesPicture } from '../../picture/possibilities-picture';
import type { RevenuePicture } from '../../picture/revenue-picture';
import type { UtilityPicture } from '../../picture/utility-picture';
import { endsOf, mostOfY } from '../../production-possibilities';
import { totalRevenue } from '../../revenue';
import { bySign, existing, result, type Results } from './result';

/** "fish" of "Fish (per day)". */
const goodIn = (axis: string): string => axis.replace(/\s*\(.*/, '').toLowerCase();

/** Of the last named point, and of what trade allows from the good in which the producer specializes. */
export function possibilitiesResults({ x, y, frontier, growth, points, trade }: PossibilitiesPicture): Results {
  const now = growth ?? frontier;
  const point = points?.at(-1);
  const atY = point === undefined ? null : (point.y ?? mostOfY(now, point.x));
  const ends = endsOf(now);
  const byTrade = trade && (trade.makes === 'x' ? ends.x * trade.yPerX : ends.y / trade.yPerX);
  const gained = trade?.makes === 'x' ? y : x;
  return existing({
    x: result(point?.x, count, (written) => `${written} ${goodIn(x)}`),
    y: result(atY, count, (written) => `${written} ${goodIn(y)}`),
    costOfX: result(
      point === undefined || atY === null ? null : ends.y - atY,
      count,
      (written) => `${written} ${goodIn(y)} given up`,
    ),
    mostX: result(ends.x, count, (written) => `at most ${written} ${goodIn(x)}`),
    mostY: result(ends.y, count, (written) => `at most ${written} ${goodIn(y)}`),
    mostByTrade: result(byTrade, count, (written) => `at most ${written} ${goodIn(gained)} through trade`),
  });
}

export function marginalResults({ benefit, cost }: MarginalPicture): Results {
  if (benefit === undefined || cost === undefined) return {};
  const quantity = optimalQuantity(benefit, cost);
  const gain = isList(benefit)
    ? netGain(benefit, isList(cost) ? cost : [], quantity)
    : ((benefit.start - (isList(cost) ? 0 : cost.start)) * quantity) / 2;
  return existing({
    quantity: result(quantity, count, (written) => `the best quantity is ${written}`),
    netGain: result(gain, dollars, (written) => `a net benefit of ${written}`),
  });
}

/** After the unit of the last named point. */
export function utilityResults({ marginal, at }: UtilityPicture): Results {
  const unit = at?.at(-1)?.unit;
  if (unit === undefined) return {};
  return existing({
    totalUtility: result(totalsOf(marginal)[unit - 1], count, (written) => `total utility ${written}`),
    marginalUtility: result(marginal[unit - 1], count, (written) => `marginal utility ${written}`),
  });
}

/** At the last price. */
export function revenueResults({ demand, at }: RevenuePicture): Results {
  const price = at?.at(-1);
  if (price === undefined) return {};
  const elasticity = price / (demand.choke - price);
  return existing({
    price: result(price, dollars, (written) => `a price of ${written}`),
    quantity: result(quantityDemanded(demand, price), count, (written) => `${written} sold`),
    revenue: result(totalRevenue(demand, price), dollars, (written) => `total revenue ${written}`),
    elasticity: result(elasticity, count, () =>
      bySign(elasticity - 1, 'demand is elastic', 'demand is unit elastic', 'demand is inelastic'),
    ),
  });
}
