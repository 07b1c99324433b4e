import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Choice, type SaveOutcome, createAnswerSaver, unsavedChoices } from './answer-saver';

const key = 'quiz.unsaved.a1';
const choice = (answerId: string): Choice => ({ answerId, certainty: null });
const refusal = { code: 'QUIZ_FINISHED', message: 'This quiz is over.', field: null };

const onStatus = vi.fn();
const statuses = () => onStatus.mock.calls.map(([status]) => String(status));
const saverOf = (save: (questionId: string, choice: Choice) => Promise<SaveOutcome>) => {
  const saver = createAnswerSaver({ attemptId: 'a1', save, onStatus });
  saver.start();
  return saver;
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  onStatus.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('saving answers as they are given', () => {
  test('a saved answer leaves nothing unsaved', async () => {
    const saver = saverOf(async () => 'saved');
    saver.save('q1', choice('x'));
    expect(saver.unsaved()).toEqual({ q1: choice('x') });
    await vi.runAllTimersAsync();
    expect(saver.unsaved()).toEqual({});
    expect(statuses()).toEqual(['saving', 'idle']);
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  test('a changed answer is saved after the first choice, never overtaken by it', async () => {
    const calls: string[] = [];
    const releases: (() => void)[] = [];
    const saver = saverOf((_, { answerId }) => {
      calls.push(answerId);
      return new Promise((resolve) => {
        releases.push(() => resolve('saved'));
      });
    });
    saver.save('q1', choice('x'));
    saver.save('q1', choice('y'));
    saver.save('q1', choice('z'));
    expect(calls).toEqual(['x']);
    releases[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(['x', 'z']);
    releases[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.unsaved()).toEqual({});
  });

  test('a failed save survives a reload and is tried again until it succeeds', async () => {
    const outcomes: SaveOutcome[] = ['retry', 'retry', 'saved'];
    const save = vi.fn(async () => outcomes.shift() ?? 'saved');
    const saver = saverOf(save);
    saver.save('q1', choice('x'));
    await vi.advanceTimersByTimeAsync(0);
    expect(onStatus).toHaveBeenLastCalledWith('waiting', null);
    expect(unsavedChoices('a1')).toEqual({ q1: choice('x') });
    const afterReload = createAnswerSaver({ attemptId: 'a1', save, onStatus });
    expect(afterReload.unsaved()).toEqual({ q1: choice('x') });
    await vi.advanceTimersByTimeAsync(2_000 + 4_000);
    expect(save).toHaveBeenCalledTimes(3);
    expect(saver.unsaved()).toEqual({});
    expect(statuses().at(-1)).toBe('idle');
  });

  test('a refused answer is not tried again, and the reason is reported', async () => {
    const save = vi.fn(async () => refusal);
    const saver = saverOf(save);
    saver.save('q1', choice('x'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(onStatus).toHaveBeenLastCalledWith('refused', refusal);
  });

  test('a stopped saver tries nothing more; a submitted quiz leaves nothing in storage', async () => {
    const save = vi.fn(async () => 'retry' as const);
    const saver = saverOf(save);
    saver.save('q1', choice('x'));
    await vi.advanceTimersByTimeAsync(0);
    saver.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem(key)).toBe('{"q1":{"answerId":"x","certainty":null}}');
    saver.clear();
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  test('submitting waits for a certainty on its way, but not for long', async () => {
    const saver = saverOf(() => new Promise(() => undefined));
    saver.save('q1', { answerId: 'x', certainty: 'sure' });
    const done = vi.fn();
    void saver.finishSaving().then(done);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  test('submitting does not wait for an answer alone, which it carries itself', async () => {
    const saver = saverOf(() => new Promise(() => undefined));
    saver.save('q1', choice('x'));
    await expect(saver.finishSaving()).resolves.toBeUndefined();
  });

  test.each([
    'not json',
    '[1',
    'null',
    '{"q1":7}',
    '{"q1":{"answerId":7,"certainty":null}}',
    '{"q1":{"answerId":"x","certainty":"very"}}',
  ])('damaged storage (%s) is ignored', (stored) => {
    sessionStorage.setItem(key, stored);
    expect(unsavedChoices('a1')).toEqual({});
  });
});
