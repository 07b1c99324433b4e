import { count } from '../numbers';
import { figureOf } from '../picture/picture';
import type { PossibilitiesPicture } from '../picture/possibilities-picture';
import { endsOf, type EndedFrontier } from '../production-possibilities';
import type { Draw } from './draw';
import { capital, one, units } from './settings';

/** Two goods that one factory can produce, dozens of each a day. */
const FACTORY_GOODS: readonly (readonly [string, string])[] = [
  ['bicycles', 'scooters'],
  ['laptops', 'tablets'],
  ['jackets', 'backpacks'],
  ['trucks', 'buses'],
  ['desks', 'bookcases'],
  ['drones', 'cameras'],
  ['tents', 'kayaks'],
  ['guitars', 'violins'],
];

/** Two goods of which one person can make a few in a week; each takes a few hours. */
const CRAFTS: readonly (readonly [string, string])[] = [
  ['chairs', 'tables'],
  ['bowls', 'baskets'],
  ['lamps', 'clocks'],
  ['shirts', 'coats'],
  ['kites', 'baskets'],
  ['rugs', 'chairs'],
];

/** Two goods that countries trade by the ton. */
const COMMODITIES: readonly (readonly [string, string])[] = [
  ['wheat', 'cotton'],
  ['coffee', 'cocoa'],
  ['rice', 'steel'],
  ['corn', 'copper'],
  ['sugar', 'timber'],
  ['tea', 'rubber'],
  ['salt', 'iron'],
  ['barley', 'wool'],
];

const COUNTRIES: readonly string[] = ['Avaria', 'Belmora', 'Corvia', 'Dorland', 'Elmar', 'Fenwick', 'Galena', 'Harrow'];

export const drawFactoryGoods = (draw: Draw): [string, string] => draw.twoOf(draw.oneOf(FACTORY_GOODS));
export const drawCrafts = (draw: Draw): [string, string] => draw.twoOf(draw.oneOf(CRAFTS));
export const drawCommodities = (draw: Draw): [string, string] => draw.twoOf(draw.oneOf(COMMODITIES));
export const drawCountries = (draw: Draw): [string, string] => draw.twoOf(COUNTRIES);

/** A choice that says how many of a good: "2 chairs". */
export const amountOf = (answer: number, plural: string) => ({ answer, amount: units(answer, plural) });

/** "2 tons of wheat", "0.5 ton of wheat". */
export const tons = (amount: number, good: string): string =>
  `${count(amount)} ${amount > 1 ? 'tons' : 'ton'} of ${good}`;

export const tonsOf = (answer: number, good: string) => ({ answer, amount: tons(answer, good) });

type PpcParts = Pick<PossibilitiesPicture, 'frontier' | 'growth' | 'points' | 'max'>;

/** What a factory can produce in a day. */
export const factoryPpc = (x: string, y: string, parts: PpcParts): PossibilitiesPicture => ({
  kind: 'possibilities',
  title: `${capital(x)} and ${y}`,
  x: `${capital(x)} (per day)`,
  y: `${capital(y)} (per day)`,
  ...parts,
});

/** What a country can produce in a day. */
export const countryPpc = (country: string, x: string, y: string, parts: PpcParts): PossibilitiesPicture => ({
  kind: 'possibilities',
  title: country,
  x: `${capital(x)} (tons per day)`,
  y: `${capital(y)} (tons per day)`,
  ...parts,
});

/** Whether the ends of all curves can be read at numbers on the axes. */
export function showsEnds(picture: PossibilitiesPicture): boolean {
  const { x, y } = figureOf(picture);
  const ends = [picture.frontier, picture.growth].flatMap((each) => (each ? [endsOf(each)] : []));
  return ends.every((end) => x.ticks.some(({ at }) => at === end.x) && y.ticks.some(({ at }) => at === end.y));
}

export interface Combination {
  readonly x: number;
  readonly y: number;
}

/** Points of a quarter circle with radius 100 that have whole coordinates. */
const ROUND = [
  [28, 96],
  [60, 80],
  [80, 60],
  [96, 28],
] as const;

/** What texts call the goods on the axes, and the most that can be produced of each. */
const ppcValues = (x: string, y: string, frontier: EndedFrontier) => ({
  x,
  y,
  oneX: one(x),
  oneY: one(y),
  mostX: frontier.x,
  mostY: frontier.y,
});

/** A factory's bowed-out PPC: a quarter of an ellipse, with four points in whole numbers, from left to right. */
export function drawBowed(draw: Draw) {
  const [x, y] = drawFactoryGoods(draw);
  const frontier = { x: draw.oneOf([25, 50, 75, 100]), y: draw.oneOf([25, 50, 75, 100]), bow: 1 };
  const place = ([right, up]: readonly [number, number]) => ({
    x: (frontier.x * right) / 100,
    y: (frontier.y * up) / 100,
  });
  const at = [place(ROUND[0]), place(ROUND[1]), place(ROUND[2]), place(ROUND[3])] as const; // all four
  return { x, y, frontier, at, values: ppcValues(x, y, frontier) };
}

/** A factory's straight PPC, whose ends lie on the grid, and units of y for one of x. */
export function drawStraight(draw: Draw) {
  const [x, y] = drawFactoryGoods(draw);
  const frontier = { x: draw.oneOf([20, 40, 50, 80]), y: draw.oneOf([20, 40, 60, 80, 100, 120, 160]) };
  return { x, y, frontier, cost: frontier.y / frontier.x, values: ppcValues(x, y, frontier) };
}
