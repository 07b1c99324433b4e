import { expect, test } from 'vitest';
import type { Course } from '../course/course';
import { findAnnounced } from './announced';

type Unit = Course['units'][number];
const unit = (name: string, announced: readonly string[]) => ({ name, announced }) as Unit; // only what the function reads

const units = [
  unit('Unit 4: Government Intervention', ['4.4 Price Floors', '4.5 Quotas']),
  unit('Unit 6: Imperfect Competition', ['6.2 Monopoly']),
];

test.each([
  ['price floor', ['4.4 Price Floors']],
  ['Quota', ['4.5 Quotas']],
  ['4.4', ['4.4 Price Floors']],
  ['floor prices', ['4.4 Price Floors']],
  ['monopoly', ['6.2 Monopoly']],
  ['price ceiling', []],
  ['a', []],
  ['', []],
])('%j names the announced chapters %j', (term, names) => {
  expect(findAnnounced({ units }, term).map(({ name }) => name)).toEqual(names);
});

test('an announced chapter is named with its unit', () => {
  expect(findAnnounced({ units }, 'monopoly')).toEqual([
    { name: '6.2 Monopoly', unitName: 'Unit 6: Imperfect Competition' },
  ]);
});
