import { describe, expect, test } from 'vitest';
import { evenNormals } from './draws';

const [POINTS, DIMENSIONS] = [2000, 16];
const normals = evenNormals(POINTS, DIMENSIONS);
const column = (dimension: number) =>
  Array.from({ length: POINTS }, (_, point) => normals[point * DIMENSIONS + dimension] ?? NaN);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const dimensions = Array.from({ length: DIMENSIONS }, (_, dimension) => dimension);

describe('the even sequence of normal numbers', () => {
  test('is the same at every call', () => {
    expect(evenNormals(POINTS, DIMENSIONS)).toEqual(normals);
  });

  test('has mean 0, variance 1, and tenths where the normal distribution has them, in each dimension', () => {
    for (const dimension of dimensions) {
      const values = column(dimension);
      expect(Math.abs(mean(values))).toBeLessThan(0.02);
      expect(Math.abs(mean(values.map((value) => value * value)) - 1)).toBeLessThan(0.06);
      for (const [share, quantile] of [
        [0.1, -1.2816],
        [0.5, 0],
        [0.9, 1.2816],
      ] as const)
        expect(Math.abs(mean(values.map((value) => Number(value <= quantile))) - share)).toBeLessThan(0.015);
    }
  });

  test('has no two dimensions that move together', () => {
    for (const one of dimensions)
      for (const other of dimensions.slice(one + 1)) {
        const [a, b] = [column(one), column(other)];
        expect(Math.abs(mean(a.map((value, point) => value * (b[point] ?? NaN))))).toBeLessThan(0.06);
      }
  });
});
