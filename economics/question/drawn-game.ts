import { count } from '../numbers';
import type { PayoffMatrix } from '../board/board-schema';
import type { Draw } from './draw';

/** Two rivals and what they decide on. */
export const RIVALS = [
  { industry: 'airlines on a route', pairs: ['Polar Air', 'Cedar Air'], strategies: ['high fares', 'low fares'] },
  { industry: 'food delivery apps in a city', pairs: ['QuickFork', 'DishDash'], strategies: ['high fees', 'low fees'] },
  { industry: 'supermarkets in a town', pairs: ['FreshWay', 'Hillmart'], strategies: ['delivery', 'no delivery'] },
  { industry: 'gyms in a town', pairs: ['Atlas Gym', 'Summit Gym'], strategies: ['long hours', 'short hours'] },
  {
    industry: 'internet providers in a town',
    pairs: ['Callisto', 'Bellwave'],
    strategies: ['a fast plan', 'a cheap plan'],
  },
  {
    industry: 'pharmacies in a town',
    pairs: ['Greenleaf', 'Corner Drug'],
    strategies: ['Sunday hours', 'no Sunday hours'],
  },
] as const; // names

/** Firms whose joint choice of the first strategy is an agreement to compete less. */
const CARTELS = [
  { industry: 'airlines on a route', pairs: ['Polar Air', 'Cedar Air'], strategies: ['high fares', 'low fares'] },
  {
    industry: 'cement producers in a region',
    pairs: ['Granite Co.', 'Basalt Co.'],
    strategies: ['a small output', 'a large output'],
  },
  {
    industry: 'ski resorts in a valley',
    pairs: ['North Peak', 'South Peak'],
    strategies: ['high prices', 'low prices'],
  },
  { industry: 'online bookstores', pairs: ['PageOne', 'Inkwell'], strategies: ['no advertising', 'heavy advertising'] },
  {
    industry: 'ferry companies on a bay',
    pairs: ['BlueLine', 'Harbor Lines'],
    strategies: ['high fares', 'low fares'],
  },
] as const; // names

type Pair = readonly [first: number, second: number];

interface Names {
  readonly industry: string;
  readonly pairs: readonly [string, string];
  readonly strategies: readonly [string, string];
}

export const matrixOf = ({ pairs, strategies }: Names, payoffs: readonly (readonly Pair[])[]): PayoffMatrix => ({
  kind: 'payoff-matrix',
  caption: 'Profit',
  rows: { player: pairs[0], strategies },
  columns: { player: pairs[1], strategies },
  payoffs,
});

/** The cells as a table: the row player's payoff first. */
export const tableOf = ({ rows, payoffs }: PayoffMatrix): string[][] =>
  rows.strategies.map((strategy, row) => [
    `${rows.player}: ${strategy}`,
    ...(payoffs[row] ?? []).map((pair) => pair.map(count).join(', ')),
  ]);

export const wordsOf = ({ industry, pairs, strategies }: Names) => ({
  industry,
  first: pairs[0],
  second: pairs[1],
  one: strategies[0],
  other: strategies[1],
});

/** Four different payoffs for each player. */
export function drawPayoffs(draw: Draw): readonly (readonly Pair[])[] {
  const values = () => draw.shuffled(Array.from({ length: 10 }, (_, index) => 20 + 7 * index + draw.whole(0, 6)));
  const [a = 0, b = 0, c = 0, d = 0] = values();
  const [e = 0, f = 0, g = 0, h = 0] = values();
  return [
    [
      [a, e],
      [b, f],
    ],
    [
      [c, g],
      [d, h],
    ],
  ];
}

/** A prisoners' dilemma: the first strategy is the agreement, and the second is dominant for both. */
export function drawDilemma(draw: Draw) {
  const names = draw.oneOf(CARTELS);
  const player = (): Readonly<Record<'low' | 'both' | 'agreed' | 'high', number>> => {
    const low = draw.whole(5, 20);
    const both = low + draw.whole(4, 15);
    const agreed = both + draw.whole(4, 15);
    return { low, both, agreed, high: agreed + draw.whole(5, 35) };
  };
  const [a, b] = [player(), player()];
  const matrix = matrixOf(names, [
    [
      [a.agreed, b.agreed],
      [a.low, b.high],
    ],
    [
      [a.high, b.low],
      [a.both, b.both],
    ],
  ]);
  return { names, matrix, players: [a, b] as const }; // a pair
}
