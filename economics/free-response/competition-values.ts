import {
  breakEvenPrice,
  costsWith,
  longRunEquilibrium,
  priceTakerOfTotals,
  shortRunEquilibrium,
  shutDownPrice,
  type IndustryOutcome,
} from '../competition';
import {
  averageFixedCost,
  averageTotalCost,
  averageVariableCost,
  costTableOfTotals,
  marginalCost,
  minimumAverageTotal,
  minimumAverageVariable,
  type CostRow,
} from '../firm-costs';
import { demandPrice, shiftDemand } from '../market';
import { prefixed, type ModelValues } from './model-values';
import type { ModelOf } from './model-schema';

/** A perfectly competitive industry of equal firms: its market beside one of its firms. */
type CompetitionModel = ModelOf<'competition'>;

/** A firm whose total costs of 0, 1, 2 … units are listed, and the price that it takes. */
type CostTableModel = ModelOf<'cost-table'>;

const outcomeValues = ({ price, quantity, firms, costs, firm }: IndustryOutcome) => ({
  price,
  quantity,
  firms,
  firmQuantity: firm.quantity,
  firmRevenue: firm.revenue,
  firmTotalCost: firm.totalCost,
  profit: firm.profit,
  averageTotalCostThere: averageTotalCost(costs, firm.quantity),
  averageVariableCostThere: averageVariableCost(costs, firm.quantity),
});

export function competitionValues({ demandShift, ...industry }: CompetitionModel): ModelValues {
  const { costs, demand } = industry;
  const [lowestTotal, lowestVariable] = [minimumAverageTotal(costs), minimumAverageVariable(costs)];
  const shifted = demandShift === undefined ? null : { ...industry, demand: shiftDemand(demand, demandShift) };
  const last = longRunEquilibrium(shifted ?? industry);
  const own = costsWith(industry, last.firms);
  return {
    ...outcomeValues(shortRunEquilibrium(industry)),
    breakEvenPrice: breakEvenPrice(costs),
    breakEvenQuantity: lowestTotal.quantity,
    shutDownPrice: shutDownPrice(costs),
    shutDownQuantity: lowestVariable.quantity,
    demand: (quantity = 0) => demandPrice(demand, quantity),
    marginalCost: (quantity = 0) => marginalCost(costs, quantity),
    averageTotalCost: (quantity = 0) => averageTotalCost(costs, quantity),
    averageVariableCost: (quantity = 0) => averageVariableCost(costs, quantity),
    averageFixedCost: (quantity = 0) => averageFixedCost(costs, quantity),
    ...(shifted && {
      ...prefixed('new', outcomeValues(shortRunEquilibrium(shifted))),
      newDemand: (quantity = 0) => demandPrice(shifted.demand, quantity),
    }),
    ...prefixed('final', outcomeValues(last)),
    finalMarginalCost: (quantity = 0) => marginalCost(own, quantity),
    finalAverageTotalCost: (quantity = 0) => averageTotalCost(own, quantity),
  };
}

function tableValues(totals: readonly number[], price: number) {
  const { quantity, revenue, totalCost, variableCost, profit } = priceTakerOfTotals(totals, price);
  return { quantity, revenue, totalCostThere: totalCost, variableCostThere: variableCost, profit };
}

export function costTableValues({ totals, price, newPrice }: CostTableModel): ModelValues {
  const rows = costTableOfTotals(totals);
  const column =
    (name: keyof CostRow) =>
    (at = 0) => {
      const value = rows[at]?.[name] ?? null;
      if (value === null) throw new RangeError(`the cost table has no such value of ${at} units`);
      return value;
    };
  return {
    ...tableValues(totals, price),
    ...(newPrice !== undefined && prefixed('new', tableValues(totals, newPrice))),
    fixedCost: rows[0]?.fixed ?? 0,
    totalCost: column('total'),
    variableCost: column('variable'),
    marginalCost: column('marginal'),
    averageTotalCost: column('averageTotal'),
    averageVariableCost: column('averageVariable'),
    averageFixedCost: column('averageFixed'),
  };
}
