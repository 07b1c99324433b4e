import { dollars } from '../numbers';
import { efficientQuantity, efficientUnits, privateQuantity, type PublicGood } from '../public-goods';
import { drawFalling, type Draw } from './draw';
import { areWhole } from './drawn-externality';
import { questionModel } from './question-model';
import { capital, isWhole, PEOPLE } from './settings';

const MARKET = 'public-good';

/** What two users have together, dollars for a step of its value, and units for a step of its quantity. */
const sharedGood = (
  things: string,
  counted: string,
  units: string,
  users: string,
  y: string,
  step: number,
  amounts: readonly number[],
) => ({ things, counted, units, users, y, step, amounts });

const SHARED = [
  sharedGood(
    'harbor patrols',
    'Hours of harbor patrol',
    'hours',
    'two marinas in the same harbor',
    '$ per hour',
    10,
    [1, 5, 10],
  ),
  sharedGood(
    'restored wetlands',
    'Acres of restored wetland',
    'acres',
    'two towns downstream',
    '$ thousands per acre',
    5,
    [5, 10],
  ),
  sharedGood('levees', 'Miles of levee', 'miles', 'two counties on a river', '$ thousands per mile', 50, [1, 5]),
  sharedGood('weather buoys', 'Weather buoys', 'buoys', 'two fishing fleets', '$ thousands per buoy', 1, [1, 5]),
  sharedGood('fireworks', 'Minutes of fireworks', 'minutes', 'two hotels on the same bay', '$ per minute', 50, [1, 5]),
];

/** The quantity at which a benefit that falls from `choke` to zero at `end` equals `cost`; below 0 where it never does. */
const quantityAt = (choke: number, end: number, cost: number): number => end * (1 - cost / choke);

/** Two steps beyond what is drawn, as long as every second step has a tick. */
const axisEnd = (reach: number, step: number): number => Math.min(12 * step, reach + 2 * step);

/** Two straight marginal benefits and a constant marginal cost, with ends on the ticks of both axes. */
function drawShared(draw: Draw) {
  const shared = draw.oneOf(SHARED);
  const unit = draw.oneOf(shared.amounts);
  const drawEven = (least: number, most: number) => 2 * draw.whole(least / 2, most / 2);
  const [first, second] = [1, 2].map(() => ({
    choke: shared.step * drawEven(4, 12),
    end: unit * drawEven(4, 12),
  }));
  const cost = shared.step * drawEven(2, 10);
  if (!first || !second || first.choke === second.choke) return null;
  if (Math.max(first.choke / shared.step, second.choke / shared.step) < 6) return null;
  const good: PublicGood = {
    benefits: [first, second].map(({ choke, end }) => ({ choke, slope: choke / end })),
    cost: { reservation: cost, slope: 0 },
  };
  return { shared, unit, first, second, cost, good, best: efficientQuantity(good) };
}

export const efficientQuantityOfAPublicGood = questionModel('efficient-quantity-of-a-public-good', MARKET, (draw) => {
  const drawn = drawShared(draw);
  if (drawn === null) return null;
  const { shared, unit, first, second, cost, good, best } = drawn;
  const ends = [first.end, second.end];
  const [shortest, last] = [Math.min(...ends), Math.max(...ends)];
  const own = [first, second].map(({ choke, end }) => Math.max(0, quantityAt(choke, end, cost)));
  const [most, fewest] = [privateQuantity(good), Math.min(...own)];
  const values = [first, second].map(({ choke, end }) => choke * (1 - best / end));
  // The answer and the two values there lie on grid lines or halfway between them.
  if (!areWhole(best / unit, ...values.map((value) => value / shared.step))) return null;
  // Beyond the end of one curve, the other one alone would be the sum.
  if (best <= unit || best >= shortest || most >= best) return null;
  const average = efficientQuantity({ ...good, cost: { reservation: 2 * cost, slope: 0 } });
  const [firstValue = 0, secondValue = 0] = values;
  return {
    values: {
      things: shared.things,
      users: shared.users,
      units: shared.units,
      thousand: shared.y.includes('thousands') ? ' thousand' : '',
      cost,
      best,
      firstValue,
      secondValue,
    },
    picture: {
      kind: 'public-good',
      title: shared.counted,
      quantity: shared.counted,
      price: `Marginal benefit and cost (${shared.y})`,
      consumers: good.benefits.map(({ choke, slope }) => ({ choke, slope })),
      cost: good.cost,
      show: ['cost'],
      max: { quantity: axisEnd(last, unit), price: axisEnd(Math.max(first.choke, second.choke), shared.step) },
    },
    within: { answer: [2, last] },
    demands: isWhole,
    right: best,
    wrong: [
      most > 0 ? ['own-benefit-decides', most] : ['maximize-benefit', last],
      ['maximize-benefit', last],
      ['horizontal-for-vertical', most + fewest],
      ['averaged-not-added', average],
      ['one-as-market', fewest],
      ['maximize-benefit', shortest, 'first end'],
    ],
  };
});

/** What two neighbors on a road of their own share. */
const ON_A_ROAD = [
  { things: 'streetlamps', thing: 'streetlamp', per: 'per year', least: 60 },
  { things: 'mosquito traps', thing: 'mosquito trap', per: 'per summer', least: 30 },
  { things: 'speed bumps', thing: 'speed bump', per: 'per year', least: 40 },
  { things: 'roadside trees', thing: 'roadside tree', per: 'per year', least: 50 },
] as const;

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

const countAbove = (values: readonly number[], cost: number): number => values.filter((value) => value > cost).length;

export const unitsWithAndWithoutAnAgreement = questionModel('units-with-and-without-an-agreement', MARKET, (draw) => {
  const { things, thing, per, least } = draw.oneOf(ON_A_ROAD);
  const [one, other] = draw.twoOf(PEOPLE);
  const cost = least + 5 * draw.whole(0, 6);
  const benefits = [1, 2].map(() => drawFalling(draw, cost + 5 * draw.whole(1, 6), 20));
  const [ofOne = [], ofOther = []] = benefits;
  const all = ofOne.length;
  if (benefits.flat().some((value) => value <= 0 || value === cost)) return null;
  const together = ofOne.map((value, index) => value + (ofOther[index] ?? 0));
  const own = benefits.map((values) => countAbove(values, cost)).toSorted((a, b) => b - a);
  const [alone = 0, second = 0] = own;
  const best = efficientUnits(benefits, cost);
  const isClear = together.every((value) => value !== cost) && second >= 1 && alone > second;
  if (!isClear || best <= alone || best >= all || alone + second >= all) return null;
  const valueOf = (number: number) => together[number - 1] ?? 0;
  return {
    values: {
      things,
      thing,
      Thing: capital(thing),
      per,
      cost,
      one,
      other,
      alone,
      best,
      all,
      second,
      larger: countAbove(ofOne, cost) === alone ? one : other,
      smaller: countAbove(ofOne, cost) === alone ? other : one,
      lastValue: valueOf(best),
      nextValue: valueOf(best + 1),
      finalValue: valueOf(all),
    },
    rows: ofOne.map((value, index) => [ORDINALS[index] ?? '', dollars(value), dollars(ofOther[index] ?? 0)]),
    right: { without: alone, with: best },
    wrong: [
      ['horizontal-for-vertical', { without: alone + second, with: best }],
      ['maximize-benefit', { without: alone, with: all }],
      ['horizontal-for-vertical', { without: alone + second, with: all }, 'both'],
    ],
  };
});
