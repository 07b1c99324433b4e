import { expect, it } from 'vitest';
import { waitAfter } from './sender';

it.each([
  [1, 2],
  [2, 4],
  [7, 128],
  [8, 256],
  [9, 300],
  [1_000, 300],
])('after %i tries the next one comes %i seconds later', (attempts, seconds) => {
  expect(waitAfter(attempts)).toBe(seconds * 1_000);
});
