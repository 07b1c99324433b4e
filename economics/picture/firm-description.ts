import { findMinimumAverageTotal, minimumAverageVariable } from '../firm-costs';
import { dollars, isSame } from '../numbers';
import type { Bounds } from './clip';
import { endsText } from './curve-description';
import { listed, sentences, withSubscript, type Writer } from './figure-parts';
import { FIRM_CURVES, spelledOut } from './firm-curves';
import { subscriptOf, type FirmMark } from './firm-marks';
import type { FirmCurve, FirmPicture } from './firm-picture';
import { firmCurveName, hasMoved, heightOf, type FirmState } from './firm-state';
import { placeTexts, shadedText, type PlacedArea } from './shades';

/** "marginal cost MC1". */
const called = (state: FirmState, curve: FirmCurve, era: 'was' | 'is'): string =>
  `${spelledOut(curve)} ${firmCurveName(state, curve, era)}`;

/** What the eye sees of a cost curve within the axes. */
function costShape(curve: 'MC' | 'ATC' | 'AVC' | 'AFC', state: FirmState, axes: Bounds, { isHidden }: Writer): string {
  const subject = called(state, curve, 'was');
  const { quadratic = 0, cubic = 0, linear } = state.was.costs;
  if (curve === 'AFC') return `${subject} falls at every quantity`;
  if (cubic === 0 && quadratic === 0 && (curve !== 'ATC' || state.was.costs.fixed === 0))
    return `${subject} is horizontal${isHidden ? '' : ` at ${dollars(linear)}`}`;
  const turn =
    curve === 'MC'
      ? quadratic < 0
        ? -quadratic / (3 * cubic)
        : 0
      : curve === 'AVC'
        ? minimumAverageVariable(state.was.costs).quantity
        : (findMinimumAverageTotal(state.was.costs)?.quantity ?? Infinity);
  if (turn >= axes.x.max) return `${subject} falls at every quantity shown`;
  if (turn > 0) return `${subject} falls and then rises`;
  const start = isHidden || curve !== 'MC' ? '' : ` from ${dollars(linear)}`;
  return `${subject} rises${cubic === 0 && curve === 'MC' ? ' in a straight line' : ''}${start}`;
}

/** Fixed cost keeps the two apart. */
const averagesText = ({ curves, was }: FirmState): string[] =>
  curves.has('ATC') && curves.has('AVC') && was.costs.fixed > 0 ? ['ATC lies above AVC'] : [];

/** "MC intersects AVC and ATC at their lowest points", where these are in sight. */
function lowestText({ curves, was }: FirmState, axes: Bounds): string[] {
  if (!curves.has('MC')) return [];
  const minima = [
    ['AVC', minimumAverageVariable(was.costs)],
    ['ATC', findMinimumAverageTotal(was.costs)],
  ] as const;
  const seen = minima.flatMap(([curve, found]) =>
    curves.has(curve) && found && found.quantity > 0 && found.quantity < axes.x.max && found.cost < axes.y.max
      ? [curve]
      : [],
  );
  if (seen.length === 0) return [];
  return [
    `marginal cost intersects ${listed(seen)} at ${seen.length > 1 ? 'their lowest points' : 'its lowest point'}`,
  ];
}

/** Where a price taker's line lies among the lowest points of its cost curves. */
function levelText({ curves }: FirmState, { costs, line }: FirmState['is']): string {
  const price = line?.choke ?? 0;
  const [atc, avc] = [findMinimumAverageTotal(costs)?.cost, minimumAverageVariable(costs).cost];
  if (curves.has('ATC') && atc !== undefined) {
    if (isSame(price, atc)) return ', which touches ATC at its lowest point';
    if (price > atc) return ', above the lowest point of ATC';
    if (!curves.has('AVC')) return ', below the lowest point of ATC';
  }
  if (!curves.has('AVC')) return '';
  if (isSame(price, avc)) return ', which touches AVC at its lowest point';
  if (price < avc) return ', below the lowest point of AVC';
  return `, above the lowest point of AVC${curves.has('ATC') ? ' and below that of ATC' : ''}`;
}

/** Whether ATC lies above demand everywhere, touches it, or not; before and after the change, if one of them moves. */
function demandAndCostText(state: FirmState): string[] {
  const { curves, was, discriminates, isPriceTaker } = state;
  if (!curves.has('D') || !curves.has('ATC') || isPriceTaker || discriminates || was.costs.fixed === 0) return [];
  const hasNew = hasMoved(state, 'D') || hasMoved(state, 'ATC');
  return (hasNew ? (['was', 'is'] as const) : (['was'] as const)).flatMap((era) => {
    const { line, output } = state[era];
    if (!line || !output) return [];
    const atc = firmCurveName(state, 'ATC', era);
    const demand = hasMoved(state, 'D') ? firmCurveName(state, 'D', era) : 'demand';
    if (isSame(output.price, output.averageTotal))
      return [`${atc} touches ${demand} at one quantity and lies above it at every other`];
    return [
      output.price > output.averageTotal
        ? `${atc} lies below ${demand} over some quantities`
        : `${atc} lies above ${demand} at every quantity`,
    ];
  });
}

function lineText(picture: FirmPicture, state: FirmState, writer: Writer): string[] {
  const { was, is, isPriceTaker, curves, discriminates } = state;
  const { line } = was;
  if (!line || !curves.has('D')) return [];
  if (isPriceTaker) {
    const [before, after] = [firmCurveName(state, 'D', 'was'), firmCurveName(state, 'D', 'is')];
    const price = (at: number, part: 'output' | 'old-output') =>
      writer.price(at, state.parts.has('output') ? withSubscript('P', subscriptOf(part, picture, state)) : 'P');
    const first = `${before} is a horizontal line at a price of ${price(line.choke, hasMoved(state, 'D') || state.parts.has('old-output') ? 'old-output' : 'output')}${levelText(state, was)}`;
    if (!hasMoved(state, 'D') || !is.line) return [first];
    const change = is.line.choke > line.choke ? 'rises' : 'falls';
    return [
      first,
      `the price ${change} to ${price(is.line.choke, 'output')}, and the line shifts to ${after}${levelText(state, is)}`,
    ];
  }
  const ends = writer.isHidden ? '' : `: ${endsText(line)}`;
  const slope = `demand ${firmCurveName(state, 'D', 'was')} slopes down${ends}`;
  if (discriminates || !curves.has('MR')) return [slope];
  return [slope, `marginal revenue ${firmCurveName(state, 'MR', 'was')} lies below demand`];
}

/** Which curves the change moved, and where. */
function changeText(state: FirmState): string[] {
  const { was, is, isPriceTaker } = state;
  return FIRM_CURVES.filter((curve) => state.curves.has(curve) && hasMoved(state, curve)).flatMap((curve) => {
    if (isPriceTaker && curve === 'D') return [];
    const ends = `from ${firmCurveName(state, curve, 'was')} to ${firmCurveName(state, curve, 'is')}`;
    const quantity = is.output?.quantity ?? was.output?.quantity ?? minimumAverageVariable(was.costs).quantity + 1;
    const isHigher = heightOf(curve, is, quantity) > heightOf(curve, was, quantity);
    const isOfDemand = curve === 'D' || curve === 'MR';
    const direction = isOfDemand ? (isHigher ? 'right' : 'left') : isHigher ? 'up' : 'down';
    return [`${spelledOut(curve)} shifts ${direction} ${ends}`];
  });
}

/** "a quantity of Q1 and a price of P1". */
const valuesText = (x: string | null, y: string | null, height = 'price'): string =>
  listed([...(x === null ? [] : [`a quantity of ${x}`]), ...(y === null ? [] : [`a ${height} of ${y}`])]);

/** Where two curves intersect, or the quantity alone where the graph does not draw both. */
function crossingText(
  { curves }: FirmState,
  crossing: readonly [FirmCurve, FirmCurve],
  said: string,
  [x, y]: readonly [x: string | null, y: string | null],
): string {
  if (crossing.every((curve) => curves.has(curve))) return `${said} intersect at ${valuesText(x, y)}`;
  return x !== null && y !== null && curves.has('D')
    ? `at a quantity of ${x}, the price on demand is ${y}`
    : `the axes are marked at ${valuesText(x, y)}`;
}

/** What the values on the axes say about a mark. */
function firmMarkText(mark: FirmMark, state: FirmState, picture: FirmPicture): string[] {
  const { name, guides, is } = mark;
  const [x, y] = [guides?.x ?? null, guides?.y ?? null];
  const values = valuesText(x, y);
  if (is === 'output' || is === 'old-output') {
    const era = is === 'output' ? 'is' : 'was';
    if (values === '') return [];
    if (state.isRegulated && is === 'output') return [`at the regulated price, the firm produces at ${values}`];
    const isOneLine = state.isPriceTaker || state.discriminates;
    const line = isOneLine ? 'D' : 'MR';
    const [mr, mc] = [firmCurveName(state, line, era), firmCurveName(state, 'MC', era)];
    const isDrawn = state.curves.has(line) && state.curves.has('MC');
    if (!isDrawn || isOneLine || x === null || y === null)
      return [crossingText(state, [line, 'MC'], `${mr} and ${mc}`, [x, y])];
    return [`${mr} and ${mc} intersect at a quantity of ${x}, where the price on demand is ${y}`];
  }
  if (is === 'average-total') return [`at the output, average total cost is ${y ?? ''}`];
  if (is === 'average-variable') return [`at the output, average variable cost is ${y ?? ''}`];
  if (is === 'point') {
    const curve = picture.at?.find((point) => point.name === name)?.curve ?? 'MC';
    const height = curve === 'D' ? 'price' : curve === 'MR' ? 'marginal revenue' : 'cost';
    return [`${name} is on ${firmCurveName(state, curve, 'is')}, at ${valuesText(x, y, height)}`];
  }
  if (is === 'minimum-atc' || is === 'break-even' || is === 'minimum-avc' || is === 'shut-down') {
    const curve = is === 'minimum-atc' || is === 'break-even' ? 'ATC' : 'AVC';
    const point = name === '' ? 'a dot marks' : `the ${name.toLowerCase()} point is`;
    const where = x === null ? '' : `: ${y ?? ''} at a quantity of ${x}`;
    return [`${point} the lowest point of ${curve}${where}`];
  }
  if (is === 'efficient-output') return [crossingText(state, ['D', 'MC'], 'demand and marginal cost', [x, y])];
  if (is === 'fair-return') return [crossingText(state, ['D', 'ATC'], 'demand and average total cost', [x, y])];
  if (is !== 'unit-elastic') return [];
  return [`marginal revenue is zero at a quantity of ${x ?? ''}, where the price on demand is ${y ?? ''}`];
}

function areaText(areas: readonly PlacedArea[], { areas: calls }: FirmPicture, { isHidden }: Writer): string[] {
  return calls === 'letters' || typeof calls === 'object' ? placeTexts(areas) : shadedText(areas, isHidden);
}

/** Describes what the picture shows and draws no conclusions. */
export function describeFirm(
  picture: FirmPicture,
  state: FirmState,
  axes: Bounds,
  marks: readonly FirmMark[],
  areas: readonly PlacedArea[],
  writer: Writer,
): string {
  const costs = (['MC', 'AVC', 'ATC', 'AFC'] as const).filter((curve) => state.curves.has(curve));
  return sentences([
    ...costs.map((curve) => costShape(curve, state, axes, writer)),
    ...averagesText(state),
    ...lowestText(state, axes),
    ...lineText(picture, state, writer),
    ...demandAndCostText(state),
    ...changeText(state),
    ...(state.parts.has('supply') ? ['supply S follows marginal cost from the lowest point of AVC up'] : []),
    ...marks.flatMap((mark) => firmMarkText(mark, state, picture)),
    ...(state.parts.has('elastic-range')
      ? ['demand is elastic at quantities at which marginal revenue is above zero, and inelastic at larger ones']
      : []),
    ...areaText(areas, picture, writer),
  ]);
}

/** The author's title, or else one that says which curves there are. */
export function titleOfFirm({ title, quantity }: FirmPicture, { was, isPriceTaker }: FirmState): string {
  if (title !== undefined) return title;
  const what = !was.line
    ? 'Cost curves of a firm'
    : isPriceTaker
      ? 'Price and costs of a firm'
      : 'Demand and costs of a firm';
  return `${what}: ${quantity}`;
}
