import type { Point } from '../figure';
import type { Draw } from './draw';
import type { Values } from './question-model';

/** The corners of a part of a graph. */
export type Region = readonly Point[];

const LETTERS = ['T', 'U', 'V', 'W', 'X', 'Y', 'Z'];

/** The area with these corners. */
export const polygon = (...corners: readonly Point[]): Region => corners;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A letter for each region, in random order, so that no letter is usually part of the key; with a point inside, as graphs take it. */
export function areasOf(draw: Draw, regions: Readonly<Record<string, Region>>) {
  const names = Object.keys(regions);
  const given = draw.shuffled(LETTERS.slice(0, names.length));
  const letters: Readonly<Record<string, string>> = Object.fromEntries(
    names.map((name, index) => [name, given[index] ?? '']),
  );
  const areas: Readonly<Record<string, Point>> = Object.fromEntries(
    names.map((name): [string, Point] => {
      const corners = regions[name] ?? [];
      return [letters[name] ?? '', [mean(corners.map(([x]) => x)), mean(corners.map(([, y]) => y))]];
    }),
  );
  return { letters, areas };
}

/** "T + V": several areas as a choice names them. */
export const pieces = (...letters: readonly string[]): string => [...letters].sort().join(' + ');

/** The choices of other areas than the one asked for, each with the error that leads to it. */
export const otherAreas = (
  errors: Readonly<Record<string, string>>,
  answers: Readonly<Record<string, string>>,
): [misconception: string, areas: Values, name: string][] =>
  Object.entries(errors).map(([name, error]) => [error, { areas: answers[name] ?? '' }, name]);
