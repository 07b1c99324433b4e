import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Lesson } from '../../../economics/lesson/lesson';
import { LessonPlayer } from './lesson-player';

const market = {
  kind: 'market',
  quantity: 'Jars (a day)',
  price: 'Price ($ a jar)',
  demand: { choke: 8, slope: 0.1 },
  supply: { reservation: 2, slope: 0.1 },
} as const;

/** Two scenes of 2.7 seconds each; the first one has a question. */
const LESSON: Lesson = {
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
};

const onScene = vi.fn();
const onPractice = vi.fn();
const caption = () => document.querySelector('p[class*=caption]')?.textContent;
const place = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position in the lesson' });
function wait(seconds: number): void {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
}

function show(startScene: string | null = null) {
  const atEnd = <a href="/freequiz/jelly">Take the quiz</a>;
  const heard = { onScene, onPractice };
  render(<LessonPlayer lesson={LESSON} startScene={startScene} atEnd={atEnd} {...heard} />);
  return screen.getByRole('group', { name: 'Lesson: Jelly' });
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => {
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
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
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
  expect(onScene).toHaveBeenLastCalledWith('shift');
  wait(5);
  expect(onScene).toHaveBeenLastCalledWith(null);
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
});

it('says at its end that it is over, where to go from there, and begins again when asked', () => {
  const player = show('shift');
  expect(screen.queryByRole('link', { name: 'Take the quiz' })).toBeNull();
  wait(5);
  expect(screen.getByRole('status').textContent).toBe('The lesson is over.');
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

it('keeps its peace where the voice says it already', () => {
  const [speak, cancel] = [vi.fn(), vi.fn()];
  vi.stubGlobal('speechSynthesis', { speak, cancel });
  vi.stubGlobal('SpeechSynthesisUtterance', class {});
  localStorage.setItem('lesson-preferences', '{"voice":true}');
  show();
  expect(speak).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('');
  cleanup();
  vi.unstubAllGlobals();
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
