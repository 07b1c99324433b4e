import type { Curve, Figure, Mark, Point, Role, Span } from '../figure';
import { demandPrice, priceOn, supplyPrice } from '../market';
import { axesOf } from './axis';
import type { Bounds } from './clip';
import { areaIn, blank, curveIn, levelPath, rectangle, writerOf, type Writer } from './figure-parts';
import { letteredAreas } from './lettered-areas';
import { reachOf } from './market-axes';
import { describeWorldTrade, titleOfWorldTrade } from './world-trade-description';
import type { WorldTradePart, WorldTradePicture } from './world-trade-picture';
import { worldTradeState, type WorldTradeState } from './world-trade-state';

function curvesOf(
  axes: Bounds,
  picture: WorldTradePicture,
  { free, barrier }: WorldTradeState,
  writer: Writer,
): Curve[] {
  const line = (id: string, role: Role, name: string, price: number) =>
    curveIn(axes, id, role, name, levelPath(axes, price));
  const sloped = (['demand', 'supply'] as const).flatMap((side) =>
    curveIn(
      axes,
      side,
      side,
      side === 'demand' ? 'D' : 'S',
      [0, axes.x.max].map((quantity) => [quantity, priceOn(picture[side], quantity)]),
    ),
  );
  const [what, letter] = picture.tariff === undefined ? ['quota', 'PQ'] : ['tariff', 'PT'];
  return [
    ...sloped,
    ...(free
      ? line('world-price', 'price', writer.isHidden ? 'PW' : `World price ${writer.price(free.price, '')}`, free.price)
      : []),
    ...(barrier
      ? line(
          'barrier-price',
          'policy',
          writer.isHidden ? letter : `With ${what} ${writer.price(barrier.price, '')}`,
          barrier.price,
        )
      : []),
  ];
}

function marksOf(picture: WorldTradePicture, state: WorldTradeState, writer: Writer): Mark[] {
  const { home, free, barrier, parts, letterOf } = state;
  const marks: Mark[] = [];
  const add = (id: string, era: Mark['era'], name: string, at: Point, y: string | null) =>
    marks.push({
      id,
      era,
      name,
      at,
      guides: { x: writer.amount(at[0], letterOf(at[0])), y: y === null ? null : writer.price(at[1], y) },
    });
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

interface Shade {
  readonly id: string;
  readonly role: Role;
  readonly name: string;
  readonly outline: readonly Point[];
}

/** Two triangles: what domestic producers make at a cost above the world price, and what consumers no longer buy. */
function lossShades({ free, barrier }: WorldTradeState): Shade[] {
  if (!free || !barrier) return [];
  const [low, high] = [free.price, barrier.price];
  const production: Point[] = [[free.quantitySupplied, low], [barrier.quantitySupplied, high], [barrier.quantitySupplied, low]]; // prettier-ignore
  const consumption: Point[] = [[barrier.quantityDemanded, low], [barrier.quantityDemanded, high], [free.quantityDemanded, low]]; // prettier-ignore
  return [
    { id: 'production-loss', role: 'deadweight-loss', name: 'DWL', outline: production },
    { id: 'consumption-loss', role: 'deadweight-loss', name: 'DWL', outline: consumption },
  ];
}

function shadesOf(part: WorldTradePart, picture: WorldTradePicture, state: WorldTradeState): Shade[] {
  const { demand, supply } = picture;
  const { free, barrier, outcome, home } = state;
  const { price, quantityDemanded: bought, quantitySupplied: sold } = outcome;
  switch (part) {
    case 'consumer-surplus': {
      const outline: Point[] = [
        [0, demand.choke],
        [bought, demandPrice(demand, bought)],
        [0, price],
      ];
      return [{ id: part, role: part, name: 'Consumer surplus', outline }];
    }
    case 'producer-surplus': {
      const outline: Point[] = [
        [0, price],
        [sold, price],
        [sold, supplyPrice(supply, sold)],
        [0, supply.reservation],
      ];
      return [{ id: part, role: part, name: 'Producer surplus', outline }];
    }
    case 'gains-from-trade': {
      const outline: Point[] = free ? [[home.quantityDemanded, home.price], [free.quantitySupplied, free.price], [free.quantityDemanded, free.price]] : []; // prettier-ignore
      return [{ id: part, role: 'gain', name: 'Gains from trade', outline }];
    }
    case 'tariff-revenue':
    case 'quota-rent': {
      const outline = barrier && free ? rectangle([sold, free.price], [bought, barrier.price]) : [];
      return [
        { id: part, role: 'tax-revenue', name: part === 'quota-rent' ? 'Quota rent' : 'Tariff revenue', outline },
      ];
    }
    case 'deadweight-loss':
      return lossShades(state);
    case 'autarky':
    case 'quantities':
    case 'imports':
    case 'exports':
      return [];
  }
}

/** A market open to the world. @throws RangeError with a message for the author when its parts do not fit together. */
export function worldTradeFigure(picture: WorldTradePicture): Figure {
  const writer = writerOf(picture.values);
  const state = worldTradeState(picture);
  const { home, free, barrier, parts } = state;
  const marks = marksOf(picture, state, writer);
  const shades = [...parts].flatMap((part) => shadesOf(part, picture, state));
  const outcomes = [home, ...(free ? [free] : []), ...(barrier ? [barrier] : [])];
  const largest = (index: 0 | 1) =>
    Math.max(0, ...shades.flatMap(({ outline }) => outline.map((corner) => corner[index])));
  const { choke, slope } = picture.demand;
  const axes = axesOf(
    {
      label: picture.quantity,
      ...reachOf(
        Math.max(...outcomes.flatMap(({ quantityDemanded, quantitySupplied }) => [quantityDemanded, quantitySupplied])),
        slope > 0 ? choke / slope : 0,
        largest(0),
      ),
      max: picture.max?.quantity,
      write: writer.amountTicks,
    },
    {
      label: picture.price,
      ...reachOf(Math.max(...outcomes.map(({ price }) => price)), choke, largest(1)),
      max: picture.max?.price,
      write: writer.priceTicks,
    },
    marks,
  );
  const curves = curvesOf(axes, picture, state, writer);
  const shaded = shades.flatMap(({ id, role, name, outline }) => areaIn(axes, id, role, name, outline));
  const regions = letteredAreas(picture.areas ?? {}, axes, curves, marks);
  return {
    ...blank,
    ...axes,
    title: titleOfWorldTrade(picture, state, writer),
    description: describeWorldTrade(picture, state, regions, writer),
    curves,
    areas: [...shaded, ...regions.map(({ area }) => area)],
    marks,
    spans: spansOf(state, writer),
  };
}
