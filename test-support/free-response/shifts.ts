import type { Point } from '../../economics/figure';
import { drawing, type Drawing } from '../drawing';
import type { Asked, Family, Shift, Styles } from './asked';

// Markets in which one curve shifts, drawn in several styles.

interface Style {
  readonly axes: readonly [x: string, y: string];
  readonly isSmooth?: boolean;
  readonly demand: readonly Point[];
  readonly supply: readonly Point[];
  readonly by: number;
  /** What tells names before and after the shift apart. */
  readonly before: string;
  readonly after: string;
  /** What the curve that does not shift has behind its letter. */
  readonly other: string;
  /** How far the first equilibrium is marked beside the intersection. */
  readonly beside?: number;
}

const STEEP: Style = {
  axes: ['Quantity', 'Price'],
  demand: [
    [0.3, 0.9],
    [0.5, 0.1],
  ],
  supply: [
    [0.2, 0.2],
    [0.7, 0.45],
  ],
  by: 0.15,
  before: '1',
  after: '2',
  other: '',
};

const FLAT: Style = {
  axes: ['Q', 'P ($)'],
  demand: [
    [0.8, 0.5],
    [0.18, 0.7],
  ],
  supply: [
    [0.65, 0.95],
    [0.25, 0.2],
  ],
  by: 0.16,
  before: '',
  after: "'",
  other: '',
};

const BENT: Style = {
  axes: ['Quantity per week', 'Price per unit'],
  isSmooth: true,
  demand: [
    [0.15, 0.9],
    [0.35, 0.5],
    [0.8, 0.25],
  ],
  supply: [
    [0.2, 0.15],
    [0.5, 0.4],
    [0.75, 0.9],
  ],
  by: 0.12,
  before: '_0',
  after: '_1',
  other: '_0',
};

const styled = (draw: (style: Style) => Drawing): Styles => ({
  'a steep demand and a flat supply': draw(STEEP),
  'a flat demand, a steep supply, and primes': draw(FLAT),
  'bent curves, numbered from 0': draw(BENT),
});

/** A market before and after the shift of one of its curves. */
export function drawShift(drawn: Drawing, { curve, sign }: Shift, style: Style): Drawing {
  const { demand, supply, by, before, after, other, isSmooth = false, beside = 0 } = style;
  const isDemand = curve === 'D';
  const [d, s] = isDemand ? [`D${before}`, `S${other}`] : [`D${other}`, `S${before}`];
  const moved = (isDemand ? demand : supply).map(([x, y]): Point => [x + sign * by, y]);
  const draw = (to: Drawing, label: string, handles: readonly Point[]): Drawing =>
    isSmooth ? to.smooth(label, ...handles) : to.line(label, ...handles);
  const [start, end] = [`${d} = ${s}`, isDemand ? `D${after} = ${s}` : `${d} = S${after}`];
  const curves = draw(draw(draw(drawn, d, demand), s, supply), `${curve}${after}`, moved);
  const [x, y] = curves.pointAt(start);
  return curves
    .mark([x + beside, y + beside], { x: `Q${before}`, y: `P${before}` })
    .mark(end, { x: `Q${after}`, y: `P${after}` });
}

const NO_SHIFT: Shift = { curve: 'D', sign: 1 };

const inOneMarket = ({ shifts: [shift = NO_SHIFT] }: Asked, style: Style): Drawing =>
  drawShift(drawing('market', ...style.axes), shift, style);

const inTwoMarkets = ({ shifts: [one = NO_SHIFT, two = NO_SHIFT] }: Asked, style: Style, second = style): Drawing =>
  drawShift(drawShift(drawing('first', ...style.axes), one, style).panel('second', ...second.axes), two, second);

/** With the first shift in the other direction. */
const reversed = ({ shifts: [one = NO_SHIFT, ...others], ...asked }: Asked): Asked => ({
  ...asked,
  shifts: [{ ...one, sign: one.sign === 1 ? -1 : 1 }, ...others],
});

export const shiftOfOneCurve: Family = {
  right: (asked) => styled((style) => inOneMarket(asked, style)),
  followed: (asked) => ({
    'a shift in the wrong direction': [inOneMarket(reversed(asked), STEEP), ['b-1']],
    'a first equilibrium beside the intersection': [inOneMarket(asked, { ...STEEP, beside: 0.06 }), ['a-1']],
  }),
};

export const bothCurvesShift: Family = {
  right: (asked) => styled((style) => inOneMarket(asked, style)),
  followed: (asked) => ({
    'a first equilibrium beside the intersection': [inOneMarket(asked, { ...STEEP, beside: 0.06 }), ['a-i-1']],
  }),
};

export const crossAndIncomeElasticity: Family = {
  right: (asked) => ({
    ...styled((style) => inTwoMarkets(asked, style)),
    'two graphs in different styles': inTwoMarkets(asked, FLAT, BENT),
  }),
  followed: (asked) => ({
    'a shift in the wrong direction in the first market': [inTwoMarkets(reversed(asked), STEEP), ['b-i-2']],
    'a first equilibrium beside the intersection in the second market': [
      inTwoMarkets(asked, STEEP, { ...STEEP, beside: 0.06 }),
      ['b-ii-1'],
    ],
  }),
};
