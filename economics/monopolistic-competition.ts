import { findMinimumAverageTotal, type CostFunction, type CostPoint } from './firm-costs';
import type { SlopedDemand } from './market';
import { outcomeAt, type FirmOutcome, type PriceMaker } from './monopoly';

/**
 * Where a demand of this slope would touch ATC. With the slope of demand added to that of ATC, it is a minimum, and its height is where
 * demand meets the price axis. @throws RangeError for a firm without fixed cost.
 */
function tangency(cost: CostFunction, slope: number): CostPoint {
  const lowest = findMinimumAverageTotal({ ...cost, quadratic: (cost.quadratic ?? 0) + slope });
  if (!(slope > 0) || !lowest || !(lowest.quantity > 0))
    throw new RangeError('a demand that is tangent to ATC needs a slope and a fixed cost above 0');
  return lowest;
}

/** The demand of each firm in the long run, if entry and exit shift it in parallel: tangent to ATC, at the quantity where MR = MC. */
export const tangentDemand = (cost: CostFunction, slope: number): SlopedDemand => ({
  choke: tangency(cost, slope).cost,
  slope,
});

/** After entry and exit: economic profit is 0. */
export interface LongRunOutcome extends FirmOutcome {
  readonly demand: SlopedDemand;
  /** By how much the quantity of minimum ATC is larger; Infinity where ATC falls forever. */
  readonly excessCapacity: number;
}

/** The long run of a firm in monopolistic competition. @throws RangeError for a firm without fixed cost. */
export function inLongRun({ demand: { slope }, cost }: PriceMaker): LongRunOutcome {
  const { quantity } = tangency(cost, slope);
  const demand = tangentDemand(cost, slope);
  const lowest = findMinimumAverageTotal(cost);
  const excessCapacity = (lowest?.quantity ?? Infinity) - quantity;
  return { ...outcomeAt({ demand, cost }, quantity), demand, excessCapacity };
}
