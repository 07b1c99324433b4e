import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawLesson } from '../../../../economics/lesson/draw-lesson';
import type * as RecordApi from './record-api';
import { fetchLesson, RecordProblem, saveTake, type LessonToRecord } from './record-api';
import { RecordPage } from './record-page';
import type { Take } from './take';

const microphone = vi.hoisted(() => ({
  isOpen: true,
  problem: null,
  open: vi.fn(),
  readPeak: () => 0,
  start: vi.fn(() => Promise.resolve()),
  mark: vi.fn(),
  stop: vi.fn<() => Promise<Take>>(),
}));
vi.mock('./use-microphone', () => ({ useMicrophone: () => microphone }));
vi.mock('./record-api', async (original) => ({
  ...(await original<typeof RecordApi>()),
  fetchProgress: () => Promise.resolve([lesson('one'), lesson('two')]),
  fetchLesson: vi.fn((slug: string) => Promise.resolve(lesson(slug))),
  saveTake: vi.fn(),
}));

function lesson(slug: string, state: 'missing' | 'taken' = 'missing'): LessonToRecord {
  const take = state === 'taken' ? { beats: [0, 1], seconds: 2 } : null;
  const beats = ['One two three.', 'Four five six.'].map((say) => ({
    say,
    frame: { kind: 'text', lines: [say] } as const,
  }));
  return {
    slug,
    name: `Lesson ${slug}`,
    seconds: 4,
    scenes: [{ id: 'first', state, take }],
    isPlaced: false,
    problems: [],
    lesson: drawLesson({
      title: slug,
      scenes: [{ id: 'first', heading: 'The first scene', meets: [], beats, ask: null }],
    }),
  };
}

/** Two seconds of a tone. */
const spoken = (): Take => ({
  samples: Float32Array.from({ length: 16_000 }, (_, index) => 0.3 * Math.sin(index / 5)),
  rate: 8_000,
  beats: [0, 1],
});

const status = (text: RegExp) => screen.findByText(text);
const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Lesson' });

beforeEach(() => void microphone.stop.mockResolvedValue(spoken()));
afterEach(() => void vi.clearAllMocks());

async function record() {
  const view = render(<RecordPage />);
  await screen.findByRole('heading', { name: /The first scene/ });
  await userEvent.keyboard('r');
  await status(/Recording: part 1 of 2/);
  return view;
}

test('R in the middle of a take drops it and begins again', async () => {
  await record();
  await userEvent.keyboard(' ');
  await status(/Recording: part 2 of 2/);
  await userEvent.keyboard('r');
  await status(/Recording: part 1 of 2/);
  expect(microphone.stop).toHaveBeenCalledTimes(1);
  expect(microphone.start).toHaveBeenCalledTimes(2);
  expect(saveTake).not.toHaveBeenCalled();
});

test('no other lesson can be chosen while a take is recorded, or is not on the disk', async () => {
  vi.mocked(saveTake).mockRejectedValueOnce(new RecordProblem('The tool does not answer.'));
  await record();
  expect(choice().disabled).toBe(true);
  await userEvent.keyboard('  ');
  await screen.findByRole('button', { name: 'Save the take again' });
  expect(choice().disabled).toBe(true);
  vi.mocked(saveTake).mockResolvedValueOnce(lesson('one', 'taken'));
  await userEvent.click(screen.getByRole('button', { name: 'Save the take again' }));
  await status(/Saved on this computer/);
  expect(choice().disabled).toBe(false);
});

test('a microphone that is unplugged ends the take', async () => {
  const { rerender } = await record();
  microphone.isOpen = false;
  rerender(<RecordPage />);
  await screen.findByText('The microphone stopped. Record the scene again.');
  await screen.findByRole('button', { name: 'Turn on the microphone' });
  microphone.isOpen = true;
});

test('a microphone that does not begin is told, and the scene can be recorded again', async () => {
  microphone.start.mockRejectedValueOnce(new Error('NotSupportedError'));
  render(<RecordPage />);
  await screen.findByRole('heading', { name: /The first scene/ });
  await userEvent.keyboard('r');
  await screen.findByText('The microphone stopped. Record the scene again.');
  await userEvent.keyboard('r');
  await status(/Recording: part 1 of 2/);
});

test('stopping to listen is no failure, and a take that cannot be played is one', async () => {
  vi.mocked(fetchLesson).mockResolvedValueOnce(lesson('one', 'taken'));
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const { promise, reject } = Promise.withResolvers<void>();
  play.mockReturnValueOnce(promise);
  render(<RecordPage />);
  await status(/Saved on this computer/);
  await userEvent.keyboard('l');
  await status(/^Playing/);
  await userEvent.keyboard('l');
  await act(async () => reject(new DOMException('The play() request was interrupted.', 'AbortError')));
  expect(screen.queryByText('The take cannot be played.')).toBeNull();
  play.mockRejectedValueOnce(new DOMException('No decoder.', 'NotSupportedError'));
  await userEvent.keyboard('l');
  await screen.findByText('The take cannot be played.');
  await waitFor(() => expect(screen.queryByText(/^Playing/)).toBeNull());
});
