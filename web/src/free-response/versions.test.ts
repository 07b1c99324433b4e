import { expect, test } from 'vitest';
import type { FreeResponseRowFragment } from '../../../schema/generated/graphql';
import { bestOf, familiesIn, nextFamily, nextVersion, otherVersions, resultOf } from './versions';

const CHAPTER = { id: '1', name: '4.1 Taxes', slug: 'taxes', unit: { id: '4', name: 'Unit 4', examUnit: null } };

const row = (id: string, state: FreeResponseRowFragment['state'], best: number | null = null) => ({
  id,
  family: id.slice(0, -2),
  state,
  best,
  chapter: CHAPTER,
  title: id,
  length: 'long' as const,
  minutes: 25,
  points: 10,
  isFree: false,
  openAttemptId: null,
  lastAttemptId: null,
});

test.each([
  ['the one in progress', [row('tax-1', 'notStarted'), row('tax-2', 'inProgress')] as const, 'tax-2'],
  ['the first that is new', [row('tax-1', 'submitted', 3), row('tax-2', 'notStarted')] as const, 'tax-2'],
  ['the one with the lowest result', [row('tax-1', 'submitted', 8), row('tax-2', 'submitted', 5)] as const, 'tax-2'],
  ['the first of equals', [row('tax-1', 'notStarted'), row('tax-2', 'notStarted')] as const, 'tax-1'],
])('the version to answer next is %s', (_what, family, id) => expect(nextVersion(family).id).toBe(id));

test.each([
  ['the one in progress', [row('ppc-1', 'notStarted'), row('tax-1', 'inProgress', 9)], 'tax-1'],
  ['one without a result', [row('ppc-1', 'submitted', 3), row('tax-1', 'notStarted')], 'tax-1'],
  ['the one with the lowest result', [row('ppc-1', 'submitted', 8), row('tax-1', 'submitted', 5)], 'tax-1'],
  ['the first of equals', [row('ppc-1', 'notStarted'), row('tax-1', 'notStarted')], 'ppc-1'],
])('the question to answer next is %s', (_what, rows, id) => expect(nextFamily(familiesIn(rows))?.[0].id).toBe(id));

test('there is no question to answer next of none', () => expect(nextFamily([])).toBeNull());

test('several questions add up to the best result of each, over the points of those that were tried', () => {
  const rows = [row('ppc-1', 'submitted', 8), row('ppc-2', 'submitted', 4), row('tax-1', 'inProgress')];
  expect(resultOf(familiesIn(rows))).toEqual({ tried: 1, best: 8, ofTried: 10, points: 20 });
  expect(resultOf([])).toEqual({ tried: 0, best: 0, ofTried: 0, points: 0 });
});

test('the best result of a family is that of any version', () => {
  expect(bestOf([row('tax-1', 'submitted', 8), row('tax-2', 'notStarted')])).toBe(8);
  expect(bestOf([row('tax-1', 'notStarted')])).toBeNull();
});

test('families stand in the order of the list, and know their versions', () => {
  const rows = [row('ppc-1', 'notStarted'), row('tax-1', 'notStarted'), row('tax-2', 'notStarted')];
  expect(familiesIn(rows).map((family) => family.map(({ id }) => id))).toEqual([['ppc-1'], ['tax-1', 'tax-2']]);
  expect(otherVersions(rows, 'tax-1').map(({ id }) => id)).toEqual(['tax-2']);
  expect(otherVersions(rows, 'gone')).toEqual([]);
});
