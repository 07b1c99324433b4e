import type { Frame } from '../lesson/frame-schema';
import { attributes, escape } from './markup';
import { lightOf, PALETTE } from './palette';
import { paintPoster, posterFile, squares } from './poster-parts';
import { lineHeight } from './scale';
import { widthOf, wrapText } from './labels/text-width';

/** What social networks show above a link. */
export const CARD = { width: 1200, height: 630 };

const SQUARE = 45;
const MARGIN = 64;
/** Words on the left, the frame on the right. */
const WORDS_WIDTH = 490;
const PLACE = { left: 584, top: 45, width: 580, height: 540 };
/** Cards are mostly shown at the width of a phone, so the frame is laid out small and enlarged, letters included. */
const ENLARGED = 1.75;
const SIZE = { width: PLACE.width / ENLARGED, height: PLACE.height / ENLARGED };

/** The title takes the largest size at which it fits. */
const TITLE_SIZES = [72, 64, 56, 50, 44, 38];
const MOST_LINES = 4;

/** The fonts that a card names. Whoever turns it into pixels must have them. */
export const CARD_FONTS = {
  text: 'Atkinson Hyperlegible Next',
  // The name inside of the font files, all of which were cut from this style.
  display: 'Bricolage Grotesque 96pt ExtraBold',
};

export interface CardWords {
  readonly site: string;
  readonly title: string;
  /** One line under the title. */
  readonly about: string;
}

const { paper, ink, muted, grid, demand, supply } = PALETTE;

const text = (words: string, x: number, y: number, values: Record<string, string | number>): string =>
  `<text${attributes({ x, y, fill: ink.light, ...values })}>${escape(words)}</text>`;

const display = { 'font-family': CARD_FONTS.display, 'font-weight': 700 };

function drawTitle(title: string): string {
  const tried = TITLE_SIZES.map((size) => ({ size, lines: wrapText(title, WORDS_WIDTH, size) }));
  const fits = ({ size, lines }: { size: number; lines: string[] }) =>
    lines.length <= MOST_LINES && lines.every((line) => widthOf(line, size) <= WORDS_WIDTH);
  const { size, lines } = tried.find(fits) ?? { size: 38, lines: wrapText(title, WORDS_WIDTH, 38) };
  const step = 0.92 * lineHeight(size);
  const top = CARD.height / 2 - ((lines.length - 1) / 2) * step + 0.34 * size;
  return lines.map((line, index) => text(line, MARGIN, top + index * step, { ...display, 'font-size': size })).join('');
}

/** The logo, 56 pixels high. */
const LOGO = [
  `<g transform="translate(${MARGIN - 8} 48) scale(1.75)">`,
  `<path d="M5 4v23h23" stroke="${ink.light}" stroke-width="2"/>`,
  `<path d="M9.5 8c3 7 7.5 11.5 16.5 13.5" stroke="${demand.light}" stroke-width="3"/>`,
  `<path d="M9.5 22.5c7-2 11.5-6.5 15.5-15.5" stroke="${supply.light}" stroke-width="3"/></g>`,
].join('');

/** A picture for links to the site, as SVG in fixed colors: its name and a title beside a frame of a lesson. */
export function drawCard({ site, title, about }: CardWords, frame: Frame): string {
  const file = posterFile(CARD, CARD_FONTS.text, SIZE);
  const place = { transform: `translate(${PLACE.left} ${PLACE.top}) scale(${ENLARGED})` };
  return [
    `<svg${attributes(file)}><rect${attributes({ ...CARD, fill: paper.light })}/>`,
    `<path${attributes({ d: squares(CARD, SQUARE), stroke: grid.light, 'stroke-opacity': 0.6 })}/>`,
    LOGO,
    text(site, MARGIN + 56, 88, { ...display, 'font-size': 34 }),
    drawTitle(title),
    text(about, MARGIN, CARD.height - MARGIN, { 'font-size': 27, fill: muted.light }),
    `<g${attributes(place)}>${lightOf(paintPoster(frame, SIZE))}</g></svg>`,
  ].join('');
}
