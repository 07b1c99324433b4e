import type { Draw } from './draw';

/** Six values that never rise, each a few dollars below the one before. */
export function falling(draw: Draw, first: number, most: number): number[] {
  const values = [first];
  while (values.length < 6) values.push((values.at(-1) ?? 0) - draw.whole(1, most));
  return values;
}
