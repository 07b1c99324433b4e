import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawLesson } from '../../../economics/lesson/draw-lesson';
import { LessonPlayer } from './lesson-player';

const market = {
  kind: 'market',
  quantity: 'Jars (a day)',
  price: 'Price ($ a jar)',
  demand: { choke: 8, slope: 0.1 },
  supply: { reservation: 2, slope: 0.1 },
} as const;

/** Two scenes of 2.7 seconds each; the first one has a question. */
const LESSON = drawLesson({
  title: 'Jelly',
  scenes: [
    {
      id: 'market',
      heading: 'The market for jelly',
      meets: [],
      beats: [{ say: 'This is the first caption.', frame: market }],
      ask: {
        question: 'What is the price?',
        choices: [
          { text: 'Five dollars', isRight: true, why: 'There the curves cross.' },
          { text: 'Eight dollars', isRight: false, why: 'There nobody buys.' },
        ],
      },
    },
    {
      id: 'shift',
      heading: 'Demand moves',
      meets: [],
      beats: [{ say: 'This is the second caption.', frame: { ...market, demandShift: 20 } }],
      ask: null,
    },
  ],
});

const onScene = vi.fn();
const onPractice = vi.fn();
const onWatched = vi.fn();
const caption = () => document.querySelector('[class*=caption] > p')?.textContent;
const place = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position in the lesson' });
function wait(seconds: number): void {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
}

function show(startScene: string | null = null, lesson = LESSON, wayBack?: ReactNode) {
  const atEnd = <a href="/freequiz/jelly">Take the quiz</a>;
  const heard = { onScene, onPractice, onWatched };
  render(<LessonPlayer lesson={lesson} startScene={startScene} atEnd={atEnd} wayBack={wayBack} {...heard} />);
  return screen.getByRole('group', { name: 'Lesson: Jelly' });
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('plays: the caption says it, the picture shows it and has its words', () => {
  show();
  expect(caption()).toBe('This is the first caption.');
  const picture = screen.getByRole('img');
  expect(picture.querySelector('desc')?.textContent).toContain('$5');
});

it('stops for the question, tells why, counts it as practice, and continues', () => {
  show();
  wait(4);
  fireEvent.click(screen.getByRole('button', { name: 'Eight dollars' }));
  expect(screen.getByText('There nobody buys.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Five dollars' }));
  expect(screen.getByText('There the curves cross.')).toBeTruthy();
  expect(onPractice.mock.calls).toEqual([
    ['market', 1],
    ['market', 0],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Continue the lesson' }));
  wait(1);
  expect(caption()).toBe('This is the second caption.');
});

it('asks a question again when its line in the transcript is pressed', () => {
  show();
  wait(4);
  fireEvent.click(screen.getByRole('button', { name: 'Skip the question' }));
  wait(2);
  fireEvent.click(screen.getByRole('button', { name: 'Question: What is the price?', hidden: true }));
  expect(screen.getByRole('heading', { name: 'What is the price?' })).toBeTruthy();
  expect(caption()).toBe('This is the first caption.');
});

it('lets the question be skipped', () => {
  show();
  wait(4);
  fireEvent.click(screen.getByRole('button', { name: 'Skip the question' }));
  expect(screen.queryByRole('heading', { name: 'What is the price?' })).toBeNull();
  expect(onPractice).not.toHaveBeenCalled();
});

it('begins at the scene that was named, and says which scene it is in', () => {
  show('shift');
  expect(caption()).toBe('This is the second caption.');
  expect(onScene).toHaveBeenLastCalledWith({ id: 'shift', seconds: expect.closeTo(2.7) }, []);
  wait(5);
  expect(onScene).toHaveBeenLastCalledWith(null, ['shift']);
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
});

it('at the end of a clip shows the ways on in place of the caption, as at the end of a lesson', () => {
  show('market', LESSON, <button>Back to the question</button>);
  expect(caption()).toBe('This is the first caption.');
  wait(3);
  const end = screen.getByRole('region', { name: 'After this part' });
  expect(end.parentElement?.className).toContain('caption');
  expect(caption()).toBeUndefined();
});

it('gives the focus to the player when a key leaves a question', () => {
  const player = show();
  wait(4);
  expect(document.activeElement?.textContent).toBe('What is the price?');
  fireEvent.keyDown(document.activeElement ?? player, { key: 'ArrowLeft' });
  expect(screen.queryByRole('heading', { name: 'What is the price?' })).toBeNull();
  expect(document.activeElement).toBe(player);
});

it.each([
  ['above the window in part', -40, 1],
  ['in view', 80, 0],
])('brings a question that is asked from the transcript into view where the player is %s', (_where, top, times) => {
  const player = show();
  const scroll = vi.fn();
  player.scrollIntoView = scroll;
  player.getBoundingClientRect = () => new DOMRect(0, top, 360, 600);
  fireEvent.click(screen.getByRole('button', { name: /What is the price\?$/ }));
  expect(scroll).toHaveBeenCalledTimes(times);
});

it('as a clip stops at the end of its scene and offers the way back, then goes on when asked', () => {
  show('market', LESSON, <button>Back to the question</button>);
  wait(10);
  const ended = screen.getByRole('region', { name: 'After this part' });
  expect(
    within(ended)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Back to the question', 'Keep watching']);
  expect(screen.queryByRole('heading', { name: 'What is the price?' })).toBeNull();
  expect(screen.getByText('This part has ended.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Keep watching' }));
  wait(1);
  expect(screen.queryByRole('region', { name: 'After this part' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'What is the price?' })).toBeTruthy();
});

it('says at its end that it is over, where to go from there, and begins again when asked', () => {
  const player = show('shift');
  expect(screen.queryByRole('link', { name: 'Take the quiz' })).toBeNull();
  wait(5);
  expect(screen.getByRole('status').textContent).toBe('The lesson has ended.');
  expect(screen.getByRole('link', { name: 'Take the quiz' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Watch again' }));
  expect(document.activeElement).toBe(player);
  expect(caption()).toBe('This is the first caption.');
  expect(screen.queryByRole('link', { name: 'Take the quiz' })).toBeNull();
});

it('lets a screen reader hear each scene as it is said, and describes each picture', () => {
  show();
  const heard = () => [screen.getByRole('status').textContent, screen.getByRole('img').textContent];
  expect(heard()).toEqual(['This is the first caption.', expect.stringContaining('a price of $5')]);
  wait(4);
  fireEvent.click(screen.getByRole('button', { name: 'Skip the question' }));
  wait(2);
  expect(heard()).toEqual(['This is the second caption.', expect.stringContaining('shifts right')]);
});

const voiceOf = (name: string, lang = 'en-US', localService = true) =>
  ({ name, lang, localService, voiceURI: name, default: false }) as SpeechSynthesisVoice; // all fields are set

/** Gives the browser these voices. Returns what it speaks, and a function that changes the voices. */
function giveVoices(...voices: readonly SpeechSynthesisVoice[]) {
  let there = voices;
  const speech = Object.assign(new EventTarget(), { speak: vi.fn(), cancel: vi.fn(), getVoices: () => [...there] });
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', class {});
  const change = (...next: readonly SpeechSynthesisVoice[]) => {
    there = next;
    act(() => void speech.dispatchEvent(new Event('voiceschanged')));
  };
  return { speak: speech.speak, change };
}

it('keeps its peace where the voice says it already', () => {
  const { speak } = giveVoices(voiceOf('Alex'));
  localStorage.setItem('lesson-preferences', '{"voice":true}');
  show();
  expect(speak).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('hides the voice on a device that has none, and shows it when the browser has loaded its voices', () => {
  const { speak, change } = giveVoices(voiceOf('Anna', 'de-DE'));
  localStorage.setItem('lesson-preferences', '{"voice":true}');
  show();
  expect(screen.queryByRole('button', { name: 'Voice' })).toBeNull();
  expect(speak).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('This is the first caption.');
  change(voiceOf('Alex'));
  expect(screen.getByRole('button', { name: 'Voice', pressed: true })).toBeTruthy();
  expect(speak).toHaveBeenCalledOnce();
});

it('says that there is no voice when the voice of the device fails, and continues with captions', () => {
  const { speak } = giveVoices(voiceOf('Alex'));
  localStorage.setItem('lesson-preferences', '{"voice":true}');
  show();
  act(() => {
    speak.mock.calls[0]?.[0].onerror({ error: 'synthesis-failed' });
  });
  expect(screen.getByText('No voice')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Voice' })).toBeNull();
  wait(4);
  expect(screen.getByRole('heading', { name: 'What is the price?' })).toBeTruthy();
});

/** Stands in for the browser's audio: a test moves it along. */
class FakeAudio {
  static readonly made: FakeAudio[] = [];
  currentTime = 0;
  playbackRate = 1;
  seeking = false;
  ended = false;
  ontimeupdate: (() => void) | null = null;
  onended: (() => void) | null = null;
  onerror: (() => void) | null = null;
  play = vi.fn(() => Promise.resolve());
  pause = vi.fn();
  constructor(readonly src: string) {
    FakeAudio.made.push(this);
  }
}

/** The lesson with a recording of 20 seconds for each scene, opened with the voice on. */
function showRecorded() {
  FakeAudio.made.length = 0;
  vi.stubGlobal('Audio', FakeAudio);
  localStorage.setItem('lesson-preferences', '{"voice":true}');
  const recording = { hash: 'abc', seconds: 20, beats: [0] };
  show(null, { ...LESSON, scenes: LESSON.scenes.map((scene) => ({ ...scene, recording })) });
  const heardUntil = (seconds: number, sound = FakeAudio.made.at(-1)) =>
    act(() => {
      if (sound === undefined) throw new Error('Nothing is played.');
      sound.currentTime = seconds;
      if (seconds >= 20) sound.onended?.();
      else sound.ontimeupdate?.();
    });
  return { heardUntil, sound: () => FakeAudio.made.at(-1) };
}

it('plays the recording of a scene instead of the voice of the device, and follows it', () => {
  const { speak } = giveVoices(voiceOf('Alex'));
  const { heardUntil, sound } = showRecorded();
  expect(sound()?.src).toBe('/recordings/abc.mp3');
  expect(speak).not.toHaveBeenCalled();
  wait(5);
  expect(Number(place().value)).toBeLessThan(1); // it waits while the recording loads
  heardUntil(8);
  wait(5);
  expect(Number(place().value)).toBeCloseTo(8.4, 0);
  heardUntil(20);
  wait(1);
  expect(screen.getByRole('heading', { name: 'What is the price?' })).toBeTruthy();
  expect(sound()?.pause).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Skip the question' }));
  expect(FakeAudio.made).toHaveLength(2);
  expect(caption()).toBe('This is the second caption.');
});

it('moves and speeds up its recording with the lesson', () => {
  const { heardUntil, sound } = showRecorded();
  heardUntil(2);
  fireEvent.change(place(), { target: { value: '12' } });
  expect(sound()?.currentTime).toBeCloseTo(12);
  heardUntil(12.2);
  expect(Number(place().value)).toBeCloseTo(12, 0);
  fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '1.5' } });
  expect(sound()?.playbackRate).toBe(1.5);
  expect(FakeAudio.made).toHaveLength(1);
});

it('continues with captions when its recording cannot be played', () => {
  const { sound } = showRecorded();
  act(() => void sound()?.onerror?.());
  expect(screen.getByText('No voice')).toBeTruthy();
  wait(21);
  expect(screen.getByRole('heading', { name: 'What is the price?' })).toBeTruthy();
});

it('offers a recorded voice also on a device that has no voice', () => {
  vi.stubGlobal('Audio', FakeAudio);
  const recording = { hash: 'abc', seconds: 20, beats: [0] };
  show(null, { ...LESSON, scenes: LESSON.scenes.map((scene) => ({ ...scene, recording })) });
  expect(screen.getByText(/^This lesson has a recorded voice/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Play with voice' }));
  expect(FakeAudio.made.at(-1)?.play).toHaveBeenCalled();
});

it('offers the voice before the first lesson, and remembers the answer and the best voice', () => {
  const { speak, change } = giveVoices(
    voiceOf('Robot'),
    voiceOf('Aria (Natural)', 'en-GB', false),
    voiceOf('Anna', 'de-DE'),
  );
  show();
  wait(9);
  expect(place().value).toBe('0');
  fireEvent.click(screen.getByRole('button', { name: 'Play with voice' }));
  expect(speak.mock.calls[0]?.[0]).toMatchObject({ voice: { name: 'Aria (Natural)' } });
  cleanup();
  change(voiceOf('Jenny (Natural)'), voiceOf('Aria (Natural)', 'en-GB', false));
  show();
  expect(screen.queryByRole('region', { name: 'Voice' })).toBeNull();
  expect(speak.mock.lastCall?.[0]).toMatchObject({ voice: { name: 'Aria (Natural)' } });
});

it('does not offer the voice again to a student who declined it', () => {
  const { speak } = giveVoices(voiceOf('Alex'));
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Captions only' }));
  wait(4);
  expect(screen.getByRole('heading', { name: 'What is the price?' })).toBeTruthy();
  cleanup();
  show();
  expect(screen.queryByRole('region', { name: 'Voice' })).toBeNull();
  expect(speak).not.toHaveBeenCalled();
});

it('goes where the slider, the transcript or an arrow key says', () => {
  const player = show();
  fireEvent.change(place(), { target: { value: '3' } });
  expect(caption()).toBe('This is the second caption.');
  expect(place().getAttribute('aria-valuetext')).toContain('Demand moves');
  fireEvent.keyDown(player, { key: 'ArrowLeft' });
  expect(caption()).toBe('This is the first caption.');
  fireEvent.click(screen.getByText('This is the second caption.', { selector: 'button' }));
  expect(caption()).toBe('This is the second caption.');
});

it('goes back and forward by five seconds and by a scene, by its buttons as by their keys', () => {
  const player = show();
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const at = () => Number(place().value);
  press('Forward 5 seconds');
  expect(at()).toBe(5);
  press('Back 5 seconds');
  expect(at()).toBe(0);
  expect(screen.getByRole('button', { name: 'Back 5 seconds' }).getAttribute('aria-disabled')).toBe('true');
  press('Next scene');
  expect(caption()).toBe('This is the second caption.');
  press('Previous scene');
  expect(caption()).toBe('This is the first caption.');
  fireEvent.keyDown(player, { key: 'n' });
  expect(caption()).toBe('This is the second caption.');
  fireEvent.keyDown(player, { key: 'p' });
  expect(caption()).toBe('This is the first caption.');
  press('Next scene');
  press('Next scene');
  expect(screen.getByRole('region', { name: 'After the lesson' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next scene' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(player, { key: '?' });
  expect(screen.getByText('Previous or next scene')).toBeTruthy();
});

it('keeps its last picture in view when it is over', () => {
  show('shift');
  wait(5);
  const card = screen.getByRole('region', { name: 'After the lesson' });
  const frame = screen.getByRole('img').closest('[class*=frame]');
  expect(frame?.contains(card)).toBe(false);
});

it('pauses and plays by the space bar, and changes its speed by < and >', () => {
  const player = show();
  fireEvent.keyDown(player, { key: ' ' });
  wait(9);
  expect(place().value).toBe('0');
  fireEvent.keyDown(player, { key: '>' });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' }).value).toBe('1.25');
});

it('leaves the captions away when asked, and remembers it', () => {
  const player = show();
  fireEvent.keyDown(player, { key: 'c' });
  expect(caption()).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Captions' }).getAttribute('aria-pressed')).toBe('false');
  expect(localStorage.getItem('lesson-preferences')).toContain('"captions":false');
});

it('prints every scene with its picture, its words and its question', () => {
  show();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('heading', { name: 'Demand moves', level: 3, hidden: true })).toBeTruthy();
  const choices = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(choices).toEqual(expect.arrayContaining(['Five dollars', 'Eight dollars']));
  act(() => void window.dispatchEvent(new Event('afterprint')));
});
