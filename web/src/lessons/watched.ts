import type { Timeline } from '../../../economics/lesson/timeline';

/** The share of a lesson's seconds that must have been played for it to count as watched when playback reaches the end. */
export const WATCHED_FROM = 0.9;

/** The whole seconds that a stretch of the lesson touches. */
export function secondsWithin(from: number, to: number): number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.max(0, Math.ceil(to) - first) }, (_, index) => first + index);
}

export const isWatched = (played: ReadonlySet<number>, { length }: Timeline): boolean =>
  played.size >= length * WATCHED_FROM;

/** The ids of the scenes that were played, to be saved for the next visit. Seconds would not survive an edited lesson. */
export const scenesPlayed = (played: ReadonlySet<number>, { scenes }: Timeline): string[] =>
  scenes
    .filter(({ from, to }) => secondsWithin(from, to).every((second) => played.has(second)))
    .map(({ scene }) => scene.id);

export const secondsOfScenes = (ids: readonly string[], { scenes }: Timeline): number[] =>
  scenes.filter(({ scene }) => ids.includes(scene.id)).flatMap(({ from, to }) => secondsWithin(from, to));
