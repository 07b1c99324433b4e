import { describe, expect, it } from 'vitest';
import { readReturnPath, sitePath } from './return-path';

describe('the path to return to after a login', () => {
  it.each(['/mistakes', '/mistakes?topic=45#main', '/video/3', '/userhome?next=https://elsewhere.example'])(
    'keeps %s',
    (path) => expect(sitePath(path)).toBe(path),
  );

  it.each([
    'https://elsewhere.example/mistakes',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n//elsewhere.example',
    'javascript:alert(1)',
    'mistakes',
    '',
    '//',
    '/../..//elsewhere.example',
  ])('refuses %j', (path) => expect(sitePath(path)).toBeNull());

  it('is read from the navigation state, whatever that holds', () => {
    expect(readReturnPath({ from: '/progress' })).toBe('/progress');
    for (const state of [null, 3, {}, { from: 3 }, { from: '//elsewhere.example' }]) {
      expect(readReturnPath(state)).toBeNull();
    }
  });
});
