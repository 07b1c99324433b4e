import { accountingProfit, economicProfit, type Venture } from '../costs';
import { midpointElasticity, midpointPercentChange, percentChange, simpleElasticity, type Change } from '../elasticity';
import { isList, netGain, optimalQuantity, type Marginal } from '../marginal';
import {
  endsOf,
  growFrontier,
  mostOfY,
  opportunityCostOfX,
  checkFrontier,
  type EndedFrontier,
} from '../production-possibilities';
import { absoluteAdvantage, comparativeAdvantage, opportunityCost, termsOfTrade, type TradeTable } from '../trade';
import { bestBundle, costOf, utilityOf, type Good } from '../utility';
import { externalityValues, type ExternalityModel } from './externality-values';
import { competitionValues, costTableValues, type CompetitionModel, type CostTableModel } from './competition-values';
import {
  hiringTableValues,
  hiringValues,
  laborMarketValues,
  leastCostValues,
  monopsonyValues,
  type HiringModel,
  type HiringTableModel,
  type LaborMarketModel,
  type LeastCostModel,
  type MonopsonyModel,
} from './factor-values';
import { gameValues, type GameModel } from './game-values';
import { marketValues, type MarketModel } from './market-values';
import type { ModelValues } from './model-values';
import {
  monopolisticCompetitionValues,
  monopolyValues,
  type MonopolisticCompetitionModel,
  type MonopolyModel,
} from './monopoly-values';
import { inequalityValues, publicGoodValues, type InequalityModel, type PublicGoodModel } from './public-good-values';

/** A production possibilities curve. `from` and `to` are quantities of x. */
interface PossibilitiesModel extends EndedFrontier {
  readonly kind: 'possibilities';
  /** By which factors its ends grow. */
  readonly growth?: { readonly x?: number; readonly y?: number };
  readonly from?: number;
  readonly to?: number;
}

interface TradeModel extends TradeTable {
  readonly kind: 'trade';
}

/** A quantity before and after its cause changed: a price, an income, the price of another good. */
interface ElasticityModel {
  readonly kind: 'elasticity';
  readonly cause: Change;
  readonly quantity: Change;
}

/** Two goods with the marginal utility of each unit. */
interface UtilityModel {
  readonly kind: 'utility';
  readonly goods: readonly [Good, Good];
  readonly budget: number;
}

interface MarginalModel {
  readonly kind: 'marginal';
  readonly benefit: Marginal;
  readonly cost: Marginal;
}

interface CostsModel extends Venture {
  readonly kind: 'costs';
}

export type FreeResponseModel =
  | MarketModel
  | MonopolyModel
  | MonopolisticCompetitionModel
  | GameModel
  | CompetitionModel
  | CostTableModel
  | PossibilitiesModel
  | TradeModel
  | ElasticityModel
  | UtilityModel
  | MarginalModel
  | CostsModel
  | ExternalityModel
  | PublicGoodModel
  | InequalityModel
  | HiringModel
  | HiringTableModel
  | LaborMarketModel
  | LeastCostModel
  | MonopsonyModel;

function possibilitiesValues({ growth, from, to, ...frontier }: PossibilitiesModel): ModelValues {
  checkFrontier(frontier);
  const { x: maxX, y: maxY } = endsOf(frontier);
  const grown = growth && growFrontier(frontier, growth);
  const step = from === undefined || to === undefined ? null : opportunityCostOfX(frontier, from, to);
  return {
    maxX,
    maxY,
    most: (x = 0) => mostOfY(frontier, x),
    ...((frontier.bow ?? 0) === 0 && { costOfX: maxY / maxX, costOfY: maxX / maxY }),
    ...(grown && { newMaxX: endsOf(grown).x, newMaxY: endsOf(grown).y, newMost: (x = 0) => mostOfY(grown, x) }),
    ...(step && { gained: step.gained, givenUp: step.givenUp, costPerUnit: step.perUnit }),
  };
}

function tradeValues(table: TradeModel): ModelValues {
  const nameOf = (which: 0 | 1 | null) => (which === null ? 'neither' : table.producers[which].name);
  const [x, y] = [termsOfTrade(table, 0), termsOfTrade(table, 1)];
  return {
    firstCostOfX: opportunityCost(table, 0, 0),
    firstCostOfY: opportunityCost(table, 0, 1),
    secondCostOfX: opportunityCost(table, 1, 0),
    secondCostOfY: opportunityCost(table, 1, 1),
    absoluteInX: nameOf(absoluteAdvantage(table, 0)),
    absoluteInY: nameOf(absoluteAdvantage(table, 1)),
    comparativeInX: nameOf(comparativeAdvantage(table, 0)),
    comparativeInY: nameOf(comparativeAdvantage(table, 1)),
    ...(x && { lowX: x.low, highX: x.high }),
    ...(y && { lowY: y.low, highY: y.high }),
  };
}

function elasticityValues({ cause, quantity }: ElasticityModel): ModelValues {
  return {
    percentOfCause: percentChange(cause),
    percentOfQuantity: percentChange(quantity),
    elasticity: simpleElasticity(quantity, cause),
    midpointOfCause: midpointPercentChange(cause),
    midpointOfQuantity: midpointPercentChange(quantity),
    midpointElasticity: midpointElasticity(quantity, cause),
    revenueBefore: cause[0] * quantity[0],
    revenueAfter: cause[1] * quantity[1],
    revenueChange: cause[1] * quantity[1] - cause[0] * quantity[0],
  };
}

function utilityValues({ goods, budget }: UtilityModel): ModelValues {
  const bundle = bestBundle(goods, budget);
  const [unitsX = 0, unitsY = 0] = bundle;
  const last = (good: Good, units: number) => good.marginal[units - 1] ?? 0;
  const [x, y] = goods;
  return {
    unitsX,
    unitsY,
    spending: costOf(goods, bundle),
    totalUtility: utilityOf(goods, bundle),
    lastX: last(x, unitsX),
    lastY: last(y, unitsY),
    lastXPerDollar: last(x, unitsX) / x.price,
    lastYPerDollar: last(y, unitsY) / y.price,
    utilityOf: (ofX = 0, ofY = 0) => utilityOf(goods, [ofX, ofY]),
  };
}

function marginalValues({ benefit, cost }: MarginalModel): ModelValues {
  const quantity = optimalQuantity(benefit, cost);
  if (isList(benefit) && isList(cost)) {
    const benefitOf = (unit = 1) => benefit[unit - 1] ?? 0;
    return { quantity, netGain: netGain(benefit, cost, quantity), benefitOf };
  }
  if (isList(benefit) || isList(cost)) return { quantity };
  const benefitAt = (units = 0) => benefit.start - benefit.slope * units;
  return { quantity, marginalValue: benefitAt(quantity) };
}

function allValuesOf(model: FreeResponseModel): ModelValues {
  switch (model.kind) {
    case 'market':
      return marketValues(model);
    case 'monopoly':
      return monopolyValues(model);
    case 'monopolistic-competition':
      return monopolisticCompetitionValues(model);
    case 'game':
      return gameValues(model);
    case 'competition':
      return competitionValues(model);
    case 'cost-table':
      return costTableValues(model);
    case 'possibilities':
      return possibilitiesValues(model);
    case 'trade':
      return tradeValues(model);
    case 'elasticity':
      return elasticityValues(model);
    case 'utility':
      return utilityValues(model);
    case 'marginal':
      return marginalValues(model);
    case 'externality':
      return externalityValues(model);
    case 'public-good':
      return publicGoodValues(model);
    case 'inequality':
      return inequalityValues(model);
    case 'hiring':
      return hiringValues(model);
    case 'labor-market':
      return laborMarketValues(model);
    case 'hiring-table':
      return hiringTableValues(model);
    case 'least-cost':
      return leastCostValues(model);
    case 'monopsony':
      return monopsonyValues(model);
    case 'costs':
      return {
        accountingProfit: accountingProfit(model),
        economicProfit: economicProfit(model),
        totalCost: model.explicit + model.implicit,
      };
  }
}

/**
 * Every value of a model by its name; one without a limit, such as the consumer surplus of a perfectly inelastic demand, has no name.
 * @throws RangeError, with a message for the author, for numbers that fit no model.
 */
export function valuesOf(model: FreeResponseModel): ModelValues {
  const values = Object.entries(allValuesOf(model));
  return Object.fromEntries(values.filter(([, value]) => typeof value !== 'number' || Number.isFinite(value)));
}
