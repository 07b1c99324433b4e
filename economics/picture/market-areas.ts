import type { Area, Point, Role } from '../figure';
import { demandPrice, isFixed, supplyPrice, type Deal } from '../market';
import { consumerSurplus, deadweightLoss, producerSurplus } from '../surplus';
import type { Bounds } from './clip';
import { areaIn, rectangle } from './figure-parts';
import type { MarketPart } from './market-picture';
import type { MarketState } from './market-state';

/** A shaded part before it has its letter or its name. */
interface Shade {
  readonly id: string;
  readonly role: Role;
  readonly name: string;
  /** Its location, for areas that are only called T, U, V. */
  readonly place: string;
  /** Dollars. */
  readonly worth: number;
  readonly outline: readonly Point[];
}

const levelOf = (state: MarketState, side: 'buyers' | 'sellers'): string => {
  if (state.wedge?.kind === 'quota')
    return side === 'buyers' ? 'the price on demand' : 'the price that sellers receive';
  if (state.wedge) return side === 'buyers' ? 'the price buyers pay' : 'the price sellers receive';
  return state.setPrice?.kind === 'ceiling' && state.setPrice.isBinding ? 'the ceiling' : 'the price';
};

function buyersGain(state: MarketState, { quantity, buyersPay }: Deal): Shade[] {
  const { demand } = state.is;
  if (!demand || isFixed(demand)) return [];
  const outline: Point[] = [
    [0, demand.choke],
    [quantity, demandPrice(demand, quantity)],
    [quantity, buyersPay],
    [0, buyersPay],
  ];
  const worth = consumerSurplus(demand, buyersPay, quantity);
  const place = `below the demand curve and above ${levelOf(state, 'buyers')}, up to the quantity sold`;
  return [{ id: 'consumer-surplus', role: 'consumer-surplus', name: 'Consumer surplus', place, worth, outline }];
}

/** Producers sell to the government as well, and have the rent of a quota unless it is shown by itself. */
function sellersDeal({ wedge, setPrice, parts }: MarketState, deal: Deal): Deal {
  if (wedge?.kind === 'quota' && !parts.has('quota-rent')) return { ...deal, sellersGet: deal.buyersPay };
  return { ...deal, quantity: deal.quantity + (setPrice?.purchases ?? 0) };
}

function sellersGain(state: MarketState, deal: Deal): Shade[] {
  const { quantity, sellersGet } = sellersDeal(state, deal);
  const { supply } = state.is;
  if (!supply) return [];
  const outline: Point[] = [
    [0, sellersGet],
    [quantity, sellersGet],
    [quantity, supplyPrice(supply, quantity)],
    [0, supplyPrice(supply, 0)],
  ];
  const worth = producerSurplus(supply, sellersGet, quantity);
  const place = `above the supply curve and below ${levelOf(state, 'sellers')}, up to the quantity sold`;
  return [{ id: 'producer-surplus', role: 'producer-surplus', name: 'Producer surplus', place, worth, outline }];
}

function loss({ market, equilibrium }: MarketState, { quantity }: Deal): Shade[] {
  if (!market || !equilibrium) return [];
  const outline: Point[] = [
    [equilibrium.quantity, equilibrium.price],
    [quantity, demandPrice(market.demand, quantity)],
    [quantity, supplyPrice(market.supply, quantity)],
  ];
  const worth = deadweightLoss(market, quantity);
  const place = 'between demand and supply, from the quantity sold to the quantity where the curves intersect';
  return [{ id: 'deadweight-loss', role: 'deadweight-loss', name: 'Deadweight loss', place, worth, outline }];
}

const block = (
  id: string,
  role: Role,
  name: string,
  place: string,
  { quantity }: Deal,
  low: number,
  high: number,
): Shade[] =>
  high - low < 1e-9
    ? []
    : [{ id, role, name, place, worth: (high - low) * quantity, outline: rectangle([0, low], [quantity, high]) }];

function boughtByGovernment({ setPrice }: MarketState, { quantity, buyersPay }: Deal): Shade[] {
  const units = setPrice?.purchases ?? 0;
  const outline = rectangle([quantity, 0], [quantity + units, buyersPay]);
  const place = 'below the floor, from quantity demanded to quantity supplied';
  return [{ id: 'purchases', role: 'subsidy-cost', name: 'Government cost', place, worth: buyersPay * units, outline }];
}

function shadesOf(part: MarketPart, state: MarketState, deal: Deal): Shade[] {
  const { buyersPay, sellersGet } = deal;
  const usual = state.equilibrium?.price ?? buyersPay;
  const between = 'between the price buyers pay and the price sellers receive, up to the quantity sold';
  if (part === 'consumer-surplus') return buyersGain(state, deal);
  if (part === 'producer-surplus') return sellersGain(state, deal);
  if (part === 'deadweight-loss') return loss(state, deal);
  if (part === 'tax-revenue') return block(part, part, 'Tax revenue', between, deal, sellersGet, buyersPay);
  if (part === 'quota-rent') return block(part, 'tax-revenue', 'Quota rent', between, deal, sellersGet, buyersPay);
  if (part === 'purchases') return boughtByGovernment(state, deal);
  if (part === 'subsidy-cost') return block(part, part, 'Cost of the subsidy', between, deal, buyersPay, sellersGet);
  if (part !== 'incidence') return [];
  const [above, below] = ['above the price without the tax', 'below the price without the tax'];
  return [
    ...block('buyers-part', 'buyers-part', "Buyers' share", `${between}, ${above}`, deal, usual, buyersPay),
    ...block('sellers-part', 'sellers-part', "Sellers' share", `${between}, ${below}`, deal, sellersGet, usual),
  ];
}

/** The exam's letters for areas; A and B are points. */
export const letterOf = (index: number): string => 'TUVWXYZ'.charAt(index);

/** An area as drawn, where it lies, and its worth in dollars. */
export interface PlacedArea {
  readonly area: Area;
  readonly place: string;
  readonly worth: number;
}

const shadesIn = (state: MarketState): Shade[] => {
  const { deal } = state;
  return deal ? [...state.parts].flatMap((part) => shadesOf(part, state, deal)) : [];
};

/** The corners of all areas, wherever the axes end. */
export const cornersOfAreas = (state: MarketState): readonly Point[] =>
  shadesIn(state).flatMap(({ outline }) => outline);

export function marketAreas(axes: Bounds, state: MarketState, isLettered: boolean): PlacedArea[] {
  return shadesIn(state).flatMap(({ id, role, name, place, worth, outline }, index) =>
    areaIn(axes, id, role, isLettered ? letterOf(index) : name, outline).map((area) => ({ area, place, worth })),
  );
}
