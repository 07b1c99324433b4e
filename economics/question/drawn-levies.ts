import type { MarketPicture } from '../picture/market-picture';
import { subsidized, taxed, type LevyOutcome } from '../taxes';
import type { Draw } from './draw';
import { drawMarket, pictureOf, type DrawnMarket } from './drawn-market';
import { atPrices } from './points';

/** A market without and with a tax or a subsidy. */
interface LeviedMarket {
  readonly drawn: DrawnMarket;
  readonly outcome: LevyOutcome;
  /** Units by which the quantity sold changes. */
  readonly change: number;
  /** Both curves, the curve that the levy on sellers moves, E without it and F with it. */
  readonly picture: MarketPicture;
}

export function drawTaxedMarket(draw: Draw): LeviedMarket {
  const drawn = drawMarket(draw);
  const outcome = taxed(drawn.market, drawn.tax);
  return {
    drawn,
    outcome,
    change: drawn.at.quantity - outcome.quantity,
    picture: pictureOf(drawn, {
      tax: { amount: drawn.tax, on: 'sellers' },
      at: atPrices(['demand', outcome.buyersPay]),
    }),
  };
}

/** Null where buyers would pay less than the good plausibly costs. */
export function drawSubsidizedMarket(draw: Draw): LeviedMarket | null {
  const drawn = drawMarket(draw);
  const { market, at, tax: amount } = drawn;
  if (amount >= at.price) return null;
  const outcome = subsidized(market, amount);
  if (outcome.buyersPay < market.supply.reservation || outcome.sellersGet > market.demand.choke) return null;
  return {
    drawn,
    outcome,
    change: outcome.quantity - at.quantity,
    picture: pictureOf(drawn, {
      subsidy: { amount, on: 'sellers' },
      at: atPrices(['demand', outcome.buyersPay]),
    }),
  };
}
