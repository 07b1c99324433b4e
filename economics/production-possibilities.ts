import type { Point } from './figure';
import { count, isSame } from './numbers';

/**
 * What an economy or a person can make of two goods with all of its resources.
 * Either by its two ends, `bow` bending it outward from a straight line (0, the default) to a quarter of an ellipse (1); or by
 * the combinations of a table, in order of x, joined by straight stretches.
 */
export type Frontier = EndedFrontier | { readonly schedule: readonly Point[] };

export interface EndedFrontier {
  readonly x: number;
  readonly y: number;
  readonly bow?: number;
}

/** The most of each good when nothing of the other is made. */
export function endsOf(frontier: Frontier): { x: number; y: number } {
  if (!('schedule' in frontier)) return { x: frontier.x, y: frontier.y };
  const [first, last] = [frontier.schedule[0], frontier.schedule.at(-1)];
  return { x: last?.[0] ?? 0, y: first?.[1] ?? 0 };
}

/** @throws RangeError when more of one good would not cost any of the other, with a message for the author. */
export function checkFrontier(frontier: Frontier): void {
  if ('schedule' in frontier) {
    if (frontier.schedule.length < 2) throw new RangeError('a frontier needs at least two combinations');
    for (const [index, [x, y]] of frontier.schedule.entries()) {
      const next = frontier.schedule[index + 1];
      if (next && (next[0] <= x || next[1] >= y))
        throw new RangeError(
          `from (${count(x)}, ${count(y)}) to (${count(next[0])}, ${count(next[1])}) nothing is given up`,
        );
      if (x < 0 || y < 0) throw new RangeError('nobody can make less than 0');
    }
    return;
  }
  const { x, y, bow = 0 } = frontier;
  if (!(x > 0 && y > 0)) throw new RangeError('both ends of a frontier must be above 0');
  if (!(bow >= 0 && bow <= 1)) throw new RangeError(`a bow of ${count(bow)}: it goes from 0 (straight) to 1`);
}

/** The most of y that can be made beside `x` units of x. @throws RangeError when that much x cannot be made at all. */
export function mostOfY(frontier: Frontier, x: number): number {
  const ends = endsOf(frontier);
  if (x < 0 || (x > ends.x && !isSame(x, ends.x)))
    throw new RangeError(`${count(x)} units are not between 0 and the ${count(ends.x)} that can be made`);
  if ('schedule' in frontier) {
    const after = Math.max(
      1,
      frontier.schedule.findIndex((point) => point[0] >= x),
    );
    const [[x1, y1], [x2, y2]] = [frontier.schedule[after - 1] ?? [0, 0], frontier.schedule[after] ?? [1, 0]];
    return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
  }
  const power = 1 + (frontier.bow ?? 0);
  return frontier.y * Math.max(0, 1 - (x / frontier.x) ** power) ** (1 / power);
}

/** What a move along the frontier costs. */
export interface OpportunityCost {
  /** Units gained of the one good, and given up of the other. */
  readonly gained: number;
  readonly givenUp: number;
  /** Given up for each unit gained. */
  readonly perUnit: number;
}

/** What it costs to go from one quantity of x to a larger one, in units of y. @throws RangeError when `to` is not larger. */
export function opportunityCostOfX(frontier: Frontier, from: number, to: number): OpportunityCost {
  if (to <= from)
    throw new RangeError('an opportunity cost belongs to a gain: go from the smaller to the larger quantity');
  const gained = to - from;
  const givenUp = mostOfY(frontier, from) - mostOfY(frontier, to);
  return { gained, givenUp, perUnit: givenUp / gained };
}

export type Efficiency = 'inefficient' | 'efficient' | 'unattainable';

/** Inside the frontier resources are wasted, on it none, beyond it they do not suffice. */
export function efficiencyOf(frontier: Frontier, [x, y]: Point): Efficiency {
  const ends = endsOf(frontier);
  if (x > ends.x && !isSame(x, ends.x)) return 'unattainable';
  const most = mostOfY(frontier, x);
  if (isSame(y, most)) return 'efficient';
  return y < most ? 'inefficient' : 'unattainable';
}

/** Whether each further unit of x costs more, the same, or less of y than the one before. */
export function costTrend(frontier: Frontier): 'increasing' | 'constant' | 'mixed' {
  if (!('schedule' in frontier)) return (frontier.bow ?? 0) > 0 ? 'increasing' : 'constant';
  const xs = frontier.schedule.map(([x]) => x);
  const costs = xs.slice(1).map((x, index) => opportunityCostOfX(frontier, xs[index] ?? 0, x).perUnit);
  const steps = costs
    .slice(1)
    .map((cost, index) => (isSame(cost, costs[index] ?? cost) ? 0 : cost - (costs[index] ?? cost)));
  if (steps.every((step) => step === 0)) return 'constant';
  return steps.every((step) => step >= 0) ? 'increasing' : 'mixed';
}

/** The frontier after its ends grew by these factors (below 1 they shrink): 1.5 is half as much again. */
export function growFrontier(frontier: Frontier, factors: { readonly x?: number; readonly y?: number }): Frontier {
  const { x: byX = 1, y: byY = 1 } = factors;
  if ('schedule' in frontier) return { schedule: frontier.schedule.map(([x, y]): Point => [x * byX, y * byY]) };
  return { ...frontier, x: frontier.x * byX, y: frontier.y * byY };
}
