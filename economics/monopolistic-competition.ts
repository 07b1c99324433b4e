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

/** After entry and exit, which shift demand in parallel: economic profit is 0, with demand tangent to ATC. */
export interface LongRunOutcome extends FirmOutcome {
  readonly demand: SlopedDemand;
  /** By how much the quantity of minimum ATC is larger; Infinity where ATC falls forever. */
  readonly excessCapacity: number;
}

/** The long run of a firm in monopolistic competition. @throws RangeError for a firm without fixed cost. */
export function inLongRun({ demand: { slope }, cost }: PriceMaker): LongRunOutcome {
  const { quantity, cost: choke } = tangency(cost, slope);
  const demand = { choke, slope };
  const lowest = findMinimumAverageTotal(cost);
  const excessCapacity = (lowest?.quantity ?? Infinity) - quantity;
  return { ...outcomeAt({ demand, cost }, quantity), demand, excessCapacity };
}
