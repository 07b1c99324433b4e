import { hiredAt, revenueProductAt, type StraightRevenueProduct } from './factor-market';
import { supplyPrice, quantitySupplied, type SlopedSupply } from './market';
import { dollars, isSame } from './numbers';

/** The only employer in a labor market. It pays all workers one wage, and must raise it to hire more of them. */
export interface Monopsony {
  /** What a further unit of labor adds to revenue, in dollars. */
  readonly product: StraightRevenueProduct;
  /** The wage in dollars at which each quantity of labor is supplied. */
  readonly supply: SlopedSupply;
}

/** Labor and its wage in dollars. */
export interface Hiring {
  readonly labor: number;
  readonly wage: number;
}

export interface MonopsonyOutcome extends Hiring {
  /** MRC = MRP at the last unit hired where no minimum wage lies between them; the gap to the wage is the employer's. */
  readonly revenueProduct: number;
  readonly wageBill: number;
  /** What the employer gains on labor: the area between MRP and the wage. */
  readonly employersSurplus: number;
  /** What workers gain: the area between the wage and supply. */
  readonly workersSurplus: number;
  /** Dollars lost because labor is not where MRP = supply. */
  readonly deadweightLoss: number;
}

export interface MinimumWageOutcome extends MonopsonyOutcome {
  /** Whether it is above the wage that the monopsony would pay. */
  readonly isBinding: boolean;
  readonly laborSupplied: number;
  /** Labor supplied beyond what is hired; 0 where the minimum wage does not bind. */
  readonly surplusOfLabor: number;
}

/** @throws RangeError for curves with which there is no monopsony. */
export function requireMonopsony({ product, supply }: Monopsony): void {
  if (!(product.slope > 0)) throw new RangeError('MRP must fall: its slope must be above 0');
  if (!(supply.slope > 0)) throw new RangeError('a monopsony faces a labor supply with a slope above 0');
  if (supply.reservation < 0)
    throw new RangeError(`labor supply begins at ${dollars(supply.reservation)}: it must be $0 or more`);
  if (product.start <= supply.reservation) throw new RangeError('nobody is hired: MRP begins below labor supply');
}

/** What a further unit of labor adds to labor cost, because all are paid its higher wage: twice as steep as supply. */
export const resourceCostAt = ({ reservation, slope }: SlopedSupply, labor: number): number =>
  reservation + 2 * slope * labor;

/** Where many employers compete for the same workers: MRP = supply. */
export function competitiveHiring(monopsony: Monopsony): Hiring {
  requireMonopsony(monopsony);
  const { product, supply } = monopsony;
  const labor = (product.start - supply.reservation) / (product.slope + supply.slope);
  return { labor, wage: supplyPrice(supply, labor) };
}

function outcomeAt(monopsony: Monopsony, { labor, wage }: Hiring): MonopsonyOutcome {
  const { product, supply } = monopsony;
  const efficient = competitiveHiring(monopsony).labor;
  const revenueProduct = revenueProductAt(product, labor);
  const gap = revenueProduct - supplyPrice(supply, labor);
  return {
    labor,
    wage,
    revenueProduct,
    wageBill: wage * labor,
    employersSurplus: ((product.start + revenueProduct) / 2 - wage) * labor,
    workersSurplus: (wage - supply.reservation - (supply.slope * labor) / 2) * labor,
    deadweightLoss: isSame(labor, efficient) ? 0 : (gap * (efficient - labor)) / 2,
  };
}

/** Labor where MRP = MRC, at the wage on the supply curve there. @throws RangeError for curves with which there is no monopsony. */
export function monopsonyHiring(monopsony: Monopsony): MonopsonyOutcome {
  requireMonopsony(monopsony);
  const { product, supply } = monopsony;
  const labor = (product.start - supply.reservation) / (product.slope + 2 * supply.slope);
  return outcomeAt(monopsony, { labor, wage: supplyPrice(supply, labor) });
}

/**
 * A monopsony under a minimum wage. MRC is flat at it up to the labor supplied at it, then it jumps to where it was. Up to the
 * competitive wage employment is what workers supply; above it, where MRP is the minimum wage, and labor is in surplus.
 * @throws RangeError for a wage below 0, and for one at which nobody is hired.
 */
export function monopsonyAtMinimumWage(monopsony: Monopsony, minimumWage: number): MinimumWageOutcome {
  if (!(minimumWage >= 0)) throw new RangeError(`a minimum wage of ${dollars(minimumWage)}: it must be $0 or more`);
  const free = monopsonyHiring(monopsony);
  if (minimumWage <= free.wage) return { ...free, isBinding: false, laborSupplied: free.labor, surplusOfLabor: 0 };
  const laborSupplied = quantitySupplied(monopsony.supply, minimumWage);
  const labor = Math.min(laborSupplied, hiredAt(monopsony.product, minimumWage));
  if (labor === 0) throw new RangeError(`at a minimum wage of ${dollars(minimumWage)} nobody is hired`);
  return {
    ...outcomeAt(monopsony, { labor, wage: minimumWage }),
    isBinding: true,
    laborSupplied,
    surplusOfLabor: isSame(laborSupplied, labor) ? 0 : laborSupplied - labor,
  };
}
