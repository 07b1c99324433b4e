import type { Axis, Mark, Tick } from '../figure';
import { count } from '../numbers';
import type { Writer } from './figure-parts';

const NICE = [1, 2, 5, 10];
const MOST_STEPS = 6;

/** The smallest round step of which at most six are needed to cover `reach`. */
function stepFor(reach: number): number {
  const rough = reach / MOST_STEPS;
  const scale = 10 ** Math.floor(Math.log10(rough));
  return scale * (NICE.find((nice) => nice * scale >= rough * 0.999) ?? 10);
}

interface AxisPlan {
  readonly label: string;
  /** What must fit on the axis; it may end a little beyond. */
  readonly reach: number;
  /** Below 0 only for bars below the axis. */
  readonly least?: number;
  /** The axis never ends beyond it by itself. */
  readonly limit?: number;
  /** The end of the axis, if the author sets one. */
  readonly max?: number | undefined;
  /** How a tick is written, or null for an axis without ticks. */
  readonly write: ((at: number) => string) | null;
}

/** Where an axis ends by itself: at a round number, unless that lies beyond `limit`. */
function endFor(reach: number, step: number, limit: number): number {
  const ends = [step, step / 2].map((part) => Math.ceil(reach / part - 1e-9) * part);
  return ends.find((end) => end <= limit * (1 + 1e-9)) ?? reach;
}

/** An axis from 0 (or a round number below) to a round number, with round ticks. @throws RangeError for a reach or max that is not above 0. */
export function axisOf(direction: 'x' | 'y', plan: AxisPlan): Axis {
  const { label, reach, least = 0, limit = Infinity, max, write } = plan;
  const wanted = max ?? reach;
  if (!(wanted > 0 && wanted < Infinity))
    throw new RangeError(`the axis "${label}" has no length: give it a max above 0`);
  const step = stepFor(wanted - least);
  const end = max ?? endFor(reach, step, limit);
  const min = Math.floor(least / step + 1e-9) * step;
  const places = Array.from({ length: Math.floor((end - min) / step + 1e-9) + 1 }, (_, index) => min + index * step);
  const ticks = places.flatMap((at): Tick[] => {
    if (!write || (at === 0 && direction === 'y' && min === 0)) return [];
    return [{ at: Math.abs(at) < step / 1e6 ? 0 : Number(at.toPrecision(12)), label: write(at) }];
  });
  return { label, min, max: end, ticks };
}

/** An axis of whole units, with a tick at each. */
export const unitAxis = (label: string, units: number, beyond: number, isHidden = false): Axis => ({
  label,
  min: 0,
  max: units + beyond,
  ticks: Array.from({ length: isHidden ? 0 : units }, (_, index) => ({ at: index + 1, label: count(index + 1) })),
});

/** What must fit on an axis, and where it ends at most. */
type Fit = Pick<AxisPlan, 'reach' | 'least' | 'limit'>;

/** What an author says of the axes. */
interface Labels {
  readonly quantity: string;
  readonly price: string;
  readonly max?: { readonly quantity?: number | undefined; readonly price?: number | undefined };
}

interface XyLabels {
  readonly x: string;
  readonly y: string;
  readonly max?: { readonly x?: number; readonly y?: number };
}

/** The axes of a graph that are called x and y. */
export const xyLabels = ({ x, y, max }: XyLabels): Labels => ({
  quantity: x,
  price: y,
  max: { quantity: max?.x, price: max?.y },
});

/** The axes of a graph with values of these labels. @throws RangeError when a mark lies outside of them because the author's max is too small. */
export const priceAxes = ({ quantity, price, max }: Labels, writer: Writer, x: Fit, y: Fit, marks: readonly Mark[]) =>
  axesOf(
    { ...x, label: quantity, max: max?.quantity, write: writer.amountTicks },
    { ...y, label: price, max: max?.price, write: writer.priceTicks },
    marks,
  );

/** Both axes of a graph. @throws RangeError when a mark lies outside of them because the author's max is too small. */
export function axesOf(x: AxisPlan, y: AxisPlan, marks: readonly Mark[]): { x: Axis; y: Axis } {
  const axes = { x: axisOf('x', x), y: axisOf('y', y) };
  for (const { name, at } of marks)
    if (at[0] > axes.x.max * (1 + 1e-9) || at[1] > axes.y.max * (1 + 1e-9))
      throw new RangeError(`point ${name} at ${count(at[0])} and ${count(at[1])} lies beyond the axes: raise max`);
  return axes;
}
