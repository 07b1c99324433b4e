import { levelOf } from './snap';
import { SAME } from './move-parts';
import { isFor } from './pad-names';
import type { GraphDocument, Panel } from '../../../../economics/free-response/graph-document';

/** A price (or wage) that the market sets for a firm, at the height at which the student drew it. */
export interface SharedPrice {
  readonly name: string;
  readonly at: number;
}

const NONE: readonly SharedPrice[] = [];

/** The prices marked in the market that the graph of the firm does not show yet. Other pairs of graphs share no price. */
export function sharedPrices({ panels }: GraphDocument, panel: Panel): readonly SharedPrice[] {
  const market = panels.find(({ id }) => id === 'market');
  if (panel.id !== 'firm' || !market) return NONE;
  const prices = [
    ...market.marks.map(({ y, at }) => ({ name: y ?? '', at: at[1] })),
    ...market.curves.flatMap((curve) =>
      levelOf(curve).flatMap((at) => (isFor('y-mark', curve.label) ? [{ name: curve.label, at }] : [])),
    ),
  ];
  const shown = [...panel.marks.flatMap(({ y, at }) => (y ? [at[1]] : [])), ...panel.curves.flatMap(levelOf)];
  return prices.filter(({ name, at }) => name !== '' && !shown.some((height) => Math.abs(height - at) < SAME));
}
