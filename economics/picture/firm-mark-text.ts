import { listed } from './figure-parts';
import type { FirmMark } from './firm-marks';
import type { FirmCurve, FirmPicture } from './firm-picture';
import { firmCurveName, type FirmState } from './firm-state';

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
export function firmMarkText(mark: FirmMark, state: FirmState, picture: FirmPicture): string[] {
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
