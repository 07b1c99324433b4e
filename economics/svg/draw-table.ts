import { cellText, isThere } from '../lesson/frame';
import type { TableFrame } from '../lesson/frame-schema';
import { attributes, rounded } from './markup';
import { inkOf } from './palette';
import type { Size } from './scale';
import { textLine } from './text-line';
import { widthOf } from './labels/text-width';

/** In em. */
const ROW = 1.9;
const PADDING = 0.6;

interface Column {
  readonly left: number;
  readonly width: number;
}

/** Splits the whole width in proportion to the widest text of each column. */
function columnsOf(rows: readonly (readonly string[])[], width: number): { columns: Column[]; textSize: number } {
  const wanted = (rows[0] ?? []).map(
    (_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? '', 1))) + 2 * PADDING,
  );
  const all = wanted.reduce((sum, one) => sum + one, 0);
  let left = 0;
  const columns = wanted.map((one) => {
    const column = { left, width: (one / all) * width };
    left += column.width;
    return column;
  });
  return { columns, textSize: width / all };
}

const rule = (y: number, width: number, isUnderNames: boolean): string =>
  `<path${attributes({
    d: `M0 ${rounded(y)}h${rounded(width)}`,
    stroke: inkOf(isUnderNames ? 'ink' : 'muted'),
    'stroke-width': isUnderNames ? 1.6 : 0.5,
  })}/>`;

/** A table with one line a cell, at the largest text size that fits, up to `largest`. */
export function drawTable(frame: TableFrame, size: Size, largest: number) {
  const { caption, columns: names, highlight = [] } = frame;
  const lines = [names, ...frame.rows.map((row) => row.map(cellText))];
  const { columns, textSize: widest } = columnsOf(lines, size.width);
  const tallest = size.height / (ROW * (lines.length + 1));
  const textSize = Math.min(largest, widest, tallest, size.width / (widthOf(caption, 1) + 2 * PADDING));
  const [height, x] = [ROW * textSize, PADDING * textSize];
  const top = (size.height - height * (lines.length + 1)) / 2;
  const isLit = (line: number, at: number) => highlight.some(([row, column]) => row + 1 === line && column === at);

  // Rows that are not there yet keep their space, so that nothing moves when they appear.
  const drawn = lines.slice(0, 1 + frame.rows.filter((_, index) => isThere(index, frame)).length);
  const cells = drawn.flatMap((line, index) =>
    columns.map(({ left, width }, at) => {
      const y = top + height * (index + 1);
      const place = { x: rounded(left), y: rounded(y), width: rounded(width), height: rounded(height) };
      const wash = `<rect${attributes({ ...place, fill: inkOf('demand'), 'fill-opacity': 0.16 })}/>`;
      const isStrong = index === 0 || isLit(index, at);
      const text = textLine(line[at] ?? '', { x: left + x, y: y + height / 2, textSize, isStrong });
      return isLit(index, at) ? `${wash}${text}` : text;
    }),
  );
  const rules = drawn.map((_, index) => rule(top + height * (index + 2), size.width, index === 0));
  return [textLine(caption, { x, y: top + height / 2, textSize, color: 'muted' }), ...cells, ...rules].join('');
}
