import { misconceptionsOf, rubricOf } from '../free-response/content';
import type { SubmittedFreeResponse } from '../free-response/submitted';
import { daysOf } from '../learner/days';
import type { Encounter } from './misconceptions';
import type { FreeResponsePlace } from './review.type';

/**
 * What a free response says of each misconception that its points can tell. One error of a drawing may cost several points, so they are
 * one encounter: met if any of them tells it, clean if all were earned.
 */
export function freeResponseEncounters({ submittedAt, version, points }: SubmittedFreeResponse): Encounter[] {
  const scored = new Map(points.map((point) => [point.name, point]));
  const told = rubricOf(version.definition).flatMap((one) => {
    const point = scored.get(one.point.id);
    return point ? misconceptionsOf(one).map((name) => ({ name, point, topic: String(one.part.topic) })) : [];
  });
  return [...Map.groupBy(told, ({ name }) => name)].map(([name, ofName]) => {
    const fellFor = ofName.find(({ point }) => point.state === 'missed' && point.misconception === name);
    return {
      tDays: daysOf(new Date(submittedAt)),
      topic: (fellFor ?? ofName[0])?.topic ?? '',
      carried: [name],
      fellFor: fellFor ? name : null,
      correct: ofName.every(({ point }) => point.state === 'earned'),
    };
  });
}

/** By misconception, the point that it cost last: the first such point of the newest submission. `submitted` is oldest first. */
export const lostPoints = (submitted: readonly SubmittedFreeResponse[]): ReadonlyMap<string, FreeResponsePlace> =>
  new Map(
    submitted.flatMap(({ attemptId, version: { definition }, points }) =>
      points.toReversed().flatMap(({ name, state, misconception }) => {
        if (state !== 'missed' || misconception === null) return [];
        const place = { freeResponseId: definition.id, attemptId, title: definition.title, point: name };
        return [[misconception, place] as const]; // a pair, not an array
      }),
    ),
  );
