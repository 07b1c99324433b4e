import { netGain, optimalQuantity } from '../marginal';
import { count } from '../numbers';

/** Unit by unit: worth doing while it brings at least what it costs. `write` puts the numbers into their unit (dollars, points). */
export function solveOptimalQuantity(
  benefit: readonly number[],
  cost: readonly number[],
  write: (value: number) => string = count,
): string[] {
  const best = optimalQuantity(benefit, cost);
  const units = Math.min(benefit.length, cost.length, best + 1);
  const steps = Array.from({ length: units }, (_, index) => {
    const [brings, costs] = [benefit[index] ?? 0, cost[index] ?? 0];
    return `Unit ${index + 1} brings ${write(brings)} and costs ${write(costs)}: ${brings >= costs ? 'worth it' : 'stop before it'}.`;
  });
  return [...steps, `The best quantity is ${count(best)}, with a net gain of ${write(netGain(benefit, cost, best))}.`];
}
