import { averageTotalCost, findMinimumAverageTotal, marginalCost } from '../firm-costs';
import { demandPrice } from '../market';
import {
  atAverageTotalCost,
  atMarginalCost,
  efficientSubsidy,
  marginalRevenue,
  monopoly,
  perfectDiscrimination,
  straightCost,
  unitElasticPoint,
} from '../monopoly';
import { inLongRun } from '../monopolistic-competition';
import type { ModelValues } from './model-values';
import type { ModelOf } from './model-schema';

/** A single-price monopoly with straight demand and marginal cost. ATC is the fixed cost and the area under MC, divided by the quantity. */
type MonopolyModel = ModelOf<'monopoly'>;

/** A firm in monopolistic competition: a monopoly in the short run; in the long run its demand shifts in parallel until it touches ATC. */
type MonopolisticCompetitionModel = ModelOf<'monopolistic-competition'>;

export function monopolisticCompetitionValues(model: MonopolisticCompetitionModel): ModelValues {
  const { demand, marginalCost: margin, fixedCost } = model;
  const longRun = inLongRun({ demand, cost: straightCost(margin, fixedCost) });
  return {
    ...monopolyValues({ ...model, kind: 'monopoly' }),
    longRunChoke: longRun.demand.choke,
    longRunDemand: (units = 0) => demandPrice(longRun.demand, units),
    longRunMarginalRevenue: (units = 0) => marginalRevenue(longRun.demand, units),
    longRunQuantity: longRun.quantity,
    longRunPrice: longRun.price,
    longRunMarginalCost: longRun.marginalCost,
    longRunDeadweightLoss: longRun.deadweightLoss,
    excessCapacity: longRun.excessCapacity,
  };
}

export function monopolyValues({ demand, marginalCost: margin, fixedCost }: MonopolyModel): ModelValues {
  const cost = straightCost(margin, fixedCost);
  const maker = { demand, cost };
  const { marginalCost: marginalCostThere, averageTotalCost: averageTotalCostThere, ...outcome } = monopoly(maker);
  const efficient = atMarginalCost(maker);
  const fair = atAverageTotalCost(maker);
  const elastic = unitElasticPoint(demand);
  const lowest = findMinimumAverageTotal(cost);
  return {
    choke: demand.choke,
    demandSlope: demand.slope,
    demand: (units = 0) => demandPrice(demand, units),
    marginalRevenue: (units = 0) => marginalRevenue(demand, units),
    marginalCost: (units = 0) => marginalCost(cost, units),
    averageTotalCost: (units = 0) => averageTotalCost(cost, units),
    ...outcome,
    marginalCostThere,
    averageTotalCostThere,
    efficientQuantity: efficient.quantity,
    efficientPrice: efficient.price,
    efficientAverageTotalCost: efficient.averageTotalCost,
    efficientProfit: efficient.profit,
    efficientSubsidy: efficientSubsidy(maker),
    discriminatorProfit: perfectDiscrimination(maker).profit,
    unitElasticQuantity: elastic.quantity,
    unitElasticPrice: elastic.price,
    ...(lowest && { minimumQuantity: lowest.quantity, minimumAverage: lowest.cost }),
    ...(fair && { fairQuantity: fair.quantity, fairPrice: fair.price, fairDeadweightLoss: fair.deadweightLoss }),
  };
}
