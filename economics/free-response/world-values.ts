import type { Market } from '../market';
import { freeTrade, withTariff, type TradeOutcome } from '../world-trade';
import { prefixed, type ModelValues } from './model-values';

const surplusOf = ({ consumerSurplus, producerSurplus }: TradeOutcome): number => consumerSurplus + producerSurplus;

/** A small country that trades at the world price, with a tariff on its imports if there is one. */
export function worldValues(market: Market, worldPrice: number, tariff: number | undefined): ModelValues {
  const free = freeTrade(market, worldPrice);
  const { price, quantityDemanded, quantitySupplied, imports, exports, consumerSurplus, producerSurplus } = free;
  const values = {
    ...prefixed('new', { price, consumerSurplus, producerSurplus, totalSurplus: surplusOf(free) }),
    quantityDemanded,
    quantitySupplied,
    ...(imports > 0 ? { imports } : { exports }),
  };
  if (tariff === undefined) return values;
  const taxed = withTariff(market, worldPrice, tariff);
  const { revenue, deadweightLoss, producersGain, productionLoss, consumptionLoss } = taxed;
  const { price: tariffPrice, imports: left, ...after } = taxed;
  return {
    ...values,
    ...prefixed('tariff', {
      price: tariffPrice,
      quantityDemanded: after.quantityDemanded,
      quantitySupplied: after.quantitySupplied,
      consumerSurplus: after.consumerSurplus,
      producerSurplus: after.producerSurplus,
      imports: left,
    }),
    revenue,
    deadweightLoss,
    producersGain,
    productionLoss,
    consumptionLoss,
  };
}
