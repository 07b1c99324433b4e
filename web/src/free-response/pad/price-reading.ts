import type { Point } from '../../../../economics/figure';
import { pointsOf } from '../../../../economics/free-response/curve';
import { shapeOf } from '../../../../economics/free-response/curve-shape';
import type { DrawnCurve, Panel } from '../../../../economics/free-response/graph-document';
import { namesIn } from '../../../../economics/free-response/labels';
import { isOn } from './move-parts';

/** The roles that a label says, without the numbers of curves before and after a shift. */
const rolesIn = (label: string): string[] => namesIn(label).map((name) => name.replace(/(?:\d+|'+)$/u, ''));

/** A firm with power over its price (or wage) reads it from another curve than the one that decides its quantity. */
const READ_FROM: readonly (readonly [decides: string, read: readonly string[]])[] = [
  ['mr', ['d', 'ar', 'mb', 'mpb', 'msb']],
  ['mrc', ['s']],
];

const isLevel = (curve: DrawnCurve): boolean => shapeOf(pointsOf(curve)) === 'level';

/**
 * Whether the exam reads a price at a place. At the intersection of marginal revenue and marginal cost it does not: the price is that
 * of demand. A horizontal marginal revenue curve is the price itself.
 * @param names those that the question uses: where MR is one, a curve without a label may be it
 */
export function isPriceRead(panel: Panel, at: Point, names: readonly string[]): boolean {
  const here = panel.curves.filter((curve) => isOn(pointsOf(curve), at));
  return READ_FROM.every(([decides, read]) => {
    const isReader = ({ label }: DrawnCurve): boolean => rolesIn(label).some((role) => read.includes(role));
    const decidesQuantity = (curve: DrawnCurve): boolean =>
      !isLevel(curve) && !isReader(curve) && rolesIn(curve.label).includes(decides);
    const mayDecide = names.some((name) => rolesIn(name).includes(decides));
    const isSetter =
      panel.curves.some(decidesQuantity) ||
      (mayDecide && here.some((curve) => curve.label === '' && !isLevel(curve)) && panel.curves.some(isReader));
    return !isSetter || here.length === 0 || here.some(isReader);
  });
}
