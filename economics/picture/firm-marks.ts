import type { Era, Mark, Span } from '../figure';
import { findMinimumAverageTotal, minimumAverageVariable, type CostPoint } from '../firm-costs';
import { demandPrice } from '../market';
import { isSame } from '../numbers';
import { clipPath, type Bounds } from './clip';
import { markAt, withOneLetter, withSubscript, type Writer } from './figure-parts';
import { pathBetween } from './firm-curves';
import type { FirmPart, FirmPicture, LetteredPart } from './firm-picture';
import { demandMeets, heightOf, type FirmOutput, type FirmState } from './firm-state';

/** A marked point with the values that it has on the axes. */
export interface FirmMark extends Mark {
  /** What it is, for the text description. */
  readonly is: FirmPart | 'point' | 'average-total' | 'average-variable' | 'crossing';
}

const OWN_LETTERS = { 'efficient-output': 'S', 'fair-return': 'F', 'unit-elastic': 'U' } as const;

/** P1 and Q1 of a price taker, and before and after a change; PM and QM of a firm that sets its price. */
export function subscriptOf(part: LetteredPart, picture: FirmPicture, state: FirmState): string {
  const given = picture.letters?.[part];
  if (given !== undefined) return given;
  if (part !== 'output' && part !== 'old-output') return OWN_LETTERS[part];
  if (state.isRegulated) return part === 'output' ? 'R' : 'M';
  if (state.hasChanged) return part === 'output' ? '2' : '1';
  return state.isPriceTaker ? '1' : 'M';
}

/** Everything that turns state into marks, with the picture's way of writing values. */
interface Marking {
  readonly picture: FirmPicture;
  readonly state: FirmState;
  readonly writer: Writer;
}

/** The price and quantity of a part, as they stand on the axes. */
function valuesOf(
  part: LetteredPart,
  { quantity, price }: Pick<FirmOutput, 'quantity' | 'price'>,
  { picture, state, writer }: Marking,
): { x: string; y: string } {
  // What a change leaves where it was keeps its letter.
  const before = part === 'output' && state.hasChanged && state.parts.has('old-output') ? state.was.output : null;
  const subscript = (stays: boolean) => subscriptOf(stays ? 'old-output' : part, picture, state);
  return {
    x: writer.amount(quantity, withSubscript('Q', subscript(before !== null && isSame(before.quantity, quantity)))),
    y: writer.price(price, withSubscript('P', subscript(before !== null && isSame(before.price, price)))),
  };
}

function need(output: FirmOutput | null, part: FirmPart): FirmOutput {
  if (!output)
    throw new RangeError(`${part}: there is no output. Either no price or demand is given, or the firm shuts down`);
  return output;
}

/** What the firm produces; @throws RangeError for a part that needs an output where there is none. */
export const outputFor = (state: FirmState, part: FirmPart): FirmOutput =>
  need(part === 'old-output' ? state.was.output : state.is.output, part);

const AVERAGES: readonly FirmPart[] = ['profit', 'total-cost', 'fixed-cost'];

/** The mark of an output, of its costs per unit where an area ends there, and of MR = MC below it. */
function outputMarks(part: 'output' | 'old-output', marking: Marking): FirmMark[] {
  const { state } = marking;
  const output = outputFor(state, part);
  const values = valuesOf(part, output, marking);
  const other = part === 'old-output' && state.parts.has('output') ? state.is.output : null;
  // Where price or quantity stays, the new mark carries the value.
  const guides = {
    x: other && isSame(other.quantity, output.quantity) ? null : values.x,
    y: other && isSame(other.price, output.price) ? null : values.y,
  };
  const [era, id]: [Era, string] =
    part === 'old-output' && (state.hasChanged || state.isRegulated) ? ['was', 'output-was'] : ['is', 'output'];
  const at = [output.quantity, output.price] as const; // a pair
  const marks: FirmMark[] = [{ id, era, name: '', at, guides, is: part }];
  const { isPriceTaker, isRegulated, discriminates, curves } = state;
  const crosses =
    !isPriceTaker && !discriminates && (!isRegulated || part === 'old-output') && curves.has('MR') && curves.has('MC');
  if (crosses) {
    const height = heightOf('MC', part === 'output' ? state.is : state.was, output.quantity);
    marks.push({ id: `${id}-crossing`, era, name: '', at: [output.quantity, height], guides: null, is: 'crossing' });
  }
  return marks;
}

/** The average costs at the output, where an area ends at their height. */
function averageMarks({ state, picture, writer }: Marking): FirmMark[] {
  const { parts, is } = state;
  const output = is.output;
  if (!output) return [];
  const subscript = subscriptOf('output', picture, state);
  const marks: FirmMark[] = [];
  const add = (id: string, what: FirmMark['is'], height: number, name: string) => {
    if (isSame(height, output.price)) return;
    const mark = markAt(writer, id, '', [output.quantity, height], [null, withSubscript(name, subscript)]);
    marks.push({ ...mark, is: what });
  };
  if (AVERAGES.some((part) => parts.has(part)))
    add('average-total-at-output', 'average-total', output.averageTotal, 'C');
  if (parts.has('variable-cost') || parts.has('fixed-cost'))
    add('average-variable-at-output', 'average-variable', output.averageVariable, 'V');
  return marks;
}

const MINIMA = {
  'minimum-atc': ['ATC', ''],
  'break-even': ['ATC', 'Break-even'],
  'minimum-avc': ['AVC', ''],
  'shut-down': ['AVC', 'Shutdown'],
} as const;

/** The lowest point of ATC or AVC. @throws RangeError where there is none to mark. */
function minimumFor(part: keyof typeof MINIMA, { is, curves }: FirmState): CostPoint {
  const [curve] = MINIMA[part];
  const found = curve === 'ATC' ? findMinimumAverageTotal(is.costs) : minimumAverageVariable(is.costs);
  if (!found || !(found.quantity > 0))
    throw new RangeError(`${part}: ${curve} has no lowest point beyond a quantity of 0`);
  if (!curves.has(curve)) throw new RangeError(`${part} lies on ${curve}: add it to curves`);
  return found;
}

function minimumMark(part: keyof typeof MINIMA, { state, writer }: Marking): FirmMark {
  const { quantity, cost } = minimumFor(part, state);
  const guides = writer.isHidden ? null : { x: writer.amount(quantity, ''), y: writer.price(cost, '') };
  return { id: part, era: 'is', name: MINIMA[part][1], at: [quantity, cost], guides, is: part };
}

/** The output of a part on a sloped demand. @throws RangeError where demand does not reach it. */
function benchmark(
  part: 'efficient-output' | 'fair-return' | 'unit-elastic' | 'elastic-range',
  { is }: FirmState,
): { quantity: number; price: number } {
  const { line, costs } = is;
  if (!line || line.slope === 0) throw new RangeError(`${part} needs a demand`);
  if (part !== 'unit-elastic' && part !== 'elastic-range')
    return demandMeets(part === 'fair-return' ? 'average total' : 'marginal', costs, line, part);
  const quantity = line.choke / (2 * line.slope);
  return { quantity, price: demandPrice(line, quantity) };
}

function marksOf(part: FirmPart, marking: Marking): FirmMark[] {
  if (part === 'output' || part === 'old-output') return outputMarks(part, marking);
  if (part === 'minimum-atc' || part === 'minimum-avc' || part === 'break-even' || part === 'shut-down')
    return [minimumMark(part, marking)];
  if (part !== 'efficient-output' && part !== 'fair-return' && part !== 'unit-elastic') return [];
  const found = benchmark(part, marking.state);
  const guides = valuesOf(part, found, marking);
  return [{ id: part, era: 'is', name: '', at: [found.quantity, found.price], guides, is: part }];
}

/** Demand in two stretches, which meet where marginal revenue is 0. @throws RangeError for a firm without a sloped demand. */
export function elasticitySpans(axes: Bounds, state: FirmState): Span[] {
  if (!state.parts.has('elastic-range')) return [];
  const { quantity } = benchmark('elastic-range', state);
  const stretch = (id: string, name: string, from: number, to: number): Span[] => {
    const inside = clipPath(axes, pathBetween('D', state.is, from * quantity, to * quantity));
    const [start, end] = [inside[0], inside.at(-1)];
    return start && end ? [{ id, role: 'demand', name, from: start, to: end }] : [];
  };
  return [...stretch('elastic-range', 'Elastic', 0.03, 0.97), ...stretch('inelastic-range', 'Inelastic', 1.03, 1.97)];
}

/** The author's points; beside lettered areas without a level guide, so that it cuts no region. */
function pointMarks({ picture, state, writer }: Marking): FirmMark[] {
  return (picture.at ?? []).map(({ curve, quantity, name, level = true }): FirmMark => {
    const height = heightOf(curve, state.is, quantity);
    if (!(quantity > 0 && height >= 0 && height < Infinity))
      throw new RangeError(`point ${name}: ${curve} has no point there`);
    const y = typeof picture.areas === 'object' || !level ? null : withSubscript('P', name);
    const mark = markAt(writer, `point-${name}`, name, [quantity, height], [withSubscript('Q', name), y]);
    return { ...mark, is: 'point' };
  });
}

/** All marked points of the firm, in the order of `show`. */
export const firmMarks = (marking: Marking): FirmMark[] =>
  withOneLetter(
    [
      ...[...marking.state.parts].flatMap((part) => marksOf(part, marking)),
      ...averageMarks(marking),
      ...pointMarks(marking),
    ],
    marking.writer,
  );
