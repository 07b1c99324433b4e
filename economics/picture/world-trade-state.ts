import { count } from '../numbers';
import { autarky, freeTrade, withImportQuota, withTariff, type Protection, type TradeOutcome } from '../world-trade';
import { rankOf } from './figure-parts';
import type { WorldTradePart, WorldTradePicture } from './world-trade-picture';

/** All numbers that the figure and the description may need. */
export interface WorldTradeState {
  readonly home: TradeOutcome;
  readonly free: TradeOutcome | null;
  readonly barrier: Protection | null;
  /** The outcome in force. */
  readonly outcome: TradeOutcome;
  readonly parts: ReadonlySet<WorldTradePart>;
  /** Letters of quantities, from left to right: Q1, Q2, …. */
  readonly letterOf: (quantity: number) => string;
}

function whyNot(
  part: WorldTradePart,
  { free, barrier, outcome }: WorldTradeState,
  picture: WorldTradePicture,
): string | null {
  switch (part) {
    case 'autarky':
    case 'consumer-surplus':
    case 'producer-surplus':
      return null;
    case 'quantities':
    case 'gains-from-trade':
      return free ? null : `${part} needs a worldPrice`;
    case 'imports':
    case 'exports':
      return outcome[part] > 0 ? null : `at a price of ${count(outcome.price)} the country has no ${part} to show`;
    case 'tariff-revenue':
      return picture.tariff === undefined ? 'tariff-revenue needs a tariff' : null;
    case 'quota-rent':
      return picture.importQuota === undefined ? 'quota-rent needs an importQuota' : null;
    case 'deadweight-loss':
      return barrier ? null : 'deadweight-loss needs a tariff or an importQuota';
  }
}

/** @throws RangeError with a message for the author when the parts of the picture do not fit together. */
export function worldTradeState(picture: WorldTradePicture): WorldTradeState {
  const { demand, supply, worldPrice, tariff, importQuota } = picture;
  const market = { demand, supply };
  if (tariff !== undefined && importQuota !== undefined)
    throw new RangeError('give a tariff or an importQuota, not both');
  if (worldPrice === undefined && (tariff ?? importQuota) !== undefined)
    throw new RangeError('a tariff or an importQuota needs a worldPrice');
  const home = autarky(market);
  const free = worldPrice === undefined ? null : freeTrade(market, worldPrice);
  let barrier: Protection | null = null;
  if (worldPrice !== undefined && tariff !== undefined) barrier = withTariff(market, worldPrice, tariff);
  if (worldPrice !== undefined && importQuota !== undefined) barrier = withImportQuota(market, worldPrice, importQuota);
  const parts = new Set<WorldTradePart>(picture.show ?? [free ? 'quantities' : 'autarky']);
  const shown = parts.has('quantities')
    ? [free, barrier].flatMap((one) => (one ? [one.quantitySupplied, one.quantityDemanded] : []))
    : [];
  const marked = [...shown, ...(parts.has('autarky') ? [home.quantityDemanded] : [])];
  const letterOf = (quantity: number) => `Q${rankOf(quantity, marked)}`;
  const state = { home, free, barrier, outcome: barrier ?? free ?? home, parts, letterOf };
  for (const part of parts) {
    const why = whyNot(part, state, picture);
    if (why) throw new RangeError(why);
  }
  return state;
}
