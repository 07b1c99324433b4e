import {
  bestResponses,
  cellsOf,
  dominantStrategy,
  incentiveToCheat,
  jointMaximum,
  jointPayoff,
  nashEquilibria,
  payoff,
  type Cell,
} from '../games';
import { drawDilemma, drawPayoffs, matrixOf, RIVALS, tableOf, wordsOf } from './drawn-game';
import { questionModel } from './question-model';

const MARKET = 'payoff-matrix';

type Who = 'both' | 'first' | 'second' | 'neither';

const whoHas = (first: boolean, second: boolean): Who => {
  if (first) return second ? 'both' : 'first';
  return second ? 'second' : 'neither';
};

/** By who has a dominant strategy: who else may seem to have one, and by which error. */
const MISJUDGED: Readonly<Record<Who, readonly (readonly [Who, misconception: string, name: string])[]>> = {
  both: [
    ['first', 'highest-cell-wins', 'second denied'],
    ['second', 'highest-cell-wins', 'first denied'],
    ['neither', 'beats-rival', 'both denied'],
  ],
  first: [
    ['both', 'one-response-only', 'second claimed'],
    ['second', 'payoffs-swapped', 'second for first'],
    ['neither', 'highest-cell-wins', 'first denied'],
  ],
  second: [
    ['both', 'one-response-only', 'first claimed'],
    ['first', 'payoffs-swapped', 'first for second'],
    ['neither', 'highest-cell-wins', 'second denied'],
  ],
  neither: [
    ['both', 'one-response-only', 'both claimed'],
    ['first', 'one-response-only', 'first claimed'],
    ['second', 'one-response-only', 'second claimed'],
  ],
};

export const whoHasADominantStrategy = questionModel('who-has-a-dominant-strategy', MARKET, (draw) => {
  const names = draw.oneOf(RIVALS);
  const wanted = draw.oneOf(['both', 'first', 'second', 'neither'] as const); // so that each is the key as often
  const matrix = matrixOf(names, drawPayoffs(draw));
  const [first, second] = [dominantStrategy(matrix, 'rows'), dominantStrategy(matrix, 'columns')];
  if (whoHas(first !== null, second !== null) !== wanted) return null;
  const said = (player: 'rows' | 'columns', others: number) =>
    names.strategies[bestResponses(matrix, player, others)[0] ?? 0] ?? '';
  return {
    values: {
      ...wordsOf(names),
      firstIfOne: said('rows', 0),
      firstIfOther: said('rows', 1),
      secondIfOne: said('columns', 0),
      secondIfOther: said('columns', 1),
    },
    rows: tableOf(matrix),
    right: { who: wanted },
    wrong: MISJUDGED[wanted].map(([who, misconception, name]) => [misconception, { who }, name] as const),
  };
});

export const gainFromBreakingAnAgreement = questionModel('gain-from-breaking-an-agreement', MARKET, (draw) => {
  const { names, matrix, players } = drawDilemma(draw);
  const cheats = draw.oneOf([0, 1] as const);
  const player = cheats === 0 ? 'rows' : 'columns';
  const [own, rival] = [players[cheats], players[cheats === 0 ? 1 : 0]];
  const [cheater, victim] = [names.pairs[cheats], names.pairs[cheats === 0 ? 1 : 0]];
  const gain = incentiveToCheat(matrix, { row: 0, column: 0 }, player);
  return {
    values: {
      ...wordsOf(names),
      cheater,
      victim,
      agreed: own.agreed,
      high: own.high,
      equilibrium: own.both,
      victimsAgreed: rival.agreed,
      victimsLow: rival.low,
      victimsHigh: rival.high,
      gain,
    },
    rows: tableOf(matrix),
    within: { answer: [0, own.high] },
    right: gain,
    wrong: [
      ['wrong-comparison', own.high - own.both, 'equilibrium'],
      ['payoffs-swapped', rival.high - rival.agreed, 'other firm'],
      ['collusion-as-equilibrium', own.agreed - own.both],
      ['total-not-change', own.high],
      ['payoffs-swapped', rival.agreed - rival.low, 'loss'],
      ['beats-rival', own.high - rival.low],
    ],
  };
});

export const totalProfitInANashEquilibrium = questionModel('total-profit-in-a-nash-equilibrium', MARKET, (draw) => {
  const names = draw.oneOf(RIVALS);
  const matrix = matrixOf(names, drawPayoffs(draw));
  const [first, second] = [dominantStrategy(matrix, 'rows'), dominantStrategy(matrix, 'columns')];
  const [nash, ...others] = nashEquilibria(matrix);
  const [most] = jointMaximum(matrix);
  if (!nash || others.length > 0 || !most || (first === null) === (second === null)) return null;
  const total = jointPayoff(matrix, nash);
  // With two larger totals, the key is not always the second largest number.
  if (cellsOf(matrix).filter((cell) => jointPayoff(matrix, cell) > total).length < 2) return null;
  const [has, lacks] = first === null ? (['columns', 'rows'] as const) : (['rows', 'columns'] as const); // dominant strategy
  /** The cell in which the firm with the dominant strategy, its rival, or both choose otherwise. */
  const cellWith = (hasOther: boolean, lacksOther: boolean): Cell => {
    const [row, column] = has === 'rows' ? [hasOther, lacksOther] : [lacksOther, hasOther];
    return { row: row ? 1 - nash.row : nash.row, column: column ? 1 - nash.column : nash.column };
  };
  const strategy = (player: 'rows' | 'columns') => names.strategies[player === 'rows' ? nash.row : nash.column] ?? '';
  return {
    values: {
      ...wordsOf(names),
      dominant: matrix[has].player,
      follower: matrix[lacks].player,
      dominantChoice: strategy(has),
      followerChoice: strategy(lacks),
      firstProfit: payoff(matrix, nash, 'rows'),
      secondProfit: payoff(matrix, nash, 'columns'),
      total,
    },
    rows: tableOf(matrix),
    right: total,
    wrong: [
      ['collusion-as-equilibrium', jointPayoff(matrix, most)],
      ['interdependence-ignored', jointPayoff(matrix, cellWith(false, true)), 'response'],
      ['one-as-market', payoff(matrix, nash, has), 'dominant'],
      ['interdependence-ignored', jointPayoff(matrix, cellWith(true, true)), 'dominated'],
      ['interdependence-ignored', jointPayoff(matrix, cellWith(true, false)), 'dominated'],
      ['one-as-market', payoff(matrix, nash, lacks), 'follower'],
    ],
  };
});
