import type { Curve, Figure, Mark, Point, Role, Span } from '../figure';
import { gainsFromTrade } from '../world-trade';
import { priceAxes } from './axis';
import type { Bounds } from './clip';
import {
  blank,
  capitalized,
  curveIn,
  curvePath,
  levelPath,
  markAt,
  rectangle,
  writerOf,
  type Writer,
} from './figure-parts';
import { letteredAreas } from './lettered-areas';
import { reachOf } from './market-axes';
import { buyersOutline, cornersOf, drawnAreas, sellersOutline, shade, type Shade } from './shades';
import { describeWorldTrade, titleOfWorldTrade } from './world-trade-description';
import type { WorldTradePart, WorldTradePicture } from './world-trade-picture';
import { worldTradeState, type WorldTradeState } from './world-trade-state';

function curvesOf(
  axes: Bounds,
  picture: WorldTradePicture,
  { free, barrier, parts }: WorldTradeState,
  writer: Writer,
): Curve[] {
  // Where quantities are shown, their marks have the prices on the axis.
  const priced = (name: string, price: number) =>
    writer.isHidden || parts.has('quantities') ? name : `${name} = ${writer.price(price, '')}`;
  const line = (id: string, role: Role, name: string, price: number) =>
    curveIn(axes, id, role, name, levelPath(axes, price));
  const sloped = (['demand', 'supply'] as const).flatMap((side) =>
    curveIn(axes, side, side, side === 'demand' ? 'D' : 'S', curvePath(axes, picture[side])),
  );
  const [what, letter] = picture.tariff === undefined ? ['quota', 'PQ'] : ['tariff', 'PT'];
  return [
    ...sloped,
    ...(free ? line('world-price', 'price', priced('PW', free.price), free.price) : []),
    ...(barrier
      ? line(
          'barrier-price',
          'policy',
          writer.isHidden ? letter : priced(`P~W~ + ${what}`, barrier.price),
          barrier.price,
        )
      : []),
  ];
}

function marksOf(picture: WorldTradePicture, state: WorldTradeState, writer: Writer): Mark[] {
  const { home, free, barrier, parts, letterOf } = state;
  const marks: Mark[] = [];
  const add = (id: string, era: Mark['era'], name: string, at: Point, y: string | null) =>
    marks.push(markAt(writer, id, name, at, [letterOf(at[0]), y], era));
  if (parts.has('autarky')) add('equilibrium', free ? 'was' : 'is', 'E', [home.quantityDemanded, home.price], 'P*');
  if (!parts.has('quantities')) return marks;
  const pair = (
    outcome: { price: number; quantitySupplied: number; quantityDemanded: number },
    suffix: string,
    letter: string,
  ) => {
    const era = suffix === '' ? 'is' : 'was';
    add(`supplied${suffix}`, era, '', [outcome.quantitySupplied, outcome.price], letter);
    add(`demanded${suffix}`, era, '', [outcome.quantityDemanded, outcome.price], null);
  };
  if (free) pair(free, barrier ? '-was' : '', 'PW');
  if (barrier) pair(barrier, '', picture.tariff === undefined ? 'PQ' : 'PT');
  return marks;
}

function spansOf({ outcome, parts }: WorldTradeState, writer: Writer): Span[] {
  return (['imports', 'exports'] as const).flatMap((part): Span[] => {
    if (!parts.has(part)) return [];
    const [from, to] = [outcome.quantitySupplied, outcome.quantityDemanded].toSorted((a, b) => a - b);
    const name = `${part === 'imports' ? 'Imports' : 'Exports'} ${writer.amount(outcome[part], '')}`.trim();
    // As with a shortage, the bracket of imports stands below its line; exports, as a surplus, have it above.
    const role = part === 'imports' ? 'shortage' : 'surplus';
    return [{ id: part, role, name, from: [from ?? 0, outcome.price], to: [to ?? 0, outcome.price] }];
  });
}

/** Two triangles: what domestic producers make at a cost above the world price, and what consumers no longer buy. */
function lossShades({ free, barrier }: WorldTradeState): Shade[] {
  if (!free || !barrier) return [];
  const [low, high] = [free.price, barrier.price];
  const production: Point[] = [[free.quantitySupplied, low], [barrier.quantitySupplied, high], [barrier.quantitySupplied, low]]; // prettier-ignore
  const consumption: Point[] = [[barrier.quantityDemanded, low], [barrier.quantityDemanded, high], [free.quantityDemanded, low]]; // prettier-ignore
  return [
    { ...shade('deadweight-loss', barrier.productionLoss, production), id: 'production-loss', name: 'DWL' },
    { ...shade('deadweight-loss', barrier.consumptionLoss, consumption), id: 'consumption-loss', name: 'DWL' },
  ];
}

function shadesOf(part: WorldTradePart, picture: WorldTradePicture, state: WorldTradeState): Shade[] {
  const { demand, supply } = picture;
  const { free, barrier, outcome, home } = state;
  const { price, quantityDemanded: bought, quantitySupplied: sold } = outcome;
  if (part === 'consumer-surplus') return [shade(part, outcome.consumerSurplus, buyersOutline(demand, bought, price))];
  if (part === 'producer-surplus') return [shade(part, outcome.producerSurplus, sellersOutline(supply, sold, price))];
  if (part === 'gains-from-trade') {
    const outline: Point[] = free ? [[home.quantityDemanded, home.price], [free.quantitySupplied, free.price], [free.quantityDemanded, free.price]] : []; // prettier-ignore
    const worth = gainsFromTrade(picture, free?.price ?? 0);
    return [{ ...shade('gain', worth, outline), id: part, name: 'Gains from trade' }];
  }
  if (part === 'tariff-revenue' || part === 'quota-rent') {
    const outline = barrier && free ? rectangle([sold, free.price], [bought, barrier.price]) : [];
    const name = capitalized(part.replace('-', ' '));
    return [{ ...shade('tax-revenue', barrier?.revenue ?? 0, outline), id: part, name }];
  }
  return part === 'deadweight-loss' ? lossShades(state) : [];
}

/** A market open to the world. @throws RangeError with a message for the author when its parts do not fit together. */
export function worldTradeFigure(picture: WorldTradePicture): Figure {
  const writer = writerOf(picture.values);
  const state = worldTradeState(picture);
  const { home, free, barrier, parts } = state;
  const marks = marksOf(picture, state, writer);
  const shaded = [...parts].flatMap((part) => {
    const shades = shadesOf(part, picture, state);
    return shades.length > 0 ? [{ part, shades }] : [];
  });
  const shades = shaded.flatMap((part) => part.shades);
  const outcomes = [home, ...(free ? [free] : []), ...(barrier ? [barrier] : [])];
  const largest = (index: 0 | 1) => Math.max(0, ...cornersOf(shades).map((corner) => corner[index]));
  const { choke, slope } = picture.demand;
  const quantities = outcomes.flatMap(({ quantityDemanded, quantitySupplied }) => [quantityDemanded, quantitySupplied]);
  const across = reachOf(Math.max(...quantities), slope > 0 ? choke / slope : 0, largest(0));
  const up = reachOf(Math.max(...outcomes.map(({ price }) => price)), choke, largest(1));
  const axes = priceAxes(picture, writer, across, up, marks);
  const curves = curvesOf(axes, picture, state, writer);
  const regions = letteredAreas(picture.areas ?? {}, axes, curves, marks);
  return {
    ...blank,
    ...axes,
    title: titleOfWorldTrade(picture, state, writer),
    description: describeWorldTrade(picture, state, shaded, regions, writer),
    curves,
    areas: [...drawnAreas(axes, shades), ...regions].map(({ area }) => area),
    marks,
    spans: spansOf(state, writer),
  };
}
