/**
 * Output with one variable input, such as workers: linear·L + quadratic·L² + cubic·L³ units. Returns diminish in the end: the cubic
 * is below 0, or it is 0 and the quadratic below 0. With a quadratic above 0 marginal product rises first.
 */
export interface ProductionFunction {
  readonly linear: number;
  readonly quadratic?: number;
  readonly cubic?: number;
}

/** @throws RangeError for a production function whose returns never diminish, or that begins below 0. */
export function requireProduction({ linear, quadratic = 0, cubic = 0 }: ProductionFunction): void {
  if (cubic > 0 || (cubic === 0 && quadratic >= 0))
    throw new RangeError('returns never diminish: the highest power of the input needs a number below 0');
  if (linear < 0 || (linear === 0 && quadratic <= 0))
    throw new RangeError('the first unit of the input adds no output: raise the linear term');
}

export const totalProduct = ({ linear, quadratic = 0, cubic = 0 }: ProductionFunction, input: number): number =>
  (linear + (quadratic + cubic * input) * input) * input;

/** The slope of total product: what a little more of the input adds, a unit of it. */
export const marginalProduct = ({ linear, quadratic = 0, cubic = 0 }: ProductionFunction, input: number): number =>
  linear + (2 * quadratic + 3 * cubic * input) * input;

/** At 0 what the first unit of the input adds. */
export const averageProduct = ({ linear, quadratic = 0, cubic = 0 }: ProductionFunction, input: number): number =>
  linear + (quadratic + cubic * input) * input;

/** The input from which on a further unit adds less than the one before: marginal product is highest there; 0 if it only falls. */
export function diminishingFrom(production: ProductionFunction): number {
  requireProduction(production);
  const { quadratic = 0, cubic = 0 } = production;
  return quadratic > 0 ? -quadratic / (3 * cubic) : 0;
}

/** The input at which average product is highest, and marginal product equals it; 0 if it only falls. */
export function highestAverageAt(production: ProductionFunction): number {
  requireProduction(production);
  const { quadratic = 0, cubic = 0 } = production;
  return quadratic > 0 ? -quadratic / (2 * cubic) : 0;
}

/** The input from which on a further unit lowers output: total product is highest there, and marginal product is 0. */
export function negativeFrom(production: ProductionFunction): number {
  requireProduction(production);
  const { linear, quadratic = 0, cubic = 0 } = production;
  if (cubic === 0) return -linear / (2 * quadratic);
  return (-quadratic - Math.sqrt(quadratic ** 2 - 3 * cubic * linear)) / (3 * cubic);
}

/** One line of a production table: the output of so many units of the input. */
export interface ProductRow {
  readonly input: number;
  readonly total: number;
  readonly marginal: number;
  readonly average: number;
}

/** The table of a firm whose output with 1, 2, 3 … units of the input is listed; none produces nothing. */
export const productionTable = (totals: readonly number[]): ProductRow[] =>
  totals.map((total, index) => ({
    input: index + 1,
    total,
    marginal: total - (totals[index - 1] ?? 0),
    average: total / (index + 1),
  }));

/** The first unit of the input that adds less than the one before; null when none does. */
export function firstDiminishing(totals: readonly number[]): number | null {
  const rows = productionTable(totals);
  const found = rows.find(({ marginal }, index) => marginal < (rows[index - 1]?.marginal ?? -Infinity) - 1e-9);
  return found?.input ?? null;
}
