import { describe, expect, test } from 'vitest';
import { durationOf, mergeDurations } from '../test-support/durations';
import { inShare, readShare, SHARES } from '../test-support/share';
import {
  browserTests,
  CORE,
  EVERY_COMMIT,
  filesOfShare,
  isInEveryShare,
  tierOf,
  toolTests,
} from '../test-support/tiers';

const ITEMS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe('the shares of a long list', () => {
  test('are together the whole list, and hold each item once', () => {
    const shares = [1, 2, 3].map((index) => inShare(ITEMS, { index, of: 3 }));
    expect(shares.flat().toSorted()).toEqual(ITEMS);
    expect(shares.map(({ length }) => length)).toEqual([3, 2, 2]);
  });

  test('are the whole list in a run without shares', () => {
    expect(inShare(ITEMS, null)).toEqual(ITEMS);
  });

  test.each([
    [undefined, null],
    ['', null],
    ['1/3', { index: 1, of: 3 }],
    ['3/3', { index: 3, of: 3 }],
  ])('are read from the setting %j', (setting, share) => {
    expect(readShare(setting)).toEqual(share);
  });

  test.each(['0/3', '4/3', '1', 'x/y', '1/3/5', '-1/3', '1/1', '1/2', '2/4', '3/9', ' 1/3', '01/3'])(
    'cannot be %j, which is no third',
    (setting) => {
      expect(() => readShare(setting)).toThrow(`SHARE must be 1/3, 2/3 or 3/3, not "${setting}".`);
    },
  );
});

describe('the browser and fault tests of a run', () => {
  const all = browserTests('all');

  test('are in three shares together all that test:all runs, and what rotates is in one of them', () => {
    const shares = SHARES.map((share) => browserTests(share));
    expect([...new Set(shares.flat())].toSorted()).toEqual(all);
    const rotating = shares.flat().filter((file) => !isInEveryShare(file));
    expect(rotating.toSorted()).toEqual(all.filter((file) => !isInEveryShare(file)));
    for (const share of shares) expect(share).toEqual(expect.arrayContaining([...CORE, ...EVERY_COMMIT]));
  });

  test('have beside them in each share other long tests of tools, and in the three of them all', () => {
    const shares = SHARES.map((share) => toolTests(share));
    expect(shares.flat().toSorted()).toEqual(toolTests('all'));
    expect(toolTests('core')).toEqual(toolTests('all'));
    for (const share of shares) expect(share).not.toEqual([]);
  });

  test('are the core, and in every share accessibility, under names of files that exist', () => {
    expect(browserTests('core')).toEqual(CORE);
    expect([...CORE, ...EVERY_COMMIT].filter((file) => !all.includes(file))).toEqual([]);
  });

  test('take about as long in each share', () => {
    const longest = Math.max(...all.map((file) => durationOf(file)));
    const seconds = SHARES.map((share) => filesOfShare(share, all).reduce((sum, file) => sum + durationOf(file), 0));
    expect(Math.max(...seconds) - Math.min(...seconds)).toBeLessThanOrEqual(longest);
  });

  test.each([
    [{}, 'all'],
    [{ TEST_TIER: 'core' }, 'core'],
    [
      { TEST_TIER: 'core', SHARE: '2/3' },
      { index: 2, of: 3 },
    ],
  ])('are chosen by the settings %j', (env, tier) => {
    expect(tierOf(env)).toEqual(tier);
  });

  test('are those that a filter names, whatever the share', () => {
    for (const share of SHARES) expect(tierOf({ SHARE: `${share.index}/${share.of}` })).toBe('all');
  });

  test('cannot be chosen by a share that is no third, with a filter or without', () => {
    for (const env of [{ SHARE: '1/2' }, { SHARE: '1/2', TEST_TIER: 'core' }])
      expect(() => tierOf(env)).toThrow('SHARE must be 1/3, 2/3 or 3/3, not "1/2".');
  });
});

test('the list of durations changes only where a test takes notably longer or shorter, is new or gone', () => {
  const before = { 'a.test.ts': 10, 'b.test.ts': 10, 'gone.test.ts': 5 };
  const measured = new Map([
    ['new.test.ts', 3.4],
    ['quick.test.ts', 0.2],
    ['b.test.ts', 20.3],
    ['a.test.ts', 13],
  ]);
  expect(mergeDurations(before, measured)).toEqual({ 'a.test.ts': 10, 'b.test.ts': 20, 'new.test.ts': 3 });
});
