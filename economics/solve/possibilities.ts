import { count } from '../numbers';
import { costTrend, mostOfY, opportunityCostOfX, type Frontier } from '../production-possibilities';

/** Plural and small: "fish". */
export interface GoodNames {
  readonly x: string;
  readonly y: string;
}

/** What a move from one quantity of x to a larger one costs, in all and for each unit. */
export function solveOpportunityCost(frontier: Frontier, from: number, to: number, { x, y }: GoodNames): string[] {
  const { gained, givenUp, perUnit } = opportunityCostOfX(frontier, from, to);
  const [top, bottom] = [mostOfY(frontier, from), mostOfY(frontier, to)];
  return [
    `From ${count(from)} to ${count(to)} ${x} is a gain of ${count(gained)}.`,
    `It takes ${y} from ${count(top)} down to ${count(bottom)}: ${count(givenUp)} ${y} are given up.`,
    `Each of the ${count(gained)} costs ${count(givenUp)} ÷ ${count(gained)} = ${count(perUnit)} ${y}.`,
  ];
}

/** Whether the cost of x rises along a table or a curve, step by step. `steps` are quantities of x in order. */
export function solveCostTrend(frontier: Frontier, steps: readonly number[], { x, y }: GoodNames): string[] {
  const trends = {
    increasing: 'The cost rises: resources are not equally good at both, and the curve is bowed out.',
    constant: 'The cost stays the same, and the curve is a straight line.',
    mixed: 'The cost does not go one way.',
  };
  const costs = steps.slice(1).map((to, index) => {
    const { perUnit } = opportunityCostOfX(frontier, steps[index] ?? 0, to);
    return `From ${count(steps[index] ?? 0)} to ${count(to)} ${x}, each costs ${count(perUnit)} ${y}.`;
  });
  return [...costs, trends[costTrend(frontier)]];
}
