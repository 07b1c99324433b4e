import { lineAt, type Lines } from './line-at';

/** Captions for the coffee market, from four steps left of the usual demand to four steps right of it. */
const MARKET_LINES: Lines = [
  'Holidays. The machine hums to itself.',
  'Tea is cheap this week. A substitute is a substitute.',
  'Everyone slept well. Fewer buyers at every price.',
  'The exam moved to next week. Demand noticed.',
  'Equilibrium. Nobody is delighted, nobody leaves.',
  'A quiz is announced. Demand shifts right.',
  'The library stays open all night. So do wallets.',
  'The evening before the exam. Price rises, as taught.',
  'Finals. At this price, sleep is the substitute good.',
];

export const MARKET_STEPS = 4;

/** Returns the caption for a demand shift of −4 to 4 steps. */
export const marketLine = (step: number) => lineAt(MARKET_LINES, Math.round(step) + MARKET_STEPS);
