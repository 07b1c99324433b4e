import type { ParsedPlace } from './parse-place';
import { say } from './named-parts';
import { type PanelView } from './view';

const AXES = { x: 'horizontal', y: 'vertical' } as const;

export const sayAxis = (axis: 'x' | 'y'): string => `${AXES[axis]} axis`;

/** A place as a noun: "the intersection of D and S". */
export function sayPlace(panel: PanelView, place: ParsedPlace): string {
  switch (place.kind) {
    case 'named':
      return say(panel, place.name);
    case 'crossing':
      return `the intersection of ${say(panel, place.first)} and ${say(panel, place.second)}`;
    case 'at':
      return `the point on ${say(panel, place.curve)} at ${sayQuantity(panel, place.place)}`;
    case 'beside':
      return `the point on ${say(panel, place.curve)} at ${sayHeight(panel, place.place)}`;
    case 'min':
      return `the minimum of ${say(panel, place.curve)}`;
    case 'max':
      return `the maximum of ${say(panel, place.curve)}`;
    case 'intercept':
      return `the point where ${say(panel, place.curve)} meets the ${sayAxis(place.axis)}`;
    case 'panel':
      return `${sayPlace(panel, place.place)} in the ${place.panel} graph`;
  }
}

/** A place by its quantity: "the quantity where MR and MC intersect". */
export const sayQuantity = (panel: PanelView, place: ParsedPlace): string => sayAlong(panel, place, 'quantity');

export const sayHeight = (panel: PanelView, place: ParsedPlace): string => sayAlong(panel, place, 'height');

function sayAlong(panel: PanelView, place: ParsedPlace, what: 'quantity' | 'height'): string {
  if (place.kind === 'named') return say(panel, place.name);
  if (place.kind === 'crossing')
    return `the ${what} where ${say(panel, place.first)} and ${say(panel, place.second)} intersect`;
  if (place.kind === 'panel') return `${sayAlong(panel, place.place, what)} in the ${place.panel} graph`;
  return sayPlace(panel, place);
}
