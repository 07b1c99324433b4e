import { cellText } from '../lesson/frame';
import type { TableFrame } from '../lesson/frame-schema';
import { textSizeFor, type Size } from './scale';
import { widthOf, wrapText } from './labels/text-width';

/** In em: from the edge of a cell to its text, with its share of the gap to the next cell. */
const ASIDE = 0.55;
const ABOVE = 0.45;
const LINE = 1.25;
/** Pixels above and below a cell, whatever its size. */
const BORDERS = 2.5;
/** The heads of the columns, in text sizes. */
const HEAD = 0.85;
/** A device's own font may be wider than ours while ours loads. */
const FONT_MARGIN = 1.1;
/** Of the caption with the space below it. */
const CAPTION = 1.5;
/** In text sizes of a graph's labels. */
const LARGEST = 1.6;
const SMALLEST = 0.6;
const STEP = 0.25;

/** A table at the largest text size at which all its cells fit on the stage, which it fills. In pixels of the layout. */
export interface FittedTable {
  readonly textSize: number;
  readonly caption: number;
  readonly columns: readonly number[];
  /** The first one has the heads of the columns. */
  readonly rows: readonly number[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type Lines = readonly (readonly string[])[];

/** The width of the widest of these parts of a column's texts, with the space around it. */
const widestOf = (lines: Lines, column: number, textSize: number, parts: (text: string) => string[]): number =>
  Math.max(
    ...lines.flatMap((line, index) =>
      parts(line[column] ?? '').map((part) => widthOf(part, index === 0 ? HEAD * textSize : textSize)),
    ),
  ) +
  2 * ASIDE * textSize;

/** "100, 80": the payoffs of a game stay on one line. */
export const isPair = (text: string): boolean => /^\S{1,6}, \S{1,6}$/.test(text);

/** A column is at least as wide as its longest word, also in a wider font of the device. */
const wordOf = (lines: Lines, column: number, textSize: number): number =>
  widestOf(lines, column, textSize * FONT_MARGIN, (text) => (isPair(text) ? [text] : text.split(/\s+/)));

/** Texts up to this length are numbers and words rather than phrases. */
const SHORT = 14;

/** Whether the cells of a column below its head are short. */
export const isShortColumn = (rows: TableFrame['rows'], column: number): boolean =>
  rows.every((row) => cellText(row[column] ?? '').length <= SHORT);

/** Side by side, columns of short cells look best at one width, as those of a game do. */
function evenOut(wanted: readonly number[], lines: Lines): number[] {
  const isEven = wanted.map((_, at) => at > 0 && isShortColumn(lines.slice(1), at));
  const even = Math.max(0, ...wanted.filter((_, at) => isEven[at]));
  return wanted.map((own, at) => (isEven[at] ? even : own));
}

/** Each column gets its longest word and, of what is left, a share by the length of its texts. */
function columnsAt(lines: Lines, width: number, textSize: number): number[] {
  const least = (lines[0] ?? []).map((_, at) => wordOf(lines, at, textSize));
  const wanted = least.map((word, at) =>
    Math.max(
      word,
      widestOf(lines, at, textSize, (text) => [text]),
    ),
  );
  const enough = [evenOut(wanted, lines), wanted].find((columns) => sum(columns) <= width);
  const [base, shares] = enough ? [enough, enough] : [least, wanted.map((most, at) => most - (least[at] ?? 0))];
  const left = width - sum(base);
  return base.map((own, at) => own + (left * (shares[at] ?? 0)) / (sum(shares) || 1));
}

interface TriedTable extends FittedTable {
  readonly fits: boolean;
}

function tableAt(lines: Lines, { width, height }: Size, textSize: number): TriedTable {
  const columns = columnsAt(lines, width, textSize);
  // A column of its longest word must not break it for a hair.
  const inner = columns.map((column) => column - 2 * ASIDE * textSize + 0.01);
  const rows = lines.map((line, index) => {
    const size = index === 0 ? HEAD * textSize : textSize;
    const most = Math.max(...line.map((text, at) => wrapText(text, inner[at] ?? 0, size).length));
    return most * LINE * size + 2 * ABOVE * textSize + BORDERS;
  });
  const caption = CAPTION * textSize;
  const left = height - caption - sum(rows);
  // As browsers do: rows of the body share what is left by their heights, and the heads get none of it.
  const [heads = 0, ...body] = rows;
  const growth = 1 + Math.max(0, left) / sum(body);
  const fits = left >= 0 && columns.every((column, at) => column >= wordOf(lines, at, textSize) - 0.01);
  return { textSize, caption, columns, rows: [heads, ...body.map((row) => row * growth)], fits };
}

/** The table at the largest size at which it fits, or at the smallest. */
export function fitTable(frame: TableFrame, size: Size): TriedTable {
  const lines = [frame.columns, ...frame.rows.map((row) => row.map(cellText))];
  const label = textSizeFor(size.width);
  let textSize = LARGEST * label;
  for (; textSize > SMALLEST * label; textSize -= STEP) {
    const tried = tableAt(lines, size, textSize);
    if (tried.fits && widthOf(frame.caption, textSize) <= size.width) return tried;
  }
  return { ...tableAt(lines, size, textSize), fits: false };
}
