import type { Role } from '../figure';
import { isFixed, type Deal } from '../market';
import { consumerSurplus, deadweightLoss, producerSurplus } from '../surplus';
import { rectangle } from './figure-parts';
import type { MarketPart } from './market-picture';
import type { MarketState } from './market-state';
import { buyersOutline, lossOutline, sellersOutline, shade, type Shade } from './shades';

const levelOf = (state: MarketState, side: 'buyers' | 'sellers'): string => {
  if (state.wedge?.kind === 'quota')
    return side === 'buyers' ? 'the price on demand' : 'the price that sellers receive';
  if (state.wedge) return side === 'buyers' ? 'the price buyers pay' : 'the price sellers receive';
  return state.setPrice?.kind === 'ceiling' && state.setPrice.isBinding ? 'the ceiling' : 'the price';
};

function buyersGain(state: MarketState, { quantity, buyersPay }: Deal): Shade[] {
  const { demand } = state.is;
  if (!demand || isFixed(demand)) return [];
  const outline = buyersOutline(demand, quantity, buyersPay);
  const worth = consumerSurplus(demand, buyersPay, quantity);
  const place = `below the demand curve and above ${levelOf(state, 'buyers')}, up to the quantity sold`;
  return [shade('consumer-surplus', worth, outline, place)];
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
  const worth = producerSurplus(supply, sellersGet, quantity);
  const place = `above the supply curve and below ${levelOf(state, 'sellers')}, up to the quantity sold`;
  return [shade('producer-surplus', worth, sellersOutline(supply, quantity, sellersGet), place)];
}

function loss({ market, equilibrium }: MarketState, { quantity }: Deal): Shade[] {
  if (!market || !equilibrium) return [];
  const place = 'between demand and supply, from the quantity sold to the quantity where the curves intersect';
  return [
    shade('deadweight-loss', deadweightLoss(market, quantity), lossOutline(market, equilibrium, quantity), place),
  ];
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

export const marketShades = (state: MarketState): Shade[] => {
  const { deal } = state;
  return deal ? [...state.parts].flatMap((part) => shadesOf(part, state, deal)) : [];
};
