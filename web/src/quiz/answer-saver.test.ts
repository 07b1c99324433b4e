import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Given, type SaveOutcome, createAnswerSaver } from './answer-saver';

const key = 'quiz.unsaved.a1';
const given = (answerId: string): Given => ({ answerId, certainty: null });
const saverOf = (save: (questionId: string, given: Given) => Promise<SaveOutcome>) => {
  const saver = createAnswerSaver({ attemptId: 'a1', save });
  saver.start();
  return saver;
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('saving answers as they are given', () => {
  test('a saved answer leaves nothing behind', async () => {
    const save = vi.fn(async () => 'saved' as const);
    const saver = saverOf(save);
    saver.give('q1', given('x'));
    expect(saver.getState()).toEqual({ unsaved: { q1: given('x') }, status: 'saving' });
    await vi.runAllTimersAsync();
    expect(saver.getState()).toEqual({ unsaved: {}, status: 'idle' });
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  test('a changed mind is saved after the first choice, never overtaken by it', async () => {
    const calls: string[] = [];
    const releases: (() => void)[] = [];
    const saver = saverOf((_, { answerId }) => {
      calls.push(answerId);
      return new Promise((resolve) => {
        releases.push(() => resolve('saved'));
      });
    });
    saver.give('q1', given('x'));
    saver.give('q1', given('y'));
    saver.give('q1', given('z'));
    expect(calls).toEqual(['x']);
    releases[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(['x', 'z']);
    releases[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.getState().unsaved).toEqual({});
  });

  test('a failed save is kept through a reload, and tried again until it succeeds', async () => {
    const outcomes: SaveOutcome[] = ['retry', 'retry', 'saved'];
    const save = vi.fn(async () => outcomes.shift() ?? 'saved');
    const saver = saverOf(save);
    saver.give('q1', given('x'));
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.getState()).toEqual({ unsaved: { q1: given('x') }, status: 'waiting' });
    const afterReload = createAnswerSaver({ attemptId: 'a1', save });
    expect(afterReload.getState().unsaved).toEqual({ q1: given('x') });
    await vi.advanceTimersByTimeAsync(2_000 + 4_000);
    expect(save).toHaveBeenCalledTimes(3);
    expect(saver.getState()).toEqual({ unsaved: {}, status: 'idle' });
  });

  test('a refused answer is not tried for ever', async () => {
    const save = vi.fn(async () => 'refused' as const);
    const saver = saverOf(save);
    saver.give('q1', given('x'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(saver.getState().status).toBe('refused');
  });

  test('a stopped saver tries nothing more; a handed-in quiz leaves nothing in storage', async () => {
    const save = vi.fn(async () => 'retry' as const);
    const saver = saverOf(save);
    saver.give('q1', given('x'));
    await vi.advanceTimersByTimeAsync(0);
    saver.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem(key)).toBe('{"q1":{"answerId":"x","certainty":null}}');
    saver.forget();
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  test('before a hand-in, what tells how sure one was is waited for, but not for long', async () => {
    const saver = saverOf(() => new Promise(() => undefined));
    saver.give('q1', { answerId: 'x', certainty: 'sure' });
    const done = vi.fn();
    void saver.settled().then(done);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  test('before a hand-in, an answer alone is not waited for: it goes along', async () => {
    const saver = saverOf(() => new Promise(() => undefined));
    saver.give('q1', given('x'));
    await expect(saver.settled()).resolves.toBeUndefined();
  });

  test.each([
    'not json',
    '[1',
    'null',
    '{"q1":7}',
    '{"q1":{"answerId":7,"certainty":null}}',
    '{"q1":{"answerId":"x","certainty":"very"}}',
  ])('rubbish in storage (%s) is left aside', (stored) => {
    sessionStorage.setItem(key, stored);
    const saver = createAnswerSaver({ attemptId: 'a1', save: async () => 'saved' });
    expect(saver.getState().unsaved).toEqual({});
  });
});
