import { expect, test } from 'vitest';
import { positionCard, scrollTo } from './tour-position';

const view = { width: 390, height: 844 };
const card = { width: 340, height: 220 };

test('a card stands under what it speaks about', () => {
  expect(positionCard({ top: 100, left: 20, width: 300, height: 80 }, card, view)).toEqual({ top: 192, left: 20 });
});

test('above it where there is no space below', () => {
  expect(positionCard({ top: 700, left: 20, width: 300, height: 80 }, card, view)).toEqual({ top: 468, left: 20 });
});

test('beside it where there is no space above or below', () => {
  const wide = { width: 1280, height: 800 };
  expect(positionCard({ top: 24, left: 80, width: 660, height: 1200 }, card, wide)).toEqual({ top: 24, left: 752 });
});

test('at the lower edge where its target fills the window', () => {
  expect(positionCard({ top: 24, left: 20, width: 350, height: 1200 }, card, view)).toEqual({ top: 612, left: 20 });
});

test('never outside the window', () => {
  expect(positionCard({ top: 8, left: 330, width: 60, height: 44 }, card, view).left).toBe(38);
  expect(positionCard(null, { width: 600, height: 900 }, view)).toEqual({ top: 12, left: 12 });
});

test('the page scrolls only when the target is not well in sight', () => {
  expect(scrollTo({ top: 200, left: 0, width: 390, height: 100 }, view)).toBe(0);
  expect(scrollTo({ top: 1200, left: 0, width: 390, height: 100 }, view)).toBe(952);
  expect(scrollTo({ top: 300, left: 0, width: 390, height: 1200 }, view)).toBe(276);
});
