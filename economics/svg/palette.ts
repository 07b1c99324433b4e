import type { Role } from '../figure';

/** The site's tokens, with their values for files that stand alone. Green is not among them: it means "right". */
export const PALETTE = {
  paper: { light: '#fbf9f4', dark: '#16211d' },
  ink: { light: '#1c2430', dark: '#f2f0e6' },
  muted: { light: '#5b6472', dark: '#a9b3ac' },
  grid: { light: '#d8d3c6', dark: '#35433d' },
  demand: { light: '#1f5fbf', dark: '#8ab8ff' },
  supply: { light: '#c2410c', dark: '#ff9b66' },
} as const;

export type Colour = keyof typeof PALETTE;

/** A colour for a presentation attribute: the page's token, or the light value where no page is around. */
export const inkOf = (colour: Colour): string => `var(--${colour}, ${PALETTE[colour].light})`;

/** How an area is hatched, so that it is told apart without its colour. */
export type Hatch = 'rising' | 'falling' | 'crossed' | 'dotted' | 'level' | 'upright';

/** Buyers' side blue, sellers' side orange, everybody else ink. */
const BY_ROLE: Record<Role, readonly [Colour, Hatch]> = {
  demand: ['demand', 'rising'],
  supply: ['supply', 'falling'],
  'marginal-benefit': ['demand', 'rising'],
  'marginal-cost': ['supply', 'falling'],
  frontier: ['ink', 'rising'],
  trade: ['muted', 'level'],
  utility: ['demand', 'rising'],
  revenue: ['ink', 'rising'],
  price: ['ink', 'level'],
  policy: ['ink', 'crossed'],
  'consumer-surplus': ['demand', 'rising'],
  'producer-surplus': ['supply', 'falling'],
  'deadweight-loss': ['ink', 'crossed'],
  'tax-revenue': ['ink', 'dotted'],
  'subsidy-cost': ['muted', 'dotted'],
  shortage: ['ink', 'level'],
  surplus: ['ink', 'level'],
  gain: ['muted', 'upright'],
  plain: ['ink', 'level'],
};

export const colourOf = (role: Role): Colour => BY_ROLE[role][0];
export const hatchOf = (role: Role): Hatch => BY_ROLE[role][1];
