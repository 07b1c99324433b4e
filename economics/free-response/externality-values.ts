import {
  causeOf,
  correctiveTax,
  efficientPoint,
  externalEffect,
  monopolized,
  socialCurves,
  unregulated,
  withLimit,
  withTax,
  type ExternalityOutcome,
} from '../externality';
import { demandPrice, priceOn, supplyPrice } from '../market';
import { prefixed, type ModelValues } from './model-values';
import type { ModelOf } from './model-schema';

/** A market that affects third parties, with at most one policy. Dollars a unit, units. */
type ExternalityModel = ModelOf<'externality'>;

const sharedValues = (outcome: ExternalityOutcome) => ({
  quantity: outcome.quantity,
  consumerSurplus: outcome.consumerSurplus,
  producerSurplus: outcome.producerSurplus,
  externalTotal: Math.abs(outcome.external),
  deadweightLoss: outcome.deadweightLoss,
});

function policyValues(model: ExternalityModel): ModelValues {
  const { tax, subsidy, limit } = model;
  if ([tax, subsidy, limit].filter((policy) => policy !== undefined).length > 1)
    throw new RangeError('an externality has one policy at a time');
  if (tax === undefined && subsidy === undefined && limit === undefined) return {};
  const outcome = limit === undefined ? withTax(model, tax ?? -(subsidy ?? 0)) : withLimit(model, limit);
  return {
    ...prefixed('new', sharedValues(outcome)),
    buyersPrice: outcome.buyersPay,
    sellersPrice: outcome.sellersGet,
    ...(tax !== undefined && { revenue: outcome.government }),
    ...(subsidy !== undefined && { cost: -outcome.government }),
    ...(limit !== undefined && { permitPrice: outcome.buyersPay - outcome.sellersGet, permits: outcome.permits }),
  };
}

/** With one seller; nothing where it would sell nothing. */
function monopolyValues(model: ExternalityModel): ModelValues {
  if (model.demand.slope === 0) return {};
  const { quantity, buyersPay, deadweightLoss } = monopolized(model);
  return { monopolyQuantity: quantity, monopolyPrice: buyersPay, monopolyDeadweightLoss: deadweightLoss };
}

export function externalityValues(model: ExternalityModel): ModelValues {
  const { demand, supply } = model;
  const social = socialCurves(model)[causeOf(model) === 'production' ? 'supply' : 'demand'];
  const free = unregulated(model);
  const efficient = efficientPoint(model);
  const correction = correctiveTax(model);
  return {
    choke: demand.choke,
    demandSlope: demand.slope,
    reservation: supply.reservation,
    supplySlope: supply.slope,
    demand: (quantity = 0) => demandPrice(demand, quantity),
    supply: (quantity = 0) => supplyPrice(supply, quantity),
    social: (quantity = 0) => priceOn(social, quantity),
    price: free.buyersPay,
    ...sharedValues(free),
    marginalExternal: Math.abs(externalEffect(model, free.quantity)),
    efficientQuantity: efficient.quantity,
    efficientPrice: efficient.price,
    correctiveAmount: Math.abs(correction),
    correction: correction > 0 ? 'tax' : 'subsidy',
    ...monopolyValues(model),
    ...policyValues(model),
  };
}
