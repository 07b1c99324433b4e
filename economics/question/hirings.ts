import { dollars, sum } from '../numbers';
import { hiredAt } from '../factor-market';
import type { Picture } from '../picture/picture';
import { drawFalling, type Draw } from './draw';
import { drawFirm, drawJob } from './drawn-labor';
import { questionModel } from './question-model';
import { isApart } from './ranks';
import { capital } from './settings';

const CHANGES = ['mrp-right', 'mrp-left', 'wage-up', 'wage-down'] as const; // what may happen to a firm's graph
type Change = (typeof CHANGES)[number];

const OPPOSITE: Readonly<Record<Change, Change>> = {
  'mrp-right': 'mrp-left',
  'mrp-left': 'mrp-right',
  'wage-up': 'wage-down',
  'wage-down': 'wage-up',
};

/** An event, the change when there is more of it, and the error of whoever lets the same curve move the other way. */
const EVENTS = [
  ['price', 'mrp-right', 'shift-reversed'],
  ['productivity', 'mrp-right', 'productivity-cuts-hiring'],
  ['newcomers', 'wage-down', 'effect-reversed'],
  ['rivals', 'wage-up', 'effect-reversed'],
] as const; // pairs, not lists

/** What each graph shows, all told alike. */
const DESCRIPTIONS: Readonly<Record<Change, string>> = {
  'mrp-right': 'MRP shifts right from MRP1 to MRP2 while the horizontal line S = MRC stays at the wage W1.',
  'mrp-left': 'MRP shifts left from MRP1 to MRP2 while the horizontal line S = MRC stays at the wage W1.',
  'wage-up': 'The horizontal line S = MRC rises from the wage W1 to the wage W2 while MRP stays where it is.',
  'wage-down': 'The horizontal line S = MRC falls from the wage W2 to the wage W1 while MRP stays where it is.',
};

/** How far each graph of one question moves, so that none stands out. */
interface Sizes {
  readonly wage: number;
  readonly step: number;
}

const drawSizes = (draw: Draw): Sizes => ({ wage: 5 * draw.whole(18, 25), step: 5 * draw.whole(11, 13) });

function graphOf(change: Change, { wage, step }: Sizes): Picture {
  const product = { start: 220, slope: 10 };
  const moved = { ...product, start: product.start + (change === 'mrp-right' ? step : -step) };
  return {
    kind: 'hiring',
    quantity: 'Workers',
    wage: 'Wage ($)',
    description: DESCRIPTIONS[change],
    values: 'hidden',
    mrp: product,
    marketWage: wage,
    ...(change === 'mrp-right' || change === 'mrp-left'
      ? { newMrp: moved }
      : { newWage: change === 'wage-up' ? wage + step : wage - step }),
    show: ['shift-arrow'],
    max: { quantity: 30, wage: 300 },
  };
}

export const graphOfAHiringChange = questionModel('graph-of-a-hiring-change', 'hiring-change', (draw) => {
  const job = drawJob(draw);
  const [event, ifMore, misconception] = draw.oneOf(EVENTS);
  const isMore = draw.oneOf([true, false]);
  const change = isMore ? ifMore : OPPOSITE[ifMore];
  const sizes = drawSizes(draw);
  return {
    values: { ...job, event: `${event} ${isMore ? 'more' : 'less'}` },
    draw: (values) => graphOf(CHANGES.find((one) => one === values['change']) ?? change, sizes),
    right: { change },
    wrong: [
      [misconception, { change: OPPOSITE[change] }],
      ...CHANGES.filter((other) => other !== change && other !== OPPOSITE[change]).map(
        (other) => ['shift-vs-movement', { change: other }, other] as const,
      ),
    ],
  };
});

const LETTERS = ['F', 'G', 'H', 'J', 'K'] as const; // of workers one to five

export const gainFromHiring = questionModel('gain-from-hiring', 'hiring-graph', (draw) => {
  const { firm, an, workers, worker } = drawFirm(draw);
  const products = drawFalling(draw, 10 * draw.whole(17, 24), 6)
    .slice(0, LETTERS.length)
    .map((value, index, all) => (index === 0 ? value : (all[0] ?? 0) - 10 * ((all[0] ?? 0) - value)));
  const wage = 10 * draw.whole(8, 16);
  const number = hiredAt(products, wage);
  const [last, least] = [products[number - 1] ?? 0, products.at(-1) ?? 0];
  if (number < 2 || number > 4 || products.includes(wage) || least < 30) return null;
  const gains = products.map((product) => product - wage);
  const revenue = sum(products.slice(0, number));
  const gain = sum(gains.slice(0, number));
  return {
    values: {
      firm,
      an,
      workers,
      worker,
      wage,
      number,
      added: products.slice(0, number).map(dollars).join(' + '),
      revenue,
      last,
      wages: number * wage,
      next: number + 1,
    },
    picture: {
      kind: 'hiring',
      title: `Hiring by ${an} ${firm}`,
      quantity: capital(workers),
      wage: 'Dollars per day',
      mrp: products,
      marketWage: wage,
      show: [],
      at: LETTERS.map((name, index) => ({ quantity: index + 1, name })),
    },
    demands: (values) => isApart(values, gain),
    right: gain,
    wrong: [
      ...draw.shuffled([
        ['marginal-as-total', last - wage, 'last'],
        ['other-effect-forgotten', revenue],
      ] as const),
      ['maximize-benefit', sum(gains)],
      ['off-by-one', sum(gains.slice(0, number - 1)), 'fewer'],
      ['off-by-one', sum(gains.slice(0, number + 1)), 'more'],
      ['change-not-level', number * wage],
      ['marginal-as-total', number * ((products[0] ?? 0) - wage), 'first'],
    ],
  };
});
