import { quantityOffered } from '../competition';
import {
  averageFixedCost,
  averageTotalCost,
  averageVariableCost,
  findAverageCrossing,
  findMarginalCrossing,
  marginalCost,
  requireCosts,
  type CostFunction,
} from '../firm-costs';
import { demandPrice, quantityDemanded, shiftDemand, type SlopedDemand } from '../market';
import { dollars, isSame } from '../numbers';
import type { FirmCurve, FirmPart, FirmPicture } from './firm-picture';

/** What the firm produces and sells at, and what a unit costs there. */
export interface FirmOutput {
  readonly quantity: number;
  readonly price: number;
  readonly averageTotal: number;
  readonly averageVariable: number;
}

/** The firm before or after the change. */
export interface FirmEra {
  readonly costs: CostFunction;
  /** Its demand; of a price taker a horizontal one. Null where only costs are drawn. */
  readonly line: SlopedDemand | null;
  /** Null where there is no demand or the firm shuts down. */
  readonly output: FirmOutput | null;
}

/** All that a firm's graph is drawn from. */
export interface FirmState {
  readonly was: FirmEra;
  readonly is: FirmEra;
  readonly isPriceTaker: boolean;
  readonly discriminates: boolean;
  readonly isRegulated: boolean;
  /** On the line of a price taker: P, or the price itself where no output has it on the axis. */
  readonly priceName: string;
  /** Whether an old and a new firm are drawn. */
  readonly hasChanged: boolean;
  readonly curves: ReadonlySet<FirmCurve>;
  /** Whether the line of MC is that of ATC as well. */
  readonly hasJointCost: boolean;
  readonly parts: ReadonlySet<FirmPart>;
}

/** Dollars: the height of a curve of the firm. */
export function heightOf(curve: FirmCurve, { costs, line }: FirmEra, quantity: number): number {
  switch (curve) {
    case 'MC':
      return marginalCost(costs, quantity);
    case 'ATC':
      return averageTotalCost(costs, quantity);
    case 'AVC':
      return averageVariableCost(costs, quantity);
    case 'AFC':
      return averageFixedCost(costs, quantity);
    case 'MR':
    case 'D': {
      if (!line) throw new RangeError(`${curve} needs a marketPrice or a demand`);
      return line.choke - line.slope * (curve === 'MR' ? 2 : 1) * quantity;
    }
  }
}

const outputOf = (costs: CostFunction, quantity: number, price: number): FirmOutput => ({
  quantity,
  price,
  averageTotal: averageTotalCost(costs, quantity),
  averageVariable: averageVariableCost(costs, quantity),
});

/** The output that maximizes profit; null where the firm shuts down or no one output is best. */
function bestOutput(costs: CostFunction, line: SlopedDemand, discriminates: boolean): FirmOutput | null {
  if (line.slope === 0) {
    const isConstant = !((costs.quadratic ?? 0) > 0 || (costs.cubic ?? 0) > 0);
    const quantity = isConstant ? 0 : quantityOffered(costs, line.choke);
    return quantity > 0 ? outputOf(costs, quantity, line.choke) : null;
  }
  const quantity = findMarginalCrossing(costs, discriminates ? line : { ...line, slope: 2 * line.slope });
  if (quantity === null || !(quantity > 0)) return null;
  const output = outputOf(costs, quantity, demandPrice(line, quantity));
  const revenue = discriminates ? (line.choke + output.price) / 2 : output.price;
  return revenue >= output.averageVariable - 1e-9 ? output : null;
}

/** Where demand meets marginal or average total cost. @throws RangeError where it does not. */
export function demandMeets(
  cost: 'marginal' | 'average total',
  costs: CostFunction,
  line: SlopedDemand,
  asked: string,
): { quantity: number; price: number } {
  const quantity = cost === 'marginal' ? findMarginalCrossing(costs, line) : findAverageCrossing(costs, line);
  if (quantity === null || !(quantity > 0)) throw new RangeError(`${asked}: demand does not meet ${cost} cost`);
  return { quantity, price: demandPrice(line, quantity) };
}

/** @throws RangeError when the regulation has no effect, or leaves nothing to sell. */
function regulatedOutput(
  costs: CostFunction,
  line: SlopedDemand,
  regulated: NonNullable<FirmPicture['regulated']>,
): FirmOutput {
  if (typeof regulated !== 'number') {
    const cost = regulated === 'efficient' ? 'marginal' : 'average total';
    const { quantity, price } = demandMeets(cost, costs, line, regulated);
    return outputOf(costs, quantity, price);
  }
  const free = bestOutput(costs, line, false);
  if (free && regulated >= free.price)
    throw new RangeError(`a ceiling of ${dollars(regulated)} does not bind: the price is ${dollars(free.price)}`);
  const supplied = findMarginalCrossing(costs, { choke: regulated, slope: 0 });
  const demanded = quantityDemanded(line, regulated);
  // A constant marginal cost below the ceiling never rises to it: all that is demanded is sold.
  const isBelow = marginalCost(costs, demanded) <= regulated + 1e-9;
  const quantity = isBelow ? demanded : Math.min(demanded, supplied ?? 0);
  if (!(quantity > 0)) throw new RangeError(`at a ceiling of ${dollars(regulated)} the firm produces nothing`);
  return outputOf(costs, quantity, regulated);
}

function lineOf({ marketPrice, demand }: FirmPicture): SlopedDemand | null {
  if (marketPrice !== undefined) return { choke: marketPrice, slope: 0 };
  return demand ?? null;
}

function check(picture: FirmPicture): void {
  const { marketPrice, newMarketPrice, demand, demandShift, regulated, discriminates } = picture;
  if (marketPrice !== undefined && demand)
    throw new RangeError('a firm faces a marketPrice or a demand of its own, not both');
  if (newMarketPrice !== undefined && marketPrice === undefined)
    throw new RangeError('a newMarketPrice needs a marketPrice before it');
  if (newMarketPrice !== undefined && newMarketPrice === marketPrice)
    throw new RangeError('newMarketPrice is the old price: leave it out');
  if (demand && !(demand.slope > 0)) throw new RangeError('a demand that is horizontal is a marketPrice');
  if (!demand && (demandShift !== undefined || regulated !== undefined || discriminates))
    throw new RangeError('demandShift, regulated and discriminates need a demand');
  if (regulated !== undefined && (discriminates || demandShift !== undefined || picture.newCosts))
    throw new RangeError('a regulated price stands alone: without newCosts, demandShift and discriminates');
}

/** Whether MC and ATC are drawn, and are one line: without fixed cost, and with a constant marginal cost. */
const isJoint = ({ curves = ['MC', 'ATC'], costs, newCosts }: FirmPicture): boolean =>
  [costs.fixed, costs.setup, costs.quadratic, costs.cubic].every((part = 0) => part === 0) &&
  newCosts === undefined &&
  curves.includes('MC') &&
  curves.includes('ATC');

function drawnCurves(
  { curves, newCosts }: FirmPicture,
  hasJointCost: boolean,
  line: SlopedDemand | null,
  discriminates: boolean,
): Set<FirmCurve> {
  const ofLine: FirmCurve[] = !line ? [] : discriminates || line.slope === 0 ? ['D'] : ['D', 'MR'];
  if (!curves) return new Set<FirmCurve>(hasJointCost ? ['MC', ...ofLine] : ['MC', 'ATC', ...ofLine]);
  if (curves.length === 0) throw new RangeError('curves: name at least one, or leave it out');
  const named = curves.map((curve): FirmCurve => (curve === 'MR' && !ofLine.includes('MR') ? 'D' : curve));
  if (named.includes('D') && !line) throw new RangeError('MR and D need a marketPrice or a demand');
  if (newCosts && named.every((curve) => curve === 'D' || curve === 'MR'))
    throw new RangeError('newCosts move no curve here');
  return new Set(named.filter((curve) => curve !== 'ATC' || !hasJointCost));
}

/** @throws RangeError for a combination that makes no firm. */
export function firmState(picture: FirmPicture): FirmState {
  check(picture);
  const { costs, newCosts, newMarketPrice, demandShift, regulated, discriminates = false } = picture;
  requireCosts(costs);
  if (newCosts) requireCosts(newCosts);
  const line = lineOf(picture);
  const newLine =
    newMarketPrice !== undefined
      ? { choke: newMarketPrice, slope: 0 }
      : line && demandShift !== undefined
        ? shiftDemand(line, demandShift)
        : line;
  const now = newCosts ?? costs;
  const best = (own: CostFunction, faces: SlopedDemand | null) => faces && bestOutput(own, faces, discriminates);
  const output = line && regulated !== undefined ? regulatedOutput(costs, line, regulated) : best(now, newLine);
  const parts = new Set<FirmPart>(picture.show ?? (output ? ['output'] : []));
  const hasJointCost = isJoint(picture);
  return {
    was: { costs, line, output: best(costs, line) },
    is: { costs: now, line: newLine, output },
    isPriceTaker: line?.slope === 0,
    discriminates,
    isRegulated: regulated !== undefined,
    hasChanged: newCosts !== undefined || newLine !== line,
    curves: drawnCurves(picture, hasJointCost, line, discriminates),
    hasJointCost,
    parts,
    priceName: parts.has('output') || picture.values === 'hidden' || !line ? 'P' : dollars(line.choke),
  };
}

/** Whether this curve is drawn twice, because the change moved it. */
export function hasMoved({ was, is }: FirmState, curve: FirmCurve): boolean {
  if (curve === 'MR' || curve === 'D') return was.line?.choke !== is.line?.choke;
  if (curve === 'AFC') return was.costs.fixed !== is.costs.fixed;
  const isLike = [1, 2, 3].every((quantity) => isSame(heightOf('MC', was, quantity), heightOf('MC', is, quantity)));
  const [old, now] = [was.costs, is.costs];
  if (curve !== 'MC' && old.setup !== now.setup) return true;
  return !isLike || (curve === 'ATC' && old.fixed !== now.fixed);
}

/** "MC", or "MC1" and "MC2" where the curve moves; of a price taker one line has all names. */
export function firmCurveName(state: FirmState, curve: FirmCurve, era: 'was' | 'is'): string {
  const number = hasMoved(state, curve) ? (era === 'was' ? '1' : '2') : '';
  if (curve === 'MC' && state.hasJointCost) return 'MC = ATC';
  if (curve !== 'D') return `${curve}${number}`;
  if (state.isPriceTaker) return number === '' ? `MR = D = ${state.priceName}` : `MR${number} = D${number}`;
  return state.discriminates ? `MR${number} = D${number}` : `D${number}`;
}
