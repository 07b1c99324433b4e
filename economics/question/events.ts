import type { Draw } from './draw';

/** What a story says of a good: what it is made of, what replaces it, what is used with it. */
interface StoryGood {
  readonly goods: string;
  readonly input: string;
  readonly substitute: string;
  readonly complement: string;
}

const story = (goods: string, input: string, substitute: string, complement: string): StoryGood => ({
  goods,
  input,
  substitute,
  complement,
});

const STORIES: readonly StoryGood[] = [
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

/** Something that shifts one curve, as half of a sentence, and the error of whoever shifts it the other way. */
export interface ShiftEvent {
  readonly text: string;
  readonly way: Way;
  readonly confused: string;
}

const oppositeOf = (way: Way): Way => (way === 'right' ? 'left' : 'right');

type Kind = readonly [text: (good: StoryGood, more: boolean) => string, moreShifts: Way, confused: string];

const rises = (more: boolean): string => (more ? 'rises' : 'falls');

const DEMAND: readonly Kind[] = [
  [
    ({ goods, substitute }, more) => `the price of ${substitute}, a substitute for ${goods}, ${rises(more)}`,
    'right',
    'substitutes-complements-swap',
  ],
  [
    ({ complement, goods }, more) => `the price of ${complement}, a complement of ${goods}, ${rises(more)}`,
    'left',
    'substitutes-complements-swap',
  ],
  [
    ({ goods }, more) => `the number of consumers of ${goods} ${more ? 'increases' : 'decreases'}`,
    'right',
    'shift-reversed',
  ],
  [({ goods }, more) => `consumers’ tastes shift ${more ? 'toward' : 'away from'} ${goods}`, 'right', 'shift-reversed'],
  [
    ({ goods }, more) => `consumers begin to expect a ${more ? 'higher' : 'lower'} price of ${goods} next month`,
    'right',
    'shift-reversed',
  ],
];

const SUPPLY: readonly Kind[] = [
  [
    ({ goods, input }, more) => `the price of ${input}, an input in the production of ${goods}, ${rises(more)}`,
    'left',
    'shift-reversed',
  ],
  [
    ({ goods }, more) => `firms that produce ${goods} ${more ? 'enter' : 'leave'} the market`,
    'right',
    'shift-reversed',
  ],
  [
    ({ goods }, more) => `the wages of the workers who produce ${goods} ${more ? 'rise' : 'fall'}`,
    'left',
    'shift-reversed',
  ],
  [
    ({ goods }, more) => `the government begins to ${more ? 'subsidize' : 'tax'} the producers of ${goods}`,
    'right',
    'shift-reversed',
  ],
];

function eventOf(draw: Draw, good: StoryGood, kinds: readonly Kind[]): ShiftEvent {
  const [text, moreShifts, confused] = draw.oneOf(kinds);
  const more = draw.oneOf([true, false]);
  return { text: text(good, more), way: more ? moreShifts : oppositeOf(moreShifts), confused };
}

/** A good with an event that shifts its demand, and one that shifts its supply. */
export function drawStory(draw: Draw) {
  const good = draw.oneOf(STORIES);
  return { goods: good.goods, demand: eventOf(draw, good, DEMAND), supply: eventOf(draw, good, SUPPLY) };
}
