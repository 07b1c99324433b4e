import { isFixed } from '../market';
import { dollars } from '../numbers';
import type { MarketPart } from './market-picture';
import type { MarketState, SetPrice } from './market-state';

const nameOf = ({ kind, price }: SetPrice): string =>
  `a ${kind === 'price line' ? 'price' : kind} of ${dollars(price)}`;

/** Why a shortage or surplus cannot be shown; null when it can. */
function whyNoGap({ setPrice, equilibrium }: MarketState, gap: 'shortage' | 'surplus'): string | null {
  if (!setPrice?.outcome || !equilibrium) return `a ${gap} needs both curves and a ceiling, a floor or a priceLine`;
  const size = setPrice.outcome[gap];
  if (size === Infinity) return `with a horizontal curve a ${gap} has no end`;
  if (size > 0) return null;
  const side = setPrice.price > equilibrium.price ? 'above' : setPrice.price < equilibrium.price ? 'below' : 'at';
  const effect = setPrice.isBinding ? 'there is' : 'it does not bind, so there is';
  return `${nameOf(setPrice)} is ${side} the equilibrium price of ${dollars(equilibrium.price)}: ${effect} no ${gap} to show`;
}

function whyNoMovement({ shifted }: MarketState, points: number): string | null {
  if (shifted.demand !== 0 && shifted.supply !== 0)
    return 'both curves shift, so there is no movement along one of them';
  const isShown = shifted.demand !== 0 || shifted.supply !== 0 || points >= 2;
  return isShown ? null : 'a movement-arrow needs a shift of one curve, or two marked points on one curve';
}

function whyNot(part: MarketPart, state: MarketState, points: number): string | null {
  const { is, deal, wedge, setPrice, equilibrium, oldEquilibrium, shifted } = state;
  switch (part) {
    case 'demand':
    case 'supply':
      return is[part] ? null : `there is no ${part} curve to show`;
    case 'equilibrium':
      return equilibrium ? null : 'an equilibrium needs a demand and a supply curve that cross';
    case 'old-equilibrium':
      return oldEquilibrium ? null : 'an old equilibrium needs a shift, and curves that crossed before it';
    case 'traded':
      return setPrice?.outcome ? null : 'the quantity traded needs both curves and a ceiling, a floor or a priceLine';
    case 'consumer-surplus':
      if (!is.demand || !deal) return 'consumer surplus needs a demand curve and a price';
      return isFixed(is.demand)
        ? 'a perfectly inelastic demand has no end upward, so its consumer surplus has no size'
        : null;
    case 'producer-surplus':
      return is.supply && deal ? null : 'producer surplus needs a supply curve and a price';
    case 'deadweight-loss': {
      if (setPrice && setPrice.purchases > 0)
        return 'leave out the deadweight loss: it depends on the use of what the government buys';
      const loss = wedge?.outcome.deadweightLoss ?? setPrice?.outcome?.deadweightLoss ?? 0;
      if (loss === Infinity) return 'with a perfectly inelastic demand the deadweight loss has no size';
      return loss > 1e-9 ? null : 'the quantity is the efficient one, so there is no deadweight loss to show';
    }
    case 'tax-revenue':
    case 'incidence':
      return wedge?.kind === 'tax' ? null : `${part} needs a tax`;
    case 'subsidy-cost':
      return wedge?.kind === 'subsidy' ? null : `${part} needs a subsidy`;
    case 'quota-rent':
      return wedge?.kind === 'quota' ? null : 'quota-rent needs a quota';
    case 'purchases':
      return setPrice && setPrice.purchases > 0 ? null : 'purchases needs a floor with purchases: true';
    case 'wedge':
      return wedge ? null : 'a wedge needs a tax, a subsidy or a quota';
    case 'shortage':
    case 'surplus':
      return whyNoGap(state, part);
    case 'shift-arrow':
      return shifted.demand !== 0 || shifted.supply !== 0 ? null : 'a shift-arrow needs a demandShift or a supplyShift';
    case 'movement-arrow':
      return whyNoMovement(state, points);
  }
}

/** @throws RangeError for the first part in `show` that this market does not have. */
export function checkParts(state: MarketState, pointsOnOneCurve: number): void {
  for (const part of state.parts) {
    const why = whyNot(part, state, pointsOnOneCurve);
    if (why) throw new RangeError(why);
  }
}
