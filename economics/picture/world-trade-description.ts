import { count, dollars } from '../numbers';
import { gainsFromTrade } from '../world-trade';
import { shapeOf } from './curve-description';
import { listed, sentences, type Writer } from './figure-parts';
import type { PlacedArea } from './market-areas';
import type { WorldTradePart, WorldTradePicture } from './world-trade-picture';
import type { WorldTradeState } from './world-trade-state';

const NAMES: Readonly<Partial<Record<WorldTradePart, string>>> = {
  'consumer-surplus': 'consumer surplus',
  'producer-surplus': 'producer surplus',
  'gains-from-trade': 'total gains from trade',
  'tariff-revenue': 'tariff revenue',
  'quota-rent': 'quota rent',
  'deadweight-loss': 'deadweight loss',
};

function worthOf(part: WorldTradePart, picture: WorldTradePicture, { outcome, barrier }: WorldTradeState): number {
  if (part === 'consumer-surplus') return outcome.consumerSurplus;
  if (part === 'producer-surplus') return outcome.producerSurplus;
  if (part === 'gains-from-trade') return gainsFromTrade(picture, picture.worldPrice ?? 0);
  return (part === 'deadweight-loss' ? barrier?.deadweightLoss : barrier?.revenue) ?? 0;
}

function shadedParts(picture: WorldTradePicture, state: WorldTradeState, { isHidden }: Writer): string[] {
  const shaded = [...state.parts].flatMap((part) => {
    const name = NAMES[part];
    return name === undefined
      ? []
      : [
          isHidden
            ? name
            : `${name} ${name.endsWith('trade') ? 'are' : 'is'} ${dollars(worthOf(part, picture, state))}`,
        ];
  });
  if (shaded.length === 0) return [];
  return [`${isHidden ? 'shaded: ' : ''}${listed(shaded)}`];
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
    ...shadedParts(picture, state, writer),
    ...regions.map(({ area, place }) => `area ${area.name} lies ${place}`),
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
