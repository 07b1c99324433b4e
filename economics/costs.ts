/** Dollars, or any one unit of worth. */
export interface Option {
  readonly name: string;
  /** What it brings. */
  readonly benefit: number;
  /** What has to be paid for it from now on. */
  readonly cost: number;
}

export const netBenefit = ({ benefit, cost }: Option): number => benefit - cost;

/**
 * What it costs to choose the option at `index`: what has to be paid, and the net benefit of the best alternative that is given
 * up (doing nothing brings 0).
 */
export function opportunityCostOf(
  options: readonly Option[],
  index: number,
): { explicit: number; implicit: number; total: number } {
  const chosen = options[index];
  if (!chosen) throw new RangeError(`there is no option ${index}`);
  const implicit = Math.max(0, ...options.filter((_, place) => place !== index).map(netBenefit));
  return { explicit: chosen.cost, implicit, total: chosen.cost + implicit };
}

/** A year of a business, or any venture, in dollars. */
export interface Venture {
  readonly revenue: number;
  /** Paid out. */
  readonly explicit: number;
  /** Given up: the wage one could earn, the interest on one's own money. */
  readonly implicit: number;
}

export const accountingProfit = ({ revenue, explicit }: Venture): number => revenue - explicit;

export const economicProfit = ({ revenue, explicit, implicit }: Venture): number => revenue - explicit - implicit;

/** Something half done. What has been spent is sunk: it is spent whatever comes next. */
export interface Project {
  readonly spent: number;
  readonly costToFinish: number;
  readonly worthFinished: number;
  /** What it brings to stop now; 0 where nothing can be sold. */
  readonly worthStopped: number;
}

/** Dollars by which finishing is better than stopping, below 0 when it is worse. */
export const gainFromFinishing = ({ costToFinish, worthFinished, worthStopped }: Project): number =>
  worthFinished - costToFinish - worthStopped;
