import type { Bar, Figure } from '../figure';
import { writerIn } from '../numbers';
import { axisOf } from './axis';
import { blank, inSentence, listed, sentences } from './figure-parts';
import type { BarsPicture } from './bars-picture';

const WIDTH = 0.6;
/** Space for the number above the highest bar on a phone; with bars below the axis too, it may stand in its bar. */
const HEADROOM = 1.27;
/** Letters that fit side by side below the bars on a phone. */
const LETTERS = 38;
const ROLES = { buyers: 'demand', sellers: 'supply' } as const;

/** "Run $18 and Work $30", but "$3: $36; $4: $40", where two numbers side by side would read as one. */
function valuesText(pairs: readonly (readonly [name: string, value: string])[]): string {
  const areNumbers = pairs.some(([name]) => /^\$?\d/.test(name));
  return areNumbers
    ? pairs.map((pair) => pair.join(': ')).join('; ')
    : listed(pairs.map(([name, value]) => `${name} ${value}`));
}

/** @throws RangeError for two bars of one name, or bars that all have no height. */
export function barsFigure({ title, x, y, unit, bars, shown = bars.length, max }: BarsPicture): Figure {
  const names = bars.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new RangeError('each bar needs a name of its own');
  const longest = Math.floor(LETTERS / (bars.length + 0.2));
  const long = names.find((name) => name.length > longest);
  if (long !== undefined) throw new RangeError(`"${long}" does not fit below its bar: use at most ${longest} letters`);
  const write = writerIn(unit);
  const values = bars.map(({ value }) => value);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return {
    ...blank,
    x: {
      label: x,
      min: 0.4,
      max: bars.length + 0.6,
      ticks: bars.slice(0, shown).map(({ name }, index) => ({ at: index + 1, label: name })),
    },
    y: axisOf('y', {
      label: y,
      reach: most * (least < 0 ? 1.12 : HEADROOM),
      least: least * 1.12,
      max: max?.y ?? (most > 0 ? undefined : Math.abs(least) * 0.2),
      write,
    }),
    title: title ?? `${y}: ${listed(names)}`,
    description: sentences([
      `a bar graph shows ${inSentence(y)}`,
      `${x}: ${valuesText(bars.slice(0, shown).map(({ name, value }) => [name, write(value)]))}`,
    ]),
    bars: bars.slice(0, shown).map(({ name, value, side }, index): Bar => ({
      id: `bar-${name}`,
      // Ink would be gray as a fill.
      role: side === undefined ? 'utility' : ROLES[side],
      at: index + 1,
      width: WIDTH,
      height: value,
      name: write(value),
    })),
  };
}
