import type { Curve, Figure, Mark, Point } from '../figure';
import { demandPrice, supplyPrice, type SlopedDemand, type SlopedSupply } from '../market';
import { count, dollars, isSame } from '../numbers';
import { efficientQuantity, endsOfBenefits, lossOfProviding, privateQuantity, socialBenefit } from '../public-goods';
import { priceAxes } from './axis';
import type { Bounds } from './clip';
import { areaIn, blank, curveIn, curvePath, markAt, sentences, writerOf, type Writer } from './figure-parts';
import { letteredAreas } from './lettered-areas';
import { reachOf } from './market-axes';
import { placeTexts, type PlacedArea } from './shades';
import type { PublicGoodPart, PublicGoodPicture } from './public-good-picture';

interface State {
  readonly picture: PublicGoodPicture;
  readonly benefits: readonly SlopedDemand[];
  readonly names: readonly string[];
  readonly parts: ReadonlySet<PublicGoodPart>;
  readonly showsSum: boolean;
  readonly cost: SlopedSupply | null;
  readonly efficient: number;
  readonly alone: number;
}

const NEED_COST: readonly PublicGoodPart[] = ['cost', 'efficient', 'parts', 'private', 'deadweight-loss'];

function stateOf(picture: PublicGoodPicture): State {
  const { consumers, cost } = picture;
  if (consumers.length < 2 || consumers.length > 3) throw new RangeError('a public good needs two or three consumers');
  const parts = new Set<PublicGoodPart>(picture.show ?? ['sum', ...(cost ? (['efficient'] as const) : [])]); // a literal
  const needing = NEED_COST.find((part) => parts.has(part));
  if (needing && !cost) throw new RangeError(`${needing} needs a cost`);
  const benefits = consumers.map(({ choke, slope }) => ({ choke, slope }));
  const good = { benefits, cost: cost ?? { reservation: 0, slope: 0 } };
  const [efficient, alone] = [efficientQuantity(good), privateQuantity(good)];
  if (cost && efficient <= 0) throw new RangeError('the first unit costs more than it is worth to all consumers');
  if (parts.has('private') && alone <= 0) throw new RangeError('no consumer would buy the first unit alone');
  return {
    picture,
    benefits,
    names: consumers.map(({ name }, index) => name ?? `MB${index + 1}`),
    parts,
    showsSum: (['sum', 'efficient', 'deadweight-loss'] as const).some((part) => parts.has(part)),
    cost: needing && cost ? cost : null,
    efficient,
    alone,
  };
}

function sumPath({ benefits }: State, from = 0, to = Infinity): Point[] {
  const inner = endsOfBenefits(benefits).filter((end) => end > from && end < to);
  const all = [from, ...inner, ...(to < Infinity ? [to] : [])];
  return all.map((quantity) => [quantity, socialBenefit(benefits, quantity)]);
}

function curvesOf(axes: Bounds, state: State): Curve[] {
  const { benefits, names, showsSum, cost } = state;
  return [
    ...benefits.flatMap((benefit, index) =>
      curveIn(axes, `benefit-${index + 1}`, 'marginal-benefit', names[index] ?? '', [
        [0, benefit.choke],
        [benefit.choke / benefit.slope, 0],
      ]),
    ),
    ...(showsSum ? curveIn(axes, 'sum', 'marginal-social-benefit', 'MSB', sumPath(state)) : []),
    ...(cost ? curveIn(axes, 'cost', 'marginal-cost', 'MC', curvePath(axes, cost)) : []),
  ];
}

function marksOf(state: State, writer: Writer): Mark[] {
  const { benefits, parts, cost, efficient, alone } = state;
  if (!cost) return [];
  const mark = (id: string, at: Point, x: string | null, y: string | null): Mark => markAt(writer, id, '', at, [x, y]);
  const price = supplyPrice(cost, efficient);
  const single = supplyPrice(cost, alone);
  // What is the same at both quantities is P1 at both.
  const isSamePrice = parts.has('private') && isSame(single, price);
  return [
    ...(parts.has('private')
      ? [mark('private', [alone, single], 'Q1', isSamePrice && parts.has('efficient') ? null : 'P1')]
      : []),
    // Regions of the deadweight loss end at the private quantity, up to the sum.
    ...(parts.has('private') && state.showsSum && state.picture.areas
      ? [mark('private-sum', [alone, socialBenefit(benefits, alone)], 'Q1', null)]
      : []),
    ...(parts.has('efficient') ? [mark('efficient', [efficient, price], 'Q2', isSamePrice ? 'P1' : 'P2')] : []),
    ...(parts.has('parts')
      ? benefits.flatMap((benefit, index): Mark[] => {
          const value = demandPrice(benefit, efficient);
          const letter = String.fromCharCode(65 + index);
          return value > 1e-9
            ? [mark(`part-${index + 1}`, [efficient, value], parts.has('efficient') ? null : 'Q2', `P${letter}`)]
            : [];
        })
      : []),
  ];
}

function describe(
  state: State,
  marks: readonly Mark[],
  hasLoss: boolean,
  regions: readonly PlacedArea[],
  writer: Writer,
): string {
  const { benefits, names, showsSum, cost, parts, efficient, alone } = state;
  const bends = endsOfBenefits(benefits).slice(0, -1);
  const sumText = writer.isHidden
    ? 'marginal social benefit MSB is their vertical sum'
    : `marginal social benefit MSB is their vertical sum: it begins at ${dollars(socialBenefit(benefits, 0))} and bends at ${bends.map((at) => writer.amount(at, '')).join(' and ')}`;
  const tallest = Math.max(...benefits.map((benefit) => demandPrice(benefit, alone)));
  const highest = names[benefits.findIndex((benefit) => isSame(demandPrice(benefit, alone), tallest))] ?? '';
  const loss = lossOfProviding({ benefits, cost: cost ?? { reservation: 0, slope: 0 } }, alone);
  return sentences([
    ...benefits.map(({ choke, slope }, index) => {
      const ends = writer.isHidden
        ? 'slopes down'
        : `falls from ${dollars(choke)} to $0 at a quantity of ${count(choke / slope)}`;
      return `marginal benefit ${names[index] ?? ''} ${ends}`;
    }),
    ...(showsSum ? [bends.length === 0 || writer.isHidden ? sumText.replace(/ and bends.*/, '') : sumText] : []),
    ...(cost
      ? [
          `marginal cost MC ${cost.slope === 0 ? 'is horizontal' : 'slopes up'}${writer.isHidden ? '' : `${cost.slope === 0 ? ' at' : ' from'} ${dollars(cost.reservation)}`}`,
        ]
      : []),
    ...marks.flatMap(({ id, guides, at }) => {
      if (id === 'private-sum') return [];
      const [x, y] = [guides?.x ?? writer.amount(at[0], 'Q2'), guides?.y ?? writer.price(at[1], 'P1')];
      if (id === 'efficient') return `MSB and MC intersect at a quantity of ${x} and a price of ${y}`;
      if (id === 'private') return `MC and ${highest} intersect at a quantity of ${x} and a price of ${y}`;
      return `at a quantity of ${x}, ${names[Number(id.slice('part-'.length)) - 1] ?? ''} is ${y}`;
    }),
    ...(hasLoss && parts.has('deadweight-loss')
      ? [
          writer.isHidden
            ? 'shaded: deadweight loss'
            : `deadweight loss at a quantity of ${writer.amount(alone, 'Q1')} and not ${writer.amount(efficient, 'Q2')} is ${dollars(loss)}`,
        ]
      : []),
    ...placeTexts(regions),
  ]);
}

/** Marginal benefits and their vertical sum. @throws RangeError with a message for the author when its parts do not fit together. */
export function publicGoodFigure(picture: PublicGoodPicture): Figure {
  const writer = writerOf(picture.values);
  const state = stateOf(picture);
  const { benefits, parts, cost, efficient, alone, showsSum } = state;
  const marks = marksOf(state, writer);
  const top = showsSum ? socialBenefit(benefits, 0) : Math.max(...benefits.map(({ choke }) => choke));
  const last = Math.max(...endsOfBenefits(benefits));
  const across = { reach: reachOf(cost ? efficient : 0, last, 0).reach };
  const axes = priceAxes(picture, writer, across, { reach: top * 1.02 }, marks);
  const curves = curvesOf(axes, state);
  const loss =
    parts.has('deadweight-loss') && cost && efficient > alone
      ? areaIn(axes, 'deadweight-loss', 'deadweight-loss', 'Deadweight loss', [
          ...sumPath(state, alone, efficient),
          [alone, supplyPrice(cost, alone)],
        ])
      : [];
  const regions = letteredAreas(picture.areas ?? {}, axes, curves, marks);
  return {
    ...blank,
    ...axes,
    title: picture.title ?? `Marginal social benefit of a public good: ${picture.quantity}`,
    description: describe(state, marks, loss.length > 0, regions, writer),
    curves,
    areas: [...loss, ...regions.map(({ area }) => area)],
    marks,
  };
}
