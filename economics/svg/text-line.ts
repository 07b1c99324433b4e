import { attributes, escape, rounded } from './markup';
import { inkOf, type Color } from './palette';

interface Place {
  readonly x: number;
  /** Of the middle of its letters. */
  readonly y: number;
  readonly textSize: number;
  readonly align?: 'start' | 'middle';
  readonly color?: Color;
  readonly isStrong?: boolean;
}

/** One line of text as SVG. */
export const textLine = (
  text: string,
  { x, y, textSize, align = 'start', color = 'ink', isStrong = false }: Place,
): string =>
  `<text${attributes({
    x: rounded(x),
    y: rounded(y + 0.35 * textSize),
    'font-size': rounded(textSize),
    'text-anchor': align === 'start' ? null : align,
    fill: inkOf(color),
    'font-weight': isStrong ? 600 : null,
  })}>${escape(text)}</text>`;
