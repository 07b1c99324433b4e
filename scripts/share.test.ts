import { describe, expect, test } from 'vitest';
import { inShare, readShare } from '../test-support/share';

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

  test.each(['0/3', '4/3', '1', 'x/y', '1/3/5', '-1/3'])('cannot be %j', (setting) => {
    expect(() => readShare(setting)).toThrow('SHARE must be a share such as 2/3');
  });
});
