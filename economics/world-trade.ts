import {
  demandPrice,
  equilibrium,
  interceptOf,
  isFixed,
  quantityDemanded,
  quantitySupplied,
  shift,
  type Market,
} from './market';
import { count, dollars, isSame } from './numbers';
import { consumerSurplus, producerSurplus } from './surplus';

/**
 * A country whose imports or exports do not change the world price. Consumers and domestic producers buy and sell what they want
 * at `price`; the rest comes from abroad, or goes there. Prices are dollars a unit.
 */
export interface TradeOutcome {
  readonly price: number;
  readonly quantityDemanded: number;
  /** Units of domestic producers. */
  readonly quantitySupplied: number;
  /** At least 0. */
  readonly imports: number;
  /** At least 0. */
  readonly exports: number;
  readonly consumerSurplus: number;
  readonly producerSurplus: number;
}

/** Imports that a tariff or an import quota limits. The sum of the four areas is what consumers lose compared with free trade. */
export interface Protection extends TradeOutcome {
  /** The tariff revenue, or the quota rent of those who may import. */
  readonly revenue: number;
  readonly producersGain: number;
  /** Loss because domestic producers replace cheaper imports. */
  readonly productionLoss: number;
  /** Loss because consumers buy less. */
  readonly consumptionLoss: number;
  readonly deadweightLoss: number;
}

function tradeAt({ demand, supply }: Market, price: number): TradeOutcome {
  if (price < 0) throw new RangeError(`a price of ${dollars(price)}: it must be $0 or more`);
  const [demanded, supplied] = [quantityDemanded(demand, price), quantitySupplied(supply, price)];
  if (demanded === Infinity || supplied === Infinity)
    throw new RangeError(`at ${dollars(price)} a horizontal curve has no one quantity`);
  return {
    price,
    quantityDemanded: demanded,
    quantitySupplied: supplied,
    imports: Math.max(0, demanded - supplied),
    exports: Math.max(0, supplied - demanded),
    consumerSurplus: consumerSurplus(demand, price),
    producerSurplus: producerSurplus(supply, price),
  };
}

/** The country without trade. @throws RangeError for curves that do not cross. */
export const autarky = (market: Market): TradeOutcome => ({
  ...tradeAt(market, equilibrium(market).price),
  imports: 0,
  exports: 0,
});

/** Free trade at the world price, which is $0 or more. */
export const freeTrade = (market: Market, worldPrice: number): TradeOutcome => tradeAt(market, worldPrice);

/** By how much free trade at the world price raises total surplus over that without trade. */
export const gainsFromTrade = (market: Market, worldPrice: number): number => {
  const [before, after] = [autarky(market), freeTrade(market, worldPrice)];
  return after.consumerSurplus + after.producerSurplus - before.consumerSurplus - before.producerSurplus;
};

function protectedAt(market: Market, worldPrice: number, price: number): Protection {
  const [free, after] = [freeTrade(market, worldPrice), tradeAt(market, price)];
  const rise = price - worldPrice;
  const producersGain = after.producerSurplus - free.producerSurplus;
  const productionLoss = rise * after.quantitySupplied - producersGain;
  const consumptionLoss = consumersLossBeyond(market, worldPrice, price);
  return {
    ...after,
    revenue: rise * after.imports,
    producersGain,
    productionLoss,
    consumptionLoss,
    deadweightLoss: productionLoss + consumptionLoss,
  };
}

/** What consumers lose on the units that they no longer buy. */
function consumersLossBeyond({ demand }: Market, low: number, high: number): number {
  if (isFixed(demand)) return 0;
  const top = Math.min(high, demand.choke);
  return ((quantityDemanded(demand, low) - quantityDemanded(demand, high)) * (top - low)) / 2;
}

/**
 * Imports with a tariff of `amount` dollars a unit; its revenue is `revenue`.
 * @throws RangeError unless the tariff is above $0 and leaves some imports.
 */
export function withTariff(market: Market, worldPrice: number, amount: number): Protection {
  if (!(amount > 0 && worldPrice + amount < equilibrium(market).price))
    throw new RangeError('a tariff has to be above $0 and leave some imports');
  return protectedAt(market, worldPrice, worldPrice + amount);
}

/**
 * Imports of at most `quota` units; what importers earn on them is `revenue`.
 * @throws RangeError unless the quota is above 0 and below the imports of free trade.
 */
export function withImportQuota(market: Market, worldPrice: number, quota: number): Protection {
  const free = freeTrade(market, worldPrice).imports;
  if (!(quota > 0 && quota < free && !isSame(quota, free)))
    throw new RangeError(`an import quota has to be above 0 and below the imports of free trade, ${count(free)}`);
  // Domestic supply and the quota meet demand together.
  const { price } = equilibrium(shift(market, { supply: quota }));
  const { demand, supply } = market;
  const isAlone = !isFixed(supply) && price < interceptOf(supply);
  return protectedAt(market, worldPrice, isAlone ? demandPrice(demand, quota) : price);
}
