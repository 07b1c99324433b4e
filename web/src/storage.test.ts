import { afterEach, expect, it, vi } from 'vitest';
import { clearStorage, readStrings, storedJson, storedText } from './storage';

afterEach(() => {
  vi.restoreAllMocks();
  clearStorage();
});

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it('stores a text under its key, and removes it', () => {
  const token = storedText('accessToken');
  token.set('abc');
  expect([token.get(), localStorage.getItem('access_token')]).toEqual(['abc', 'abc']);
  token.set(null);
  expect([token.get(), localStorage.length]).toEqual([null, 0]);
});

it.each(['not json', '[1', '7', '{"0":"a"}'])('reads what has the wrong shape (%s) as null', (text) => {
  sessionStorage.setItem('quiz.flags.a1', text);
  expect(storedJson('quizFlags', readStrings, 'a1').get()).toBeNull();
});

it('holds a value in memory while the storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
  const place = storedText('lessonPosition', 'scarcity');
  expect(place.get()).toBeNull();
  place.set('jelly');
  expect(place.get()).toBe('jelly');
  place.set(null);
  expect(place.get()).toBeNull();
  clearStorage();
});

it('prefers the newer value in memory to the older one in a full storage', () => {
  const flags = storedJson('quizFlags', readStrings, 'a1');
  flags.set(['q1']);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  flags.set(['q1', 'q2']);
  expect(flags.get()).toEqual(['q1', 'q2']);
  flags.set(null);
  expect(flags.get()).toBeNull();
});
