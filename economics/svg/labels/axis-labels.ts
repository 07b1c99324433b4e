import type { Figure, Point, Tick } from '../../figure';
import { isSame } from '../../numbers';
import { boxesOverlap, clamp, type Box } from '../geometry';
import { boxOf, sizeOfText, type Label } from './label';
import { opacityOf } from '../palette';
import { EDGE, GUTTER, lineHeight, titleLines, toPixels, type Scale } from '../scale';

type AxisName = 'x' | 'y';

/** Which coordinate of a point lies along the axis. */
const ALONG = { x: 0, y: 1 } as const;

/** Pixels from the x axis to the texts below it; smaller than the gutter because letters are not as high as their line. */
const BELOW_AXIS = GUTTER - 2;

/** Texts side by side with the length that each takes, in pixels along the axis. */
interface Row {
  readonly lengths: readonly number[];
  readonly length: number;
  readonly center: number;
}

const runsInto = (a: Row, b: Row): boolean => a.center + a.length / 2 > b.center - b.length / 2;

/** Moves texts apart along an axis, each as little as possible, and keeps them between `min` and `max`. */
function spread(texts: readonly { at: number; length: number }[], min: number, max: number): number[] {
  const within = (center: number, length: number) => clamp(center, min + length / 2, max - length / 2);
  const rows: Row[] = [];
  for (const { at, length: own } of texts) {
    let row: Row = { lengths: [own], length: own, center: within(at, own) };
    for (let last = rows.at(-1); last && runsInto(last, row); last = rows.at(-1)) {
      rows.pop();
      const lengths = [...last.lengths, ...row.lengths];
      const length = last.length + row.length;
      const center = (last.center * last.lengths.length + row.center * row.lengths.length) / lengths.length;
      row = { lengths, length, center: within(center, length) };
    }
    rows.push(row);
  }
  return rows.flatMap(({ lengths, length, center }) => {
    let end = center - length / 2;
    return lengths.map((own) => {
      end += own;
      return end - own / 2;
    });
  });
}

/** A text in the gutter of an axis, beside its value there. */
function besideAxis(axis: AxisName, scale: Scale, id: string, text: string, at: number): Label {
  const anchor: Point = axis === 'x' ? [at, scale.y.min] : [scale.x.min, at];
  const offset: Point = axis === 'x' ? [0, BELOW_AXIS + lineHeight(scale.textSize) / 2] : [-GUTTER, 0];
  const align = axis === 'x' ? 'middle' : 'end';
  return { id, lines: [text], color: 'ink', isStrong: true, anchor, offset, align, leader: null, opacity: 1 };
}

/** The values that guides lead to. Where two would overlap, they are moved apart and get leaders. */
function valuesAt(axis: AxisName, figure: Figure, scale: Scale): Label[] {
  const along = ALONG[axis];
  const values = new Map<string, Label>();
  for (const { id, era, at, guides } of figure.marks) {
    const text = guides?.[axis];
    const key = `${text} ${at[along].toPrecision(9)}`;
    if (!guides || text == null || values.has(key)) continue;
    const label = besideAxis(axis, scale, `${axis}-value-${id}`, text, at[along]);
    values.set(key, { ...label, color: era === 'was' ? 'muted' : 'ink', opacity: opacityOf(guides) });
  }
  const wanted = [...values.values()].map((label) => {
    const { width, height } = sizeOfText(label.lines, scale.textSize);
    return { label, at: toPixels(scale, label.anchor)[along], length: axis === 'x' ? width + 6 : height };
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
    color: 'muted',
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
    color: 'ink',
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

/** Two numbers side by side need more space than two lines: "5 6" must not read as 56. The names of two bars do not. */
const apart = ({ left, top, right, bottom }: Box, textSize: number, isName: boolean): Box => ({
  left: left - (isName ? 0.1 : 0.35) * textSize,
  top,
  right: right + (isName ? 0.1 : 0.35) * textSize,
  bottom,
});

const textsBeforeTicks = (figure: Figure, scale: Scale): Label[] => [
  titleAt('y', figure, scale),
  titleAt('x', figure, scale),
  ...valuesAt('y', figure, scale),
  ...valuesAt('x', figure, scale),
];

const runsIntoAny = (tick: Label, others: readonly Label[], scale: Scale): boolean => {
  const box = apart(boxOf(tick, scale), scale.textSize, /\p{L}{2}/u.test(tick.lines.join('')));
  return others.some((other) => boxesOverlap(box, boxOf(other, scale)));
};

/** The ticks that are drawn: all, or every second, third … one, where their numbers would run into each other. */
function spacedTicks(axis: AxisName, figure: Figure, scale: Scale): Tick[] {
  const { min, ticks } = figure[axis];
  const placeOf = ({ anchor }: Label) => anchor[ALONG[axis]];
  const step = (ticks[1]?.at ?? 0) - (ticks[0]?.at ?? 0) || 1;
  // The other axis is the line at the start.
  const start = Math.max(0, min);
  const numbers = ticksAt(axis, figure, scale).filter((tick) => placeOf(tick) !== start);
  for (let stride = 1; stride <= numbers.length; stride += 1) {
    const chosen = numbers.filter((tick) => Math.round(placeOf(tick) / step) % stride === 0);
    if (chosen.length > 0 && chosen.every((tick, index) => !runsIntoAny(tick, chosen.slice(0, index), scale)))
      return ticks.filter(({ at }) => at === start || chosen.some((tick) => placeOf(tick) === at));
  }
  return ticks.filter(({ at }) => at === start);
}

/** A value at the very place of a tick says its number. */
const saysTick = (value: Label, tick: Label, axis: AxisName): boolean =>
  value.leader === null &&
  value.lines.join('') === tick.lines.join('') &&
  value.id.startsWith(`${axis}-value`) &&
  isSame(value.anchor[ALONG[axis]], tick.anchor[ALONG[axis]]);

/**
 * The figure with the ticks that have space for their numbers. Its grid is whole or absent: where a value takes the space of a
 * number, guides lead to the values, and no line is left without its number.
 */
export function withSpacedTicks(figure: Figure, scale: Scale): Figure {
  const texts = textsBeforeTicks(figure, scale);
  const spaced = {
    ...figure,
    x: { ...figure.x, ticks: spacedTicks('x', figure, scale) },
    y: { ...figure.y, ticks: spacedTicks('y', figure, scale) },
  };
  const lacksNumber = (axis: AxisName): boolean =>
    ticksAt(axis, spaced, scale).some(
      (tick) =>
        tick.anchor[ALONG[axis]] !== Math.max(0, figure[axis].min) &&
        runsIntoAny(tick, texts, scale) &&
        !texts.some((text) => saysTick(text, tick, axis)),
    );
  if (!lacksNumber('x') && !lacksNumber('y')) return spaced;
  const numbered = (axis: AxisName) => {
    const shown = ticksAt(axis, spaced, scale).filter((tick) => !runsIntoAny(tick, texts, scale));
    const places = new Set(shown.map(({ anchor }) => anchor[ALONG[axis]]));
    return spaced[axis].ticks.filter(({ at }) => places.has(at)).map((tick): Tick => ({ ...tick, line: 0 }));
  };
  return { ...spaced, x: { ...spaced.x, ticks: numbered('x') }, y: { ...spaced.y, ticks: numbered('y') } };
}

/** All texts along the axes. The number of a tick is left out where a value says it. */
export function labelAxes(figure: Figure, scale: Scale): Label[] {
  const placed = textsBeforeTicks(figure, scale);
  for (const tick of [...ticksAt('y', figure, scale), ...ticksAt('x', figure, scale)])
    if (!runsIntoAny(tick, placed, scale)) placed.push(tick);
  return placed;
}
