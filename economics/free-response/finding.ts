import type { ParsedPlace } from './parse-place';
import type { Located } from './places';
import { sayAxis, sayPlace } from './say-place';
import { beyond, type Spot } from './spot';
import type { PanelView } from './view';
import type { Finding } from './rubric';

export const met = (reason: string, parts: readonly string[] = []): Finding => ({ met: true, reason, parts });

/** Without parts where something is missing; with those that are wrong otherwise. */
export const unmet = (reason: string, parts: readonly string[] = []): Finding => ({ met: false, reason, parts });

const SIDES = { x: ['to the left of', 'to the right of'], y: ['below', 'above'] } as const;

/** "to the left of" for a negative difference of quantities. */
export const saySide = (axis: 'x' | 'y', difference: number): string => SIDES[axis][difference < 0 ? 0 : 1];

/** The closest pair of two places along an axis; null where one of them is no place on this axis. */
export function closestPair(
  { work }: PanelView,
  first: readonly Spot[],
  second: readonly Spot[],
  axis: 'x' | 'y',
): { readonly difference: number; readonly parts: readonly string[] } | null {
  work.spend(first.length * second.length);
  let closest: { readonly difference: number; readonly pair: readonly [Spot, Spot] } | null = null;
  for (const one of first)
    for (const other of second) {
      const difference = beyond(one, other, axis);
      if (difference !== null && (closest === null || Math.abs(difference) < Math.abs(closest.difference)))
        closest = { difference, pair: [one, other] };
    }
  return closest && { difference: closest.difference, parts: closest.pair.flatMap(({ parts }) => parts) };
}

/** The finding where places are missing, or are not labeled on the axis that counts. */
export function unmetPlaces(
  panel: PanelView,
  axis: 'x' | 'y',
  ...places: readonly { readonly place: ParsedPlace; readonly at: Located }[]
): Finding {
  const absent = places.find(({ at }) => at.missing !== null)?.at.missing;
  if (absent !== undefined && absent !== null) return unmet(absent);
  const hasNone = ({ at }: { readonly at: Located }) => at.spots.every((spot: Spot) => spot[axis] === null);
  const wrong = places.find(hasNone) ?? places[0];
  return unmet(
    `${capitalized(wrong ? sayPlace(panel, wrong.place) : 'It')} has to be labeled on the ${sayAxis(axis)}.`,
    wrong?.at.spots.flatMap(({ parts }) => parts) ?? [],
  );
}

/** As the first words of a sentence. Names keep their case: q1 is the quantity of a firm. */
export const capitalized = (text: string): string => text.replace(/^the /u, 'The ');
