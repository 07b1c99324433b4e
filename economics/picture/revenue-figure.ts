import type { Area, Figure, Mark, Point } from '../figure';
import { demandPrice, quantityDemanded } from '../market';
import { dollars, isSame } from '../numbers';
import { totalRevenue, unitElasticPrice } from '../revenue';
import { priceAxes } from './axis';
import type { Bounds } from './clip';
import { areaIn, blank, curveIn, markAt, rectangle, sentences, writerOf, type Writer } from './figure-parts';
import { endsText } from './curve-description';
import type { RevenuePicture } from './revenue-picture';

function check({ demand, at = [], show = [] }: RevenuePicture): void {
  if (!(demand.slope > 0 && demand.choke > 0))
    throw new RangeError('a revenue picture needs a demand curve that slopes down');
  if (at.length > 2) throw new RangeError('a revenue picture takes one price, or two');
  for (const price of at)
    if (!(price >= 0 && price < demand.choke))
      throw new RangeError(`at ${dollars(price)} there is no revenue: demand ends at ${dollars(demand.choke)}`);
  if (at.length > 1 && at[0] === at[1]) throw new RangeError('both prices are the same: give one');
  if (show.includes('revenue') && at.length === 0) throw new RangeError('revenue needs a price (at)');
}

function stretchMarks({ demand }: RevenuePicture, writer: Writer): Mark[] {
  const quantity = demand.choke / demand.slope;
  const at = (share: number): Point => [quantity * share, demandPrice(demand, quantity * share)];
  return [
    { id: 'elastic', era: 'is', name: 'Elastic', at: at(0.22), guides: null },
    markAt(writer, 'unit-elastic', 'Unit elastic', at(0.5), ['Q', 'P']),
    { id: 'inelastic', era: 'is', name: 'Inelastic', at: at(0.78), guides: null },
  ];
}

function priceMarks({ demand, at = [] }: RevenuePicture, writer: Writer): Mark[] {
  return at.map((price, index): Mark => {
    const number = at.length > 1 ? String(index + 1) : '';
    const quantity = quantityDemanded(demand, price);
    const [id, era] = at.length > 1 && index === 0 ? (['sold-was', 'was'] as const) : (['sold', 'is'] as const);
    return markAt(writer, id, 'FG'.charAt(index), [quantity, price], [`Q${number}`, `P${number}`], era);
  });
}

/** At one price the whole rectangle; after a change what stays of it, what is lost and what is gained. */
function revenueAreas(axes: Bounds, { demand, at = [] }: RevenuePicture): Area[] {
  const [first, second] = at;
  if (first === undefined) return [];
  const sold = quantityDemanded(demand, first);
  if (second === undefined)
    return areaIn(axes, 'revenue', 'revenue', 'Total revenue', rectangle([0, 0], [sold, first]));
  const now = quantityDemanded(demand, second);
  const [low, high] = [Math.min(first, second), Math.max(first, second)];
  const [few, many] = [Math.min(sold, now), Math.max(sold, now)];
  const isRise = second > first;
  const byPrice = rectangle([0, low], [few, high]);
  const byQuantity = rectangle([few, 0], [many, low]);
  return [
    ...areaIn(axes, 'revenue', 'revenue', 'Kept', rectangle([0, 0], [few, low])),
    ...areaIn(axes, 'revenue-gained', 'gain', 'Gained', isRise ? byPrice : byQuantity),
    ...areaIn(axes, 'revenue-lost', 'deadweight-loss', 'Lost', isRise ? byQuantity : byPrice),
  ];
}

/** What becomes of total revenue between the two prices, if there are two. */
function changeText({ demand, at = [] }: RevenuePicture): string[] {
  const [first, second] = at;
  if (first === undefined || second === undefined) return [];
  const [was, is] = [totalRevenue(demand, first), totalRevenue(demand, second)];
  const revenue = isSame(was, is) ? 'stays the same' : is > was ? 'rises' : 'falls';
  return [`the price ${second > first ? 'rises' : 'falls'} and total revenue ${revenue}`];
}

function describe(picture: RevenuePicture, show: ReadonlySet<'stretches' | 'revenue'>, writer: Writer): string {
  const { demand, at = [] } = picture;
  const half = writer.price(unitElasticPrice(demand), 'P');
  const middle = writer.amount(demand.choke / demand.slope / 2, 'Q');
  const points = at.map((price, index) => {
    const number = at.length > 1 ? String(index + 1) : '';
    const sold = writer.amount(quantityDemanded(demand, price), `Q${number}`);
    const worth =
      show.has('revenue') && !writer.isHidden ? `, for total revenue of ${dollars(totalRevenue(demand, price))}` : '';
    return `at ${'FG'.charAt(index)}, the price is ${writer.price(price, `P${number}`)} and the quantity sold is ${sold}${worth}`;
  });
  return sentences([
    `demand D slopes down${writer.isHidden ? '' : `: ${endsText(demand)}`}`,
    ...(show.has('stretches')
      ? [
          `demand is elastic above ${half}, unit elastic at ${half} and a quantity of ${middle}, and inelastic below ${half}`,
        ]
      : []),
    ...points,
    ...(show.has('revenue') ? changeText(picture) : []),
  ]);
}

/** A demand curve and its revenue. @throws RangeError with a message for the author when its parts do not fit together. */
export function revenueFigure(picture: RevenuePicture): Figure {
  check(picture);
  const { demand, at = [] } = picture;
  const writer = writerOf(picture.values);
  const show = new Set<'stretches' | 'revenue'>(picture.show ?? (at.length > 0 ? ['revenue'] : []));
  const marks = [...(show.has('stretches') ? stretchMarks(picture, writer) : []), ...priceMarks(picture, writer)];
  const quantity = demand.choke / demand.slope;
  const axes = priceAxes(picture, writer, { reach: quantity }, { reach: demand.choke }, marks);
  return {
    ...blank,
    ...axes,
    title: picture.title ?? `Demand and total revenue: ${picture.quantity}`,
    description: describe(picture, show, writer),
    curves: curveIn(axes, 'demand', 'demand', 'D', [
      [0, demand.choke],
      [quantity, 0],
    ]),
    areas: show.has('revenue') ? revenueAreas(axes, picture) : [],
    marks,
  };
}
