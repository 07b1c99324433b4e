import { count, dollars, isSame } from '../numbers';
import { listed, type Writer } from './figure-parts';
import type { PlacedArea } from './market-areas';
import { movementAmong, type PlacedPoint } from './market-points';
import type { MarketPicture } from './market-picture';
import type { MarketState } from './market-state';

export function wedgeWords({ parts, wedge }: MarketState, writer: Writer): string[] {
  if (!wedge) return [];
  const { kind, on, outcome } = wedge;
  const words = `a ${kind}${writer.isHidden ? '' : ` of ${dollars(outcome.amount)} a unit`}`;
  const direction = (on === 'sellers') === (kind === 'tax') ? 'up' : 'down';
  const paper = on
    ? [`${words} ${kind === 'tax' ? 'on' : 'to'} ${on} moves their curve ${direction} by its amount`]
    : [];
  if (!parts.has('wedge')) return paper;
  const [pay, get] = [writer.price(outcome.buyersPay, 'Pb'), writer.price(outcome.sellersGet, 'Ps')];
  const traded = `buyers pay ${pay}, sellers get ${get}, and the quantity is ${writer.amount(outcome.quantity, 'Qt')}`;
  return on ? [...paper, traded] : [`with ${words} ${traded}`];
}

export function setPriceWords({ parts, setPrice, equilibrium }: MarketState, writer: Writer): string[] {
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

export function pointWords(points: readonly PlacedPoint[], parts: MarketState['parts'], writer: Writer): string[] {
  const where = points.map(({ name, curve, price, quantity }) => {
    const values = `at ${writer.price(price, `P${name}`)} and ${writer.amount(quantity, `Q${name}`)}`;
    return `${name} lies on ${curve.replace('old-', 'the old ')}, ${values}`;
  });
  const movement = parts.has('movement-arrow') ? movementAmong(points) : null;
  if (!movement) return where;
  const { curve, from, to } = movement;
  return [...where, `an arrow leads along ${curve.replace('old-', 'the old ')} from ${from.name} to ${to.name}`];
}

export function areaWords({ areas: calls, values }: MarketPicture, areas: readonly PlacedArea[]): string[] {
  if (areas.length === 0) return [];
  if (calls === 'letters') return areas.map(({ area, place }) => `area ${area.name} lies ${place}`);
  const names = areas.map(({ area }) => area.name.toLowerCase());
  if (values === 'hidden') return [`shaded: ${listed(names)}`];
  return [listed(areas.map(({ worth }, index) => `${names[index] ?? ''} is ${dollars(worth)}`))];
}
