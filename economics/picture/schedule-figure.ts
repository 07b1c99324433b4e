import type { Area, Figure, Point } from '../figure';
import { count, dollars } from '../numbers';
import { tradeAt, type ScheduleOutcome } from '../schedule';
import { axisOf, unitAxis } from './axis';
import type { Bounds } from './clip';
import { areaIn, blank, curveIn, levelPath, listed, sentences, stepPath } from './figure-parts';
import type { SchedulePicture } from './schedule-picture';

function check({ buyers, sellers, priceLine, show = [] }: SchedulePicture): void {
  if (!buyers?.length && !sellers?.length) throw new RangeError('a schedule needs buyers, sellers, or both');
  if (buyers?.some((value, index) => value > (buyers[index - 1] ?? Infinity)))
    throw new RangeError('name the buyers who would pay most first');
  if (sellers?.some((cost, index) => cost < (sellers[index - 1] ?? -Infinity)))
    throw new RangeError('name the sellers with the lowest costs first');
  if (show.length > 0 && priceLine === undefined) throw new RangeError(`${listed(show)} needs a priceLine`);
  if (show.includes('consumer-surplus') && !buyers) throw new RangeError('consumer surplus needs buyers');
  if (show.includes('producer-surplus') && !sellers) throw new RangeError('producer surplus needs sellers');
}

function areasOf(axes: Bounds, picture: SchedulePicture, { traded }: ScheduleOutcome, price: number): Area[] {
  const against = (values: readonly number[]): Point[] => [
    ...stepPath(values.slice(0, traded)),
    [traded, price],
    [0, price],
  ];
  return (picture.show ?? []).flatMap((part) =>
    part === 'consumer-surplus'
      ? areaIn(axes, part, part, 'Consumer surplus', against(picture.buyers ?? []))
      : areaIn(axes, part, part, 'Producer surplus', against(picture.sellers ?? [])),
  );
}

function describe(
  { buyers, sellers, show = [] }: SchedulePicture,
  price: number | null,
  outcome: ScheduleOutcome | null,
): string {
  const sizes = {
    'consumer-surplus': outcome?.consumerSurplus ?? 0,
    'producer-surplus': outcome?.producerSurplus ?? 0,
  };
  const trade =
    outcome && price !== null
      ? `at ${dollars(price)}, ${count(outcome.traded)} ${outcome.traded === 1 ? 'unit is' : 'units are'} bought and sold`
      : null;
  return sentences([
    ...(buyers ? [`buyers are willing to pay, in order, ${listed(buyers.map(dollars))}`] : []),
    ...(sellers ? [`sellers are willing to accept, in order, ${listed(sellers.map(dollars))}`] : []),
    ...(trade === null ? [] : [trade]),
    ...show.map((part) => `${part.replace('-', ' ')} is ${dollars(sizes[part])}`),
  ]);
}

/** Buyers and sellers as steps. @throws RangeError with a message for the author when its parts do not fit together. */
export function scheduleFigure(picture: SchedulePicture): Figure {
  check(picture);
  const { buyers, sellers, priceLine, max } = picture;
  const units = Math.max(buyers?.length ?? 0, sellers?.length ?? 0);
  const values = [...(buyers ?? []), ...(sellers ?? []), priceLine ?? 0];
  const axes = {
    x: unitAxis(picture.quantity, units, 0.4),
    y: axisOf('y', { label: picture.price, reach: Math.max(...values) * 1.1, max: max?.price, write: dollars }),
  };
  const outcome = priceLine === undefined ? null : tradeAt(picture, priceLine);
  return {
    ...blank,
    ...axes,
    title:
      picture.title ??
      `Individual ${buyers && sellers ? 'buyers and sellers' : buyers ? 'buyers' : 'sellers'}: ${picture.quantity}`,
    description: describe(picture, priceLine ?? null, outcome),
    curves: [
      ...(buyers ? curveIn(axes, 'demand', 'demand', 'D', stepPath(buyers)) : []),
      ...(sellers ? curveIn(axes, 'supply', 'supply', 'S', stepPath(sellers)) : []),
      ...(priceLine === undefined
        ? []
        : curveIn(axes, 'price-line', 'price', `Price ${dollars(priceLine)}`, levelPath(axes, priceLine))),
    ],
    areas: outcome && priceLine !== undefined ? areasOf(axes, picture, outcome, priceLine) : [],
  };
}
