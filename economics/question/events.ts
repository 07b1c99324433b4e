import type { Draw } from './draw';

/** What a story says of a good: what it is made of, what replaces it, what is used with it. */
const story = (goods: string, input: string, substitute: string, complement: string) => ({
  goods,
  input,
  substitute,
  complement,
});

const STORIES = [
  story('electric cars', 'car batteries', 'gasoline-powered cars', 'home charging stations'),
  story('peanut butter', 'peanuts', 'almond butter', 'jelly'),
  story('frozen pizzas', 'cheese', 'fast-food meals', 'pizza ovens'),
  story('tablets', 'computer chips', 'laptops', 'tablet cases'),
  story('coffee', 'coffee beans', 'tea', 'coffee creamer'),
  story('bread', 'flour', 'tortillas', 'butter'),
  story('pancake mix', 'wheat', 'breakfast cereal', 'maple syrup'),
  story('tennis rackets', 'carbon fiber', 'pickleball paddles', 'tennis balls'),
  story('bicycles', 'aluminum', 'electric scooters', 'bicycle helmets'),
  story('hamburgers', 'ground beef', 'chicken sandwiches', 'french fries'),
  story('printers', 'plastic', 'digital scanners', 'printer ink'),
  story('cotton sheets', 'cotton', 'linen sheets', 'mattresses'),
  story('wooden tables', 'lumber', 'metal tables', 'dining chairs'),
  story('video games', 'graphics software', 'movie tickets', 'game consoles'),
  story('tacos', 'corn', 'burritos', 'salsa'),
  story('flashlights', 'light bulbs', 'candles', 'batteries'),
  story('chocolate bars', 'cocoa', 'gummy candy', 'marshmallows'),
  story('guitars', 'rosewood', 'keyboards', 'guitar strings'),
  story('ice cream', 'milk', 'frozen yogurt', 'ice cream cones'),
  story('sneakers', 'rubber', 'leather shoes', 'athletic socks'),
];

export type Way = 'right' | 'left';

/** Something that shifts one curve, and the error of whoever shifts it the other way. */
export interface ShiftEvent {
  /** Of the texts: "substitute more". */
  readonly name: string;
  readonly way: Way;
  readonly confused: string;
}

const oppositeOf = (way: Way): Way => (way === 'right' ? 'left' : 'right');

type Kind = readonly [name: string, moreShifts: Way, confused: string];

const DEMAND: readonly Kind[] = [
  ['substitute', 'right', 'substitutes-complements-swap'],
  ['complement', 'left', 'substitutes-complements-swap'],
  ['consumers', 'right', 'shift-reversed'],
  ['tastes', 'right', 'shift-reversed'],
  ['expectations', 'right', 'shift-reversed'],
];

const SUPPLY: readonly Kind[] = [
  ['input', 'left', 'shift-reversed'],
  ['firms', 'right', 'shift-reversed'],
  ['wages', 'left', 'shift-reversed'],
  ['subsidy', 'right', 'shift-reversed'],
];

function eventOf(draw: Draw, kinds: readonly Kind[]): ShiftEvent {
  const [name, moreShifts, confused] = draw.oneOf(kinds);
  const more = draw.oneOf([true, false]);
  return { name: `${name} ${more ? 'more' : 'less'}`, way: more ? moreShifts : oppositeOf(moreShifts), confused };
}

/** A good with an event that shifts its demand, and one that shifts its supply. */
export const drawStory = (draw: Draw) => ({
  good: draw.oneOf(STORIES),
  demand: eventOf(draw, DEMAND),
  supply: eventOf(draw, SUPPLY),
});
