import type { ExternalityMarket } from '../externality';
import { areasOf, otherAreas, pieces } from './areas';
import {
  areWhole,
  drawExternality,
  drawGoodWith,
  externalityPicture,
  lastUnit,
  type DrawnExternality,
} from './drawn-externality';
import { atQuantities } from './points';
import { modelsOf, questionModel } from './question-model';

const MARKET = 'externality';

/** Total surplus without the effect on third parties, in thousands of dollars. */
function privateSurplus({ market: { demand, supply }, free }: DrawnExternality): number {
  return ((demand.choke - supply.reservation) * free.quantity) / 2;
}

const externalityModel = modelsOf(MARKET, drawExternality);

export const marketAndEfficientQuantity = externalityModel('market-and-efficient-quantity', (drawn) => {
  const { free, efficient } = drawn;
  return {
    picture: { ...externalityPicture(drawn), unlabeled: ['market', 'efficient'] },
    right: { market: free.quantity, society: efficient.quantity },
    wrong: [
      ['external-effect-swap', { market: efficient.quantity, society: free.quantity }],
      ['market-always-efficient', { market: free.quantity, society: free.quantity }],
      ['external-as-private', { market: efficient.quantity, society: efficient.quantity }],
    ],
  };
});

export const lossOfAnExternality = externalityModel('loss-of-an-externality', (drawn, draw) => {
  const { amount, free, efficient, gap } = drawn;
  const loss = (amount * gap) / 2;
  if (!areWhole(loss)) return null;
  return {
    picture: { ...externalityPicture(drawn, { at: [lastUnit(drawn)] }), unlabeled: ['market', 'efficient'] },
    right: loss,
    wrong: [
      // Of the two most common errors one lies above the key and one below it.
      ...draw.shuffled([
        ['external-cost-as-loss', amount * free.quantity],
        ['price-gap-as-external', (Math.abs(efficient.price - free.price) * gap) / 2, 'prices'],
      ] as const), // of names and choices
      ['triangle-as-rectangle', amount * gap],
      ['price-gap-as-external', (Math.abs(free.social - efficient.price) * gap) / 2, 'last unit'],
      ['external-cost-as-loss', amount * efficient.quantity, 'efficient'],
      ['social-means-external', (free.social * gap) / 2],
    ],
  };
});

export const totalSurplusWithAnExternality = externalityModel('total-surplus-with-an-externality', (drawn) => {
  const { good, market, kind, amount, free, gap } = drawn;
  const { choke } = market.demand;
  const { reservation } = market.supply;
  const [own, external, loss] = [privateSurplus(drawn), amount * free.quantity, (amount * gap) / 2];
  const sign = kind === 'cost' ? -1 : 1;
  const total = own + sign * external;
  const consumers = ((choke - free.price) * free.quantity) / 2;
  // Every value that is needed stands on a tick, so that no tick gives way to it.
  const areOnTicks = areWhole(free.price / good.step / 2, amount / good.step / 2);
  if (!areOnTicks || !areWhole(own, consumers, loss)) return null;
  return {
    values: { choke, reservation, own, external, loss },
    picture: { ...externalityPicture(drawn, { show: ['market'], at: [lastUnit(drawn)] }), unlabeled: ['market'] },
    right: total,
    wrong: [
      ['external-as-private', own],
      ['market-always-efficient', total + loss],
      ['external-cost-as-loss', own + sign * loss],
      ['one-side-only', consumers + sign * external],
      ['gain-loss-sign', own - sign * external],
      ['wrong-comparison', loss],
    ],
  };
});

/** What may be asked for, and the errors of the other three answers: each of two areas in two of the four. */
const ASKED = {
  market: { own: 'external-as-private', best: 'market-always-efficient', lost: 'external-cost-as-loss' },
  best: { own: 'external-as-private', market: 'market-always-efficient', lost: 'external-cost-as-loss' },
} as const; // its keys are answers

export const areasOfAnExternalBenefit = questionModel('areas-of-an-external-benefit', MARKET, (draw) => {
  const good = drawGoodWith(draw, 'benefit');
  const [choke, reservation, amount] = [draw.whole(54, 62), draw.whole(6, 14), draw.whole(26, 32)] as const;
  const market: ExternalityMarket = {
    demand: { choke, slope: 1 },
    supply: { reservation, slope: 1 },
    externalBenefit: amount,
  };
  const [few, many] = [(choke - reservation) / 2, (choke + amount - reservation) / 2];
  const price = reservation + few;
  const { areas, letters } = areasOf(draw, {
    private: [
      [0, choke],
      [0, reservation],
      [few, price],
    ],
    external: [
      [0, choke],
      [0, choke + amount],
      [few, price + amount],
      [few, price],
    ],
    missing: [
      [few, price],
      [few, price + amount],
      [many, reservation + many],
    ],
  });
  const { private: own = '', external = '', missing = '' } = letters;
  const answers = {
    own,
    market: pieces(own, external),
    best: pieces(own, external, missing),
    lost: pieces(own, missing),
  };
  const asked = draw.oneOf(['market', 'best'] as const); // the keys of ASKED
  return {
    values: { goods: good.goods, story: good.story, asked, own, external, missing },
    picture: {
      kind: 'externality',
      title: `The market for ${good.goods}`,
      quantity: 'Quantity',
      price: `Price ($ per ${good.unit})`,
      ...market,
      values: 'hidden',
      show: ['social'],
      at: atQuantities(['demand', few], ['social', many], ['social', few]),
      areas,
      max: { quantity: 1.4 * many, price: 1.08 * (choke + amount) },
    },
    right: { areas: answers[asked] },
    wrong: otherAreas(ASKED[asked], answers),
  };
});
