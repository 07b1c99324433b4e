import type { Axis, Mark, Tick } from '../figure';
import { count } from '../numbers';

const NICE = [1, 2, 2.5, 5, 10];
const MOST_STEPS = 6;
/** The share of the x axis that a letter takes on a phone, and the share of the y axis that a line of text takes. */
const LETTER = 0.025;
const LINE = 0.07;

/** The smallest round step of which at most six are needed to cover `reach`. */
function stepFor(reach: number): number {
  const rough = reach / MOST_STEPS;
  const scale = 10 ** Math.floor(Math.log10(rough));
  return scale * (NICE.find((nice) => nice * scale >= rough * 0.999) ?? 10);
}

const hides = (direction: 'x' | 'y', length: number, tick: Tick, value: Tick): boolean => {
  const space = direction === 'y' ? LINE : LETTER * ((tick.label.length + value.label.length) / 2 + 1.5);
  return Math.abs(tick.at - value.at) < space * length;
};

export interface AxisPlan {
  readonly label: string;
  /** What must fit on the axis; it may end a little beyond. */
  readonly reach: number;
  /** Below 0 only for bars below the axis. */
  readonly least?: number;
  /** The end of the axis, if the author sets one. */
  readonly max?: number | undefined;
  /** How a tick is written, or null for an axis without ticks. */
  readonly write: ((at: number) => string) | null;
}

/** The values of marks on an axis, which tick labels must not cover. */
const valuesOn = (direction: 'x' | 'y', marks: readonly Mark[]): Tick[] =>
  marks.flatMap(({ at, guides }) => {
    const label = guides?.[direction];
    return label == null ? [] : [{ at: at[direction === 'x' ? 0 : 1], label }];
  });

/** An axis from 0 (or a round number below) to a round number, with round ticks. @throws RangeError for a reach or max that is not above 0. */
export function axisOf(direction: 'x' | 'y', plan: AxisPlan, marks: readonly Mark[]): Axis {
  const { label, reach, least = 0, max, write } = plan;
  const wanted = max ?? reach;
  if (!(wanted > 0 && wanted < Infinity))
    throw new RangeError(`the axis "${label}" has no length: give it a max above 0`);
  const values = valuesOn(direction, marks);
  const step = stepFor(wanted - least);
  const end = max ?? Math.ceil(reach / step - 1e-9) * step;
  const min = Math.floor(least / step + 1e-9) * step;
  const places = Array.from({ length: Math.floor((end - min) / step + 1e-9) + 1 }, (_, index) => min + index * step);
  const ticks = places.flatMap((at): Tick[] => {
    if (!write || (at === 0 && direction === 'y' && min === 0)) return [];
    const tick = { at: Math.abs(at) < step / 1e6 ? 0 : Number(at.toPrecision(12)), label: write(at) };
    return values.some((value) => hides(direction, end - min, tick, value)) ? [] : [tick];
  });
  return { label, min, max: end, ticks };
}

/** Both axes of a graph. @throws RangeError when a mark lies outside of them because the author's max is too small. */
export function axesOf(x: AxisPlan, y: AxisPlan, marks: readonly Mark[]): { x: Axis; y: Axis } {
  const axes = { x: axisOf('x', x, marks), y: axisOf('y', y, marks) };
  for (const { name, at } of marks)
    if (at[0] > axes.x.max * (1 + 1e-9) || at[1] > axes.y.max * (1 + 1e-9))
      throw new RangeError(`point ${name} at ${count(at[0])} and ${count(at[1])} lies beyond the axes: raise max`);
  return axes;
}
