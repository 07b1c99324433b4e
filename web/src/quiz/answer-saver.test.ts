import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type StudentAnswer, type SaveOutcome, createAnswerSaver, unsavedAnswersOf } from './answer-saver';

const key = 'quiz.unsaved.a1';
const choice = (answerId: string): StudentAnswer => ({ given: { choice: answerId }, certainty: null });
const choiceOf = (given: StudentAnswer['given']) => ('choice' in given ? given.choice : String(given.number));
const refusal = { code: 'QUIZ_FINISHED', message: 'This quiz is over.', field: null };

const onStatus = vi.fn();
const statuses = () => onStatus.mock.calls.map(([status]) => String(status));
const saverOf = (save: (questionId: string, choice: StudentAnswer) => Promise<SaveOutcome>, report = onStatus) => {
  const saver = createAnswerSaver({ attemptId: 'a1', save, onStatus: report });
  saver.start();
  return saver;
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
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
    expect(statuses()).toEqual(['saving', 'saved']);
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('a changed answer is saved after the first choice, never overtaken by it', async () => {
    const calls: string[] = [];
    const releases: (() => void)[] = [];
    const saver = saverOf((_, { given }) => {
      calls.push(choiceOf(given));
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
    expect(unsavedAnswersOf('a1')).toEqual({ q1: choice('x') });
    const afterReload = createAnswerSaver({ attemptId: 'a1', save, onStatus });
    expect(afterReload.unsaved()).toEqual({ q1: choice('x') });
    await vi.advanceTimersByTimeAsync(2_000 + 4_000);
    expect(save).toHaveBeenCalledTimes(3);
    expect(saver.unsaved()).toEqual({});
    expect(statuses().at(-1)).toBe('saved');
  });

  test('a refused answer is dropped, the reason is reported, and the next one is sent', async () => {
    const save = vi.fn(async (questionId: string) => (questionId === 'q1' ? refusal : 'saved'));
    const saver = saverOf(save);
    saver.save('q1', choice('x'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(onStatus).toHaveBeenLastCalledWith('refused', refusal);
    expect(unsavedAnswersOf('a1')).toEqual({});
    saver.save('q2', choice('y'));
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenLastCalledWith('q2', choice('y'));
    expect(localStorage.getItem(key)).toBeNull();
  });

  /** A network that can be cut, and what has arrived through it. */
  function network() {
    const arrived: string[] = [];
    const line = { isCut: true };
    const save = async (questionId: string, { given }: StudentAnswer): Promise<SaveOutcome> => {
      if (line.isCut) return 'retry';
      arrived.push(questionId + choiceOf(given));
      return 'saved';
    };
    return { arrived, line, save };
  }

  test.each([
    ['in the order in which they were given', ['9x', '10y', '2z'], ['9x', '10y', '2z']],
    ['with the last choice for each question', ['9x', '10y', '9z'], ['10y', '9z']],
    ['one that was chosen twice once', ['9x', '9x'], ['9x']],
  ])('answers given without a connection are sent once it is back, %s', async (_, given, sent) => {
    const { arrived, line, save } = network();
    const saver = saverOf(save);
    for (const one of given) saver.save(one.slice(0, -1), choice(one.slice(-1)));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(arrived).toEqual([]);
    line.isCut = false;
    saver.start();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(arrived).toEqual(sent);
    expect(statuses().at(-1)).toBe('saved');
  });

  test('after a reload without a connection, the next page sends them once', async () => {
    const { arrived, line, save } = network();
    const before = saverOf(save);
    before.save('q1', choice('x'));
    before.save('q2', choice('y'));
    await vi.advanceTimersByTimeAsync(0);
    before.stop();
    saverOf(save);
    line.isCut = false;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(arrived).toEqual(['q1x', 'q2y']);
  });

  test('two tabs send the answers of both once, and neither goes on waiting', async () => {
    let last: Promise<unknown> = Promise.resolve();
    // jsdom has no locks. This one does what browsers do: one task after the other.
    const request = <Result>(_name: string, task: () => Promise<Result>) => {
      const result = last.then(task);
      last = result;
      return result;
    };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
    const { arrived, line, save } = network();
    const reports = [vi.fn(), vi.fn()];
    const [one, other] = [saverOf(save, reports[0]), saverOf(save, reports[1])];
    one.save('q1', choice('x'));
    other.save('q2', choice('y'));
    await vi.advanceTimersByTimeAsync(0);
    expect(one.unsaved()).toEqual({ q1: choice('x'), q2: choice('y') });
    line.isCut = false;
    one.start();
    other.start();
    await vi.advanceTimersByTimeAsync(120_000);
    vi.unstubAllGlobals();
    expect(arrived).toEqual(['q1x', 'q2y']);
    for (const report of reports) expect(report).toHaveBeenLastCalledWith('saved', null);
  });

  test('a stopped saver tries nothing more; a submitted quiz leaves nothing in storage', async () => {
    const save = vi.fn(async () => 'retry' as const);
    const saver = saverOf(save);
    saver.save('q1', choice('x'));
    await vi.advanceTimersByTimeAsync(0);
    saver.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem(key)).toBe('[["q1",{"given":{"choice":"x"},"certainty":null}]]');
    saver.clear();
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('submitting waits for a certainty on its way, but not for long', async () => {
    const saver = saverOf(() => new Promise(() => undefined));
    saver.save('q1', { given: { choice: 'x' }, certainty: 'sure' });
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
    '{"q1":{"given":{"choice":"x"},"certainty":null}}',
    '[["q1",7]]',
    '[["q1",{"given":{"choice":7},"certainty":null}]]',
    '[["q1",{"given":{"choice":"x"},"certainty":"very"}]]',
  ])('damaged storage (%s) is ignored', (stored) => {
    localStorage.setItem(key, stored);
    expect(unsavedAnswersOf('a1')).toEqual({});
  });
});
