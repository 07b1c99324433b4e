import { expect, test } from 'vitest';
import { mockKeyAction } from './mock-keys';

const press = (key: string, code = '', altKey = false) => mockKeyAction({ key, code, altKey }, ['a', 'b', 'c', 'd']);

test.each([
  ['1', 'Digit1', { type: 'choose', choice: 'a' }],
  ['4', 'Numpad4', { type: 'choose', choice: 'd' }],
  ['5', 'Digit5', null],
  ['F', 'KeyF', { type: 'flag' }],
  ['f', 'KeyF', { type: 'flag' }],
  ['ArrowRight', 'ArrowRight', { type: 'move', by: 1 }],
  ['ArrowLeft', 'ArrowLeft', { type: 'move', by: -1 }],
  ['-', 'Minus', { type: 'zoom', by: -1 }],
  ['q', 'KeyQ', null],
  ['toString', '', null],
])('the key %s (%s) means %j', (key, code, action) => {
  expect(press(key, code)).toEqual(action);
});

test('Alt and a digit cross a choice out, whatever the keyboard makes of them', () => {
  expect(press('¡', 'Digit1', true)).toEqual({ type: 'cross', choice: 'a' });
  expect(press('f', 'KeyF', true)).toBeNull();
});
