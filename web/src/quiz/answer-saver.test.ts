import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SaveOutcome, createAnswerSaver } from './answer-saver';

const key = 'quiz.unsaved.a1';
const saverOf = (save: (questionId: string, answerId: string) => Promise<SaveOutcome>) => {
  const saver = createAnswerSaver({ attemptId: 'a1', save, storage: sessionStorage });
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
    saver.give('q1', 'x');
    expect(saver.getState()).toEqual({ unsaved: { q1: 'x' }, status: 'saving' });
    await vi.runAllTimersAsync();
    expect(saver.getState()).toEqual({ unsaved: {}, status: 'idle' });
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  test('a changed mind is saved after the first choice, never overtaken by it', async () => {
    const calls: string[] = [];
    const releases: (() => void)[] = [];
    const saver = saverOf((_, answerId) => {
      calls.push(answerId);
      return new Promise((resolve) => {
        releases.push(() => resolve('saved'));
      });
    });
    saver.give('q1', 'x');
    saver.give('q1', 'y');
    saver.give('q1', 'z');
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
    saver.give('q1', 'x');
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.getState()).toEqual({ unsaved: { q1: 'x' }, status: 'waiting' });
    const afterReload = createAnswerSaver({ attemptId: 'a1', save, storage: sessionStorage });
    expect(afterReload.getState().unsaved).toEqual({ q1: 'x' });
    await vi.advanceTimersByTimeAsync(2_000 + 4_000);
    expect(save).toHaveBeenCalledTimes(3);
    expect(saver.getState()).toEqual({ unsaved: {}, status: 'idle' });
  });

  test('a refused answer is not tried for ever', async () => {
    const save = vi.fn(async () => 'refused' as const);
    const saver = saverOf(save);
    saver.give('q1', 'x');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(saver.getState().status).toBe('refused');
  });

  test('a stopped saver tries nothing more; a handed-in quiz leaves nothing in storage', async () => {
    const save = vi.fn(async () => 'retry' as const);
    const saver = saverOf(save);
    saver.give('q1', 'x');
    await vi.advanceTimersByTimeAsync(0);
    saver.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem(key)).toBe('{"q1":"x"}');
    saver.forget();
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  test.each(['not json', '[1', 'null', '{"q1":7}'])('rubbish in storage (%s) is left aside', (stored) => {
    sessionStorage.setItem(key, stored);
    const saver = createAnswerSaver({ attemptId: 'a1', save: async () => 'saved', storage: sessionStorage });
    expect(saver.getState().unsaved).toEqual({});
  });
});
