import { efficientPoint, type ExternalityMarket } from '../externality';
import { equilibrium, type Equilibrium } from '../market';
import { isSame } from '../numbers';
import type { ExternalityPicture } from '../picture/externality-picture';
import type { Draw } from './draw';
import type { Values } from './question-model';
import { quantityAxis } from './settings';

/** A good that affects third parties: a sentence on who is affected and how, and dollars for a step of prices, of which it costs 2 to 12. */
const good = (goods: string, unit: string, step: number, story: string, counted = goods) => ({
  counted,
  goods,
  unit,
  units: `${unit}s`,
  story,
  step,
});

/** Their production has an external cost. */
type ExternalGood = ReturnType<typeof good>;

const HARMFUL = [
  good('steel', 'ton', 100, 'The production of steel pollutes the air in nearby towns.', 'tons of steel'),
  good('coal', 'ton', 10, 'Coal mines pollute the drinking water of nearby towns.', 'tons of coal'),
  good('bricks', 'pallet', 50, 'The production of bricks covers nearby homes with soot.', 'pallets of bricks'),
  good('jeans', 'pair', 10, 'The production of jeans pollutes a river that fishing crews use.', 'pairs of jeans'),
];

/** Their consumption has an external benefit. */
const HELPFUL = [
  good('flu shots', 'shot', 5, 'Each flu shot also protects people other than the patient.'),
  good('shade trees', 'tree', 50, 'Each shade tree that a homeowner plants also cools the homes of neighbors.'),
  good('smoke alarms', 'alarm', 5, 'Each smoke alarm in an apartment also protects the neighbors.'),
  good(
    'rented beehives',
    'hive',
    10,
    'Bees from each hive that a farm rents also pollinate the crops of neighboring farms.',
  ),
];

/** What only fresh variants are about as well. */
const FRESH = {
  cost: [good('asphalt', 'ton', 25, 'Asphalt plants fill the air of nearby homes with fumes.', 'tons of asphalt')],
  benefit: [
    good(
      'first-aid courses',
      'course',
      15,
      'Each first-aid course also helps the people whom its participants later treat.',
    ),
  ],
};

/** Third parties lose or gain the same amount from each unit. Prices are dollars, quantities thousands of units a week. */
export interface DrawnExternality {
  readonly good: ExternalGood;
  readonly kind: 'cost' | 'benefit';
  readonly market: ExternalityMarket;
  /** Of each unit, in dollars. */
  readonly amount: number;
  /** Where the private curves cross, and what the last unit there costs or benefits society. */
  readonly free: { readonly quantity: number; readonly price: number; readonly social: number };
  /** Where MSB and MSC cross. */
  readonly efficient: { readonly quantity: number; readonly price: number };
  /** The distance between the two quantities. */
  readonly gap: number;
  /** What the texts of all questions may use. */
  readonly values: Values;
}

/** Steps of the price by which the two private curves change over the same quantity. */
const SLOPES = [
  [1, 1],
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
  [3, 2],
  [2, 3],
] as const; // pairs

/** The highest price on the axes, in steps: every second one has a tick. */
const TOP = 12;

export const areWhole = (...values: readonly number[]): boolean =>
  values.every((value) => isSame(value, Math.round(value)));

const rounded = ({ quantity, price }: Equilibrium): Equilibrium => ({
  quantity: Number(quantity.toPrecision(12)),
  price: Number(price.toPrecision(12)),
});

/** Null where a price or a quantity is not a whole number. Demand and supply have their intercepts on ticks of the price axis. */
export function drawExternality(draw: Draw, kind = draw.oneOf(['cost', 'benefit'] as const)): DrawnExternality | null {
  const chosen = drawGoodWith(draw, kind);
  const { step } = chosen;
  const [fall, rise] = draw.oneOf(SLOPES);
  const amount = draw.whole(1, 5);
  // MSB and MSC fit below the top.
  const choke = 2 * draw.whole(4, Math.floor((kind === 'cost' ? TOP : TOP - amount) / 2));
  const reservation = 2 * draw.whole(1, 2);
  if (choke - reservation < amount + 2) return null;
  const units = draw.oneOf([5, 10, 20, 25]);
  const market: ExternalityMarket = {
    demand: { choke: choke * step, slope: (fall * step) / units },
    supply: { reservation: reservation * step, slope: (rise * step) / units },
    ...(kind === 'cost' ? { externalCost: amount * step } : { externalBenefit: amount * step }),
  };
  const efficient = rounded(efficientPoint(market));
  const free = rounded(equilibrium(market));
  const social = free.price + amount * step;
  if (social > TOP * step || !areWhole(free.quantity, free.price, efficient.quantity, efficient.price)) return null;
  const gap = Math.abs(efficient.quantity - free.quantity);
  return {
    good: chosen,
    kind,
    market,
    amount: amount * step,
    free: { ...free, social },
    efficient,
    gap,
    values: {
      ...wordsOf(chosen),
      kind,
      amount: amount * step,
      ...free,
      social,
      efficient: efficient.quantity,
      efficientPrice: efficient.price,
      gap,
    },
  };
}

/** Both private curves and the social one, with what is marked and no names beside the points. */
export const externalityPicture = (
  { good: chosen, market }: DrawnExternality,
  more: Partial<ExternalityPicture> = {},
): ExternalityPicture & { readonly unlabeled?: readonly string[] } => ({
  kind: 'externality',
  title: `The market for ${chosen.goods}`,
  quantity: quantityAxis({ goods: chosen.counted }, 'thousands per week'),
  price: `Price ($ per ${chosen.unit})`,
  ...market,
  show: ['market', 'efficient'],
  max: { price: TOP * chosen.step },
  ...more,
});

/** A point H on the social curve at the market quantity. */
export const lastUnit = ({ free }: DrawnExternality) =>
  ({ curve: 'social', quantity: free.quantity, name: 'H' }) as const; // a point

const wordsOf = ({ goods, unit, units, story }: ExternalGood) => ({ goods, unit, units, story });

export const drawGoodWith = (draw: Draw, kind: 'cost' | 'benefit'): ExternalGood =>
  draw.oneOf([...(kind === 'cost' ? HARMFUL : HELPFUL), ...(draw.isFresh ? FRESH[kind] : [])]);
