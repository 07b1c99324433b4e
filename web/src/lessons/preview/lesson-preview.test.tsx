import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DrawnLesson } from '../../../../economics/lesson/lesson';
import { LessonPreview } from './lesson-preview';

/** Replaces the EventSource that connects the page to the preview server. */
class FakeEvents {
  static latest: FakeEvents;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  close = vi.fn();

  constructor() {
    FakeEvents.latest = this;
  }
}

const lessonOf = (second: string): DrawnLesson => ({
  title: 'Jelly',
  scenes: ['First scene', second].map((heading, index) => ({
    id: `scene-${index + 1}`,
    heading,
    meets: [],
    beats: [{ say: 'One two three four five.', frame: { kind: 'text', lines: [heading] } }],
    ask: null,
  })),
});

const save = (lesson: DrawnLesson | null, problems: readonly object[] = []) =>
  act(() => FakeEvents.latest.onmessage?.(new MessageEvent('message', { data: JSON.stringify({ lesson, problems }) })));
const place = () => screen.getByRole('slider', { name: 'Position in the lesson' });

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeEvents);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows a saved lesson in the scene where the old one was', () => {
  render(<LessonPreview />);
  save(lessonOf('Second scene'));
  expect(screen.getByText('No problems found.')).toBeTruthy();
  fireEvent.change(place(), { target: { value: '3' } });
  save(lessonOf('Second scene, corrected'));
  expect(place().getAttribute('aria-valuetext')).toContain('Second scene, corrected');
});

it('keeps the last lesson that could be played, and says what is wrong with the file', () => {
  render(<LessonPreview />);
  save(lessonOf('Second scene'));
  const problem = { file: 'unit/chapter/lesson.yaml', line: 7, message: 'say is missing', fix: 'write it' };
  save(null, [problem]);
  expect(place()).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'To fix' })).toBeTruthy();
  expect(screen.getByText('lesson.yaml:7').closest('li')?.textContent).toBe('lesson.yaml:7 say is missing — write it');
});

it('lets go of the server when it is closed', () => {
  const { unmount } = render(<LessonPreview />);
  unmount();
  expect(FakeEvents.latest.close).toHaveBeenCalled();
});
