import type { Figure, Point } from '../figure';
import { boxesOverlap, clamp } from './geometry';
import { boxOf, sizeOfText } from './label';
import type { Label } from './label';
import { EDGE, GUTTER, lineHeight, titleLines, toPixels } from './scale';
import type { Scale } from './scale';

type AxisName = 'x' | 'y';

/** From the x axis to the letters below it: they are not as high as their line. */
const BELOW_AXIS = GUTTER - 2;

/** Texts that stand shoulder to shoulder, with the room that each takes; in pixels along the axis. */
interface Row {
  readonly rooms: readonly number[];
  readonly length: number;
  readonly centre: number;
}

const runsInto = (a: Row, b: Row): boolean => a.centre + a.length / 2 > b.centre - b.length / 2;

/** Moves places apart, each as little as possible, until each has its room; none leaves the stretch from `min` to `max`. */
function spread(places: readonly { at: number; room: number }[], min: number, max: number): number[] {
  const within = (centre: number, length: number) => clamp(centre, min + length / 2, max - length / 2);
  const rows: Row[] = [];
  for (const { at, room } of places) {
    let row: Row = { rooms: [room], length: room, centre: within(at, room) };
    for (let last = rows.at(-1); last && runsInto(last, row); last = rows.at(-1)) {
      rows.pop();
      const rooms = [...last.rooms, ...row.rooms];
      const length = last.length + row.length;
      const centre = (last.centre * last.rooms.length + row.centre * row.rooms.length) / rooms.length;
      row = { rooms, length, centre: within(centre, length) };
    }
    rows.push(row);
  }
  return rows.flatMap(({ rooms, length, centre }) => {
    let end = centre - length / 2;
    return rooms.map((room) => {
      end += room;
      return end - room / 2;
    });
  });
}

/** A text in the gutter of an axis, beside its value there. */
function besideAxis(axis: AxisName, scale: Scale, id: string, text: string, at: number): Label {
  const anchor: Point = axis === 'x' ? [at, scale.y.min] : [scale.x.min, at];
  const offset: Point = axis === 'x' ? [0, BELOW_AXIS + lineHeight(scale.textSize) / 2] : [-GUTTER, 0];
  const align = axis === 'x' ? 'middle' : 'end';
  return { id, lines: [text], colour: 'ink', isStrong: true, anchor, offset, align, leader: null, opacity: 1 };
}

/** The values that guides lead to; where two would run into each other they stand apart, with a leader. */
function valuesAt(axis: AxisName, figure: Figure, scale: Scale): Label[] {
  const along = axis === 'x' ? 0 : 1;
  const values = new Map<string, Label>();
  for (const { id, era, at, guides } of figure.marks) {
    const text = guides?.[axis];
    const key = `${text} ${at[along].toPrecision(9)}`;
    if (!guides || text == null || values.has(key)) continue;
    const label = besideAxis(axis, scale, `${axis}-value-${id}`, text, at[along]);
    values.set(key, { ...label, colour: era === 'was' ? 'muted' : 'ink', opacity: guides.opacity ?? 1 });
  }
  const wanted = [...values.values()].map((label) => {
    const { width, height } = sizeOfText(label.lines, scale.textSize);
    return { label, at: toPixels(scale, label.anchor)[along], room: axis === 'x' ? width + 6 : height };
  });
  wanted.sort((a, b) => a.at - b.at);
  const { plot, size } = scale;
  const places = axis === 'x' ? spread(wanted, 0, size.width) : spread(wanted, plot.top - 6, plot.bottom + BELOW_AXIS);
  return wanted.map(({ label, at }, index) => {
    const moved = (places[index] ?? at) - at;
    const offset: Point = axis === 'x' ? [moved, label.offset[1]] : [label.offset[0], moved];
    return { ...label, offset, leader: Math.abs(moved) > 4 ? 'line' : null };
  });
}

const ticksAt = (axis: AxisName, figure: Figure, scale: Scale): Label[] =>
  figure[axis].ticks.map(({ at, label, opacity }) => ({
    ...besideAxis(axis, scale, `${axis}-tick-${at}`, label, at),
    colour: 'muted',
    isStrong: false,
    opacity: opacity ?? 1,
  }));

function titleAt(axis: AxisName, figure: Figure, scale: Scale): Label {
  const { plot, size, textSize } = scale;
  const lines = titleLines(figure[axis], size);
  const half = (lines.length * lineHeight(textSize)) / 2;
  return {
    id: `${axis}-title`,
    lines,
    colour: 'ink',
    isStrong: false,
    anchor: axis === 'x' ? [scale.x.max, scale.y.min] : [scale.x.min, scale.y.max],
    offset:
      axis === 'x'
        ? [size.width - EDGE - plot.right, size.height - half - 1 - plot.bottom]
        : [EDGE - plot.left, half + 1 - plot.top],
    align: axis === 'x' ? 'end' : 'start',
    leader: null,
    opacity: 1,
  };
}

/** Everything that is written along the axes. A tick gives way to a value, and to a tick before it. */
export function labelAxes(figure: Figure, scale: Scale): Label[] {
  const placed = [titleAt('y', figure, scale), titleAt('x', figure, scale)];
  placed.push(...valuesAt('y', figure, scale), ...valuesAt('x', figure, scale));
  for (const tick of [...ticksAt('y', figure, scale), ...ticksAt('x', figure, scale)]) {
    const box = boxOf(tick, scale);
    if (!placed.some((label) => boxesOverlap(box, boxOf(label, scale)))) placed.push(tick);
  }
  return placed;
}
