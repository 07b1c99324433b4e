import type { Mark } from '../figure';
import { priceOn } from '../market';
import { count, dollars, isSame } from '../numbers';
import { shapeOf } from './curve-description';
import type { ExternalityPicture } from './externality-picture';
import type { ExternalityState } from './externality-state';
import { sentences, type Writer } from './figure-parts';
import { placeTexts, shadedText, type PlacedArea } from './shades';

/** "marginal cost MPC rises from $200 by $10 with each additional unit". */
function costText({ supply }: ExternalityPicture, name: string, { isHidden }: Writer): string {
  const { reservation, slope } = supply;
  if (slope === 0) return `marginal cost ${name} is horizontal${isHidden ? '' : ` at ${dollars(reservation)}`}`;
  const pace = isHidden
    ? 'slopes up'
    : `rises from ${dollars(reservation)} by ${dollars(slope)} with each additional unit`;
  return `marginal cost ${name} ${pace}`;
}

/** Where the social curve lies beside the private one, as the eye sees it. */
function socialText(picture: ExternalityPicture, state: ExternalityState, { isHidden }: Writer): string[] {
  if (!state.showsSocial) return [];
  const { side, socialCurve, names } = state;
  const gapAt = (quantity: number) => priceOn(socialCurve, quantity) - priceOn(picture[side], quantity);
  const there = gapAt(state.free.quantity);
  const isParallel = isSame(socialCurve.slope, picture[side].slope);
  const what = `marginal social ${side === 'supply' ? 'cost' : 'benefit'} ${names.social} lies ${there > 0 ? 'above' : 'below'} ${picture.oneSeller ? names[side] : `the ${side} curve`}`;
  if (isParallel)
    return [`${what}, ${isHidden ? 'at the same distance' : `by ${dollars(Math.abs(there))}`} at each quantity`];
  const from = Math.abs(gapAt(0));
  const grows = Math.abs(there) > from ? 'grows' : 'shrinks';
  if (isHidden) return [`${what}; the distance ${grows} as the quantity increases`];
  return [
    `${what}, by ${dollars(from)} at a quantity of 0 and ${dollars(Math.abs(there))} at ${count(state.free.quantity)}`,
  ];
}

function policyText(
  picture: ExternalityPicture,
  state: ExternalityState,
  marks: readonly Mark[],
  writer: Writer,
): string[] {
  const { policy, outcome, parts } = state;
  if (!policy) return [];
  const levy = `a ${policy.kind}${writer.isHidden ? '' : ` of ${dollars(policy.amount)} per unit`}`;
  const direction = (policy.on === 'sellers') === (policy.kind === 'tax') ? 'up' : 'down';
  const supply = picture.oneSeller ? state.names.supply : 'the supply curve';
  const moved = policy.on === 'sellers' ? supply : 'the demand curve';
  const onto = policy.isSocial ? `, onto ${state.names.social}` : '';
  const shift = policy.on
    ? [`${levy} ${policy.kind === 'tax' ? 'on' : 'to'} ${policy.on} shifts ${moved} ${direction}${onto}`]
    : [];
  if (!parts.has('wedge')) return shift;
  const stands = (id: string) => marks.some((mark) => mark.id === id);
  const [pay, get, sold] = [
    writer.price(outcome.buyersPay, stands('buyers-price') ? 'Pb' : 'P2'),
    writer.price(outcome.sellersGet, stands('sellers-price') ? 'Ps' : 'P2'),
    writer.amount(outcome.quantity, stands('buyers-price') ? 'Qt' : 'Q2'),
  ];
  return [
    ...shift,
    `with the ${policy.kind}, buyers pay ${pay}, sellers receive ${get}, and the quantity sold is ${sold}`,
  ];
}

function pointText(
  { id, name, guides }: Mark,
  picture: ExternalityPicture,
  { names, side }: ExternalityState,
): string[] {
  if (guides?.x == null) return [];
  const at =
    guides.y === null ? `at a quantity of ${guides.x}` : `at a price of ${guides.y} and a quantity of ${guides.x}`;
  const point = picture.at?.find((one) => id === `point-${one.name}`);
  if (point) return [`${name} is on ${names[point.curve]}, ${at}`];
  if (id === 'market' && picture.oneSeller)
    return [
      `MR and ${names.supply} intersect at a quantity of ${guides.x}, where the price on demand is ${guides.y ?? ''}`,
    ];
  if (id === 'market') return [`the demand and supply curves intersect ${at}`];
  const other = side === 'supply' ? 'demand' : 'supply';
  return id === 'efficient' ? [`${names.social} and the ${other} curve intersect ${at}`] : [];
}

/** Describes what the picture shows and draws no conclusions. */
export function describeExternality(
  picture: ExternalityPicture,
  state: ExternalityState,
  marks: readonly Mark[],
  shaded: readonly PlacedArea[],
  regions: readonly PlacedArea[],
  writer: Writer,
): string {
  const { parts, amountThere, names } = state;
  const what = picture.externalCost === undefined ? 'benefit' : 'cost';
  const amount =
    parts.has('external-amount') && !writer.isHidden
      ? [`the external ${what} of the last unit sold is ${dollars(amountThere)}`]
      : [];
  return sentences([
    shapeOf('demand', names.demand, picture.demand, writer),
    picture.oneSeller
      ? `marginal revenue MR slopes down, below demand; ${costText(picture, names.supply, writer)}`
      : shapeOf('supply', names.supply, picture.supply, writer),
    ...socialText(picture, state, writer),
    ...marks.flatMap((mark) => pointText(mark, picture, state)),
    ...policyText(picture, state, marks, writer),
    ...amount,
    ...shadedText(shaded, writer.isHidden),
    ...placeTexts(regions),
  ]);
}

/** The author's title, or else one that says what is compared in which market. */
export function titleOfExternality(
  { title, quantity }: ExternalityPicture,
  { policy, showsSocial, side }: ExternalityState,
  { isHidden }: Writer,
): string {
  if (title !== undefined) return title;
  if (policy) return `A ${policy.kind}${isHidden ? '' : ` of ${dollars(policy.amount)}`}: ${quantity}`;
  if (!showsSocial) return `Demand and supply: ${quantity}`;
  return `Private and social marginal ${side === 'supply' ? 'cost' : 'benefit'}: ${quantity}`;
}
