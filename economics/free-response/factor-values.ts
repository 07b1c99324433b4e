import {
  demandForLabor,
  hiredAt,
  hiringTable,
  revenueProductAt,
  revenueProducts,
  type StraightRevenueProduct,
} from '../factor-market';
import { leastCostMix, useMoreOf, type Input, type InputMix } from '../least-cost';
import { totalsOf } from '../marginal';
import { demandPrice, equilibrium, supplyPrice } from '../market';
import {
  competitiveHiring,
  monopsonyAtMinimumWage,
  monopsonyHiring,
  resourceCostAt,
  type Monopsony,
  type MonopsonyOutcome,
} from '../monopsony';
import { priceFloor } from '../price-controls';
import { prefixed, type ModelValues } from './model-values';
import type { ModelOf } from './model-schema';

/** A firm with a straight MRP that hires at the market wage. Dollars, units of labor. */
type HiringModel = ModelOf<'hiring'>;

/** A competitive labor market, in which equal firms with a straight MRP hire, beside one of the firms. */
type LaborMarketModel = ModelOf<'labor-market'>;

/** A firm with a production table. */
type HiringTableModel = ModelOf<'hiring-table'>;

/** Two inputs whose marginal products are listed, and the output that they are to produce. */
type LeastCostModel = ModelOf<'least-cost'>;

type MonopsonyModel = ModelOf<'monopsony'>;

const hiringAt = (mrp: StraightRevenueProduct, wage: number) => {
  const labor = hiredAt(mrp, wage);
  return { labor, wageBill: labor * wage };
};

export function hiringValues({ mrp, wage, newMrp, newWage }: HiringModel): ModelValues {
  const isChanged = newMrp !== undefined || newWage !== undefined;
  return {
    ...hiringAt(mrp, wage),
    mrp: (labor = 0) => revenueProductAt(mrp, labor),
    ...(isChanged && prefixed('new', hiringAt(newMrp ?? mrp, newWage ?? wage))),
    ...(newMrp && { newMrp: (labor = 0) => revenueProductAt(newMrp, labor) }),
  };
}

export function laborMarketValues({ mrp, newMrp, firms, supply, minimumWage }: LaborMarketModel): ModelValues {
  const market = { demand: demandForLabor(mrp, firms), supply };
  const { price: wage, quantity: employment } = equilibrium(market);
  const after = newMrp ? { demand: demandForLabor(newMrp, firms), supply } : market;
  const minimum = minimumWage === undefined ? null : priceFloor(after, minimumWage);
  const changed = minimum ?? (newMrp && equilibrium(after));
  return {
    wage,
    employment,
    ...hiringAt(mrp, wage),
    mrp: (labor = 0) => revenueProductAt(mrp, labor),
    demand: (labor = 0) => demandPrice(market.demand, labor),
    supply: (labor = 0) => supplyPrice(supply, labor),
    ...(newMrp && { newMrp: (labor = 0) => revenueProductAt(newMrp, labor) }),
    ...(changed &&
      prefixed('new', {
        wage: changed.price,
        employment: changed.quantity,
        ...hiringAt(newMrp ?? mrp, changed.price),
      })),
    ...(minimum && {
      laborDemanded: minimum.quantityDemanded,
      laborSupplied: minimum.quantitySupplied,
      surplusOfLabor: minimum.surplus,
    }),
  };
}

/** What the firm hires and earns; without workers it still pays its fixed cost. */
function tableValues({ totals, price, wage, fixedCost = 0 }: HiringTableModel): Record<string, number> {
  const products = revenueProducts(totals, price);
  const workers = hiredAt(products, wage);
  const row = hiringTable({ totals, price, wage, fixedCost })[workers - 1];
  return {
    workers,
    output: row?.output ?? 0,
    totalRevenue: row?.revenue ?? 0,
    wageBill: row?.laborCost ?? 0,
    profit: row?.profit ?? -fixedCost,
    ...(row && { lastMrp: row.revenueProduct }),
    ...(workers < products.length && { nextMrp: revenueProductAt(products, workers + 1) }),
  };
}

export function hiringTableValues(model: HiringTableModel): ModelValues {
  const { totals, price, wage, fixedCost = 0, newPrice, newWage } = model;
  const isChanged = newPrice !== undefined || newWage !== undefined;
  const products = revenueProducts(totals, price);
  return {
    ...tableValues(model),
    ...(isChanged && prefixed('new', tableValues({ ...model, price: newPrice ?? price, wage: newWage ?? wage }))),
    marginalProduct: (worker = 1) => revenueProductAt(revenueProducts(totals, 1), worker),
    mrp: (worker = 1) => revenueProductAt(products, worker),
    outputOf: (workers = 0) => totals[workers - 1] ?? (workers === 0 ? 0 : NaN),
    profitWith: (workers = 0) =>
      hiringTable({ totals, price, wage, fixedCost })[workers - 1]?.profit ?? (workers === 0 ? -fixedCost : NaN),
  };
}

export function leastCostValues({ inputs, output }: LeastCostModel): ModelValues {
  const [first, second] = inputs;
  const mix = leastCostMix(inputs, output);
  const outputOf = (units: InputMix) =>
    (totalsOf(first.products)[units[0] - 1] ?? 0) + (totalsOf(second.products)[units[1] - 1] ?? 0);
  const perDollar =
    ({ price, products }: Input) =>
    (unit = 1) =>
      (products[unit - 1] ?? 0) / price;
  const productAt = ({ products }: Input, unit: number) => products[unit - 1] ?? 0;
  return {
    first: mix[0],
    second: mix[1],
    cost: mix[0] * first.price + mix[1] * second.price,
    output: outputOf(mix),
    firstPerDollar: perDollar(first),
    secondPerDollar: perDollar(second),
    costOf: (ofFirst = 0, ofSecond = 0) => ofFirst * first.price + ofSecond * second.price,
    outputOf: (ofFirst = 0, ofSecond = 0) => outputOf([ofFirst, ofSecond]),
    // 1 or 2, or 0 at equal marginal products per dollar.
    useMoreOf: (ofFirst = 1, ofSecond = 1) => {
      const more = useMoreOf([productAt(first, ofFirst), productAt(second, ofSecond)], [first.price, second.price]);
      return more === null ? 0 : more + 1;
    },
  };
}

const outcomeValues = ({ labor, wage, revenueProduct, wageBill, deadweightLoss }: MonopsonyOutcome) => ({
  labor,
  wage,
  mrpThere: revenueProduct,
  wageBill,
  deadweightLoss,
});

export function monopsonyValues({ mrp, supply, minimumWage }: MonopsonyModel): ModelValues {
  const monopsony: Monopsony = { product: mrp, supply };
  const free = monopsonyHiring(monopsony);
  const minimum = minimumWage === undefined ? null : monopsonyAtMinimumWage(monopsony, minimumWage);
  const competitive = competitiveHiring(monopsony);
  return {
    ...outcomeValues(free),
    employersSurplus: free.employersSurplus,
    workersSurplus: free.workersSurplus,
    competitiveLabor: competitive.labor,
    competitiveWage: competitive.wage,
    mrp: (labor = 0) => revenueProductAt(mrp, labor),
    supply: (labor = 0) => supplyPrice(supply, labor),
    mrc: (labor = 0) => resourceCostAt(supply, labor),
    ...(minimum && {
      ...prefixed('new', outcomeValues(minimum)),
      laborSupplied: minimum.laborSupplied,
      surplusOfLabor: minimum.surplusOfLabor,
    }),
  };
}
