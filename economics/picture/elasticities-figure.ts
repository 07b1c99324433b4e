import type { Curve, Figure, Mark, Point } from '../figure';
import { dollars, isSame } from '../numbers';
import { priceAxes } from './axis';
import type { Bounds } from './clip';
import { blank, curveIn, markAt, sentences, uprightPath, writerOf, type Writer } from './figure-parts';
import type { ElasticitiesPicture } from './elasticities-picture';

type Steepness = ElasticitiesPicture['curves'][number];

/** Price at a quantity; a vertical curve has none. */
const priceAt = ({ side, through }: ElasticitiesPicture, slope: number, quantity: number): number =>
  through.price + (side === 'demand' ? -1 : 1) * slope * (quantity - through.quantity);

/** Null on a horizontal curve at any price but its own. */
function quantityAt({ side, through }: ElasticitiesPicture, { slope }: Steepness, price: number): number | null {
  if (slope === 'vertical') return through.quantity;
  if (slope === 0) return null;
  return through.quantity + ((side === 'demand' ? -1 : 1) * (price - through.price)) / slope;
}

function check(picture: ElasticitiesPicture): void {
  const { through, curves, newPrice } = picture;
  for (const { name, slope } of curves)
    if (slope !== 'vertical' && !(slope >= 0))
      throw new RangeError(`curve ${name}: its slope is 0 or more, whatever its side`);
  if (newPrice === undefined) return;
  if (!(newPrice >= 0) || newPrice === through.price)
    throw new RangeError('newPrice must differ from the price of through');
  for (const curve of curves)
    if ((quantityAt(picture, curve, newPrice) ?? 0) < 0)
      throw new RangeError(
        `at ${dollars(newPrice)} curve ${curve.name} has no quantity: choose a newPrice closer to ${dollars(through.price)}`,
      );
}

function pathOf(picture: ElasticitiesPicture, { slope }: Steepness, axes: Bounds): Point[] {
  if (slope === 'vertical') return uprightPath(axes, picture.through.quantity);
  return [0, axes.x.max].map((quantity) => [quantity, priceAt(picture, slope, quantity)]);
}

interface Response {
  readonly name: string;
  /** Null where a horizontal curve leaves no quantity, or no limit to it. */
  readonly quantity: number | null;
}

const responsesTo = (picture: ElasticitiesPicture, newPrice: number): Response[] =>
  picture.curves.map((curve) => ({ name: curve.name, quantity: quantityAt(picture, curve, newPrice) }));

function marksOf(picture: ElasticitiesPicture, writer: Writer): Mark[] {
  const { through, newPrice } = picture;
  const era = newPrice === undefined ? 'is' : 'was';
  const start = markAt(writer, 'start', 'F', [through.quantity, through.price], ['Q1', 'P1'], era);
  if (newPrice === undefined) return [start];
  const responses = responsesTo(picture, newPrice).flatMap(({ name, quantity }, index): Mark[] => {
    if (quantity === null) return [];
    const x = isSame(quantity, through.quantity) ? null : `Q(${name})`;
    const y = index === 0 ? 'P2' : null;
    return [markAt(writer, `answer-${name}`, 'GHJKLM'.charAt(index), [quantity, newPrice], [x, y])];
  });
  return [start, ...responses];
}

function shapeOf({ name, slope }: Steepness, side: string): string {
  if (slope === 'vertical') return `${side} ${name} is vertical`;
  return slope === 0 ? `${side} ${name} is horizontal` : `${side} ${name} slopes ${side === 'demand' ? 'down' : 'up'}`;
}

function responseText({ through }: ElasticitiesPicture, { name, quantity }: Response, writer: Writer): string {
  if (quantity === null) return `${name} has no single quantity at the new price`;
  const was = writer.amount(through.quantity, 'Q1');
  if (isSame(quantity, through.quantity)) return `on ${name}, the quantity stays at ${was}`;
  const verb = quantity > through.quantity ? 'increases' : 'decreases';
  return `on ${name}, the quantity ${verb} from ${was} to ${writer.amount(quantity, `Q(${name})`)}`;
}

/** How many of the curves go through the point: all of them. */
const throughText = (curves: number): string =>
  curves > 2 ? 'all of them pass' : curves === 2 ? 'both pass' : 'it passes';

/** `names` from the flattest to the steepest. */
function flattestText(names: readonly string[]): string[] {
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (names.length < 2) return [];
  return [
    names.length === 2 ? `${first} is flatter than ${last}` : `${first} is the flattest, and ${last} is the steepest`,
  ];
}

function describe(picture: ElasticitiesPicture, writer: Writer): string {
  const { side, through, curves, newPrice } = picture;
  const [price, quantity] = [writer.price(through.price, 'P1'), writer.amount(through.quantity, 'Q1')];
  const steepness = ({ slope }: Steepness) => (slope === 'vertical' ? Infinity : slope);
  const names = [...curves].sort((a, b) => steepness(a) - steepness(b)).map(({ name }) => name);
  return sentences([
    ...curves.map((curve) => shapeOf(curve, side)),
    `${throughText(curves.length)} through F, at a price of ${price} and a quantity of ${quantity}`,
    ...flattestText(names),
    ...(newPrice === undefined
      ? []
      : [
          `the price ${newPrice > through.price ? 'rises' : 'falls'} from ${price} to ${writer.price(newPrice, 'P2')}`,
          ...responsesTo(picture, newPrice).map((response) => responseText(picture, response, writer)),
        ]),
  ]);
}

/** Curves of different steepness through one point. @throws RangeError with a message for the author when its parts do not fit together. */
export function elasticitiesFigure(picture: ElasticitiesPicture): Figure {
  check(picture);
  const { side, through } = picture;
  const writer = writerOf(picture.values);
  const marks = marksOf(picture, writer);
  const fit = (index: 0 | 1, start: number) => ({
    reach: Math.max(start * 1.8, ...marks.map(({ at }) => at[index] * 1.15)),
  });
  const axes = priceAxes(picture, writer, fit(0, through.quantity), fit(1, through.price), marks);
  return {
    ...blank,
    ...axes,
    title: picture.title ?? `Elasticity of ${side}: ${picture.quantity}`,
    description: describe(picture, writer),
    curves: picture.curves.flatMap((curve): Curve[] =>
      curveIn(axes, curve.name, side, curve.name, pathOf(picture, curve, axes)),
    ),
    marks,
  };
}
