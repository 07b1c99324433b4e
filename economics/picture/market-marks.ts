import type { Arrow, Mark, Span } from '../figure';
import { isSame } from '../numbers';
import type { Bounds } from './clip';
import { markAt, type Writer } from './figure-parts';
import { shiftArrow } from './market-curves';
import { movementAmong, sideOf, type PlacedPoint } from './market-points';
import { priceBefore, type MarketState } from './market-state';

/** Of the letters that stand for the price and quantity of an equilibrium: E1 has P1 and Q1, E alone P* and Q*. */
export const subscript = ({ oldEquilibrium, shifted }: MarketState, era: 'was' | 'is'): string => {
  const isShifted = oldEquilibrium !== null || shifted.demand !== 0 || shifted.supply !== 0;
  return isShifted ? (era === 'was' ? '1' : '2') : '';
};

export const letters = (subscripted: string): { price: string; quantity: string } => ({
  price: `P${subscripted || '*'}`,
  quantity: `Q${subscripted || '*'}`,
});

/** Where price or quantity stays, both equilibria have one value there: the new mark carries it, under its old letter. */
function equilibriumMark(state: MarketState, era: 'was' | 'is', writer: Writer): Mark[] {
  const { parts, oldEquilibrium, equilibrium } = state;
  const at = era === 'was' ? oldEquilibrium : equilibrium;
  if (!at || !parts.has(era === 'was' ? 'old-equilibrium' : 'equilibrium')) return [];
  const areBoth =
    oldEquilibrium !== null && equilibrium !== null && parts.has('old-equilibrium') && parts.has('equilibrium');
  const stays = (value: 'price' | 'quantity') => areBoth && isSame(oldEquilibrium[value], equilibrium[value]);
  const letter = (value: 'price' | 'quantity') =>
    era === 'was' && stays(value) ? null : letters(subscript(state, stays(value) ? 'was' : era))[value];
  const id = era === 'was' ? 'equilibrium-was' : 'equilibrium';
  const name = `E${subscript(state, era)}`;
  return [markAt(writer, id, name, [at.quantity, at.price], [letter('quantity'), letter('price')], era)];
}

/** What is asked for in `show` beside the curves and areas: named points with their values. */
export function marketMarks(state: MarketState, writer: Writer): Mark[] {
  const { parts, wedge, setPrice } = state;
  const marks = [...equilibriumMark(state, 'was', writer), ...equilibriumMark(state, 'is', writer)];
  const add = (id: string, name: string, at: Mark['at'], x: string | null, y: string | null) =>
    marks.push(markAt(writer, id, name, at, [x, y]));
  if (wedge && parts.has('wedge')) {
    const { quantity, buyersPay, sellersGet } = wedge.outcome;
    const [high, low] = buyersPay > sellersGet ? (['buyers', 'sellers'] as const) : (['sellers', 'buyers'] as const);
    const isQuota = wedge.kind === 'quota';
    // The quantity stands below the higher price.
    const addPrice = (side: 'buyers' | 'sellers', x: string | null) =>
      side === 'buyers'
        ? add('buyers-price', isQuota ? 'Demand price' : 'Buyers pay', [quantity, buyersPay], x, 'Pb')
        : add('sellers-price', isQuota ? 'Supply price' : 'Sellers get', [quantity, sellersGet], x, 'Ps');
    addPrice(high, 'Qt');
    addPrice(low, null);
  }
  const old = priceBefore(state);
  if (old) marks.push(markAt(writer, 'equilibrium', 'E', [old.quantity, old.price], [null, 'P*'], 'was'));
  const outcome = setPrice?.outcome;
  if (!outcome) return marks;
  const { price, quantity, quantityDemanded, quantitySupplied } = outcome;
  const hasGap = parts.has('shortage') || parts.has('surplus');
  const star = setPrice.isBinding ? '' : '*';
  const y = `P${star}`;
  if (hasGap) {
    add('quantity-demanded', 'Qd', [quantityDemanded, price], 'Qd', y);
    add('quantity-supplied', 'Qs', [quantitySupplied, price], 'Qs', null);
  } else if (parts.has('traded')) add('traded', 'Sold', [quantity, price], `Q${star}`, y);
  return marks;
}

export function marketSpans({ parts, wedge, setPrice }: MarketState, writer: Writer): Span[] {
  const spans: Span[] = [];
  if (wedge && parts.has('wedge')) {
    const { quantity, buyersPay, sellersGet, amount } = wedge.outcome;
    const kinds = { tax: 'Tax', subsidy: 'Subsidy', quota: 'Rent per unit' };
    const name = `${kinds[wedge.kind]} ${writer.price(amount, '')}`.trim();
    spans.push({ id: 'wedge', role: 'policy', name, from: [quantity, sellersGet], to: [quantity, buyersPay] });
  }
  for (const gap of ['shortage', 'surplus'] as const) {
    const outcome = setPrice?.outcome;
    if (!outcome || !parts.has(gap)) continue;
    const [from, to] = [outcome.quantityDemanded, outcome.quantitySupplied].sort((a, b) => a - b);
    const name = `${gap === 'shortage' ? 'Shortage' : 'Surplus'} ${writer.amount(outcome[gap], '')}`.trim();
    spans.push({ id: gap, role: gap, name, from: [from ?? 0, outcome.price], to: [to ?? 0, outcome.price] });
  }
  return spans;
}

export function marketArrows(axes: Bounds, state: MarketState, points: readonly PlacedPoint[]): Arrow[] {
  const { parts, shifted, oldEquilibrium, equilibrium } = state;
  const arrows = parts.has('shift-arrow')
    ? (['demand', 'supply'] as const).flatMap((side) => shiftArrow(axes, state, side))
    : [];
  if (!parts.has('movement-arrow')) return arrows;
  const isShifted = shifted.demand !== 0 || shifted.supply !== 0;
  const along =
    isShifted && oldEquilibrium && equilibrium
      ? {
          from: oldEquilibrium,
          to: equilibrium,
          role: shifted.demand === 0 ? ('demand' as const) : ('supply' as const),
        }
      : movementAmong(points);
  if (!along) return arrows;
  const { from, to } = along;
  const role = 'role' in along ? along.role : sideOf(along.from);
  return [...arrows, { id: 'movement', role, from: [from.quantity, from.price], to: [to.quantity, to.price] }];
}
