import * as advantages from './advantages';
import * as businesses from './businesses';
import * as ceilings from './ceilings';
import * as costChanges from './cost-changes';
import * as consumerSurpluses from './consumer-surpluses';
import * as demandCurves from './demand-curves';
import * as demandShifts from './demand-shifts';
import * as ceilingSurplus from './ceiling-surplus';
import * as corrections from './corrections';
import * as crossPrice from './cross-price';
import * as differentiatedFirms from './differentiated-firms';
import * as discrimination from './discrimination';
import * as doubleShifts from './double-shifts';
import * as elasticities from './elasticities';
import * as equilibria from './equilibria';
import * as games from './games';
import * as externalityGraphs from './externality-graphs';
import * as externalities from './externalities';
import * as floors from './floors';
import * as gaps from './gaps';
import * as growth from './growth';
import * as inequalities from './inequalities';
import * as incomeElasticities from './income-elasticities';
import * as industries from './industries';
import * as hirings from './hirings';
import * as inputs from './inputs';
import * as laborMarkets from './labor-markets';
import * as losses from './losses';
import * as margins from './margins';
import * as marketPower from './market-power';
import * as monopolies from './monopolies';
import * as openEconomies from './open-economies';
import * as monopsonies from './monopsonies';
import * as opportunityCosts from './opportunity-costs';
import * as pointsOfAPpc from './points-of-a-ppc';
import * as possibilities from './possibilities';
import * as priceTakers from './price-takers';
import * as projects from './projects';
import * as producerSurpluses from './producer-surpluses';
import * as products from './products';
import { makeVariant, type QuestionModel, type QuestionSketch } from './question-model';
import * as regulatedMonopolies from './regulated-monopolies';
import * as quotas from './quotas';
import * as revenues from './revenues';
import * as revenuesAlongDemand from './revenues-along-demand';
import * as scale from './scale';
import * as sharedGoods from './shared-goods';
import * as shifts from './shifts';
import * as subsidies from './subsidies';
import * as supplyElasticities from './supply-elasticities';
import * as supplyCurves from './supply-curves';
import * as supplyShifts from './supply-shifts';
import * as totalSurpluses from './total-surpluses';
import * as tariffAreas from './tariff-areas';
import * as taxIncidence from './tax-incidence';
import * as taxRevenue from './tax-revenue';
import * as trade from './trade';
import * as twoGoods from './two-goods';
import * as utilities from './utilities';

const SUBJECTS = [
  advantages,
  businesses,
  ceilings,
  costChanges,
  consumerSurpluses,
  demandCurves,
  demandShifts,
  ceilingSurplus,
  corrections,
  crossPrice,
  differentiatedFirms,
  discrimination,
  doubleShifts,
  elasticities,
  equilibria,
  games,
  externalityGraphs,
  externalities,
  floors,
  gaps,
  growth,
  inequalities,
  incomeElasticities,
  industries,
  hirings,
  inputs,
  laborMarkets,
  losses,
  margins,
  marketPower,
  monopolies,
  openEconomies,
  monopsonies,
  opportunityCosts,
  pointsOfAPpc,
  possibilities,
  priceTakers,
  projects,
  producerSurpluses,
  products,
  regulatedMonopolies,
  quotas,
  revenues,
  revenuesAlongDemand,
  scale,
  sharedGoods,
  shifts,
  subsidies,
  supplyElasticities,
  supplyCurves,
  supplyShifts,
  totalSurpluses,
  tariffAreas,
  taxIncidence,
  taxRevenue,
  trade,
  twoGoods,
  utilities,
];

/** All models that chapters may list: whatever the files of the subjects export. */
export const QUESTION_MODELS: readonly QuestionModel[] = SUBJECTS.flatMap((subject) =>
  Object.values<QuestionModel>(subject),
).sort((a, b) => a.id.localeCompare(b.id, 'en'));

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
