import { expect } from 'vitest';
import type { Figure, Point } from '../economics/figure';

const pointsOf = ({ curves, areas, marks, spans, arrows }: Figure): Point[] => [
  ...curves.flatMap(({ path }) => path),
  ...areas.flatMap(({ outline }) => outline),
  ...marks.map(({ at }) => at),
  ...[...spans, ...arrows].flatMap(({ from, to }) => [from, to]),
];

/** What holds of every figure, whatever it shows. */
export function expectSound(figure: Figure): void {
  const { x, y, curves, areas, marks, spans, arrows, bars } = figure;
  const ids = [...curves, ...areas, ...marks, ...spans, ...arrows, ...bars].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const isWithin = (value: number, { min, max }: Figure['x']) =>
    value >= min - 1e-6 && value <= max * (1 + 1e-9) + 1e-6;
  expect(pointsOf(figure).filter((at) => !isWithin(at[0], x) || !isWithin(at[1], y))).toEqual([]);
  for (const axis of [x, y]) {
    expect(axis.ticks.filter(({ at }) => !isWithin(at, axis))).toEqual([]);
    expect(new Set(axis.ticks.map(({ label }) => label)).size).toBe(axis.ticks.length);
  }
  for (const { path } of curves) expect(path.length).toBeGreaterThan(1);
  for (const { outline } of areas) expect(outline.length).toBeGreaterThan(2);
  expect(`${figure.title} ${figure.description}`).not.toMatch(/NaN|undefined|Infinity|null/);
  expect(figure.description).toMatch(/^[A-Z].*\.$/);
}

/** Every value that stands at an axis is said as well. */
export function expectSaid(figure: Figure): void {
  const values = figure.marks.flatMap(({ guides }) => [guides?.x, guides?.y]).filter((value) => value != null);
  expect(values.filter((value) => !figure.description.includes(value))).toEqual([]);
}
