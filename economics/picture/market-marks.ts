import type { Arrow, Mark, Span } from '../figure';
import { isSame } from '../numbers';
import type { Bounds } from './clip';
import type { Writer } from './figure-parts';
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
  const guide = (value: 'price' | 'quantity', write: (amount: number, letter: string) => string) =>
    era === 'was' && stays(value)
      ? null
      : write(at[value], letters(subscript(state, stays(value) ? 'was' : era))[value]);
  const guides = { x: guide('quantity', writer.amount), y: guide('price', writer.price) };
  const id = era === 'was' ? 'equilibrium-was' : 'equilibrium';
  return [{ id, era, name: `E${subscript(state, era)}`, at: [at.quantity, at.price], guides }];
}

/** What is asked for in `show` beside the curves and areas: named points with their values. */
export function marketMarks(state: MarketState, writer: Writer): Mark[] {
  const { parts, wedge, setPrice } = state;
  const marks = [...equilibriumMark(state, 'was', writer), ...equilibriumMark(state, 'is', writer)];
  const add = (id: string, name: string, at: Mark['at'], x: string | null, y: string | null) =>
    marks.push({ id, era: 'is', name, at, guides: { x, y } });
  if (wedge && parts.has('wedge')) {
    const { quantity, buyersPay, sellersGet } = wedge.outcome;
    const [high, low] = buyersPay > sellersGet ? ['buyers', 'sellers'] : ['sellers', 'buyers'];
    const isQuota = wedge.kind === 'quota';
    const values = {
      buyers: [buyersPay, 'Pb', isQuota ? 'Demand price' : 'Buyers pay'],
      sellers: [sellersGet, 'Ps', isQuota ? 'Supply price' : 'Sellers get'],
    } as const; // a tuple each
    for (const [side, x] of [
      [high, writer.amount(quantity, 'Qt')],
      [low, null],
    ] as const) {
      const [price, letter, name] = values[side === 'buyers' ? 'buyers' : 'sellers'];
      add(`${side}-price`, name, [quantity, price], x, writer.price(price, letter));
    }
  }
  const old = priceBefore(state);
  if (old) {
    const guides = { x: null, y: writer.price(old.price, 'P*') };
    marks.push({ id: 'equilibrium', era: 'was', name: 'E', at: [old.quantity, old.price], guides });
  }
  const outcome = setPrice?.outcome;
  if (!outcome) return marks;
  const { price, quantity, quantityDemanded, quantitySupplied } = outcome;
  const hasGap = parts.has('shortage') || parts.has('surplus');
  const star = setPrice.isBinding ? '' : '*';
  const y = writer.price(price, `P${star}`);
  if (hasGap) {
    add('quantity-demanded', 'Qd', [quantityDemanded, price], writer.amount(quantityDemanded, 'Qd'), y);
    add('quantity-supplied', 'Qs', [quantitySupplied, price], writer.amount(quantitySupplied, 'Qs'), null);
  } else if (parts.has('traded')) add('traded', 'Sold', [quantity, price], writer.amount(quantity, `Q${star}`), y);
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
