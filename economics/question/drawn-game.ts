import { count } from '../numbers';
import type { PayoffMatrix } from '../board/board-schema';
import type { Draw } from './draw';

type Two = readonly [string, string];

/** Two rivals and what they decide on. */
const rivals = (industry: string, pairs: Two, strategies: Two) => ({ industry, pairs, strategies });

export const RIVALS = [
  rivals('airlines on a route', ['Polar Air', 'Cedar Air'], ['high fares', 'low fares']),
  rivals('food delivery apps in a city', ['QuickFork', 'DishDash'], ['high fees', 'low fees']),
  rivals('supermarkets in a town', ['FreshWay', 'Hillmart'], ['delivery', 'no delivery']),
  rivals('gyms in a town', ['Atlas Gym', 'Summit Gym'], ['long hours', 'short hours']),
  rivals('internet providers in a town', ['Callisto', 'Bellwave'], ['a fast plan', 'a cheap plan']),
  rivals('pharmacies in a town', ['Greenleaf', 'Corner Drug'], ['Sunday hours', 'no Sunday hours']),
];

/** Firms whose joint choice of the first strategy is an agreement to compete less. */
const CARTELS = [
  rivals('airlines on a route', ['Polar Air', 'Cedar Air'], ['high fares', 'low fares']),
  rivals('cement producers in a region', ['Granite Co.', 'Basalt Co.'], ['a small output', 'a large output']),
  rivals('ski resorts in a valley', ['North Peak', 'South Peak'], ['high prices', 'low prices']),
  rivals('online bookstores', ['PageOne', 'Inkwell'], ['no advertising', 'heavy advertising']),
  rivals('ferry companies on a bay', ['BlueLine', 'Harbor Lines'], ['high fares', 'low fares']),
];

type Names = ReturnType<typeof rivals>;
type Pair = readonly [first: number, second: number];

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
