import { ceilingSurplus } from './ceiling-surplus';
import { ceilings } from './ceilings';
import { costChanges } from './cost-changes';
import { costsAndBenefits } from './costs-and-benefits';
import { consumerSurpluses } from './consumer-surpluses';
import { demand } from './demand';
import { corrections } from './corrections';
import { crossPrice } from './cross-price';
import { elasticities } from './elasticities';
import { equilibria } from './equilibria';
import { externalities } from './externalities';
import { inequalities } from './inequalities';
import { hirings } from './hirings';
import { incomeElasticities } from './income-elasticities';
import { differentiatedFirms } from './differentiated-firms';
import { discrimination } from './discrimination';
import { doubleShifts } from './double-shifts';
import { games } from './games';
import { floors } from './floors';
import { gaps } from './gaps';
import { industries } from './industries';
import { inputs } from './inputs';
import { laborMarkets } from './labor-markets';
import { losses } from './losses';
import { margins } from './margins';
import { monopolies } from './monopolies';
import { openEconomies } from './open-economies';
import { monopsonies } from './monopsonies';
import { opportunityCosts } from './opportunity-costs';
import { possibilities } from './possibilities';
import { priceTakers } from './price-takers';
import { producerSurpluses } from './producer-surpluses';
import { products } from './products';
import { regulatedMonopolies } from './regulated-monopolies';
import { quotas } from './quotas';
import { revenues } from './revenues';
import { scale } from './scale';
import { sharedGoods } from './shared-goods';
import { shifts } from './shifts';
import { subsidies } from './subsidies';
import { supplyElasticities } from './supply-elasticities';
import { supply } from './supply';
import { totalSurpluses } from './total-surpluses';
import { tariffAreas } from './tariff-areas';
import { taxIncidence } from './tax-incidence';
import { taxRevenue } from './tax-revenue';
import { trade } from './trade';
import { utilities } from './utilities';
import type { Solvers } from './solver';

// Every question is solved once more from what a student reads, by formulas of these files' own: nothing of the market model is
// used, so that a key and its check cannot share a mistake.

export const SOLVERS: Solvers = {
  ...ceilingSurplus,
  ...ceilings,
  ...costChanges,
  ...costsAndBenefits,
  ...consumerSurpluses,
  ...demand,
  ...corrections,
  ...crossPrice,
  ...elasticities,
  ...equilibria,
  ...externalities,
  ...inequalities,
  ...hirings,
  ...incomeElasticities,
  ...differentiatedFirms,
  ...discrimination,
  ...doubleShifts,
  ...games,
  ...floors,
  ...gaps,
  ...industries,
  ...inputs,
  ...laborMarkets,
  ...losses,
  ...margins,
  ...monopolies,
  ...openEconomies,
  ...monopsonies,
  ...opportunityCosts,
  ...possibilities,
  ...priceTakers,
  ...producerSurpluses,
  ...products,
  ...regulatedMonopolies,
  ...quotas,
  ...revenues,
  ...scale,
  ...sharedGoods,
  ...shifts,
  ...subsidies,
  ...supplyElasticities,
  ...supply,
  ...totalSurpluses,
  ...tariffAreas,
  ...taxIncidence,
  ...taxRevenue,
  ...trade,
  ...utilities,
};
