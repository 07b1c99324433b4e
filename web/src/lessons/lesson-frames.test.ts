import { expect, test } from 'vitest';
import { drawLesson } from '../../../economics/lesson/draw-lesson';
import { timelineOf } from '../../../economics/lesson/timeline';
import { LessonFrames, MOVE_SECONDS } from './lesson-frames';

const lesson = drawLesson({
  title: 'Fish',
  scenes: [
    {
      id: 'curve',
      heading: 'A curve',
      meets: [],
      ask: null,
      beats: [
        {
          say: 'One two three four five six seven eight nine ten.',
          frame: { kind: 'possibilities', x: 'Fish', y: 'Coconuts', frontier: { x: 40, y: 20 } },
        },
      ],
    },
  ],
});

/** How far the curve reaches along the x axis at a time. */
function reachAt(seconds: number, moves: boolean): number {
  const timeline = timelineOf(lesson);
  const shown = new LessonFrames(lesson, timeline, { width: 400, height: 225 }, moves).at(seconds);
  return shown?.kind === 'drawing' ? (shown.drawing.figure.curves[0]?.path.at(-1)?.[0] ?? NaN) : NaN;
}

test('the first graph of a lesson draws itself, and stands at once for those who want no motion', () => {
  expect(reachAt(0.2, true)).toBeLessThan(reachAt(0.6, true));
  expect(reachAt(0.6, true)).toBeLessThan(40);
  expect(reachAt(MOVE_SECONDS, true)).toBe(40);
  expect(reachAt(0.2, false)).toBe(40);
});
