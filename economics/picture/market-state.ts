import {
  findEquilibrium,
  isFixed,
  quantityDemanded,
  quantitySupplied,
  shiftDemand,
  shiftSupply,
  type Deal,
  type DemandCurve,
  type Equilibrium,
  type Market,
  type SupplyCurve,
} from '../market';
import { dollars } from '../numbers';
import { atPrice, floorWithPurchases, priceCeiling, priceFloor, type PriceOutcome } from '../price-controls';
import { withQuota } from '../quota';
import { subsidized, taxed, withLevyOn, type LevyOutcome, type Side } from '../taxes';
import type { MarketPart, MarketPicture } from './market-picture';

interface Curves {
  readonly demand: DemandCurve | null;
  readonly supply: SupplyCurve | null;
}

/** A price ceiling, a price floor, or a price line. */
export interface SetPrice {
  readonly kind: 'ceiling' | 'floor' | 'price line';
  readonly price: number;
  readonly isBinding: boolean;
  /** Null where only one curve is given. */
  readonly outcome: PriceOutcome | null;
  /** Units that the government buys at a floor. */
  readonly purchases: number;
}

interface Wedge {
  /** A quota lies between the two prices as a tax does. */
  readonly kind: 'tax' | 'subsidy' | 'quota';
  readonly on: Side | null;
  readonly outcome: LevyOutcome;
  /** The curves with the tax or subsidy added on one side; null without `on`. */
  readonly onPaper: Market | null;
}

/** All numbers that the figure and the description of a market picture may need. */
export interface MarketState {
  readonly was: Curves;
  readonly is: Curves;
  readonly shifted: { readonly demand: number; readonly supply: number };
  readonly isLongRun: boolean;
  readonly market: Market | null;
  readonly oldEquilibrium: Equilibrium | null;
  readonly equilibrium: Equilibrium | null;
  readonly setPrice: SetPrice | null;
  readonly wedge: Wedge | null;
  /** What is traded in the end. */
  readonly deal: Deal | null;
  readonly parts: ReadonlySet<MarketPart>;
}

function refuseSeveral(picture: MarketPicture): void {
  const names = (['tax', 'subsidy', 'quota', 'ceiling', 'floor', 'priceLine'] as const).filter(
    (name) => picture[name] !== undefined,
  );
  if (names.length > 1) throw new RangeError(`a market has one of these at a time, not ${names.join(' and ')}`);
}

function shiftedBy(picture: MarketPicture, side: 'demand' | 'supply'): number {
  const units = (side === 'demand' ? picture.demandShift : picture.supplyShift) ?? 0;
  const curve = picture[side];
  if (units === 0) return 0;
  if (!curve) throw new RangeError(`${side}Shift needs a ${side} curve`);
  if (!isFixed(curve) && curve.slope === 0)
    throw new RangeError(`a horizontal ${side} curve cannot shift right or left`);
  return units;
}

function requireMarket(market: Market | null, what: string): Market {
  if (!market || !findEquilibrium(market))
    throw new RangeError(`a ${what} needs a demand and a supply curve that cross`);
  return market;
}

function wedgeOf(picture: MarketPicture, given: Market | null): Wedge | null {
  if (picture.quota !== undefined) {
    const outcome = withQuota(requireMarket(given, 'quota'), picture.quota);
    return { kind: 'quota', on: null, outcome, onPaper: null };
  }
  const kind = picture.tax ? 'tax' : 'subsidy';
  const levy = picture[kind];
  if (!levy) return null;
  const market = requireMarket(given, kind);
  const outcome = kind === 'tax' ? taxed(market, levy.amount) : subsidized(market, levy.amount);
  const onPaper = levy.on ? withLevyOn(market, kind === 'tax' ? levy.amount : -levy.amount, levy.on) : null;
  return { kind, on: levy.on ?? null, outcome, onPaper };
}

function setPriceOf(picture: MarketPicture, given: Market | null): SetPrice | null {
  const { ceiling, floor, priceLine } = picture;
  if (picture.purchases && floor === undefined) throw new RangeError('purchases of the government need a floor');
  if (ceiling !== undefined) {
    const outcome = priceCeiling(requireMarket(given, 'ceiling'), ceiling);
    return { kind: 'ceiling', price: ceiling, isBinding: outcome.isBinding, outcome, purchases: 0 };
  }
  if (floor !== undefined) {
    const market = requireMarket(given, 'floor');
    const outcome = priceFloor(market, floor);
    const purchases = picture.purchases ? floorWithPurchases(market, floor).purchases : 0;
    return { kind: 'floor', price: floor, isBinding: outcome.isBinding, outcome, purchases };
  }
  if (priceLine === undefined) return null;
  const outcome = given ? atPrice(requireMarket(given, 'price line'), priceLine) : null;
  return { kind: 'price line', price: priceLine, isBinding: true, outcome, purchases: 0 };
}

function dealAt({ demand, supply }: Curves, { price, outcome }: SetPrice): Deal {
  const alone = demand ? quantityDemanded(demand, price) : supply ? quantitySupplied(supply, price) : 0;
  const quantity = outcome?.quantity ?? alone;
  if (quantity === Infinity) throw new RangeError(`at ${dollars(price)} a horizontal curve has no one quantity`);
  const traded = outcome?.price ?? price;
  return { quantity, buyersPay: traded, sellersGet: traded };
}

/** @throws RangeError with a message for the author when the parts of the picture do not fit together. */
export function marketState(picture: MarketPicture): MarketState {
  refuseSeveral(picture);
  const was = { demand: picture.demand ?? null, supply: picture.supply ?? null };
  if (!was.demand && !was.supply) throw new RangeError('a market needs a demand curve, a supply curve, or both');
  const shifted = { demand: shiftedBy(picture, 'demand'), supply: shiftedBy(picture, 'supply') };
  const is = {
    demand: was.demand && shiftDemand(was.demand, shifted.demand),
    supply: was.supply && shiftSupply(was.supply, shifted.supply),
  };
  const market = is.demand && is.supply ? { demand: is.demand, supply: is.supply } : null;
  const before = was.demand && was.supply ? findEquilibrium({ demand: was.demand, supply: was.supply }) : null;
  const equilibrium = market && findEquilibrium(market);
  const wedge = wedgeOf(picture, market);
  const setPrice = setPriceOf(picture, market);
  const usual = equilibrium && {
    quantity: equilibrium.quantity,
    buyersPay: equilibrium.price,
    sellersGet: equilibrium.price,
  };
  return {
    was,
    is,
    shifted,
    isLongRun: picture.longRun ?? false,
    market,
    oldEquilibrium: shifted.demand !== 0 || shifted.supply !== 0 ? before : null,
    equilibrium,
    setPrice,
    wedge,
    deal: wedge?.outcome ?? (setPrice ? dealAt(is, setPrice) : usual),
    parts: new Set(picture.show ?? (equilibrium ? ['equilibrium'] : [])),
  };
}

/** Shares of a tax are measured from the price before it, so they come with the point where the market was. */
export const priceBefore = ({ parts, wedge, equilibrium }: MarketState): Equilibrium | null =>
  wedge && parts.has('incidence') && !parts.has('equilibrium') ? equilibrium : null;
