import type { Axis, Tick } from '../figure';

const NICE = [1, 2, 2.5, 5, 10];
const MOST_STEPS = 6;
/** What a letter of a tick takes of the x axis's length on a phone, and a line of text of the y axis's. */
const LETTER = 0.025;
const LINE = 0.07;

/** The smallest round distance of which six reach `reach`. */
function stepFor(reach: number): number {
  const rough = reach / MOST_STEPS;
  const scale = 10 ** Math.floor(Math.log10(rough));
  return scale * (NICE.find((nice) => nice * scale >= rough * 0.999) ?? 10);
}

const hides = (direction: 'x' | 'y', length: number, tick: Tick, value: Tick): boolean => {
  const room = direction === 'y' ? LINE : LETTER * ((tick.label.length + value.label.length) / 2 + 1.5);
  return Math.abs(tick.at - value.at) < room * length;
};

export interface AxisPlan {
  readonly direction: 'x' | 'y';
  readonly label: string;
  /** What must fit on the axis; it may end a little beyond. */
  readonly reach: number;
  /** Below 0 only where bars go below. */
  readonly least?: number;
  /** Where the author wants it to end. */
  readonly max?: number | undefined;
  /** How a tick is written, or null for an axis without ticks. */
  readonly write: ((at: number) => string) | null;
  /** Values of marks that stand at the axis: ticks give way to them. */
  readonly values: readonly Tick[];
}

/** An axis from 0 (or a round number below) to a round number, with round ticks. @throws RangeError for a reach or max that is not above 0. */
export function axisOf({ direction, label, reach, least = 0, max, write, values }: AxisPlan): Axis {
  const wanted = max ?? reach;
  if (!(wanted > 0 && wanted < Infinity))
    throw new RangeError(`the axis "${label}" has no length: give it a max above 0`);
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
