import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraftSaver, type SaveOutcome, type Saving } from './draft-saver';
import { storedDraft, type Draft } from './answer-draft';

const draft = storedDraft('a1');
const onChange = vi.fn<(saving: Saving) => void>();
const statuses = () => onChange.mock.calls.map(([{ status }]) => status);
const newer: Draft = { revision: 7, answer: 'theirs' };
const refusal = { code: 'FREE_RESPONSE_SUBMITTED', message: 'This answer was submitted.', field: null };

const saverOf = (save: (draft: Draft) => Promise<SaveOutcome>) =>
  createDraftSaver({ attemptId: 'a1', revision: 3, save, onChange });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  onChange.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an answer is saved as it is given', () => {
  test('a moment after the last change, as one request', async () => {
    const save = vi.fn(async ({ revision }: Draft): Promise<SaveOutcome> => ({
      kind: 'saved',
      revision: revision + 1,
    }));
    const saver = saverOf(save);
    saver.change('one');
    saver.change('two');
    expect(draft.get()).toEqual({ revision: 3, answer: 'two' });
    await vi.runAllTimersAsync();
    expect(save.mock.calls).toEqual([[{ revision: 3, answer: 'two' }]]);
    expect(statuses()).toEqual(['unsaved', 'unsaved', 'saving', 'saved']);
    expect([saver.revision(), saver.isUnsaved(), draft.get()]).toEqual([4, false, null]);
  });

  test('also while the student goes on without a pause', async () => {
    const save = vi.fn(async (): Promise<SaveOutcome> => ({ kind: 'saved', revision: 4 }));
    const saver = saverOf(save);
    for (let stroke = 0; stroke < 20; stroke += 1) {
      saver.change(`stroke ${stroke}`);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('a change during a request follows it, on the revision that it brought', async () => {
    const sent: Draft[] = [];
    const releases: (() => void)[] = [];
    const saver = saverOf((one) => {
      sent.push(one);
      return new Promise((resolve) => releases.push(() => resolve({ kind: 'saved', revision: one.revision + 1 })));
    });
    saver.change('one');
    await vi.advanceTimersByTimeAsync(1_000);
    saver.change('two');
    releases[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.get()).toEqual({ revision: 4, answer: 'two' });
    await vi.advanceTimersByTimeAsync(1_000);
    releases[1]?.();
    await vi.runAllTimersAsync();
    expect(sent).toEqual([
      { revision: 3, answer: 'one' },
      { revision: 4, answer: 'two' },
    ]);
    expect(draft.get()).toBeNull();
  });

  test('at once when the tab is hidden, and before it is submitted', async () => {
    const save = vi.fn(async (): Promise<SaveOutcome> => ({ kind: 'saved', revision: 4 }));
    const saver = saverOf(save);
    saver.hurry();
    expect(save).not.toHaveBeenCalled();
    saver.change('one');
    saver.hurry();
    expect(save).toHaveBeenCalledTimes(1);
    saver.change('two');
    await saver.finish();
    expect(save).toHaveBeenCalledTimes(2);
    expect(saver.isUnsaved()).toBe(false);
  });

  test('is stored and sent later when the connection is lost', async () => {
    let isOnline = false;
    const saver = saverOf(async () => (isOnline ? { kind: 'saved', revision: 4 } : { kind: 'retry' }));
    saver.change('one');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(statuses().at(-1)).toBe('waiting');
    expect(draft.get()).toEqual({ revision: 3, answer: 'one' });
    isOnline = true;
    saver.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect([statuses().at(-1), draft.get()]).toEqual(['saved', null]);
  });

  test('is tried again by itself, less and less often', async () => {
    const save = vi.fn(async (): Promise<SaveOutcome> => ({ kind: 'retry' }));
    saverOf(save).change('one');
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
    expect(save).toHaveBeenCalledTimes(3);
  });
});

test('an answer that arrived without a response is not taken for another tab’s', async () => {
  const outcomes: SaveOutcome[] = [
    { kind: 'retry' },
    { kind: 'newer', newer: { revision: 4, answer: '{"one":1}' } },
    { kind: 'saved', revision: 5 },
  ];
  const sent: Draft[] = [];
  const saver = saverOf(async (one) => {
    sent.push(one);
    return outcomes.shift() ?? { kind: 'retry' };
  });
  saver.change('{"one":1}');
  await vi.advanceTimersByTimeAsync(1_000);
  saver.change('{"two":2}');
  await vi.runAllTimersAsync();
  expect(sent.slice(1)).toEqual([
    { revision: 3, answer: '{"two":2}' },
    { revision: 4, answer: '{"two":2}' },
  ]);
  expect([saver.revision(), statuses().includes('newer')]).toEqual([5, false]);
});

describe('an answer that another tab has overtaken', () => {
  const overtaken = async (save: (draft: Draft) => Promise<SaveOutcome>) => {
    const saver = saverOf(save);
    saver.change('mine');
    await vi.advanceTimersByTimeAsync(1_000);
    return saver;
  };

  test('is not sent again by itself, and stays on this device', async () => {
    const save = vi.fn(async (): Promise<SaveOutcome> => ({ kind: 'newer', newer }));
    const saver = await overtaken(save);
    saver.change('mine, longer');
    await vi.runAllTimersAsync();
    expect(save).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenLastCalledWith({ status: 'newer', newer, problem: null });
    expect(draft.get()?.answer).toBe('mine, longer');
  });

  test('may replace the newer one', async () => {
    const save = vi.fn(async ({ revision }: Draft): Promise<SaveOutcome> =>
      revision < 7 ? { kind: 'newer', newer } : { kind: 'saved', revision: 8 },
    );
    const saver = await overtaken(save);
    await saver.keepMine(newer, 'mine');
    expect(save).toHaveBeenLastCalledWith({ revision: 7, answer: 'mine' });
    expect([saver.revision(), draft.get()]).toEqual([8, null]);
  });

  test('may give way to the newer one', async () => {
    const saver = await overtaken(async () => ({ kind: 'newer', newer }));
    saver.takeNewer(newer);
    expect([saver.revision(), saver.isUnsaved(), draft.get()]).toEqual([7, false, null]);
    expect(statuses().at(-1)).toBe('saved');
  });
});

test('an answer that the server refuses is not sent again', async () => {
  const save = vi.fn(async (): Promise<SaveOutcome> => ({ kind: 'refused', problem: refusal }));
  const saver = saverOf(save);
  saver.change('one');
  await vi.runAllTimersAsync();
  saver.change('two');
  await vi.runAllTimersAsync();
  expect(save).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenLastCalledWith({ status: 'refused', newer: null, problem: refusal });
});

test('after the submission nothing is left to send', async () => {
  const save = vi.fn(async (): Promise<SaveOutcome> => ({ kind: 'saved', revision: 4 }));
  const saver = saverOf(save);
  saver.change('one');
  saver.clear();
  saver.hurry();
  await vi.runAllTimersAsync();
  expect([save.mock.calls.length, draft.get()]).toEqual([0, null]);
});
