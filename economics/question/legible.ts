import { graphsOf } from '../figure';
import { figureOf, type Picture } from '../picture/picture';

/** Shares of an axis at the width of a phone: a letter, the space between two values, the height of a line. */
const LETTER = 0.027;
const SPACE = 0.03;
const LINE = 0.075;

interface Value {
  readonly at: number;
  readonly text: string;
}

/** Whether all neighboring values are far enough apart. */
function areApart(values: readonly Value[], range: number, need: (a: Value, b: Value) => number): boolean {
  const inOrder = [...values].sort((a, b) => a.at - b.at);
  return inOrder.every((value, index) => {
    const before = inOrder[index - 1];
    return !before || before.at === value.at || (value.at - before.at) / range >= need(before, value);
  });
}

/** A quantity and its price that are the same number, unless it counts thousands: which of them is used would not matter. */
export const hasEqualValues = (picture: Picture): boolean =>
  graphsOf(figureOf(picture)).some(
    ({ marks, x }) =>
      !/\b(?:hundred|thousand|million)s\b/.test(x.label) &&
      marks.some(({ guides }) => guides?.x != null && guides.x !== '0' && guides.y === `$${guides.x}`),
  );

/** Whether the values of marked points on the axes are far enough apart to be told apart. */
export function isLegible(picture: Picture): boolean {
  const { marks, x, y } = figureOf(picture);
  const on = (axis: 0 | 1): Value[] =>
    marks.flatMap(({ guides, at }) => {
      const text = axis === 0 ? guides?.x : guides?.y;
      return text == null ? [] : [{ at: at[axis], text }];
    });
  const width = (a: Value, b: Value) => ((a.text.length + b.text.length) / 2) * LETTER + SPACE;
  return areApart(on(0), x.max - x.min, width) && areApart(on(1), y.max - y.min, () => LINE);
}
