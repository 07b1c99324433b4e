import type { Family } from './asked';
import { monopolyPriceCeiling } from './capped-monopoly';
import { perfectCompetition } from './competition';
import { monopolyWithExternalBenefit } from './external-benefit';
import {
  monopolisticCompetition,
  monopoly,
  naturalMonopoly,
  perfectPriceDiscrimination,
} from './imperfect-competition';
import { demandFromUtility, totalAndMarginalProduct, tradeLineAndGrowth } from './drawn-from-tables';
import { correctiveSubsidy, floorWithPurchases, verticalSum } from './government';
import { perUnitSubsidy, perUnitTax, taxIncidence, taxOnInelasticDemand } from './interventions';
import { increasingCostIndustry, lossesAndExit } from './industry-changes';
import { productAndLaborMarket } from './product-and-labor';
import { lorenzCurve } from './inequality';
import { laborMarketAndFirm, monopsonist } from './labor';
import { monopsonyMinimumWage, shiftOfLaborDemand } from './labor-changes';
import { quotaOrTax } from './limits';
import { negativeExternality, pollutingMonopoly, positiveExternality } from './market-failure';
import { productionAtALoss } from './losses';
import { monopolyAndLabor, monopolyAtALoss } from './monopolies';
import { comparativeAdvantage, marginalBenefitAndCost, ppcGrowth, tradeFromLaborHours } from './possibilities';
import { priceCeiling, priceFloor } from './price-controls';
import { entryAndAdvertising, twoGroups } from './price-makers';
import { revenueMaximizingOutput } from './revenue';
import { bothCurvesShift, crossAndIncomeElasticity, shiftOfOneCurve } from './shifts';
import { consumerAndProducerSurplus, elasticityAndTotalRevenue } from './surplus';
import { taxesInPerfectCompetition } from './taxed-competition';
import { quota, tariff } from './trade';

/** Right drawings, and those with a wrong first step, of each family of free-response questions. */
export const DRAWN_FAMILIES: Readonly<Record<string, Family>> = {
  'ppc-growth': ppcGrowth,
  'comparative-advantage': comparativeAdvantage,
  'trade-from-labor-hours': tradeFromLaborHours,
  'trade-line-and-growth': tradeLineAndGrowth,
  'marginal-benefit-and-cost': marginalBenefitAndCost,
  'demand-from-utility': demandFromUtility,
  'shift-of-one-curve': shiftOfOneCurve,
  'both-curves-shift': bothCurvesShift,
  'consumer-and-producer-surplus': consumerAndProducerSurplus,
  'elasticity-and-total-revenue': elasticityAndTotalRevenue,
  'cross-and-income-elasticity': crossAndIncomeElasticity,
  'per-unit-tax': perUnitTax,
  'tax-incidence': taxIncidence,
  'tax-on-inelastic-demand': taxOnInelasticDemand,
  'per-unit-subsidy': perUnitSubsidy,
  'price-ceiling': priceCeiling,
  'price-floor': priceFloor,
  'floor-with-purchases': floorWithPurchases,
  quota,
  'quota-or-tax': quotaOrTax,
  tariff,
  'total-and-marginal-product': totalAndMarginalProduct,
  'production-at-a-loss': productionAtALoss,
  'perfect-competition': perfectCompetition,
  'taxes-in-perfect-competition': taxesInPerfectCompetition,
  'losses-and-exit': lossesAndExit,
  'increasing-cost-industry': increasingCostIndustry,
  monopoly,
  'revenue-maximizing-output': revenueMaximizingOutput,
  'two-groups': twoGroups,
  'entry-and-advertising': entryAndAdvertising,
  'monopoly-price-ceiling': monopolyPriceCeiling,
  'monopoly-at-a-loss': monopolyAtALoss,
  'monopoly-and-labor': monopolyAndLabor,
  'natural-monopoly': naturalMonopoly,
  'perfect-price-discrimination': perfectPriceDiscrimination,
  'monopolistic-competition': monopolisticCompetition,
  'product-and-labor-market': productAndLaborMarket,
  'labor-market-and-firm': laborMarketAndFirm,
  'shift-of-labor-demand': shiftOfLaborDemand,
  monopsony: monopsonist,
  'monopsony-minimum-wage': monopsonyMinimumWage,
  'negative-externality': negativeExternality,
  'positive-externality': positiveExternality,
  'corrective-subsidy': correctiveSubsidy,
  'vertical-sum': verticalSum,
  'polluting-monopoly': pollutingMonopoly,
  'monopoly-with-external-benefit': monopolyWithExternalBenefit,
  'lorenz-curve': lorenzCurve,
};
