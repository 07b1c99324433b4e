import type { Fading, Role } from '../figure';
import { attributes } from './markup';
import type { Size } from './scale';

/** The site's color tokens and their values for standalone files, no two of which are the same. Green is not used here because it means "right" on the site. */
export const PALETTE = {
  paper: { light: '#fbf9f4', dark: '#16211d' },
  ink: { light: '#1c2430', dark: '#f2f0e6' },
  muted: { light: '#5b6472', dark: '#a9b3ac' },
  grid: { light: '#d8d3c6', dark: '#35433d' },
  demand: { light: '#1f5fbf', dark: '#8ab8ff' },
  supply: { light: '#c2410c', dark: '#ff9b66' },
} as const;

export type Color = keyof typeof PALETTE;

/** A color for an SVG attribute within a page of the site. */
export const pageInkOf = (color: Color): string => `var(--${color})`;

/** A color for an SVG attribute: the page's token, or its light value outside of a page. */
export const inkOf = (color: Color): string => `var(--${color}, ${PALETTE[color].light})`;

/** SVG that does without custom properties: each color as its light value, for files and for other programs than browsers. */
export const lightOf = (svg: string): string => svg.replaceAll(/var\(--\w+, (#\w+)\)/g, '$1');

/** Opacity of what is faint: each color is still 3:1 on paper and board, as a line and a text have to be. */
const FAINT = 0.74;

/** The opacity of a line or text. */
export const opacityOf = ({ opacity = 1, faint = 0 }: Fading): number => opacity * (1 - (1 - FAINT) * faint);

/** Hatching tells areas apart without their color. */
export type Hatch = 'rising' | 'falling' | 'crossed' | 'dotted' | 'level' | 'upright';

/** Blue for buyers, orange for sellers, ink for everything else. */
const BY_ROLE: Record<Role, readonly [Color, Hatch]> = {
  demand: ['demand', 'rising'],
  supply: ['supply', 'falling'],
  'marginal-benefit': ['demand', 'rising'],
  'marginal-cost': ['supply', 'falling'],
  'marginal-social-benefit': ['ink', 'rising'],
  'marginal-social-cost': ['ink', 'falling'],
  'marginal-revenue-product': ['demand', 'rising'],
  'marginal-resource-cost': ['supply', 'upright'],
  frontier: ['ink', 'rising'],
  trade: ['muted', 'level'],
  utility: ['demand', 'rising'],
  revenue: ['ink', 'rising'],
  price: ['ink', 'level'],
  policy: ['ink', 'crossed'],
  'consumer-surplus': ['demand', 'rising'],
  'producer-surplus': ['supply', 'falling'],
  transfer: ['supply', 'level'],
  'deadweight-loss': ['ink', 'crossed'],
  'tax-revenue': ['ink', 'dotted'],
  'buyers-part': ['demand', 'level'],
  'sellers-part': ['supply', 'upright'],
  'subsidy-cost': ['muted', 'dotted'],
  shortage: ['ink', 'level'],
  surplus: ['ink', 'level'],
  gain: ['muted', 'upright'],
  external: ['muted', 'falling'],
  'marginal-revenue': ['demand', 'rising'],
  'average-total-cost': ['ink', 'level'],
  'average-variable-cost': ['muted', 'level'],
  'average-fixed-cost': ['muted', 'level'],
  'long-run-average-cost': ['ink', 'level'],
  profit: ['supply', 'upright'],
  loss: ['ink', 'crossed'],
  'total-cost': ['ink', 'level'],
  'variable-cost': ['muted', 'upright'],
  'fixed-cost': ['muted', 'falling'],
  'total-product': ['ink', 'rising'],
  'marginal-product': ['supply', 'rising'],
  'average-product': ['ink', 'rising'],
  lettered: ['ink', 'level'],
  plain: ['ink', 'level'],
};

export const colorOf = (role: Role): Color => BY_ROLE[role][0];
export const hatchOf = (role: Role): Hatch => BY_ROLE[role][1];

/** Converters other than browsers read attributes alone, so a file has the light colors there, and only a screen exchanges them. */
const DARK = Object.values(PALETTE)
  .map(({ light, dark }) => `[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`)
  .join('');

/** Large figures do not need larger letters. */
const STYLE = `@media screen and (prefers-color-scheme:dark){${DARK}}@media (min-width:600px){.texts{font-size:.75em}}`;

/** Standalone files cannot use the page's fonts. */
export const FILE_FONT = "Arial, Helvetica, 'Liberation Sans', sans-serif";

/** The style sheet and background of a standalone file, which then goes through `lightOf`. */
export const backgroundOf = ({ width, height }: Size, x = 0): string =>
  `<style>${STYLE}</style><rect${attributes({ x: x === 0 ? null : x, width, height, fill: inkOf('paper') })}/>`;
