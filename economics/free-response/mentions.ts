import { alternativesOf } from './labels';
import { parsePlace, type ParsedPlace } from './parse-place';
import type { Check, Name, Place } from './rubric';

/** A name that a check speaks of, and as what: of a curve, of a place, of an area, or of the name that it wants to see. */
export interface Mention {
  readonly as: 'curve' | 'place' | 'area' | 'label';
  readonly name: Name;
  /** The first panel by default. */
  readonly panel: string | undefined;
  /** The other curve of a crossing. */
  readonly crosses?: Name;
}

/** Names that the same alternatives stand for are one, whatever their order: `D | MB` is `MB | D`. */
export const keyOf = (name: Name): string => alternativesOf(name).sort().join('|');

/** A check without the choices in it. */
export const conditionsOf = (check: Check): Exclude<Check, { readonly kind: 'any' }>[] =>
  check.kind === 'any' ? check.of.flatMap((checks) => checks.flatMap(conditionsOf)) : [check];

export const mentionsOf = (check: Check): Mention[] => conditionsOf(check).flatMap(mentionsIn);

/** The names that checks speak of, in their normal form, each with those that the rubric accepts for it. */
export const namesOfChecks = (checks: readonly Check[]): string[][] =>
  checks.flatMap(mentionsOf).map(({ name }) => alternativesOf(name));

function mentionsIn(check: Exclude<Check, { readonly kind: 'any' }>): Mention[] {
  const { panel } = check;
  const curves = (...names: Name[]): Mention[] => names.map((name) => ({ as: 'curve', name, panel }));
  const places = (...all: readonly (Place | undefined)[]): Mention[] =>
    all.flatMap((place) => (place === undefined ? [] : mentionsOfPlace(parsePlace(place), panel)));
  switch (check.kind) {
    case 'axes':
      return [];
    case 'slopes':
      return curves(check.curve);
    case 'label':
      return [{ as: 'label', name: check.name, panel }, ...places(check.at)];
    case 'point':
      return [{ as: 'label', name: check.name, panel }, ...curves(check.curve)];
    case 'left':
    case 'below':
    case 'same-quantity':
    case 'same-height':
      return places(check.first, check.second);
    case 'above':
      return curves(check.curve, check.over);
    case 'through':
      return [...curves(check.curve), ...places(check.place)];
    case 'tangent':
      return [...curves(check.curve, check.to), ...places(check.at)];
    case 'shift':
      return curves(check.from, check.to);
    case 'shaded':
      return [
        ...(check.label === undefined ? [] : [{ as: 'area' as const, name: check.label, panel }]), // a literal
        ...[check, ...(check.and ?? [])].flatMap(({ rightOf, leftOf, under = [], over = [] }) =>
          places(rightOf, leftOf, ...under, ...over),
        ),
      ];
    case 'reads':
      return places(check.at);
  }
}

function mentionsOfPlace(place: ParsedPlace, panel: string | undefined): Mention[] {
  switch (place.kind) {
    case 'named':
      return [{ as: 'place', name: place.name, panel }];
    case 'crossing':
      return [
        { as: 'curve', name: place.first, panel, crosses: place.second },
        { as: 'curve', name: place.second, panel },
      ];
    case 'at':
    case 'beside':
      return [{ as: 'curve', name: place.curve, panel }, ...mentionsOfPlace(place.place, panel)];
    case 'min':
    case 'max':
    case 'intercept':
      return [{ as: 'curve', name: place.curve, panel }];
    case 'panel':
      return mentionsOfPlace(place.place, place.panel);
  }
}
