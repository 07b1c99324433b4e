import type { Market } from '../market';
import { freeTrade, withImportQuota, withTariff, type Protection, type TradeOutcome } from '../world-trade';
import { prefixed, type ModelValues } from './model-values';

/** On imports: dollars a unit, or units. */
interface Barrier {
  readonly tariff?: number;
  readonly importQuota?: number;
}

const surplusOf = ({ consumerSurplus, producerSurplus }: TradeOutcome): number => consumerSurplus + producerSurplus;

/** What a tariff or an import quota does, with the names of the one or the other. */
function barrierValues(name: 'tariff' | 'quota', outcome: Protection): ModelValues {
  const { price, quantityDemanded, quantitySupplied, consumerSurplus, producerSurplus, imports, revenue } = outcome;
  const { producersGain, productionLoss, consumptionLoss, deadweightLoss } = outcome;
  return {
    ...prefixed(name, { price, quantityDemanded, quantitySupplied, consumerSurplus, producerSurplus, imports }),
    [name === 'tariff' ? 'revenue' : 'rent']: revenue,
    producersGain,
    productionLoss,
    consumptionLoss,
    deadweightLoss,
  };
}

/** A small country that trades at the world price, with a tariff on its imports or an import quota if there is one. */
export function worldValues(market: Market, barrier: Barrier, worldPrice: number): ModelValues {
  const free = freeTrade(market, worldPrice);
  const { price, quantityDemanded, quantitySupplied, imports, exports, consumerSurplus, producerSurplus } = free;
  const { tariff, importQuota } = barrier;
  if (tariff !== undefined && importQuota !== undefined)
    throw new RangeError('give a tariff or an importQuota, not both');
  return {
    ...prefixed('new', { price, consumerSurplus, producerSurplus, totalSurplus: surplusOf(free) }),
    quantityDemanded,
    quantitySupplied,
    ...(imports > 0 ? { imports } : { exports }),
    ...(tariff !== undefined && barrierValues('tariff', withTariff(market, worldPrice, tariff))),
    ...(importQuota !== undefined && barrierValues('quota', withImportQuota(market, worldPrice, importQuota))),
  };
}
