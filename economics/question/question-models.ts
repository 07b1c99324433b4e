import * as ceilings from './ceilings';
import * as curves from './curves';
import * as elasticities from './elasticities';
import * as equilibria from './equilibria';
import * as growth from './growth';
import * as incomeAndCross from './income-and-cross';
import * as losses from './losses';
import * as margins from './margins';
import * as opportunityCosts from './opportunity-costs';
import * as possibilities from './possibilities';
import { makeVariant, type QuestionModel, type QuestionSketch } from './question-model';
import * as revenues from './revenues';
import * as shifts from './shifts';
import * as subsidies from './subsidies';
import * as surpluses from './surpluses';
import * as taxes from './taxes';
import * as trade from './trade';
import * as utilities from './utilities';

/** All models that chapters may list, in course order. */
export const QUESTION_MODELS: readonly QuestionModel[] = [
  opportunityCosts.costOfAChoice,
  possibilities.pointsAndThePpc,
  possibilities.costAlongThePpc,
  possibilities.costOnAStraightPpc,
  growth.costAfterGrowth,
  growth.combinationsAfterGrowth,
  trade.costFromHours,
  trade.whoShouldMakeIt,
  trade.termsThatHelpBoth,
  trade.gainOfABuyer,
  opportunityCosts.economicProfitOfAShop,
  opportunityCosts.gainFromGoingOn,
  margins.howManyHours,
  margins.largestNetGain,
  utilities.marginalFromTotal,
  utilities.bestTwoGoods,
  curves.demandOfTwo,
  curves.shiftOrMoveOfDemand,
  curves.supplyAtAPrice,
  curves.shiftOfSupplyAtAPrice,
  equilibria.equilibriumFromEquations,
  equilibria.equilibriumFromSchedule,
  equilibria.gapAtAPrice,
  shifts.afterADemandShift,
  shifts.afterASupplyShift,
  shifts.afterBothShift,
  surpluses.consumerSurplusInAGraph,
  surpluses.consumerSurplusOneByOne,
  surpluses.producerSurplusInAGraph,
  surpluses.producerSurplusAfterARise,
  losses.totalSurplusOfAMarket,
  losses.lossOfAQuota,
  losses.lossOfAFloor,
  elasticities.midpointOfDemand,
  elasticities.quantityFromElasticity,
  revenues.revenueOfAPriceChange,
  revenues.revenueAtAPrice,
  revenues.elasticityAtAPoint,
  revenues.largestRevenue,
  elasticities.midpointOfSupply,
  incomeAndCross.incomeElasticity,
  incomeAndCross.crossElasticity,
  taxes.whoBearsATax,
  taxes.priceAfterATax,
  taxes.revenueOfATax,
  taxes.lossOfATax,
  subsidies.costOfASubsidy,
  subsidies.lossOfASubsidy,
  ceilings.shortageUnderACeiling,
  ceilings.doesTheCeilingBind,
  ceilings.consumersUnderACeiling,
  ceilings.lossUnderACeiling,
];

const byId = new Map(QUESTION_MODELS.map((model) => [model.id, model]));

export const findModel = (id: string): QuestionModel | null => byId.get(id) ?? null;

const VARIANT = /^(.+)-([1-9]\d*)$/;

/** The model and variant number that an id stands for; null for ids of other questions. */
export function modelOfVariant(id: string): { readonly model: QuestionModel; readonly number: number } | null {
  const [, name = '', number = ''] = VARIANT.exec(id) ?? [];
  const model = findModel(name);
  return model && { model, number: Number(number) };
}

/** The generated question with this id; null for ids of other questions. */
export function sketchOfVariant(id: string): QuestionSketch | null {
  const found = modelOfVariant(id);
  return found && makeVariant(found.model, found.number);
}
