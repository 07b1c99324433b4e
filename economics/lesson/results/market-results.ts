import { dollars } from '../../numbers';
import type { MarketPicture } from '../../picture/market-picture';
import { placePoints } from '../../picture/market-points';
import { marketState, type MarketState } from '../../picture/market-state';
import type { WorldTradePicture } from '../../picture/world-trade-picture';
import { worldTradeState } from '../../picture/world-trade-state';
import { quantityDemanded, quantitySupplied } from '../../market';
import { consumerSurplus, deadweightLoss, producerSurplus } from '../../surplus';
import { bySign, existing, result, unitsOf, type Result, type Results } from './result';

/** The shortage above 0, the surplus below it. */
function gapOf({ setPrice }: MarketState, amount: (value: number) => string): Result | null {
  const outcome = setPrice?.outcome;
  return result(
    outcome && outcome.shortage - outcome.surplus,
    (value) => amount(Math.abs(value)),
    (written) =>
      bySign(
        (outcome?.shortage ?? 0) - (outcome?.surplus ?? 0),
        `a shortage of ${written}`,
        'no shortage and no surplus',
        `a surplus of ${written}`,
      ),
  );
}

/** What is demanded or supplied at the price that is set, or else at the last named point. */
function quantitiesOf(picture: MarketPicture, state: MarketState) {
  const { is, setPrice } = state;
  const outcome = setPrice?.outcome;
  if (outcome) return { price: outcome.price, demanded: outcome.quantityDemanded, supplied: outcome.quantitySupplied };
  const price = setPrice?.price ?? placePoints(picture, state).at(-1)?.price;
  if (price === undefined) return { price: state.wedge ? undefined : state.equilibrium?.price };
  return {
    price,
    demanded: is.demand && quantityDemanded(is.demand, price),
    supplied: is.supply && quantitySupplied(is.supply, price),
  };
}

function surplusesOf({ is, market, deal }: MarketState) {
  const consumers = deal && is.demand ? consumerSurplus(is.demand, deal.buyersPay, deal.quantity) : null;
  const producers = deal && is.supply ? producerSurplus(is.supply, deal.sellersGet, deal.quantity) : null;
  const between = deal ? (deal.buyersPay - deal.sellersGet) * deal.quantity : 0;
  return {
    consumers,
    producers,
    total: consumers === null || producers === null ? null : consumers + producers + between,
    lost: market && deal && deadweightLoss(market, deal.quantity),
  };
}

export function marketResults(picture: MarketPicture): Results {
  const state = marketState(picture);
  const { wedge, deal, setPrice } = state;
  const outcome = setPrice?.outcome;
  const { amount, money } = unitsOf(picture.quantity, picture.price);
  const { price, demanded, supplied } = quantitiesOf(picture, state);
  const { consumers, producers, total, lost } = surplusesOf(state);
  const between = wedge && Math.abs(wedge.outcome.buyersPay - wedge.outcome.sellersGet) * wedge.outcome.quantity;
  const paid = (kind: 'tax' | 'subsidy' | 'quota') => (wedge?.kind === kind ? between : null);
  return existing({
    price: result(price, dollars, (written) => `a price of ${written}`),
    quantity: result(deal?.quantity, amount, (written) => `${written} sold`),
    demanded: result(demanded, amount, (written) => `quantity demanded ${written}`),
    supplied: result(supplied, amount, (written) => `quantity supplied ${written}`),
    gap: gapOf(state, amount),
    shortage: result(outcome?.shortage, amount, (written) => `a shortage of ${written}`),
    surplus: result(outcome?.surplus, amount, (written) => `a surplus of ${written}`),
    buyersPay: result(wedge?.outcome.buyersPay, dollars, (written) => `consumers pay ${written}`),
    sellersGet: result(wedge?.outcome.sellersGet, dollars, (written) => `producers receive ${written}`),
    taxRevenue: result(paid('tax'), money, (written) => `tax revenue ${written}`),
    subsidyCost: result(paid('subsidy'), money, (written) => `the subsidy costs ${written}`),
    quotaRent: result(paid('quota'), money, (written) => `quota rent ${written}`),
    consumerSurplus: result(consumers, money, (written) => `consumer surplus ${written}`),
    producerSurplus: result(producers, money, (written) => `producer surplus ${written}`),
    totalSurplus: result(total, money, (written) => `total surplus ${written}`),
    deadweightLoss: lossOf(lost, money),
  });
}

/** Also of other markets. */
export const lossOf = (loss: number | null, money: (value: number) => string): Result | null =>
  result(loss, money, (written) => bySign(loss ?? 0, `deadweight loss ${written}`, 'no deadweight loss', written));

export function worldTradeResults(picture: WorldTradePicture): Results {
  const { barrier, outcome } = worldTradeState(picture);
  const { amount, money } = unitsOf(picture.quantity, picture.price);
  return existing({
    price: result(outcome.price, dollars, (written) => `a price of ${written}`),
    imports: result(outcome.imports, amount, (written) => `imports ${written}`),
    exports: result(outcome.exports, amount, (written) => `exports ${written}`),
    tariffRevenue: result(picture.tariff && barrier?.revenue, money, (written) => `tariff revenue ${written}`),
    deadweightLoss: lossOf(barrier ? barrier.deadweightLoss : null, money),
  });
}
