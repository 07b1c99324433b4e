import { expect, it } from 'vitest';
import { units } from '../mocks/course';
import { checkedOf, choosable, toggle } from './choice';

const all = choosable(
  units.map((unit) => ({
    ...unit,
    examUnit: null,
    chapters: unit.chapters.map((chapter) => ({ ...chapter, lessonSeconds: null })),
  })),
);
const ids = (chapters: readonly { id: string }[]) => chapters.map(({ id }) => id);

it('offers the chapters that are there, and none that are announced', () => {
  expect(all.map(({ name }) => name.split(' ')[0])).toEqual(['1.1', '1.2', '1.3', '2.1']);
});

it('ticks every chapter below a box, the rest of a mixed one, and unticks a full one', () => {
  const one = toggle(all.slice(0, 1), new Set());
  expect(checkedOf(all, one)).toBe('some');
  const full = toggle(all, one);
  expect([...full]).toEqual(ids(all));
  expect(checkedOf(all, full)).toBe('all');
  expect(checkedOf(all, toggle(all, full))).toBe('none');
});

it('leaves what the box does not cover as it was', () => {
  expect([...toggle(all.slice(0, 1), new Set(['99']))]).toEqual(['99', ids(all)[0]]);
});
