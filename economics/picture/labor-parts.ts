import type { Curve, Mark, Point } from '../figure';
import { revenueProductAt, type RevenueProduct } from '../factor-market';
import { isList } from '../marginal';
import { count, dollars, isSame } from '../numbers';
import type { Bounds } from './clip';
import { rankOf, rectangle, stepPath, writerOf, type Writer } from './figure-parts';
import type { LaborFields, PointOnProduct } from './labor-fields';
import { letteredAreas } from './lettered-areas';
import { shade, type PlacedArea, type Shade } from './shades';

/** Writes wages under W where a market writes prices under P. */
export function laborWriter(values: 'shown' | 'hidden' | undefined): Writer {
  const writer = writerOf(values);
  return { ...writer, price: (value, letter) => writer.price(value, letter.replace(/^P/, 'W')) };
}

/** The axes of a graph of labor, with wages in place of prices. */
export const laborLabels = ({ quantity, wage, max }: Pick<LaborFields, 'quantity' | 'wage' | 'max'>) => ({
  quantity,
  price: wage,
  max: { quantity: max?.quantity, price: max?.wage },
});

/** A mark before its values are written; `wage` and `labor` say which of them stand on the axes. */
export interface LaborMark {
  readonly id: string;
  readonly era?: 'was' | 'is';
  readonly name?: string;
  readonly labor: number;
  readonly wage: number;
  readonly guides: readonly ('labor' | 'wage')[];
}

/** The values as they are numbered, each once. */
const distinct = (values: readonly number[]): number[] =>
  values.filter((value, index) => values.findIndex((other) => isSame(other, value)) === index);

/**
 * Writes the values of marks in letters: W1 and Q1 before a change, W2 and Q2 after it. Without a change W1, W2 … and Q1, Q2 … stand
 * from low to high, so that no letter tells what it stands for.
 */
export class LaborValues {
  private readonly levels: Readonly<Record<'labor' | 'wage', readonly number[]>>;

  /** `lines` are wages that are drawn, the old one first. */
  constructor(
    readonly writer: Writer,
    marks: readonly LaborMark[],
    lines: readonly number[] = [],
  ) {
    const marked = (axis: 'labor' | 'wage', era?: 'was') =>
      marks
        .filter((mark) => mark.guides.includes(axis) && (era === undefined || mark.era === era))
        .map((mark) => mark[axis]);
    const hasChanged = marks.some(({ era }) => era === 'was') || distinct(lines).length > 1;
    const numbered = (old: readonly number[], values: readonly number[]) =>
      hasChanged ? distinct([...old, ...values]) : distinct(values).sort((a, b) => a - b);
    this.levels = {
      labor: numbered(marked('labor', 'was'), marked('labor')),
      wage: numbered([...marked('wage', 'was'), ...lines], [...marked('wage'), ...lines]),
    };
  }

  labor(value: number): string {
    return this.writer.amount(value, `Q${this.numberOf(value, 'labor')}`);
  }

  wage(value: number): string {
    return this.writer.price(value, `W${this.numberOf(value, 'wage')}`);
  }

  private numberOf(value: number, axis: 'labor' | 'wage'): number {
    const levels = this.levels[axis];
    const at = levels.findIndex((level) => isSame(level, value));
    return at < 0 ? rankOf(value, levels) : at + 1;
  }
}

/** The marks as drawn; of several with one value on an axis, the last one carries it. */
export function drawnMarks(marks: readonly LaborMark[], values: LaborValues): Mark[] {
  const carries = (mark: LaborMark, axis: 'labor' | 'wage') =>
    mark.guides.includes(axis) &&
    !marks
      .slice(marks.indexOf(mark) + 1)
      .some((later) => later.guides.includes(axis) && isSame(later[axis], mark[axis]));
  return marks.map((mark): Mark => {
    const { id, era = 'is', name = '', labor, wage } = mark;
    const x = carries(mark, 'labor') ? values.labor(labor) : null;
    const y = carries(mark, 'wage') ? values.wage(wage) : null;
    return { id, era, name, at: [labor, wage], guides: { x, y } };
  });
}

/** A line from the wage axis to the end of the graph. */
export const linePath = ({ x }: Bounds, start: number, rise: number): Point[] => [
  [0, start],
  [x.max, start + rise * x.max],
];

export const productPath = (axes: Bounds, product: RevenueProduct): Point[] =>
  isList(product) ? stepPath(product) : linePath(axes, product.start, -product.slope);

/** "marginal revenue product MRP slopes down, from $30 by $2 with each unit of labor". */
export function productText(name: string, product: RevenueProduct, { isHidden }: Writer): string {
  const subject = `marginal revenue product ${name}`;
  if (isList(product))
    return isHidden
      ? `${subject} is drawn worker by worker`
      : `${subject} of workers 1, 2, 3, …: ${product.map(dollars).join(', ')}`;
  return `${subject} slopes down${isHidden ? '' : pace(product.start, product.slope)}`;
}

/** ", from $4 by $2 with each unit of labor". */
export function pace(start: number, slope: number): string {
  const units = [1, 10, 100, 1000].find((some) => isSame(Math.round(slope * some * 100), slope * some * 100)) ?? 1;
  return `, from ${dollars(start)} by ${dollars(slope * units)} with ${units === 1 ? 'each unit' : `every ${count(units)} units`} of labor`;
}

/** Named points on the MRP curve, each with its quantity; lettered areas would be cut by more. */
export function pointsOn(product: RevenueProduct, points: readonly PointOnProduct[]): LaborMark[] {
  return points.map(({ quantity, name }): LaborMark => {
    const wage = revenueProductAt(product, quantity);
    if (!(quantity >= 0 && wage >= 0)) throw new RangeError(`point ${name}: MRP is below $0 there`);
    return { id: `point-${name}`, name, labor: quantity, wage, guides: ['labor', 'wage'] };
  });
}

export const pointText = (marks: readonly LaborMark[], values: LaborValues): string[] =>
  marks.flatMap(({ name, labor, wage }) =>
    name ? [`${name} is on MRP, at a quantity of ${values.labor(labor)} and a value of ${values.wage(wage)}`] : [],
  );

export const wageBill = (labor: number, wage: number): Shade => ({
  ...shade('revenue', wage * labor, rectangle([0, 0], [labor, wage])),
  id: 'wage-bill',
  name: 'Wages paid',
});

/** Lettered regions, in which what a market calls a price is a wage. */
export const laborAreas = (
  areas: LaborFields['areas'],
  axes: Bounds,
  curves: readonly Curve[],
  marks: readonly Mark[],
): PlacedArea[] =>
  letteredAreas(areas ?? {}, axes, curves, marks).map((area) => ({
    ...area,
    place: area.place
      .replaceAll('the price ', 'the wage ')
      .replaceAll(/marginal (?:revenue product|resource cost) curve (MR[PC]\d?)/g, '$1 curve'),
  }));
