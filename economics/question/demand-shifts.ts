import { count, dollars } from '../numbers';
import type { Picture } from '../picture/picture';
import { drawRising, type Draw } from './draw';
import { atPrices } from './points';
import { goodPicture } from './drawn-market';
import { questionModel, type Values } from './question-model';
import { drawGood, drawPriceList, GOODS } from './settings';

const CURVE = {
  kind: 'market',
  quantity: 'Quantity',
  price: 'Price',
  values: 'hidden',
  demand: { choke: 12, slope: 0.1 },
  max: { quantity: 130, price: 14 },
} as const;

const along = (from: number, to: number): Picture => ({
  ...CURVE,
  description: `Demand D slopes down. An arrow points ${to > from ? 'up' : 'down'} along the curve from F to G.`,
  show: ['demand', 'movement-arrow'],
  at: atPrices(['demand', from], ['demand', to]),
});

const shifted = (units: number): Picture => ({ ...CURVE, demandShift: units, show: ['demand', 'shift-arrow'] });

const CHANGES = { right: shifted(20), left: shifted(-20), up: along(4, 8), down: along(8, 4) };
type Change = keyof typeof CHANGES;

const isChange = (name: unknown): name is Change => typeof name === 'string' && name in CHANGES;
const pictureOf = ({ change }: Values): Picture => CHANGES[isChange(change) ? change : 'right'];

const SUBSTITUTES: readonly (readonly [string, string])[] = [
  ['coffee', 'tea'],
  ['butter', 'margarine'],
  ['beef', 'chicken'],
  ['apples', 'pears'],
  ['movie tickets', 'streaming subscriptions'],
  ['train tickets', 'airline tickets'],
  ['taxi rides', 'rideshare trips'],
  ['hotel rooms', 'vacation rentals'],
  ['hamburgers', 'burritos'],
  ['laptops', 'tablets'],
  ['blueberries', 'raspberries'],
  ['honey', 'maple syrup'],
];
/** The first is used with the second, and the other way around. */
const COMPLEMENTS: readonly (readonly [string, string])[] = [
  ['hot dogs', 'buns'],
  ['printers', 'ink'],
  ['peanut butter', 'jelly'],
  ['tennis rackets', 'tennis balls'],
  ['electric cars', 'home chargers'],
  ['skis', 'ski boots'],
  ['tents', 'sleeping bags'],
  ['chips', 'salsa'],
  ['game consoles', 'video games'],
  ['bicycles', 'bicycle helmets'],
  ['pasta', 'tomato sauce'],
  ['ferry tickets', 'island hotel rooms'],
];
const NORMAL = ['restaurant meals', 'airline tickets', 'bicycles', 'concert tickets', 'sneakers', 'gym memberships'];
const INFERIOR = [
  'instant noodles',
  'long-distance bus tickets',
  'canned beans',
  'used clothes',
  'store-brand cereals',
];
const STORABLE = ['laptops', 'sneakers', 'winter coats', 'canned beans', 'smartphones', 'solar panels', 'bicycles'];

/** What changes, the buyers' response when it rises, and the error that leads to the opposite one. */
const EVENTS: readonly (readonly [kind: string, change: Change, opposite: string])[] = [
  ['substitute', 'right', 'substitutes-complements-swap'],
  ['complement', 'left', 'substitutes-complements-swap'],
  ['normal', 'right', 'normal-inferior-swap'],
  ['inferior', 'left', 'normal-inferior-swap'],
  ['expected', 'right', 'expectations-reversed'],
  ['price', 'up', 'law-of-demand-reversed'],
];

const OPPOSITE: Readonly<Record<Change, Change>> = { right: 'left', left: 'right', up: 'down', down: 'up' };
/** Neither the change nor its opposite: a movement in place of a shift, or a shift in place of a movement. */
const othersOf = (change: Change): readonly Change[] =>
  change === 'up' || change === 'down' ? ['left', 'right'] : ['up', 'down'];

function drawGoods(draw: Draw, kind: string): readonly string[] {
  if (kind === 'substitute') return draw.shuffled(draw.oneOf(SUBSTITUTES));
  if (kind === 'complement') return draw.shuffled(draw.oneOf(COMPLEMENTS));
  if (kind === 'normal') return [draw.oneOf(NORMAL)];
  if (kind === 'inferior') return [draw.oneOf(INFERIOR)];
  if (kind === 'expected') return [draw.oneOf(STORABLE)];
  return [draw.oneOf(draw.oneOf([...SUBSTITUTES, ...COMPLEMENTS]))];
}

export const graphOfADemandChange = questionModel('graph-of-a-demand-change', 'demand-shift', (draw) => {
  const [kind, ifRising, misconception] = draw.oneOf(EVENTS);
  const [good = '', other = ''] = drawGoods(draw, kind);
  const isRising = draw.oneOf([true, false]);
  const change = isRising ? ifRising : OPPOSITE[ifRising];
  const [rises, rise, higher] = isRising ? ['rises', 'rise', 'higher'] : ['falls', 'fall', 'lower'];
  return {
    values: { kind, good, other, rises, rise, higher },
    draw: pictureOf,
    right: { change },
    wrong: [
      [misconception, { change: OPPOSITE[change] }],
      ...othersOf(change).map((one) => ['shift-vs-movement', { change: one }, one] as const),
    ],
  };
});

const GROUPS: readonly (readonly [string, string])[] = [
  ['Students', 'Retirees'],
  ['Families', 'Single people'],
  ['Residents', 'Tourists'],
  ['Teenagers', 'Adults'],
];

export const shiftFromTwoGroups = questionModel('shift-from-two-groups', 'demand-shift', (draw) => {
  const groups = draw.oneOf(GROUPS);
  const [first, second] = [20 * draw.whole(5, 30), 20 * draw.whole(5, 30)];
  const [more, fewer] = [draw.whole(1, 4), draw.whole(1, 4)];
  const [up, down] = [first * more, second * fewer];
  if (up === down || first === second) return null;
  const direction = up > down ? 'right' : 'left';
  const opposite = up > down ? 'left' : 'right';
  const net = Math.abs(up - down);
  const rows = [
    [groups[0], count(first), `+${count(more)}`],
    [groups[1], count(second), count(-fewer)],
  ];
  return {
    values: { ...draw.oneOf(GOODS), up, down, net, first, second, more, fewer },
    rows: draw.shuffled(rows),
    right: { direction, amount: net },
    wrong: [
      ['shift-reversed', { direction: opposite, amount: net }],
      ['gain-loss-sign', { direction, amount: up + down }, 'added'],
      ['gain-loss-sign', { direction: opposite, amount: up + down }, 'reversed'],
    ],
  };
});

export const movementAfterAShift = questionModel('movement-after-a-shift', 'demand-shift', (draw) => {
  const perDollar = draw.oneOf([2, 3, 4, 5, 6, 8, 10]);
  const [shiftDollars, change] = [draw.whole(2, 6), draw.whole(2, 6)];
  const [isMore, isCheaper] = [draw.oneOf([true, false]), draw.oneOf([true, false])];
  const price = draw.whole(6, 20);
  const newPrice = price + (isCheaper ? -change : change);
  if (newPrice < 2 || shiftDollars === change) return null;
  const good = drawGood(draw, price, newPrice);
  const shift = perDollar * (isMore ? shiftDollars : -shiftDollars);
  const before = perDollar * draw.whole(5, 12);
  const [between, after] = [before + shift, before + shift + (isCheaper ? 1 : -1) * perDollar * change];
  if (between <= 0 || after <= 0 || after === before) return null;
  return {
    values: {
      ...good,
      price,
      newPrice,
      between,
      after,
      falls: isCheaper ? 'falls' : 'rises',
      larger: Math.max(between, after),
      smaller: Math.min(between, after),
    },
    picture: goodPicture(good, {
      demand: { choke: price + before / perDollar, slope: 1 / perDollar },
      demandShift: shift,
      show: ['demand'],
      at: atPrices(['old-demand', price], ['demand', newPrice], ['demand', price]),
    }),
    right: Math.abs(after - between),
    wrong: [
      ['shift-vs-movement', Math.abs(shift)],
      ['total-not-change', after, 'after'],
      ['one-for-one-dollar', change],
      ['total-not-change', before, 'before'],
    ],
  };
});

export const shiftAgainstMovement = questionModel('shift-against-movement', 'demand-shift', (draw) => {
  const { good, rising: prices } = drawPriceList(draw, 3, 2);
  const quantities = drawRising(draw, 2 * draw.whole(5, 20), 3, 9).reverse();
  const from = draw.whole(0, 1);
  const to = draw.whole(from + 1, 3);
  const movement = (quantities[from] ?? 0) - (quantities[to] ?? 0);
  const shift = draw.whole(3, 24);
  if (shift === movement) return null;
  const [way, opposite] = shift > movement ? ['increases', 'decreases'] : ['decreases', 'increases'];
  const [net, added] = [Math.abs(shift - movement), shift + movement];
  return {
    values: {
      ...good,
      shift,
      movement,
      net,
      low: prices[from] ?? 0,
      high: prices[to] ?? 0,
      before: quantities[from] ?? 0,
      after: quantities[to] ?? 0,
    },
    rows: prices.map((price, index) => [dollars(price), count(quantities[index] ?? 0)]),
    right: { way, amount: net },
    wrong: [
      ['shift-reversed', { way: 'decreases', amount: added }, 'added'],
      ['law-of-demand-reversed', { way: 'increases', amount: added }],
      ['shift-reversed', { way: opposite, amount: net }, 'both'],
    ],
  };
});
