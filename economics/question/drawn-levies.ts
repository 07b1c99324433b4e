import type { MarketPicture } from '../picture/market-picture';
import { subsidized, taxed, type LevyOutcome } from '../taxes';
import type { Draw } from './draw';
import { drawMarket, pictureOf, type DrawnMarket } from './drawn-market';
import { atPrices } from './points';

/** A market, what becomes of it with a tax or a subsidy of `tax` dollars, and the units by which the quantity sold changes. */
interface LeviedMarket extends DrawnMarket, LevyOutcome {
  readonly change: number;
  /** Both curves, the curve that the levy on sellers moves, E without it and F with it. */
  readonly picture: MarketPicture;
}

function withOutcome(drawn: DrawnMarket, outcome: LevyOutcome, levy: Partial<MarketPicture>): LeviedMarket {
  const { amount, buyersPay, sellersGet, quantity, deadweightLoss: loss } = outcome;
  const change = Math.abs(drawn.at.quantity - quantity);
  return {
    ...drawn,
    ...outcome,
    change,
    picture: pictureOf(drawn, { ...levy, at: atPrices(['demand', buyersPay]) }),
    values: { ...drawn.values, tax: amount, amount, buyersPay, sellersGet, quantity, change, loss },
  };
}

export function drawTaxedMarket(draw: Draw): LeviedMarket {
  const drawn = drawMarket(draw);
  const { market, tax } = drawn;
  return withOutcome(drawn, taxed(market, tax), { tax: { amount: tax, on: 'sellers' } });
}

/** Null where buyers would pay less than the good plausibly costs. */
export function drawSubsidizedMarket(draw: Draw): LeviedMarket | null {
  const drawn = drawMarket(draw);
  const { market, at, tax: amount } = drawn;
  if (amount >= at.price) return null;
  const outcome = subsidized(market, amount);
  if (outcome.buyersPay < market.supply.reservation || outcome.sellersGet > market.demand.choke) return null;
  return withOutcome(drawn, outcome, { subsidy: { amount, on: 'sellers' } });
}
