import type { Figure } from '../figure';
import { DEFAULT_SIZE, layoutFigure } from './drawing';
import type { Drawing } from './drawing';
import { placeOf } from './label';
import type { Label } from './label';
import { attributes, escape, rounded } from './markup';
import { inkOf } from './palette';
import { FILE_FONT, paperOf } from './paper';
import { lineHeight } from './scale';
import type { Scale, Size } from './scale';
import type { Stroke } from './strokes';

export interface DrawOptions {
  /** In front of the ids of this picture, when one page shows several. */
  readonly idPrefix?: string;
  /** The picture is a file of its own: it brings its colours, by day, by night and on paper. */
  readonly standalone?: boolean;
}

const opacityOf = (opacity: number): number | null => (opacity === 1 ? null : rounded(opacity));

const pathOf = ({ d, line, fill, opacity }: Stroke): string =>
  `<path${attributes({
    d,
    fill: fill && inkOf(fill),
    stroke: line && inkOf(line.colour),
    'stroke-width': line && line.width,
    'stroke-dasharray': line && line.dashes,
    opacity: opacityOf(opacity),
  })}/>`;

function textOf(label: Label, scale: Scale): string {
  const [x, y] = placeOf(label, scale).map(rounded);
  const line = rounded(lineHeight(scale.textSize) / scale.textSize);
  // Lines are measured in the letters' own size, so that a smaller text stays in the middle of its place.
  const first = rounded(0.35 - ((label.lines.length - 1) / 2) * line);
  const lines = label.lines.map(
    (text, index) =>
      `<tspan${attributes({ x: x ?? 0, dy: `${index === 0 ? first : line}em` })}>${escape(text)}</tspan>`,
  );
  return `<text${attributes({
    y: y ?? 0,
    'text-anchor': label.align === 'start' ? null : label.align,
    fill: inkOf(label.colour),
    'font-weight': label.isStrong ? 600 : null,
    opacity: opacityOf(label.opacity),
  })}>${lines.join('')}</text>`;
}

/** Its lines and its texts, without the picture around them. */
export function paintOf({ scale, strokes, labels }: Drawing): string {
  const halo = { 'paint-order': 'stroke', stroke: inkOf('paper'), 'stroke-width': 4 };
  const texts = labels.map((label) => textOf(label, scale)).join('');
  return `${strokes.map(pathOf).join('')}<g class="texts"${attributes(halo)}>${texts}</g>`;
}

/** The picture as SVG text: sharp at any size, in the colours of the page around it, with its title and description. */
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
    `<title${attributes({ id: title })}>${escape(figure.title)}</title>`,
    `<desc${attributes({ id: desc })}>${escape(figure.description)}</desc>`,
    standalone ? paperOf(scale.size) : '',
    paintOf(drawing),
    '</svg>',
  ].join('');
}
