import { demandPrice, equilibrium, isFixed, shift, supplyPrice, type Market } from '../market';
import { isSame } from '../numbers';
import { floorWithPurchases, priceCeiling, priceFloor, type ControlOutcome } from '../price-controls';
import { withQuota } from '../quota';
import { welfareOf, type Welfare } from '../surplus';
import { subsidized, taxed, type LevyOutcome } from '../taxes';
import { prefixed, type ModelValues } from './model-values';
import { worldValues } from './world-values';
import type { ModelOf } from './model-schema';

/** Demand and supply with at most one policy, which meets the curves after their shifts. Dollars a unit, units. */
type MarketModel = ModelOf<'market'>;

/** Curves that can be drawn by name. */
const curveValues = ({ demand, supply }: Market): ModelValues => ({
  ...(!isFixed(demand) && { choke: demand.choke, demandSlope: demand.slope }),
  ...(!isFixed(supply) && { reservation: supply.reservation, supplySlope: supply.slope }),
  demand: (quantity = 0) => demandPrice(demand, quantity),
  supply: (quantity = 0) => supplyPrice(supply, quantity),
});

const surplusValues = ({ consumerSurplus, producerSurplus, government, deadweightLoss }: Welfare) => ({
  consumerSurplus,
  producerSurplus,
  totalSurplus: consumerSurplus + producerSurplus + government,
  deadweightLoss,
});

function freeValues(market: Market) {
  const { price, quantity } = equilibrium(market);
  const { consumerSurplus, producerSurplus, totalSurplus } = surplusValues(
    welfareOf(market, { quantity, buyersPay: price, sellersGet: price }),
  );
  return { price, quantity, consumerSurplus, producerSurplus, totalSurplus };
}

function afterPolicy(welfare: Welfare): ModelValues {
  const { deadweightLoss, ...shared } = surplusValues(welfare);
  return { ...prefixed('new', shared), deadweightLoss };
}

/** The side that bears more of a tax or gains more from a subsidy: "buyers". */
function sidesOf({ buyersPart, sellersPart }: LevyOutcome): ModelValues {
  if (isSame(buyersPart, sellersPart)) return {};
  const isBuyers = buyersPart > sellersPart;
  return { largerSide: isBuyers ? 'buyers' : 'sellers', smallerSide: isBuyers ? 'sellers' : 'buyers' };
}

const levyValues = (outcome: LevyOutcome): ModelValues => ({
  ...afterPolicy(outcome),
  newQuantity: outcome.quantity,
  buyersPrice: outcome.buyersPay,
  sellersPrice: outcome.sellersGet,
  buyersPart: outcome.buyersPart,
  sellersPart: outcome.sellersPart,
  ...sidesOf(outcome),
});

const controlValues = (outcome: ControlOutcome): ModelValues => ({
  ...afterPolicy(outcome),
  newQuantity: outcome.quantity,
  quantityDemanded: outcome.quantityDemanded,
  quantitySupplied: outcome.quantitySupplied,
  shortage: outcome.shortage,
  surplus: outcome.surplus,
});

function quotaValues(market: Market, quota: number): ModelValues {
  const { buyersPay, sellersGet, rent, ...outcome } = withQuota(market, quota);
  // Whoever may sell the units gets what buyers pay.
  const welfare = { ...outcome, producerSurplus: outcome.producerSurplus + rent };
  return { ...afterPolicy(welfare), newQuantity: quota, buyersPrice: buyersPay, sellersPrice: sellersGet, rent };
}

function policyValues(market: Market, model: MarketModel): ModelValues {
  const { tax, subsidy, ceiling, floor, quota, worldPrice } = model;
  const policies = [tax, subsidy, ceiling, floor, quota, worldPrice].filter((policy) => policy !== undefined);
  if (policies.length > 1) throw new RangeError('a market has one policy at a time');
  if (tax !== undefined) {
    const outcome = taxed(market, tax);
    return { ...levyValues(outcome), revenue: outcome.government };
  }
  if (subsidy !== undefined) {
    const outcome = subsidized(market, subsidy);
    return { ...levyValues(outcome), cost: -outcome.government };
  }
  if (ceiling !== undefined) return controlValues(priceCeiling(market, ceiling));
  if (floor !== undefined && model.purchases) {
    const outcome = floorWithPurchases(market, floor);
    return { ...controlValues(outcome), purchases: outcome.purchases, cost: -outcome.government };
  }
  if (floor !== undefined) return controlValues(priceFloor(market, floor));
  if (quota !== undefined) return quotaValues(market, quota);
  if (worldPrice !== undefined) return worldValues(market, model, worldPrice);
  if ((model.tariff ?? model.importQuota) !== undefined)
    throw new RangeError('a tariff or an import quota needs a world price');
  if (model.purchases) throw new RangeError('purchases of the government need a floor');
  return {};
}

export function marketValues(model: MarketModel): ModelValues {
  const { demandShift = 0, supplyShift = 0 } = model;
  const before: Market = { demand: model.demand, supply: model.supply };
  const after = shift(before, { demand: demandShift, supply: supplyShift });
  const isShifted = demandShift !== 0 || supplyShift !== 0;
  return {
    ...curveValues(before),
    ...freeValues(before),
    ...(isShifted && {
      ...prefixed('new', freeValues(after)),
      newDemand: (quantity = 0) => demandPrice(after.demand, quantity),
      newSupply: (quantity = 0) => supplyPrice(after.supply, quantity),
    }),
    ...policyValues(after, model),
  };
}
