import type { Curve, Figure, Mark, Point, Role } from '../figure';
import { count, isSame } from '../numbers';
import {
  averageProduct,
  diminishingFrom,
  firstDiminishing,
  highestAverageAt,
  marginalProduct,
  negativeFrom,
  productionTable,
  requireProduction,
  totalProduct,
} from '../production';
import { priceAxes } from './axis';
import {
  blank,
  capitalized,
  curvedPath,
  curveIn,
  markAt,
  sentences,
  withSubscript,
  writerOf,
  type Writer,
} from './figure-parts';
import type { Product, ProductionPicture } from './production-picture';

type Production = ProductionPicture['production'];

const STRETCHES = 40;
const LOOKS = {
  total: ['total-product', 'TP', 'total product'],
  marginal: ['marginal-product', 'MP', 'marginal product'],
  average: ['average-product', 'AP', 'average product'],
} as const satisfies Record<Product, readonly [Role, string, string]>;

const isTable = (production: Production): production is readonly number[] => Array.isArray(production);

function heightAt(production: Production, product: Product, input: number): number {
  if (!isTable(production))
    return { total: totalProduct, marginal: marginalProduct, average: averageProduct }[product](production, input);
  const row = productionTable(production)[input - 1];
  if (!row && !(input === 0 && product === 'total'))
    throw new RangeError(`the table has no output with ${count(input)} units of the input`);
  return row?.[product] ?? 0;
}

/** A table's points are connected; its marginal and average product begin with the first unit of the input. */
function pathOf(production: Production, product: Product, end: number): Point[] {
  if (isTable(production)) {
    const path = productionTable(production).map((row): Point => [row.input, row[product]]);
    return product === 'total' ? [[0, 0], ...path] : path;
  }
  return curvedPath(0, end, STRETCHES, (input) => heightAt(production, product, input));
}

/** The input at which a mark stands. @throws RangeError where there is nothing to mark. */
function inputOf(part: 'diminishing' | 'highest-average' | 'maximum', production: Production): number {
  if (!isTable(production)) {
    const input = { diminishing: diminishingFrom, 'highest-average': highestAverageAt, maximum: negativeFrom }[part](
      production,
    );
    if (!(input > 0)) throw new RangeError(`${part}: returns diminish from the start, so there is no point to mark`);
    return input;
  }
  const rows = productionTable(production);
  const highest = (product: Product) => Math.max(...rows.map((row) => row[product]));
  if (part === 'maximum') return rows.findLastIndex(({ total }) => total === highest('total')) + 1;
  if (part === 'highest-average') return rows.findLastIndex(({ average }) => average === highest('average')) + 1;
  const first = firstDiminishing(production);
  if (first === null) throw new RangeError('diminishing: no unit of the input adds less than the one before');
  return first - 1;
}

const MARKED = {
  diminishing: ['marginal', 'marginal product is highest'],
  'highest-average': ['average', 'average product is highest'],
  maximum: ['total', 'total product is highest'],
} as const;

/** What is marked stands on the curve that shows it best among those drawn. */
function curveFor(part: keyof typeof MARKED, shown: readonly Product[]): Product {
  const [own] = MARKED[part];
  return shown.includes(own) ? own : (shown[0] ?? 'total');
}

function check({ production, newProduction }: ProductionPicture): void {
  for (const each of [production, newProduction]) {
    if (!each) continue;
    if (!isTable(each)) requireProduction(each);
    else if (each.length < 2)
      throw new RangeError('a production table needs the output of at least two units of the input');
  }
}

function shapeText(production: Production, product: Product, name: string, { isHidden }: Writer): string {
  const subject = `${LOOKS[product][2]} ${name}`;
  if (isTable(production)) {
    const values = productionTable(production).map((row) => count(row[product])).join(', '); // prettier-ignore
    return isHidden
      ? `${subject} is drawn through a point for each unit of the input`
      : `${subject} of units 1, 2, 3, … of the input: ${values}`;
  }
  const bend = diminishingFrom(production) > 0;
  if (product === 'total')
    return `${subject} rises${bend ? ', steeper at first and then less steep,' : ' less and less steeply'} up to a highest point`;
  if (product === 'average') return `${subject} ${bend ? 'rises and then falls' : 'falls'}`;
  return `${subject} ${bend ? 'rises, then falls, and then lies below zero' : 'falls and then lies below zero'}`;
}

/** The graph of production with one variable input. @throws RangeError with a message for the author when its parts do not fit together. */
export function productionFigure(picture: ProductionPicture): Figure {
  check(picture);
  const { production, newProduction } = picture;
  const newest = newProduction ?? production;
  const writer = writerOf(picture.values, count);
  const show = picture.show ?? ['total'];
  const products = (['total', 'marginal', 'average'] as const).filter((product) => show.includes(product));
  if (products.length === 0) throw new RangeError('a production graph shows total, marginal or average product');
  if (products.includes('total') && products.length > 1)
    throw new RangeError('total product has an axis of its own: draw marginal and average product on another graph');
  const parts = (['diminishing', 'highest-average', 'maximum'] as const).filter((part) => show.includes(part));
  const markOn = (id: string, name: string, product: Product, input: number, letter: string): Mark => {
    const height = heightAt(newest, product, input);
    // Where the axis shows output per worker, no letter of the exam names a height on it.
    const output = product === 'total' || !writer.isHidden ? withSubscript('Q', letter) : null;
    const mark = markAt(writer, id, name, [input, height], [withSubscript('L', letter), output]);
    if (!mark.guides || height < 0) return { ...mark, guides: null };
    // A point on the axis has its height there.
    return isSame(height, 0) ? { ...mark, guides: { ...mark.guides, y: null } } : mark;
  };
  const marks = parts.map((part, index) =>
    markOn(part, '', curveFor(part, products), inputOf(part, newest), String(index + 1)),
  );
  const points = (picture.at ?? []).map(({ curve, input, name }) => {
    if (!products.includes(curve)) throw new RangeError(`point ${name} is on ${curve} product: show it as well`);
    return markOn(`point-${name}`, name, curve, input, name);
  });
  const each = newProduction ? [production, newProduction] : [production];
  const end =
    picture.max?.x ?? Math.max(...each.map((one) => (isTable(one) ? one.length + 0.4 : negativeFrom(one) * 1.12)));
  const heights = each.flatMap((one) =>
    products.flatMap((product) => pathOf(one, product, end).map((point) => point[1])),
  );
  const highest = Math.max(...heights, ...points.map(({ at }) => at[1]));
  const axes = priceAxes(
    { quantity: picture.x, price: picture.y, max: { quantity: end, price: picture.max?.y } },
    writer,
    { reach: end },
    { reach: highest * 1.1, least: Math.max(Math.min(0, ...heights), -0.3 * highest) },
    [...marks, ...points],
  );
  const draw = (of: Production, product: Product, era: 'was' | 'is'): Curve[] => {
    const [role, letters] = LOOKS[product];
    const number = newProduction ? (era === 'was' ? '1' : '2') : '';
    return curveIn(
      axes,
      era === 'was' ? `${role}-was` : role,
      role,
      `${letters}${number}`,
      pathOf(of, product, end),
      era,
    );
  };
  const curves = products.flatMap((product) => [
    ...(newProduction ? draw(production, product, 'was') : []),
    ...draw(newest, product, 'is'),
  ]);
  const pairs =
    products.includes('marginal') && products.includes('average') && !isTable(newest) && highestAverageAt(newest) > 0;
  const names = products.map((product) => LOOKS[product][2]);
  const statements = [
    ...products.map((product) =>
      shapeText(production, product, `${LOOKS[product][1]}${newProduction ? '1' : ''}`, writer),
    ),
    ...(pairs ? ['marginal product intersects average product at its highest point'] : []),
    ...(newProduction
      ? products.map((product) => shapeText(newProduction, product, `${LOOKS[product][1]}2`, writer))
      : []),
    ...parts.map((part, index) => {
      const { x, y } = marks[index]?.guides ?? { x: '', y: '' };
      const height = y === null ? '' : `, where ${LOOKS[curveFor(part, products)][2]} is ${y}`;
      return `${MARKED[part][1]} with ${x} units of the input${height}`;
    }),
    ...points.map(({ name, guides }, index) => {
      const curve = LOOKS[picture.at?.[index]?.curve ?? 'total'][2];
      const output = guides?.y ?? (writer.isHidden ? null : '0');
      return `${name} is on ${curve}${guides ? `, with ${guides.x} ${guides.x === '1' ? 'unit' : 'units'} of the input${output === null ? '' : ` and an output of ${output}`}` : ', below zero'}`;
    }),
  ];
  const title = names.join(' and ');
  return {
    ...blank,
    ...axes,
    title: picture.title ?? `${capitalized(title)}: ${picture.x}`,
    description: sentences(statements),
    curves,
    marks: [...marks, ...points],
  };
}
