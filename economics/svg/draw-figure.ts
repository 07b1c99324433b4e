import type { Figure } from '../figure';
import { DEFAULT_SIZE, layoutFigure, type Drawing } from './drawing';
import { anchorPixels, boxOf, type Label } from './labels/label';
import { runsOf, withoutSubscripts } from './labels/text-width';
import { attributes, escape, rounded } from './markup';
import { backgroundOf, FILE_FONT, inkOf, lightOf } from './palette';
import { lineHeight, type Scale, type Size } from './scale';
import type { Stroke } from './strokes';

export interface DrawOptions {
  /** Prefix of the element ids, for pages with several figures. */
  readonly idPrefix?: string;
  /** The SVG is a file by itself, with its own colors for light and dark mode and for print. */
  readonly standalone?: boolean;
}

const opacityOf = (opacity: number): number | null => (opacity === 1 ? null : rounded(opacity));

/** Items and what they share, each run of the same as one, so that it is written once. */
function runsBySharing<Item>(items: readonly Item[], sharedBy: (item: Item) => string): [shared: string, Item[]][] {
  const runs: [string, Item[]][] = [];
  for (const item of items) {
    const shared = sharedBy(item);
    const last = runs.at(-1);
    if (last?.[0] === shared) last[1].push(item);
    else runs.push([shared, [item]]);
  }
  return runs;
}

const lookOf = ({ line, fill, opacity }: Stroke): string =>
  attributes({
    fill: fill && inkOf(fill),
    stroke: line && inkOf(line.color),
    'stroke-width': line && line.width,
    'stroke-dasharray': line && line.dashes,
    opacity: opacityOf(opacity),
  });

/** Where translucent strokes cross, one path would be lighter than two. */
const isOpaqueLine = ({ fill, opacity }: Stroke): boolean => fill === null && opacity === 1;

const pathsOf = (strokes: readonly Stroke[]): string =>
  runsBySharing(strokes, (stroke) => (isOpaqueLine(stroke) ? lookOf(stroke) : stroke.id))
    .map(([, [first, ...others]]) => {
      if (first === undefined) return '';
      const d = [first, ...others].map((stroke) => stroke.d).join('');
      return `<path${attributes({ d })}${lookOf(first)}/>`;
    })
    .join('');

/** A line of text with its subscripts. */
const inline = (text: string): string =>
  runsOf(text)
    .map(({ text: run, dy, size }) =>
      dy === null ? escape(run) : `<tspan${attributes({ dy, 'font-size': size })}>${escape(run)}</tspan>`,
    )
    .join('');

const letteringOf = ({ align, color, isStrong, opacity }: Label): string =>
  attributes({
    'text-anchor': align === 'start' ? null : align,
    fill: inkOf(color),
    'font-weight': isStrong ? 600 : null,
    opacity: opacityOf(opacity),
  });

function textOf(label: Label, scale: Scale, look: string): string {
  const [x = 0, y = 0] = anchorPixels(label, scale).map(rounded);
  const line = rounded(lineHeight(scale.textSize) / scale.textSize);
  // Lines are measured in the letters' own size, so that a smaller text stays in the middle of its place.
  const first = `${rounded(0.35 - ((label.lines.length - 1) / 2) * line)}em`;
  if (label.lines.length === 1)
    return `<text${attributes({ x, y, dy: first })}${look}>${inline(label.lines.join(''))}</text>`;
  const lines = label.lines.map(
    (text, index) => `<tspan${attributes({ x, dy: index === 0 ? first : `${line}em` })}>${inline(text)}</tspan>`,
  );
  return `<text${attributes({ y })}${look}>${lines.join('')}</text>`;
}

const textsOf = (labels: readonly Label[], scale: Scale): string =>
  runsBySharing(labels, letteringOf)
    .map(([look, alike]) => {
      if (alike.length === 1) return alike.map((label) => textOf(label, scale, look)).join('');
      return `<g${look}>${alike.map((label) => textOf(label, scale, '')).join('')}</g>`;
    })
    .join('');

/** The lines and texts of a drawing, without the <svg> element. Large pictures have smaller letters (`texts`), unless they hold two graphs. */
export function paintOf({ scale, strokes, labels, panels }: Drawing): string {
  const halo = { 'paint-order': 'stroke', stroke: inkOf('paper'), 'stroke-width': 4 };
  const texts = textsOf(labels, scale);
  return `${pathsOf(strokes)}<g${attributes({ class: panels ? null : 'texts', ...halo })}>${texts}</g>`;
}

/** Two graphs for wide pages, and for phones and files: nobody knows how wide a file is shown. */
const BESIDE: Size = { width: 640, height: 300 };
export const STACKED: Size = { width: 320, height: 480 };

/** One of the two layouts of a figure with panels. A page shows the one that fits, and others show the first. */
function layoutOf(figure: Figure, name: string, size: Size): string {
  const drawing = layoutFigure(figure, size);
  const { width, height } = size;
  const view = attributes({
    class: name,
    viewBox: `0 0 ${width} ${height}`,
    'font-size': drawing.scale.textSize,
    display: size === BESIDE ? null : 'none',
  });
  return `<svg${view}>${paintOf(drawing)}</svg>`;
}

/** Other programs draw the letters of a file in their own fonts, which may be wider than ours by this factor. */
const WIDEST_FONT = 1.2;
/** The paper at either side of a file, in pixels: enough for such a font with nearly all labels, so that the graphs of a question have one size. */
const PAPER_MARGIN = 16;

/** Where a file begins and how wide it is, so that no label is cut off. */
function widthOfFile({ scale, labels, panels }: Drawing): { left: number; width: number } {
  const parts = panels ?? [{ scale, labels }];
  const boxes = parts.flatMap((part) => part.labels.map((label) => boxOf(label, part.scale, WIDEST_FONT)));
  const left = Math.floor(Math.min(-PAPER_MARGIN, ...boxes.map((box) => box.left)));
  const right = Math.ceil(Math.max(scale.size.width + PAPER_MARGIN, ...boxes.map((box) => box.right)));
  return { left, width: right - left };
}

interface Picture {
  readonly view: Record<string, string | number | null>;
  readonly content: string;
}

function pictureOf(figure: Figure, size: Size | undefined, standalone: boolean): Picture {
  if (figure.panels && !standalone)
    return {
      view: { ...BESIDE },
      content: layoutOf(figure, 'beside', BESIDE) + layoutOf(figure, 'stacked', STACKED),
    };
  const drawing = layoutFigure(figure, size ?? (figure.panels ? STACKED : DEFAULT_SIZE));
  const { size: drawn, textSize } = drawing.scale;
  const { left, width } = standalone ? widthOfFile(drawing) : { left: 0, width: drawn.width };
  const { height } = drawn;
  return {
    // Two graphs are as high as a page if they fill its width.
    view: {
      ...(figure.panels && !size ? { width, height } : {}),
      viewBox: `${left} 0 ${width} ${height}`,
      'font-size': textSize,
    },
    content: `${standalone ? backgroundOf({ width, height }, left) : ''}${paintOf(drawing)}`,
  };
}

/**
 * A figure as SVG markup with its title and description. Unless standalone, it uses the color tokens of the page, and two panels are
 * laid out twice, whatever `size` says: as `beside` and, for phones, as `stacked`.
 */
export function drawFigure(
  figure: Figure,
  size?: Size,
  { idPrefix = 'figure', standalone = false }: DrawOptions = {},
): string {
  const { view, content } = pictureOf(figure, size, standalone);
  const [title, desc] = [`${idPrefix}-title`, `${idPrefix}-desc`];
  const svg = [
    `<svg${attributes({
      xmlns: 'http://www.w3.org/2000/svg',
      ...view,
      role: 'img',
      'aria-labelledby': title,
      'aria-describedby': desc,
      'font-family': standalone ? FILE_FONT : 'inherit',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      fill: 'none',
    })}>`,
    `<title${attributes({ id: title })}>${escape(withoutSubscripts(figure.title))}</title>`,
    `<desc${attributes({ id: desc })}>${escape(withoutSubscripts(figure.description))}</desc>`,
    content,
    '</svg>',
  ].join('');
  return standalone ? lightOf(svg) : svg;
}
