import { equilibrium, quantityDemanded, quantitySupplied, type Market } from '../market';
import { consumerSurplus, producerSurplus } from '../surplus';
import { prefixed, type ModelValues } from './model-values';

/** Consumers buy and domestic producers sell what they want at a price; the rest comes from abroad, or goes there. */
function tradeAt({ demand, supply }: Market, price: number) {
  return {
    price,
    quantityDemanded: quantityDemanded(demand, price),
    quantitySupplied: quantitySupplied(supply, price),
    consumerSurplus: consumerSurplus(demand, price),
    producerSurplus: producerSurplus(supply, price),
  };
}

const surplusOf = (trade: ReturnType<typeof tradeAt>): number => trade.consumerSurplus + trade.producerSurplus;

/** A small country that trades at the world price, with a tariff on its imports if there is one. */
export function worldValues(market: Market, worldPrice: number, tariff: number | undefined): ModelValues {
  const free = tradeAt(market, worldPrice);
  const { quantityDemanded: demanded, quantitySupplied: supplied, ...others } = free;
  const values = {
    ...prefixed('new', { ...others, totalSurplus: surplusOf(free) }),
    quantityDemanded: demanded,
    quantitySupplied: supplied,
    ...(demanded > supplied ? { imports: demanded - supplied } : { exports: supplied - demanded }),
  };
  if (tariff === undefined) return values;
  if (!(tariff > 0 && worldPrice + tariff < equilibrium(market).price))
    throw new RangeError('a tariff has to be above $0 and leave some imports');
  const taxed = tradeAt(market, worldPrice + tariff);
  const imports = taxed.quantityDemanded - taxed.quantitySupplied;
  const revenue = tariff * imports;
  return {
    ...values,
    ...prefixed('tariff', { ...taxed, imports }),
    revenue,
    deadweightLoss: surplusOf(free) - surplusOf(taxed) - revenue,
  };
}
