import {
  demandPrice,
  equilibrium,
  findEquilibrium,
  supplyPrice,
  type Deal,
  type Equilibrium,
  type SlopedDemand,
  type SlopedSupply,
} from './market';
import { count, dollars } from './numbers';
import { consumerSurplus, producerSurplus } from './surplus';

/** What a unit costs or brings third parties: the same number of dollars for each, or one that changes evenly from `start`. */
export type ExternalAmount = number | { readonly start: number; readonly slope: number };

/** A competitive market that affects third parties. Demand is MPB and supply is MPC. Prices are dollars a unit. */
export interface ExternalityMarket {
  readonly demand: SlopedDemand;
  /** Its reservation is $0 or more. */
  readonly supply: SlopedSupply;
  /** Exactly one of these two. */
  readonly externalCost?: ExternalAmount;
  readonly externalBenefit?: ExternalAmount;
  /** What causes it; by default the production of units with an external cost, the consumption of those with a benefit. */
  readonly on?: 'production' | 'consumption';
}

/** MSB and MSC. */
export interface SocialCurves {
  readonly demand: SlopedDemand;
  readonly supply: SlopedSupply;
}

/** Dollars for everybody who is affected; with what third parties get, their sum is total surplus. */
export interface ExternalityOutcome extends Deal {
  readonly consumerSurplus: number;
  readonly producerSurplus: number;
  /** Tax revenue; below 0 the cost of a subsidy. */
  readonly government: number;
  /** What permits to sell the units are worth where their number is limited; otherwise 0. */
  readonly permits: number;
  /** What third parties gain; below 0 an external cost. */
  readonly external: number;
  readonly deadweightLoss: number;
}

/** Whether MSC or MSB differs from the private curve. */
export const causeOf = ({ on, externalCost }: ExternalityMarket): 'production' | 'consumption' =>
  on ?? (externalCost === undefined ? 'consumption' : 'production');

const isCost = ({ externalCost }: ExternalityMarket): boolean => externalCost !== undefined;

/** Dollars that the first unit brings third parties and by how many that changes with each further unit; below 0 a cost. */
function effectOf(market: ExternalityMarket): { start: number; slope: number } {
  const amount = market.externalCost ?? market.externalBenefit;
  if (amount === undefined || (market.externalCost !== undefined && market.externalBenefit !== undefined))
    throw new RangeError('an externality is an externalCost or an externalBenefit');
  const { start, slope } = typeof amount === 'number' ? { start: amount, slope: 0 } : amount;
  const sign = isCost(market) ? -1 : 1;
  return { start: sign * start, slope: sign * slope };
}

/** What the unit at `quantity` brings third parties, in dollars; below 0 a cost. */
export function externalEffect(market: ExternalityMarket, quantity: number): number {
  const { start, slope } = effectOf(market);
  return start + slope * quantity;
}

/**
 * MSB as a demand curve and MSC as a supply curve; the one that third parties do not change is the private curve.
 * @throws RangeError unless MSB falls or is flat, MSC rises or is flat, and no unit has a negative private cost.
 */
export function socialCurves(market: ExternalityMarket): SocialCurves {
  const { demand, supply } = market;
  const { start, slope } = effectOf(market);
  if (supply.reservation < 0)
    throw new RangeError(`MPC begins at ${dollars(supply.reservation)}: it must be $0 or more`);
  const social =
    causeOf(market) === 'production'
      ? { demand, supply: { reservation: supply.reservation - start, slope: supply.slope - slope } }
      : { supply, demand: { choke: demand.choke + start, slope: demand.slope - slope } };
  if (social.demand.slope < 0 || social.supply.slope < 0)
    throw new RangeError(
      `the external amount changes by ${count(Math.abs(slope))} a unit: MSB would rise or MSC would fall`,
    );
  return social;
}

/** Where MSB and MSC cross. @throws RangeError when no positive quantity is efficient. */
export function efficientPoint(market: ExternalityMarket): Equilibrium {
  const found = findEquilibrium(socialCurves(market));
  if (!found) throw new RangeError('MSB and MSC do not cross at a positive quantity and a value of $0 or more');
  return found;
}

/** What is lost, in dollars and at least 0, when `quantity` is produced and not the efficient quantity. */
export function lossAt(market: ExternalityMarket, quantity: number): number {
  const social = socialCurves(market);
  const gap = demandPrice(social.demand, quantity) - supplyPrice(social.supply, quantity);
  return Math.abs((gap * (efficientPoint(market).quantity - quantity)) / 2);
}

function outcomeOf(market: ExternalityMarket, deal: Deal, isPermitted = false): ExternalityOutcome {
  const { quantity, buyersPay, sellersGet } = deal;
  const effect = effectOf(market);
  if (Math.sign(effect.start + effect.slope * quantity) === -Math.sign(isCost(market) ? -1 : 1))
    throw new RangeError(`at a quantity of ${count(quantity)} the external amount is below $0`);
  const between = (buyersPay - sellersGet) * quantity;
  return {
    quantity,
    buyersPay,
    sellersGet,
    consumerSurplus: consumerSurplus(market.demand, buyersPay, quantity),
    producerSurplus: producerSurplus(market.supply, sellersGet, quantity),
    government: isPermitted ? 0 : between,
    permits: isPermitted ? between : 0,
    external: effect.start * quantity + (effect.slope * quantity ** 2) / 2,
    deadweightLoss: lossAt(market, quantity),
  };
}

/** The market left to itself: MPB = MPC. */
export const unregulated = (market: ExternalityMarket): ExternalityOutcome => withTax(market, 0);

/**
 * The market with a per-unit tax of `amount` dollars; below 0 a subsidy.
 * @throws RangeError unless something is sold, at prices of $0 or more.
 */
export function withTax(market: ExternalityMarket, amount: number): ExternalityOutcome {
  const { demand, supply } = market;
  // Tax-inclusive supply meets demand at the price that buyers pay.
  const found = findEquilibrium({ demand, supply: { ...supply, reservation: supply.reservation + amount } });
  if (!found || found.price - amount < 0)
    throw new RangeError(`with a ${amount < 0 ? 'subsidy' : 'tax'} of ${dollars(Math.abs(amount))} nothing is sold`);
  return outcomeOf(market, {
    quantity: found.quantity,
    buyersPay: found.price,
    sellersGet: found.price - amount,
  });
}

/** The per-unit tax, in dollars, that makes the market efficient: the marginal external cost at the efficient quantity. Below 0 a subsidy. */
export const correctiveTax = (market: ExternalityMarket): number =>
  -externalEffect(market, efficientPoint(market).quantity);

/**
 * The market where at most `limit` units may be sold, or where each needs one of `limit` tradable permits. A permit is worth
 * what buyers pay beyond MPC. @throws RangeError for a limit that is not above 0 or not below the market quantity.
 */
export function withLimit(market: ExternalityMarket, limit: number): ExternalityOutcome {
  const { demand, supply } = market;
  if (!(limit > 0 && limit < equilibrium({ demand, supply }).quantity))
    throw new RangeError(`a limit of ${count(limit)} units: it must be above 0 and below the market quantity`);
  const deal = { quantity: limit, buyersPay: demandPrice(demand, limit), sellersGet: supplyPrice(supply, limit) };
  return outcomeOf(market, deal, true);
}

/**
 * The same demand and cost with one seller, a single-price monopoly, and a per-unit tax of `tax` dollars (a subsidy below 0):
 * MR = MPC + tax. @throws RangeError unless something is sold.
 */
export function monopolized(market: ExternalityMarket, tax = 0): ExternalityOutcome {
  const { demand, supply } = market;
  const quantity = (demand.choke - supply.reservation - tax) / (2 * demand.slope + supply.slope);
  if (!(quantity > 0 && quantity < Infinity)) throw new RangeError('the monopoly sells nothing');
  const price = demandPrice(demand, quantity);
  if (price < 0 || price - tax < 0) throw new RangeError('the monopoly would sell at a price below $0');
  return outcomeOf(market, { quantity, buyersPay: price, sellersGet: price - tax });
}
