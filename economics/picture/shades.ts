import type { Area, Point, Role } from '../figure';
import {
  demandPrice,
  supplyPrice,
  type Equilibrium,
  type Market,
  type SlopedDemand,
  type SupplyCurve,
} from '../market';
import { dollars } from '../numbers';
import type { Bounds } from './clip';
import { areaIn, capitalized, listed } from './figure-parts';

/** A shaded part of a graph before it is cut to the axes and has its letter. */
export interface Shade {
  readonly id: string;
  readonly role: Role;
  readonly name: string;
  /** Its location, for areas that are only called T, U, V. */
  readonly place: string;
  /** Dollars. */
  readonly worth: number;
  readonly outline: readonly Point[];
}

/** An area as drawn, where it lies, and its worth in dollars. */
export interface PlacedArea extends Pick<Shade, 'place' | 'worth'> {
  readonly area: Area;
}

/** A shade whose role says what it is called. */
export const shade = (role: Role, worth: number, outline: readonly Point[], place = ''): Shade => ({
  id: role,
  role,
  name: capitalized(role.replaceAll('-', ' ')),
  place,
  worth,
  outline,
});

/** The corners of all areas, wherever the axes end. */
export const cornersOf = (shades: readonly Shade[]): Point[] => shades.flatMap(({ outline }) => [...outline]);

/** With the exam's letters for areas, if their names are not to be told: then all have one shading, which tells nothing either. */
export const drawnAreas = (axes: Bounds, shades: readonly Shade[], isLettered = false): PlacedArea[] =>
  shades.flatMap(({ id, role, name, place, worth, outline }, index) =>
    areaIn(axes, id, isLettered ? 'plain' : role, isLettered ? 'TUVWXYZ'.charAt(index) : name, outline).map((area) => ({
      area,
      place,
      worth,
    })),
  );

/** Between demand and the price that buyers pay. */
export const buyersOutline = (demand: SlopedDemand, quantity: number, price: number): Point[] => [
  [0, demand.choke],
  [quantity, demandPrice(demand, quantity)],
  [quantity, price],
  [0, price],
];

/** Between the price that sellers receive and supply. */
export const sellersOutline = (supply: SupplyCurve, quantity: number, price: number): Point[] => [
  [0, price],
  [quantity, price],
  [quantity, supplyPrice(supply, quantity)],
  [0, supplyPrice(supply, 0)],
];

/** Between demand and supply, from the efficient point to another quantity. */
export const lossOutline = ({ demand, supply }: Market, efficient: Equilibrium, quantity: number): Point[] => [
  [efficient.quantity, efficient.price],
  [quantity, demandPrice(demand, quantity)],
  [quantity, supplyPrice(supply, quantity)],
];

/** What the shaded areas are worth, or their names alone. */
export function shadedText(areas: readonly Pick<PlacedArea, 'area' | 'worth'>[], isHidden: boolean): string[] {
  if (areas.length === 0) return [];
  const named = areas.map(({ area, worth }) => {
    const isWages = area.id === 'wage-bill';
    const name = `${isWages ? 'the ' : ''}${area.name.toLowerCase()}`;
    return isHidden ? name : `${name} ${isWages ? 'are' : 'is'} ${dollars(worth)}`;
  });
  return [`${isHidden ? 'shaded: ' : ''}${listed(named)}`];
}

export const placeTexts = (areas: readonly PlacedArea[]): string[] =>
  areas.map(({ area, place }) => `area ${area.name} lies ${place}`);
