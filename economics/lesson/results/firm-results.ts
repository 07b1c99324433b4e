import { averageTotalCost, marginalCost, minimumAverageVariable, totalCost } from '../../firm-costs';
import { longRunAverageCost, plantFor } from '../../long-run-cost';
import { averageProduct, marginalProduct, productionTable, totalProduct } from '../../production';
import { count, dollars, isSame } from '../../numbers';
import type { FirmPicture } from '../../picture/firm-picture';
import { firmState, heightOf } from '../../picture/firm-state';
import type { LongRunCostPicture } from '../../picture/long-run-cost-picture';
import type { ProductionPicture } from '../../picture/production-picture';
import { bySign, existing, result, unitsOf, type Result, type Results } from './result';

/** Above 0 where one more unit would add to profit. */
const marginOf = (gap: number | null): Result | null =>
  result(
    gap,
    (value) => dollars(Math.abs(value)),
    (written) =>
      bySign(gap ?? 0, `one more adds ${written}`, 'one more adds nothing', `one more takes away ${written}`),
  );

const profitOf = (profit: number | null, money: (value: number) => string): Result | null =>
  result(
    profit,
    (value) => money(Math.abs(value)),
    (written) => bySign(profit ?? 0, `economic profit ${written}`, 'zero economic profit', `economic loss ${written}`),
  );

/** The price of a price taker above its lowest average variable cost, below 0 where it shuts down. */
function coverageOf(gap: number | null): Result | null {
  const says = bySign(
    gap ?? 0,
    'covers average variable cost',
    'just covers average variable cost',
    "doesn't cover average variable cost, so it shuts down",
  );
  return result(
    gap,
    (value) => dollars(Math.abs(value)),
    () => says,
  );
}

/** Of the last named point's quantity, or else of the output that the firm chooses. */
export function firmResults(picture: FirmPicture): Results {
  const { is, isPriceTaker, discriminates } = firmState(picture);
  const { costs, line, output } = is;
  const { amount, money } = unitsOf(picture.quantity, picture.price);
  const quantity = picture.at?.at(-1)?.quantity ?? (line ? (output?.quantity ?? 0) : null);
  const isSold = quantity !== null && quantity > 0 && line !== null;
  const isPoint = picture.at !== undefined && picture.at.length > 0;
  const price = isSold ? (isPoint ? line.choke - line.slope * quantity : (output?.price ?? null)) : null;
  const revenue = isSold && price !== null ? (discriminates ? (line.choke + price) / 2 : price) * quantity : 0;
  const marginal = isSold && !discriminates ? heightOf('MR', is, quantity) : price;
  const cost = quantity === null ? null : marginalCost(costs, quantity);
  const average = quantity === null || quantity === 0 ? null : averageTotalCost(costs, quantity);
  return existing({
    quantity: result(quantity, amount, (written) => (quantity === 0 ? 'no output' : `output ${written}`)),
    price: result(price, dollars, (written) => `price ${written}`),
    marginalRevenue: result(marginal, dollars, (written) => `MR ${written}`),
    marginalCost: result(cost, dollars, (written) => `MC ${written}`),
    averageTotalCost: result(average, dollars, (written) => `ATC ${written}`),
    marginalProfit: marginOf(marginal === null || cost === null ? null : marginal - cost),
    profit: profitOf(line && quantity !== null ? revenue - totalCost(costs, quantity) : null, money),
    coverage: coverageOf(isPriceTaker && line ? line.choke - minimumAverageVariable(costs).cost : null),
  });
}

/** Of the input of the last named point. */
export function productionResults({ production, newProduction, at, y }: ProductionPicture): Results {
  const input = at?.at(-1)?.input;
  if (input === undefined) return {};
  const now = newProduction ?? production;
  const row =
    'linear' in now
      ? { total: totalProduct(now, input), marginal: marginalProduct(now, input), average: averageProduct(now, input) }
      : productionTable(now)[input - 1];
  const { amount } = unitsOf(y);
  return existing({
    totalProduct: result(row?.total, amount, (written) => `total product ${written}`),
    marginalProduct: result(row?.marginal, amount, (written) => `the last one added ${written}`),
    averageProduct: result(row?.average, count, (written) => `average product ${written}`),
  });
}

/** Of the first plant, at the quantity of the last named point. */
export function longRunCostResults({ cost, newCost, plants = [], at = [] }: LongRunCostPicture): Results {
  const quantity = at.at(-1)?.quantity;
  const [plant] = plants;
  if (quantity === undefined) return {};
  const now = newCost ?? cost;
  const lowest = longRunAverageCost(now, quantity);
  const there = plant === undefined ? null : averageTotalCost(plantFor(now, plant), quantity);
  // What a binary fraction loses must not look like a better plant.
  const tidy = there !== null && isSame(there, lowest) ? lowest : there;
  return existing({
    averageCost: result(lowest, dollars, (written) => `a unit costs ${written}`),
    plantCost: result(tidy, dollars, (written) => `a unit costs ${written}`),
  });
}
