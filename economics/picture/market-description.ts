import { isFixed, type Deal, type Equilibrium } from '../market';
import { count, dollars, isSame } from '../numbers';
import { shapeOf } from './curve-description';
import { sentences, type Writer } from './figure-parts';
import { placeTexts, shadedText, type PlacedArea } from './shades';
import { curveName, drawnSides } from './market-curves';
import { letters, subscript } from './market-marks';
import { movementAmong, sideOf, type PlacedPoint } from './market-points';
import type { MarketPicture } from './market-picture';
import { priceBefore, type MarketState } from './market-state';

/** Without numbers, words must say what the eye sees. */
function steepnessText(state: MarketState, { isHidden }: Writer): string[] {
  const { demand, supply } = state.was;
  if (!isHidden || drawnSides(state).length < 2 || !demand || !supply || isFixed(demand) || isFixed(supply)) return [];
  if (demand.slope === 0 || supply.slope === 0 || isSame(demand.slope, supply.slope)) return [];
  const [steep, flat] = demand.slope > supply.slope ? ['demand', 'supply'] : ['supply', 'demand'];
  return [`${steep} is steeper than ${flat}`];
}

function change(from: Equilibrium, to: Equilibrium, state: MarketState, writer: Writer): string {
  const [old, now] = [letters(subscript(state, 'was')), letters(subscript(state, 'is'))];
  const path = (was: number, is: number, [up, down]: [string, string], wasText: string, isText: string) =>
    isSame(was, is) ? `stays at ${wasText}` : `${is > was ? up : down} from ${wasText} to ${isText}`;
  const [oldPrice, newPrice] = [writer.price(from.price, old.price), writer.price(to.price, now.price)];
  const [few, many] = [writer.amount(from.quantity, old.quantity), writer.amount(to.quantity, now.quantity)];
  const price = path(from.price, to.price, ['rises', 'falls'], oldPrice, newPrice);
  const quantity = path(from.quantity, to.quantity, ['increases', 'decreases'], few, many);
  return `from E1 to E2 the price ${price} and the quantity ${quantity}`;
}

function shiftText(state: MarketState, writer: Writer): string[] {
  const moved = drawnSides(state).filter((side) => state.shifted[side] !== 0);
  return moved.map((side) => {
    const units = state.shifted[side];
    const by = writer.isHidden ? '' : `, by ${count(Math.abs(units))} units`;
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
    const isShifted = subscript(state, era) !== '';
    const curves = isShifted
      ? `${curveName(state, 'demand', era)} and ${curveName(state, 'supply', era)}`
      : 'the curves';
    return `${curves} intersect at E${subscript(state, era)}, ${values}`;
  };
  if (oldEquilibrium && showsOld) return [at(oldEquilibrium, 'was')];
  return equilibrium && showsNew ? [at(equilibrium, 'is')] : [];
}

/** A movement along the curve that stays, when the other one shifts. */
function responseText(state: MarketState): string[] {
  const { parts, shifted } = state;
  if (!parts.has('movement-arrow') || (shifted.demand === 0) === (shifted.supply === 0)) return [];
  return [`an arrow points along the ${shifted.supply === 0 ? 'supply' : 'demand'} curve from E1 to E2`];
}

function quotaText({ parts }: MarketState, outcome: Deal, writer: Writer): string[] {
  const [pay, get] = [writer.price(outcome.buyersPay, 'Pb'), writer.price(outcome.sellersGet, 'Ps')];
  const limit = writer.amount(outcome.quantity, 'Qt');
  const there = `at ${limit}, the price on demand is ${pay} and the price on supply is ${get}`;
  return [`a quota limits the quantity sold to ${limit}`, ...(parts.has('wedge') ? [there] : [])];
}

function wedgeText(state: MarketState, writer: Writer): string[] {
  const { parts, wedge } = state;
  if (!wedge) return [];
  const { kind, on, outcome } = wedge;
  if (kind === 'quota') return quotaText(state, outcome, writer);
  const levy = `a ${kind}${writer.isHidden ? '' : ` of ${dollars(outcome.amount)} per unit`}`;
  const direction = (on === 'sellers') === (kind === 'tax') ? 'up' : 'down';
  const paper = on
    ? [
        `${levy} ${kind === 'tax' ? 'on' : 'to'} ${on} shifts the ${on === 'sellers' ? 'supply' : 'demand'} curve ${direction} by the amount of the ${kind}`,
      ]
    : [];
  const before = priceBefore(state);
  if (before) paper.push(`without the ${kind}, the price is ${writer.price(before.price, 'P*')}`);
  if (!parts.has('wedge')) return paper;
  const [pay, get] = [writer.price(outcome.buyersPay, 'Pb'), writer.price(outcome.sellersGet, 'Ps')];
  const sold = `buyers pay ${pay}, sellers receive ${get}, and the quantity sold is ${writer.amount(outcome.quantity, 'Qt')}`;
  return on ? [...paper, sold] : [...paper, `with ${levy}, ${sold}`];
}

function setPriceText({ parts, setPrice, equilibrium }: MarketState, writer: Writer): string[] {
  if (!setPrice) return [];
  const { kind, price, outcome } = setPrice;
  const level = writer.price(price, 'P');
  const side = !equilibrium || isSame(price, equilibrium.price) ? 'at' : price > equilibrium.price ? 'above' : 'below';
  const place = outcome ? `, ${side} the price where the curves intersect` : '';
  const line = `${kind === 'price line' ? `the price is ${level}` : `a price ${kind} is set at ${level}`}${place}`;
  const bought = writer.isHidden ? 'the rest' : `${count(setPrice.purchases)} units`;
  const lines = setPrice.purchases > 0 ? [line, `the government buys ${bought} at this price`] : [line];
  if (!outcome) return lines;
  const [demanded, supplied] = [
    writer.amount(outcome.quantityDemanded, 'Qd'),
    writer.amount(outcome.quantitySupplied, 'Qs'),
  ];
  const gap = (['shortage', 'surplus'] as const).find((name) => parts.has(name));
  const size = writer.isHidden ? '' : ` of ${count(gap ? outcome[gap] : 0)}`;
  if (gap) return [...lines, `quantity demanded is ${demanded} and quantity supplied is ${supplied}: a ${gap}${size}`];
  const star = setPrice.isBinding ? '' : '*';
  const sold = `the quantity bought and sold is ${writer.amount(outcome.quantity, `Q${star}`)}, at ${writer.price(outcome.price, `P${star}`)}`;
  return parts.has('traded') ? [...lines, sold] : lines;
}

/** "the demand curve", or where it shifts "the old demand curve D1" and "the new demand curve D2". */
function curveText(state: MarketState, point: PlacedPoint): string {
  const side = sideOf(point);
  if (state.shifted[side] === 0) return `the ${side} curve`;
  const era = point.curve === side ? 'is' : 'was';
  return `the ${era === 'is' ? 'new' : 'old'} ${side} curve ${curveName(state, side, era)}`;
}

/** Where a point's guide shows at which quantity the other curve meets the set price, without numbers to tell it. */
function crossingText({ setPrice }: MarketState, points: readonly PlacedPoint[], { isHidden }: Writer): string[] {
  if (!isHidden || !setPrice?.outcome) return [];
  const { kind, price, outcome } = setPrice;
  const sides = { demand: outcome.quantityDemanded, supply: outcome.quantitySupplied };
  return (['demand', 'supply'] as const).flatMap((side) => {
    const above = points.find((point) => isSame(point.quantity, sides[side]) && !isSame(point.price, price));
    const line = kind === 'price line' ? kind : `price ${kind}`;
    return above ? [`at ${above.letters.quantity} the ${side} curve crosses the ${line}`] : [];
  });
}

function pointText(points: readonly PlacedPoint[], state: MarketState, writer: Writer): string[] {
  const { parts } = state;
  const where = points.map((point) => {
    const { name, price, quantity, letters: own } = point;
    const values = `at a price of ${writer.price(price, own.price)} and a quantity of ${writer.amount(quantity, own.quantity)}`;
    return `${name} is on ${curveText(state, point)}, ${values}`;
  });
  const movement = parts.has('movement-arrow') ? movementAmong(points) : null;
  if (!movement) return where;
  const { from, to } = movement;
  return [...where, `an arrow points along ${curveText(state, from)} from ${from.name} to ${to.name}`];
}

function areaText({ areas: calls, values }: MarketPicture, areas: readonly PlacedArea[]): string[] {
  const lettered = areas.filter(({ area }) => calls === 'letters' || area.role === 'lettered');
  const named = areas.filter((area) => !lettered.includes(area));
  return [...shadedText(named, values === 'hidden'), ...placeTexts(lettered)];
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
    ...steepnessText(state, writer),
    ...shiftText(state, writer),
    ...equilibriumText(state, writer),
    ...responseText(state),
    ...setPriceText(state, writer),
    ...wedgeText(state, writer),
    ...pointText(points, state, writer),
    ...crossingText(state, points, writer),
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
  if (wedge?.kind === 'quota') what = 'A quota';
  else if (wedge) what = `A ${wedge.kind}${amount(wedge.outcome.amount)}`;
  else if (setPrice && setPrice.kind !== 'price line') what = `A price ${setPrice.kind}${amount(setPrice.price)}`;
  else if (first)
    what =
      moved.length > 1 ? 'Demand and supply shift' : `${SHIFTS[first]} shifts ${shifted[first] > 0 ? 'right' : 'left'}`;
  return `${what}: ${quantity}`;
}
