import type { Figure } from '../figure';
import { laborWriter } from './labor-parts';
import { marketFigure } from './market-figure';
import type { MarketPart, MarketPicture } from './market-picture';
import type { LaborMarketPart, LaborMarketPicture } from './labor-market-picture';

/** What may be shown besides the curves, with the part of a market that it is. */
const PARTS = {
  demand: 'demand',
  supply: 'supply',
  equilibrium: 'equilibrium',
  'old-equilibrium': 'old-equilibrium',
  /** The labor that is hired at a minimum wage or at the wage line. */
  hired: 'traded',
  shortage: 'shortage',
  surplus: 'surplus',
  'employers-surplus': 'consumer-surplus',
  'workers-surplus': 'producer-surplus',
  'deadweight-loss': 'deadweight-loss',
  'shift-arrow': 'shift-arrow',
  'movement-arrow': 'movement-arrow',
} as const satisfies Record<LaborMarketPart, MarketPart>;

/** What a market's texts say, and what they say of labor. Longer phrases come first. */
const WORDS: readonly (readonly [said: RegExp, ofLabor: string])[] = [
  [/a ceiling, a floor or a priceLine/g, 'a minimumWage or a wageLine'],
  [/priceLine/g, 'wageLine'],
  [/The quantity bought and sold is (.*?), at /g, 'Employment is $1, at a wage of '],
  [/the quantity traded/g, 'the quantity of labor hired'],
  [/price floor|(?<=^a )floor/g, 'minimum wage'],
  [/^(?:Price f|F)loor\b|(?<=the line )Floor\b/g, 'Minimum wage'],
  [/floor/g, 'minimum wage'],
  [/Price/g, 'Wage'],
  [/price/g, 'wage'],
  [/([Qq])uantity (demanded|supplied)/g, '$1uantity of labor $2'],
  [/\bthe quantity (increases|decreases|stays)/g, 'the quantity of labor $1'],
  [/: a (shortage|surplus)/g, ': a $1 of labor'],
  [/willingness to pay falls/g, 'the wage that firms would pay falls'],
  [/marginal cost rises/g, 'the wage that workers would accept rises'],
  [/Consumer surplus/g, "Employers' surplus"],
  [/consumer surplus/g, "employers' surplus"],
  [/Producer surplus/g, "Workers' surplus"],
  [/producer surplus/g, "workers' surplus"],
  [/^Demand and supply:/g, 'Demand for and supply of labor:'],
  [/\b(Demand|Supply) (?=[DS]\d? |shifts)/g, 'Labor $1 '],
  [/\b(demand|supply) (?=[DS]\d? |shifts)/g, 'labor $1 '],
  [/Labor Demand/g, 'Labor demand'],
  [/Labor Supply/g, 'Labor supply'],
  [/^Sold$/g, 'Hired'],
];

const ofLabor = (text: string): string => WORDS.reduce((said, [from, to]) => said.replaceAll(from, to), text);

/** A wage as a market calls it. */
const withPrice = <Rest extends object>({ wage, ...rest }: Rest & { readonly wage?: number }) => ({
  ...rest,
  ...(wage !== undefined && { price: wage }),
});

/** The same as the market that it is drawn as. */
export function asMarket(picture: LaborMarketPicture): MarketPicture {
  const { wage, minimumWage, wageLine, show, at, max, ...same } = picture;
  return {
    ...same,
    kind: 'market',
    price: wage,
    ...(minimumWage !== undefined && { floor: minimumWage }),
    ...(wageLine !== undefined && { priceLine: wageLine }),
    ...(show && { show: show.map((part) => PARTS[part]) }),
    ...(at && { at: at.map(withPrice) }),
    ...(max && { max: withPrice(max) }),
  };
}

/** The market's figure, or its refusal in the words of a labor market. */
function drawMarket(picture: LaborMarketPicture): Figure {
  try {
    return marketFigure(asMarket(picture), laborWriter(picture.values));
  } catch (error) {
    if (error instanceof RangeError) throw new RangeError(ofLabor(error.message));
    throw error;
  }
}

/** A market in which firms buy labor. @throws RangeError with a message for the author when its parts do not fit together. */
export function laborMarketFigure(picture: LaborMarketPicture): Figure {
  const figure = drawMarket(picture);
  const points = new Set((picture.at ?? []).map(({ name }) => `point-${name}`));
  const named = <T extends { readonly id: string; readonly name: string }>(things: readonly T[]): T[] =>
    things.map((thing) => (points.has(thing.id) ? thing : { ...thing, name: ofLabor(thing.name) }));
  return {
    ...figure,
    title: picture.title ?? ofLabor(figure.title),
    description: ofLabor(figure.description),
    curves: named(figure.curves),
    areas: named(figure.areas),
    marks: named(figure.marks),
    spans: named(figure.spans),
  };
}
