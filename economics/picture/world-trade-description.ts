import { count, dollars, sum } from '../numbers';
import { shapeOf } from './curve-description';
import { listed, sentences, type Writer } from './figure-parts';
import { placeTexts, type PlacedArea, type Shade } from './shades';
import type { WorldTradePart, WorldTradePicture } from './world-trade-picture';
import type { WorldTradeState } from './world-trade-state';

/** The areas of one part, which has two triangles of deadweight loss. */
export interface ShadedPart {
  readonly part: WorldTradePart;
  readonly shades: readonly Shade[];
}

function shadedParts(parts: readonly ShadedPart[], isHidden: boolean): string[] {
  const shaded = parts.map(({ part, shades }) => {
    const name = `${part === 'gains-from-trade' ? 'total ' : ''}${part.replaceAll('-', ' ')}`;
    const worth = sum(shades.map((one) => one.worth));
    return isHidden ? name : `${name} ${name.endsWith('trade') ? 'are' : 'is'} ${dollars(worth)}`;
  });
  return shaded.length === 0 ? [] : [`${isHidden ? 'shaded: ' : ''}${listed(shaded)}`];
}

function pricesText(
  picture: WorldTradePicture,
  { home, free, barrier, parts, letterOf }: WorldTradeState,
  writer: Writer,
): string[] {
  const star = {
    price: writer.price(home.price, 'P*'),
    quantity: writer.amount(home.quantityDemanded, letterOf(home.quantityDemanded)),
  };
  const autarky = parts.has('autarky')
    ? [`the curves intersect at E, at a price of ${star.price} and a quantity of ${star.quantity}`]
    : [];
  if (!free) return autarky;
  const side = free.price < home.price ? 'below' : free.price > home.price ? 'above' : 'at';
  const world = `the world price is ${writer.price(free.price, 'PW')}, ${side} the price where the curves intersect`;
  if (!barrier) return [...autarky, world];
  const { tariff, importQuota = 0 } = picture;
  const policy =
    tariff === undefined
      ? `with an import quota${writer.isHidden ? '' : ` of ${count(importQuota)} units`}, the price is ${writer.price(barrier.price, 'PQ')}`
      : `with a tariff${writer.isHidden ? '' : ` of ${dollars(tariff)} per unit`}, the price is ${writer.price(barrier.price, 'PT')}`;
  return [...autarky, world, policy];
}

function quantitiesText(
  { free, barrier, parts, letterOf }: WorldTradeState,
  picture: WorldTradePicture,
  writer: Writer,
): string[] {
  if (!parts.has('quantities')) return [];
  const at = (outcome: NonNullable<typeof free>, letter: string) => {
    const [supplied, demanded] = [outcome.quantitySupplied, outcome.quantityDemanded].map((quantity) =>
      writer.amount(quantity, letterOf(quantity)),
    );
    return `at ${writer.price(outcome.price, letter)}, domestic quantity supplied is ${supplied ?? ''} and domestic quantity demanded is ${demanded ?? ''}`;
  };
  return [
    ...(free ? [at(free, 'PW')] : []),
    ...(barrier ? [at(barrier, picture.tariff === undefined ? 'PQ' : 'PT')] : []),
  ];
}

/** Describes what the picture shows and draws no conclusions. */
export function describeWorldTrade(
  picture: WorldTradePicture,
  state: WorldTradeState,
  shaded: readonly ShadedPart[],
  regions: readonly PlacedArea[],
  writer: Writer,
): string {
  const { parts, outcome } = state;
  const flow = (['imports', 'exports'] as const).find((part) => parts.has(part));
  return sentences([
    shapeOf('demand', 'D', picture.demand, writer),
    shapeOf('supply', 'S', picture.supply, writer),
    ...pricesText(picture, state, writer),
    ...quantitiesText(state, picture, writer),
    ...(flow ? [`${flow} are ${writer.isHidden ? 'marked' : count(outcome[flow])}`] : []),
    ...shadedParts(shaded, writer.isHidden),
    ...placeTexts(regions),
  ]);
}

/** The author's title, or else one that says what happens in which market. */
export function titleOfWorldTrade(picture: WorldTradePicture, { free }: WorldTradeState, { isHidden }: Writer): string {
  const { title, tariff, importQuota, quantity } = picture;
  if (title !== undefined) return title;
  let what = free ? 'Trade at the world price' : 'Without trade';
  if (tariff !== undefined) what = `A tariff${isHidden ? '' : ` of ${dollars(tariff)}`}`;
  if (importQuota !== undefined) what = `An import quota${isHidden ? '' : ` of ${count(importQuota)} units`}`;
  return `${what}: ${quantity}`;
}
