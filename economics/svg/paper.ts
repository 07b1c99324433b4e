import { attributes } from './markup';
import { inkOf, PALETTE } from './palette';
import type { Size } from './scale';

const tokens = (theme: 'light' | 'dark'): string =>
  `svg{${Object.entries(PALETTE)
    .map(([name, colours]) => `--${name}:${colours[theme]};`)
    .join('')}}`;

/** A large picture needs no larger letters. */
const STYLE =
  `${tokens('light')}@media (prefers-color-scheme:dark){${tokens('dark')}}@media print{${tokens('light')}}` +
  '@media (min-width:600px){.texts{font-size:.75em}}';

/** The letters of a picture that is a file of its own: it cannot have those of the page. */
export const FILE_FONT = "Arial, Helvetica, 'Liberation Sans', sans-serif";

/** What a picture that is a file of its own is drawn on: its colours by day, by night and in print, and its paper. */
export const paperOf = ({ width, height }: Size): string =>
  `<style>${STYLE}</style><rect${attributes({ width, height, fill: inkOf('paper') })}/>`;
