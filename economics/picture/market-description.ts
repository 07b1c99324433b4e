import { interceptOf, isFixed, type DemandCurve, type Equilibrium, type SupplyCurve } from '../market';
import { count, dollars, isSame, isTidy } from '../numbers';
import { listed, sentences, type Writer } from './figure-parts';
import type { PlacedArea } from './market-areas';
import { curveName, drawnSides } from './market-curves';
import { letters, subscript } from './market-marks';
import { movementAmong, type PlacedPoint } from './market-points';
import type { MarketPicture } from './market-picture';
import type { MarketState } from './market-state';

/** "each dollar less brings 10 more", or where that is no round number "each further unit is worth $20 less". */
function steepness(slope: number, isDemand: boolean): string {
  if (slope <= 1 && isTidy(1 / slope))
    return `each dollar ${isDemand ? 'less' : 'more'} brings ${count(1 / slope)} more`;
  const units = [1, 10, 100, 1000].find((some) => isTidy(slope * some)) ?? 1;
  const further = units === 1 ? 'each further unit' : `each ${count(units)} further units`;
  const [verb, direction] = isDemand
    ? [units === 1 ? 'is worth' : 'are worth', 'less']
    : [units === 1 ? 'costs' : 'cost', 'more'];
  return `${further} ${verb} ${dollars(slope * units)} ${direction}`;
}

function shapeOf(
  side: 'demand' | 'supply',
  name: string,
  curve: DemandCurve | SupplyCurve,
  { isHidden }: Writer,
): string {
  const subject = `${side} ${name}`;
  if (isFixed(curve)) return `${subject} is vertical${isHidden ? '' : `: ${count(curve.quantity)} at any price`}`;
  const start = interceptOf(curve);
  if (curve.slope === 0) return `${subject} is horizontal${isHidden ? '' : ` at ${dollars(start)}`}`;
  if (isHidden) return `${subject} slopes ${side === 'demand' ? 'down' : 'up'}`;
  const pace = steepness(curve.slope, side === 'demand');
  if (side === 'demand') return `${subject} slopes down: nobody buys at ${dollars(start)}, and ${pace}`;
  if (start < 0) return `${subject} slopes up: ${count(-start / curve.slope)} are offered even at $0, and ${pace}`;
  return `${subject} slopes up: nobody sells at ${dollars(start)}, and ${pace}`;
}

const verbOf = (from: number, to: number): string => (isSame(from, to) ? 'stays' : to > from ? 'rises' : 'falls');

function change(from: Equilibrium, to: Equilibrium, state: MarketState, writer: Writer): string {
  const [old, now] = [letters(subscript(state, 'was')), letters(subscript(state, 'is'))];
  const [priceVerb, quantityVerb] = [verbOf(from.price, to.price), verbOf(from.quantity, to.quantity)];
  const path = (verb: string, was: string, is: string) => (verb === 'stays' ? `at ${was}` : `from ${was} to ${is}`);
  const price = path(priceVerb, writer.price(from.price, old.price), writer.price(to.price, now.price));
  const quantity = path(
    quantityVerb,
    writer.amount(from.quantity, old.quantity),
    writer.amount(to.quantity, now.quantity),
  );
  return `the price ${priceVerb} ${price} and the quantity ${priceVerb === quantityVerb ? '' : `${quantityVerb} `}${quantity}`;
}

function shiftText(state: MarketState, writer: Writer): string[] {
  const moved = drawnSides(state).filter((side) => state.shifted[side] !== 0);
  return moved.map((side) => {
    const units = state.shifted[side];
    const by = writer.isHidden ? '' : `, ${count(Math.abs(units))} ${units > 0 ? 'more' : 'fewer'} at each price`;
    return `${side} shifts ${units > 0 ? 'right' : 'left'} from ${curveName(state, side, 'was')} to ${curveName(state, side, 'is')}${by}`;
  });
}

function equilibriumText(state: MarketState, writer: Writer): string[] {
  const { parts, oldEquilibrium, equilibrium } = state;
  const [showsOld, showsNew] = [parts.has('old-equilibrium'), parts.has('equilibrium')];
  if (oldEquilibrium && equilibrium && showsOld && showsNew)
    return [change(oldEquilibrium, equilibrium, state, writer)];
  const at = (found: Equilibrium, era: 'was' | 'is') => {
    const { price, quantity } = letters(subscript(state, era));
    const values = `at a price of ${writer.price(found.price, price)} and a quantity of ${writer.amount(found.quantity, quantity)}`;
    return `the curves ${era === 'was' ? 'crossed' : 'cross'} at E${subscript(state, era)}, ${values}`;
  };
  if (oldEquilibrium && showsOld) return [at(oldEquilibrium, 'was')];
  return equilibrium && showsNew ? [at(equilibrium, 'is')] : [];
}

/** A movement along the curve that stays, when the other one shifts. */
function responseText(state: MarketState): string[] {
  const { parts, shifted } = state;
  if (!parts.has('movement-arrow') || (shifted.demand === 0) === (shifted.supply === 0)) return [];
  return [`an arrow leads along ${shifted.supply === 0 ? 'supply' : 'demand'} from E1 to E2`];
}

function wedgeText({ parts, wedge }: MarketState, writer: Writer): string[] {
  if (!wedge) return [];
  const { kind, on, outcome } = wedge;
  const levy = `a ${kind}${writer.isHidden ? '' : ` of ${dollars(outcome.amount)} a unit`}`;
  const direction = (on === 'sellers') === (kind === 'tax') ? 'up' : 'down';
  const paper = on
    ? [`${levy} ${kind === 'tax' ? 'on' : 'to'} ${on} moves their curve ${direction} by its amount`]
    : [];
  if (!parts.has('wedge')) return paper;
  const [pay, get] = [writer.price(outcome.buyersPay, 'Pb'), writer.price(outcome.sellersGet, 'Ps')];
  const traded = `buyers pay ${pay}, sellers get ${get}, and the quantity is ${writer.amount(outcome.quantity, 'Qt')}`;
  return on ? [...paper, traded] : [`with ${levy} ${traded}`];
}

function setPriceText({ parts, setPrice, equilibrium }: MarketState, writer: Writer): string[] {
  if (!setPrice) return [];
  const { kind, price, outcome } = setPrice;
  const at = ` at ${writer.price(price, 'P')}`;
  const side = !equilibrium || isSame(price, equilibrium.price) ? 'at' : price > equilibrium.price ? 'above' : 'below';
  const place = outcome ? `, ${side} the price where the curves cross` : '';
  const line = `${kind === 'price line' ? 'the price stands' : `a price ${kind} stands`}${at}${place}`;
  if (!outcome) return [line];
  const [demanded, supplied] = [
    writer.amount(outcome.quantityDemanded, 'Qd'),
    writer.amount(outcome.quantitySupplied, 'Qs'),
  ];
  const gap = (['shortage', 'surplus'] as const).find((name) => parts.has(name));
  const size = writer.isHidden ? '' : ` of ${count(gap ? outcome[gap] : 0)}`;
  if (gap) return [line, `buyers want ${demanded} and sellers offer ${supplied}: a ${gap}${size}`];
  const star = setPrice.isBinding ? '' : '*';
  const traded = `${writer.amount(outcome.quantity, `Q${star}`)} are traded at ${writer.price(outcome.price, `P${star}`)}`;
  return parts.has('traded') ? [line, traded] : [line];
}

function pointText(points: readonly PlacedPoint[], parts: MarketState['parts'], writer: Writer): string[] {
  const where = points.map(({ name, curve, price, quantity }) => {
    const values = `at ${writer.price(price, `P${name}`)} and ${writer.amount(quantity, `Q${name}`)}`;
    return `${name} lies on ${curve.replace('old-', 'the old ')}, ${values}`;
  });
  const movement = parts.has('movement-arrow') ? movementAmong(points) : null;
  if (!movement) return where;
  const { from, to } = movement;
  return [...where, `an arrow leads along ${from.curve.replace('old-', 'the old ')} from ${from.name} to ${to.name}`];
}

function areaText({ areas: calls, values }: MarketPicture, areas: readonly PlacedArea[]): string[] {
  if (areas.length === 0) return [];
  if (calls === 'letters') return areas.map(({ area, place }) => `area ${area.name} lies ${place}`);
  const names = areas.map(({ area }) => area.name.toLowerCase());
  if (values === 'hidden') return [`shaded: ${listed(names)}`];
  return [listed(areas.map(({ worth }, index) => `${names[index] ?? ''} is ${dollars(worth)}`))];
}

/** Describes what the picture shows and draws no conclusions. */
export function describeMarket(
  picture: MarketPicture,
  state: MarketState,
  points: readonly PlacedPoint[],
  areas: readonly PlacedArea[],
  writer: Writer,
): string {
  const shapes = drawnSides(state).flatMap((side) => {
    const curve = state.was[side];
    return curve ? [shapeOf(side, curveName(state, side, 'was'), curve, writer)] : [];
  });
  return sentences([
    ...shapes,
    ...shiftText(state, writer),
    ...equilibriumText(state, writer),
    ...responseText(state),
    ...setPriceText(state, writer),
    ...wedgeText(state, writer),
    ...pointText(points, state.parts, writer),
    ...areaText(picture, areas),
  ]);
}

const SHIFTS = { demand: 'Demand', supply: 'Supply' };

/** The author's title, or else one that says what happens in which market. */
export function titleOfMarket({ title, quantity }: MarketPicture, state: MarketState, { isHidden }: Writer): string {
  if (title !== undefined) return title;
  const { shifted, wedge, setPrice } = state;
  const drawn = drawnSides(state);
  const moved = drawn.filter((side) => shifted[side] !== 0);
  const first = moved[0];
  const amount = (value: number) => (isHidden ? '' : ` of ${dollars(value)}`);
  let what = drawn.length === 2 ? 'Demand and supply' : SHIFTS[drawn[0] ?? 'demand'];
  if (wedge) what = `A ${wedge.kind}${amount(wedge.outcome.amount)}`;
  else if (setPrice && setPrice.kind !== 'price line') what = `A price ${setPrice.kind}${amount(setPrice.price)}`;
  else if (first)
    what =
      moved.length > 1 ? 'Demand and supply shift' : `${SHIFTS[first]} shifts ${shifted[first] > 0 ? 'right' : 'left'}`;
  return `${what}: ${quantity}`;
}
