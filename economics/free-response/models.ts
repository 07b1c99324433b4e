import { accountingProfit, economicProfit } from '../costs';
import { midpointElasticity, midpointPercentChange, percentChange, simpleElasticity } from '../elasticity';
import { isList, netGain, optimalQuantity } from '../marginal';
import { endsOf, growFrontier, mostOfY, opportunityCostOfX, checkFrontier } from '../production-possibilities';
import { absoluteAdvantage, comparativeAdvantage, opportunityCost, termsOfTrade } from '../trade';
import { bestBundle, costOf, utilityOf, type Good } from '../utility';
import { externalityValues } from './externality-values';
import { competitionValues, costTableValues } from './competition-values';
import { hiringTableValues, hiringValues, laborMarketValues, leastCostValues, monopsonyValues } from './factor-values';
import { gameValues } from './game-values';
import { marketValues } from './market-values';
import { prefixed, type ModelValues } from './model-values';
import { monopolisticCompetitionValues, monopolyValues } from './monopoly-values';
import { inequalityValues, publicGoodValues } from './public-good-values';
import type { FreeResponseModel, ModelOf } from './model-schema';

export type { FreeResponseModel };

/** A production possibilities curve. `from` and `to` are quantities of x. */
type PossibilitiesModel = ModelOf<'possibilities'>;

type TradeModel = ModelOf<'trade'>;

/** A quantity before and after its cause changed: a price, an income, the price of another good. */
type ElasticityModel = ModelOf<'elasticity'>;

/** Two goods with the marginal utility of each unit. */
type UtilityModel = ModelOf<'utility'>;

type MarginalModel = ModelOf<'marginal'>;

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

function bundleValues(goods: UtilityModel['goods'], budget: number) {
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
  };
}

function utilityValues({ goods, budget, newPrice }: UtilityModel): ModelValues {
  const [x, y] = goods;
  return {
    ...bundleValues(goods, budget),
    ...(newPrice !== undefined && prefixed('new', bundleValues([{ ...x, price: newPrice }, y], budget))),
    utilityOf: (ofX = 0, ofY = 0) => utilityOf(goods, [ofX, ofY]),
  };
}

function marginalValues({ benefit, cost }: MarginalModel): ModelValues {
  const quantity = optimalQuantity(benefit, cost);
  if (isList(benefit) && isList(cost)) {
    const benefitOf = (unit = 1) => benefit[unit - 1] ?? 0;
    const netGainOf = (units = 0) => netGain(benefit, cost, units);
    return { quantity, netGain: netGainOf(quantity), netGainOf, benefitOf };
  }
  if (isList(benefit) || isList(cost)) return { quantity };
  const benefitAt = (units = 0) => benefit.start - benefit.slope * units;
  return { quantity, marginalValue: benefitAt(quantity) };
}

const costsValues = (venture: ModelOf<'costs'>): ModelValues => ({
  accountingProfit: accountingProfit(venture),
  economicProfit: economicProfit(venture),
  totalCost: venture.explicit + venture.implicit,
});

type Models = { readonly [Model in FreeResponseModel as Model['kind']]: Model };

const VALUES: { readonly [Kind in keyof Models]: (model: Models[Kind]) => ModelValues } = {
  market: marketValues,
  monopoly: monopolyValues,
  'monopolistic-competition': monopolisticCompetitionValues,
  game: gameValues,
  competition: competitionValues,
  'cost-table': costTableValues,
  possibilities: possibilitiesValues,
  trade: tradeValues,
  elasticity: elasticityValues,
  utility: utilityValues,
  marginal: marginalValues,
  costs: costsValues,
  externality: externalityValues,
  'public-good': publicGoodValues,
  inequality: inequalityValues,
  hiring: hiringValues,
  'hiring-table': hiringTableValues,
  'labor-market': laborMarketValues,
  'least-cost': leastCostValues,
  monopsony: monopsonyValues,
};

const allValuesOf = <Kind extends keyof Models>(kind: Kind, model: Models[Kind]): ModelValues => VALUES[kind](model);

/**
 * Every value of a model by its name; one without a limit, such as the consumer surplus of a perfectly inelastic demand, has no name.
 * @throws RangeError, with a message for the author, for numbers that fit no model.
 */
export function valuesOf(model: FreeResponseModel): ModelValues {
  const values = Object.entries(allValuesOf(model.kind, model));
  return Object.fromEntries(values.filter(([, value]) => typeof value !== 'number' || Number.isFinite(value)));
}
