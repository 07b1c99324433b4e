import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawLesson } from '../../../economics/lesson/draw-lesson';
import { PAYOFF_TASK } from '../../../test-support/payoff-task';
import { LessonPlayer } from './lesson-player';
import { LessonText } from './lesson-text';

const market = {
  kind: 'market',
  quantity: 'Jars (a day)',
  price: 'Price ($ a jar)',
  demand: { choke: 8, slope: 0.1 },
  supply: { reservation: 2, slope: 0.1 },
  max: { quantity: 80, price: 10 },
} as const;

const LESSON = drawLesson({
  title: 'Jelly',
  scenes: [
    {
      id: 'market',
      heading: 'The market for jelly',
      meets: [],
      beats: [{ say: 'This is the first caption.', frame: market }],
      ask: null,
      move: {
        task: 'Move the price to equilibrium.',
        frame: { ...market, show: ['shortage', 'surplus'] },
        fields: { priceLine: 'x' },
        handle: `Price $\{x}`,
        from: 3,
        to: 7,
        step: 1,
        start: 3,
        grip: 'price-line',
        says: ['gap'],
        goal: { result: 'gap', is: 0 },
        right: 'At {price}, the quantities are equal.',
      },
    },
    {
      id: 'game',
      heading: 'Two firms',
      meets: [],
      beats: [{ say: 'This is the second caption.', frame: PAYOFF_TASK.frame }],
      ask: null,
      move: PAYOFF_TASK,
    },
  ],
});

const onPractice = vi.fn();

function wait(seconds: number): void {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
}

function begin(scene: string | null) {
  render(
    <LessonPlayer
      lesson={LESSON}
      startScene={scene}
      onScene={vi.fn()}
      onPractice={onPractice}
      atEnd={<a href="/freequiz/jelly">Take the quiz</a>}
    />,
  );
  wait(4);
}

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const price = () => slider('Move the price to equilibrium.');
const picture = () => screen.getByRole('img').querySelector('desc')?.textContent;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('stops for a task, tells what each value means, and says when the goal is reached', () => {
  begin(null);
  expect(document.activeElement?.textContent).toBe('Move the price to equilibrium.');
  expect(price().getAttribute('aria-valuetext')).toBe('Price $3: a shortage of 40');
  fireEvent.change(price(), { target: { value: '3' } });
  wait(1);
  expect(price().getAttribute('aria-valuetext')).toBe('Price $6: a surplus of 20');
  expect(picture()).toContain('$6');
  expect(screen.getByRole('button', { name: 'Skip' })).toBeTruthy();

  fireEvent.change(price(), { target: { value: '2' } });
  expect(screen.getByText(/At \$5, the quantities are equal\./).textContent).toContain("That's it.");
  fireEvent.click(screen.getByRole('button', { name: 'Continue the lesson' }));
  wait(1);
  expect(screen.queryByText('Move the price to equilibrium.', { selector: 'h2' })).toBeNull();
  // There is no wrong answer, so there is nothing to count.
  expect(onPractice).not.toHaveBeenCalled();
});

it('may be skipped, and comes again from its line in the transcript', () => {
  begin(null);
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  wait(1);
  expect(screen.queryByRole('slider', { name: 'Move the price to equilibrium.' })).toBeNull();
  fireEvent.click(
    screen.getByRole('button', { name: 'Move it yourself: Move the price to equilibrium.', hidden: true }),
  );
  expect(price()).toBeTruthy();
});

it('is dragged in its graph, from anywhere, one value after the other', () => {
  begin(null);
  const surface = screen.getByRole('img').parentElement;
  if (!surface) throw new Error('The graph is on a surface.');
  const at = (clientY: number) => ({ clientX: 90, clientY, button: 0, pointerId: 1 });
  fireEvent.pointerDown(surface, at(100));
  fireEvent.pointerMove(surface, at(99));
  expect(price().value).toBe('0');
  fireEvent.pointerMove(surface, at(-500));
  expect(price().getAttribute('aria-valuetext')).toBe('Price $7: a surplus of 40');
  fireEvent.pointerMove(surface, at(100));
  expect(price().value).toBe('0');
  fireEvent.pointerUp(surface, at(100));
  fireEvent.pointerMove(surface, at(-500));
  expect(price().value).toBe('0');
});

it('is moved by the arrow keys before its slider has the focus', () => {
  begin(null);
  const heading = document.activeElement ?? document.body;
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowLeft']) fireEvent.keyDown(heading, { key });
  expect(price().value).toBe('2');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) fireEvent.keyDown(heading, { key });
  expect(price().value).toBe('0');
  // Alt and an arrow is the browser's Back and Forward.
  expect(fireEvent.keyDown(heading, { key: 'ArrowRight', altKey: true })).toBe(true);
  expect(price().value).toBe('0');
  expect(document.activeElement).toBe(heading);
});

it('gives the focus to the player when the lesson goes elsewhere', () => {
  begin(null);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'p' });
  expect(screen.queryByRole('region', { name: 'A task before we continue' })).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Lesson: Jelly');
});

it('chooses a cell of a table', () => {
  begin('game');
  const game = slider('Move to the equilibrium of the game.');
  expect(game.getAttribute('aria-valuetext')).toMatch(/^North agrees, South agrees: North would gain 12/);
  fireEvent.change(game, { target: { value: '3' } });
  wait(1);
  expect(screen.getByText('84, 84').tagName).toBe('MARK');
  expect(screen.getByText(/Neither changes alone/)).toBeTruthy();
});

it('is read as its sentence, without what would be right', () => {
  const { container } = render(<LessonText lesson={LESSON} />);
  expect(screen.getByText('Move it yourself: Move the price to equilibrium.')).toBeTruthy();
  expect(container.textContent).not.toContain('the quantities are equal');
});
