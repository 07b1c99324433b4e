import type { Curve, Figure, Mark, Point, Role, Span } from '../figure';
import { interceptOf, priceOn, type SlopedDemand, type SlopedSupply } from '../market';
import { count, isSame } from '../numbers';
import { priceAxes } from './axis';
import type { Bounds } from './clip';
import { describeExternality, titleOfExternality } from './externality-description';
import type { ExternalityPart, ExternalityPicture } from './externality-picture';
import { externalityState, type ExternalityState } from './externality-state';
import { blank, curveIn, curvePath, markAt, rectangle, writerOf, type Writer } from './figure-parts';
import { letteredAreas } from './lettered-areas';
import { reachOf } from './market-axes';
import { buyersOutline, cornersOf, drawnAreas, lossOutline, sellersOutline, shade, type Shade } from './shades';

const marginalRevenueOf = ({ choke, slope }: SlopedDemand): SlopedDemand => ({ choke, slope: 2 * slope });

function curvesOf(axes: Bounds, picture: ExternalityPicture, state: ExternalityState): Curve[] {
  const { names, policy, side, socialCurve, showsSocial } = state;
  const draw = (id: string, role: Role, name: string, curve: SlopedDemand | SlopedSupply | null): Curve[] =>
    curve ? curveIn(axes, id, role, name, curvePath(axes, curve)) : [];
  const moved = policy?.on === 'buyers' ? 'demand' : 'supply';
  const sign = (policy?.kind === 'tax') === (policy?.on === 'sellers') ? '+' : '−';
  const plain = picture.oneSeller ? names.supply : 'S';
  const policyName = `${moved === 'demand' ? 'D' : plain} ${sign} ${policy?.kind ?? ''}`;
  return [
    ...draw('demand', 'demand', names.demand, picture.demand),
    ...draw('supply', picture.oneSeller ? 'marginal-cost' : 'supply', names.supply, picture.supply),
    ...draw('marginal-revenue', 'marginal-revenue', 'MR', picture.oneSeller ? marginalRevenueOf(picture.demand) : null),
    ...draw(
      'social',
      side === 'supply' ? 'marginal-social-cost' : 'marginal-social-benefit',
      policy?.isSocial ? `${names.social} = ${policyName}` : names.social,
      showsSocial ? socialCurve : null,
    ),
    ...draw(`${moved}-with-${policy?.kind ?? ''}`, moved, policyName, policy?.curve ?? null),
  ];
}

const isSamePoint = (a: Mark, b: Mark): boolean => isSame(a.at[0], b.at[0]) && isSame(a.at[1], b.at[1]);

function marksOf(picture: ExternalityPicture, state: ExternalityState, writer: Writer): Mark[] {
  const { parts, policy, free, outcome, efficient } = state;
  const mark = (id: string, name: string, at: Point, x: string | null, y: string | null): Mark =>
    markAt(writer, id, name, at, [x, y]);
  const named = (name: string) => (writer.isHidden ? '' : name);
  const [sellers, letter] = picture.oneSeller ? ['Monopoly', 'M'] : ['Market', '1'];
  const market = parts.has('market')
    ? [mark('market', named(sellers), [free.quantity, free.buyersPay], `Q${letter}`, `P${letter}`)]
    : [];
  const best = parts.has('efficient')
    ? [mark('efficient', named('Efficient'), [efficient.quantity, efficient.price], 'Q2', 'P2')]
    : [];
  const wedge =
    policy && parts.has('wedge')
      ? [
          mark('buyers-price', 'Buyers pay', [outcome.quantity, outcome.buyersPay], 'Qt', 'Pb'),
          mark('sellers-price', 'Sellers get', [outcome.quantity, outcome.sellersGet], null, 'Ps'),
        ].filter((price) => !best.some((other) => isSamePoint(other, price)))
      : [];
  // Regions of the deadweight loss end at the market quantity, up to the social curve.
  const edge =
    picture.areas && parts.has('market') && state.showsSocial
      ? [mark('market-social', '', [free.quantity, priceOn(state.socialCurve, free.quantity)], `Q${letter}`, null)]
      : [];
  const known = [...market, ...best, ...wedge, ...edge];
  for (const { curve, quantity, name } of picture.at ?? []) {
    const price = priceOn(curve === 'social' ? state.socialCurve : picture[curve], quantity);
    if (quantity <= 0 || price < 0)
      throw new RangeError(
        `point ${name}: at a quantity of ${count(quantity)} the ${curve} curve is outside the graph`,
      );
    // A value that has a letter keeps it. Beside lettered areas points have only their quantity, so that no level line cuts a region.
    const x = known.find(({ at }) => isSame(at[0], quantity))?.guides?.x ?? `Q${name}`;
    const y = known.find(({ at, guides }) => guides?.y != null && isSame(at[1], price))?.guides?.y ?? `P${name}`;
    known.push(mark(`point-${name}`, name, [quantity, price], x, picture.areas ? null : y));
  }
  return known;
}

function spansOf(
  { parts, policy, outcome, socialCurve, side, amountThere }: ExternalityState,
  picture: ExternalityPicture,
  writer: Writer,
): Span[] {
  const { quantity, buyersPay, sellersGet } = outcome;
  const spans: Span[] = [];
  const upright = (id: string, name: string, one: number, other: number) =>
    spans.push({
      id,
      role: 'policy',
      name: name.trim(),
      from: [quantity, Math.min(one, other)],
      to: [quantity, Math.max(one, other)],
    });
  if (policy && parts.has('wedge')) {
    const kind = policy.kind === 'tax' ? 'Tax' : 'Subsidy';
    upright('wedge', `${kind} ${writer.price(policy.amount, '')}`, sellersGet, buyersPay);
  }
  if (parts.has('external-amount')) {
    const what = picture.externalCost === undefined ? 'External benefit' : 'External cost';
    const name = `${what} ${writer.price(amountThere, '')}`;
    upright('external-amount', name, priceOn(picture[side], quantity), priceOn(socialCurve, quantity));
  }
  return spans;
}

function shadesOf(part: ExternalityPart, picture: ExternalityPicture, state: ExternalityState): Shade[] {
  const { outcome, social, side, socialCurve, efficient } = state;
  const { quantity, buyersPay, sellersGet, government } = outcome;
  const { demand, supply } = picture;
  const between = rectangle([0, Math.min(buyersPay, sellersGet)], [quantity, Math.max(buyersPay, sellersGet)]);
  if (part === 'consumer-surplus')
    return [shade(part, outcome.consumerSurplus, buyersOutline(demand, quantity, buyersPay))];
  if (part === 'producer-surplus')
    return [shade(part, outcome.producerSurplus, sellersOutline(supply, quantity, sellersGet))];
  if (part === 'tax-revenue') return [shade(part, government, between)];
  if (part === 'subsidy-cost') return [{ ...shade(part, -government, between), name: 'Cost of the subsidy' }];
  if (part === 'deadweight-loss')
    return [shade(part, outcome.deadweightLoss, lossOutline(social, efficient, quantity))];
  if (part !== 'external-total') return [];
  const own = picture[side];
  const outline: Point[] = [[0, interceptOf(own)], [quantity, priceOn(own, quantity)], [quantity, priceOn(socialCurve, quantity)], [0, interceptOf(socialCurve)]]; // prettier-ignore
  const name = picture.externalCost === undefined ? 'Total external benefit' : 'Total external cost';
  return [{ ...shade('external', Math.abs(outcome.external), outline), id: part, name }];
}

function axesFor(
  picture: ExternalityPicture,
  state: ExternalityState,
  marks: readonly Mark[],
  corners: readonly Point[],
  writer: Writer,
) {
  const { free, outcome, efficient, social } = state;
  // With the social curve even before it is drawn, so that the axes stay when it appears.
  const demands = [picture.demand, social.demand];
  const supplies = [picture.supply, social.supply];
  const largest = (index: 0 | 1) =>
    Math.max(0, ...corners.map((corner) => corner[index]), ...marks.map(({ at }) => at[index]));
  const quantities = [free.quantity, outcome.quantity, efficient.quantity];
  const prices = [free.buyersPay, outcome.buyersPay, outcome.sellersGet, efficient.price];
  const ends = demands.flatMap(({ choke, slope }) => (slope > 0 ? [choke / slope] : []));
  const across = reachOf(Math.max(...quantities), Math.max(0, ...ends), largest(0));
  const up = reachOf(
    Math.max(...prices, ...supplies.map(({ reservation }) => reservation)),
    Math.max(...demands.map(({ choke }) => choke)),
    largest(1),
  );
  return priceAxes(picture, writer, across, up, marks);
}

/** Private and social curves. @throws RangeError with a message for the author when its parts do not fit together. */
export function externalityFigure(picture: ExternalityPicture): Figure {
  const writer = writerOf(picture.values);
  const state = externalityState(picture);
  const marks = marksOf(picture, state, writer);
  const spans = spansOf(state, picture, writer);
  const shades = [...state.parts].flatMap((part) => shadesOf(part, picture, state));
  const axes = axesFor(picture, state, marks, [...cornersOf(shades), ...spans.map(({ to }) => to)], writer);
  const curves = curvesOf(axes, picture, state);
  const shaded = drawnAreas(axes, shades);
  const regions = letteredAreas(picture.areas ?? {}, axes, curves, marks);
  return {
    ...blank,
    ...axes,
    title: titleOfExternality(picture, state, writer),
    description: describeExternality(picture, state, marks, shaded, regions, writer),
    curves,
    areas: [...shaded, ...regions].map(({ area }) => area),
    marks,
    spans,
  };
}
