import type { Figure } from '../figure';
import { DEFAULT_SIZE, layoutFigure, type Drawing } from './drawing';
import { anchorPixels, type Label } from './labels/label';
import { SUBSCRIPT_SIZE, subscriptsIn, withoutSubscripts } from './labels/text-width';
import { attributes, escape, rounded } from './markup';
import { backgroundOf, FILE_FONT, inkOf } from './palette';
import { lineHeight, type Scale, type Size } from './scale';
import type { Stroke } from './strokes';

export interface DrawOptions {
  /** Prefix of the element ids, for pages with several figures. */
  readonly idPrefix?: string;
  /** The SVG is a file by itself, with its own colors for light and dark mode and for print. */
  readonly standalone?: boolean;
}

const opacityOf = (opacity: number): number | null => (opacity === 1 ? null : rounded(opacity));

const pathOf = ({ d, line, fill, opacity }: Stroke): string =>
  `<path${attributes({
    d,
    fill: fill && inkOf(fill),
    stroke: line && inkOf(line.color),
    'stroke-width': line && line.width,
    'stroke-dasharray': line && line.dashes,
    opacity: opacityOf(opacity),
  })}/>`;

/** How far a subscript is lowered, in em of the text around it. */
const LOWERED = 0.22;
/** Takes no place, and takes the next line back up. */
const NOTHING = '\u200b';

/** A line of text with its subscripts. */
function inline(text: string): string {
  const parts = subscriptsIn(text);
  return parts
    .map(({ part, isLow }, index) => {
      if (isLow) {
        const [dy, size] = [rounded(LOWERED / SUBSCRIPT_SIZE), SUBSCRIPT_SIZE];
        const low = `<tspan${attributes({ dy: `${dy}em`, 'font-size': `${size}em` })}>${escape(part)}</tspan>`;
        return index < parts.length - 1 ? low : `${low}<tspan${attributes({ dy: `${-LOWERED}em` })}>${NOTHING}</tspan>`;
      }
      const isAfter = parts[index - 1]?.isLow ?? false;
      return isAfter ? `<tspan${attributes({ dy: `${-LOWERED}em` })}>${escape(part)}</tspan>` : escape(part);
    })
    .join('');
}

function textOf(label: Label, scale: Scale): string {
  const [x, y] = anchorPixels(label, scale).map(rounded);
  const line = rounded(lineHeight(scale.textSize) / scale.textSize);
  // Lines are measured in the letters' own size, so that a smaller text stays in the middle of its place.
  const first = rounded(0.35 - ((label.lines.length - 1) / 2) * line);
  const lines = label.lines.map(
    (text, index) =>
      `<tspan${attributes({ x: x ?? 0, dy: `${index === 0 ? first : line}em` })}>${inline(text)}</tspan>`,
  );
  return `<text${attributes({
    y: y ?? 0,
    'text-anchor': label.align === 'start' ? null : label.align,
    fill: inkOf(label.color),
    'font-weight': label.isStrong ? 600 : null,
    opacity: opacityOf(label.opacity),
  })}>${lines.join('')}</text>`;
}

/** The lines and texts of a drawing, without the <svg> element. */
export function paintOf({ scale, strokes, labels }: Drawing): string {
  const halo = { 'paint-order': 'stroke', stroke: inkOf('paper'), 'stroke-width': 4 };
  const texts = labels.map((label) => textOf(label, scale)).join('');
  return `${strokes.map(pathOf).join('')}<g class="texts"${attributes(halo)}>${texts}</g>`;
}

/** A figure as SVG markup with its title and description. Unless standalone, it uses the color tokens of the page. */
export function drawFigure(
  figure: Figure,
  size: Size = DEFAULT_SIZE,
  { idPrefix = 'figure', standalone = false }: DrawOptions = {},
): string {
  const drawing = layoutFigure(figure, size);
  const { scale } = drawing;
  const { width, height } = scale.size;
  const [title, desc] = [`${idPrefix}-title`, `${idPrefix}-desc`];
  return [
    `<svg${attributes({
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-labelledby': title,
      'aria-describedby': desc,
      'font-family': standalone ? FILE_FONT : 'inherit',
      'font-size': scale.textSize,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      fill: 'none',
    })}>`,
    `<title${attributes({ id: title })}>${escape(withoutSubscripts(figure.title))}</title>`,
    `<desc${attributes({ id: desc })}>${escape(withoutSubscripts(figure.description))}</desc>`,
    standalone ? backgroundOf(scale.size) : '',
    paintOf(drawing),
    '</svg>',
  ].join('');
}
