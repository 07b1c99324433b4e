import { afterTransfers, gini, incomeShares, lorenzPoints, type Incomes } from '../inequality';
import { demandPrice, supplyPrice } from '../market';
import { efficientQuantity, lossOfProviding, netBenefit, privateQuantity, socialBenefit } from '../public-goods';
import type { ModelValues } from './model-values';
import type { ModelOf } from './model-schema';

/** A good that all consume together. */
type PublicGoodModel = ModelOf<'public-good'>;

export function publicGoodValues(good: PublicGoodModel): ModelValues {
  const { benefits, cost } = good;
  const [efficient, alone] = [efficientQuantity(good), privateQuantity(good)];
  const parts = benefits.map((benefit, index): [string, number] => [
    `part${index + 1}`,
    Math.max(0, demandPrice(benefit, efficient)),
  ]);
  return {
    sum: (quantity = 0) => socialBenefit(benefits, quantity),
    benefit1: (quantity = 0) => socialBenefit(benefits.slice(0, 1), quantity),
    benefit2: (quantity = 0) => socialBenefit(benefits.slice(1, 2), quantity),
    marginalCost: (quantity = 0) => supplyPrice(cost, quantity),
    efficientQuantity: efficient,
    efficientPrice: supplyPrice(cost, efficient),
    ...Object.fromEntries(parts),
    netBenefit: netBenefit(good, efficient),
    privateQuantity: alone,
    deadweightLoss: lossOfProviding(good, alone),
  };
}

/** A distribution of income over groups of equal size, poorest first, and what transfers make of it. */
type InequalityModel = ModelOf<'inequality'>;

function distributionValues(incomes: Incomes) {
  const [shares, points] = [incomeShares(incomes), lorenzPoints(incomes)];
  return {
    gini: gini(incomes),
    share: (group = 1) => shares[group - 1] ?? 0,
    cumulative: (group = 1) => points[group]?.[1] ?? 0,
  };
}

export function inequalityValues({ incomes, transfers }: InequalityModel): ModelValues {
  const before = distributionValues(incomes);
  if (!transfers) return before;
  const after = distributionValues(afterTransfers(incomes, transfers));
  return { ...before, newGini: after.gini, newShare: after.share, newCumulative: after.cumulative };
}
