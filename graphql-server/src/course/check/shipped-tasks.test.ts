import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawnMove } from '../../../../economics/lesson/draw-lesson';
import { stopsOf } from '../../../../economics/lesson/move-stops';
import { resultsOf } from '../../../../economics/lesson/results/results';
import { layoutFigure } from '../../../../economics/svg/drawing';
import { collisions } from '../../../../test-support/label-collisions';
import { inShare } from '../../../../test-support/share';
import { shippedChapters } from '../../../../test-support/shipped-course';

/** Units whose lessons let the student move something. */
const UNITS = [2, 4, 5, 6, 8];
/** The layouts of a task's graph: above the task on phones, and beside it on larger screens. */
const LAYOUTS = [256, 288, 304].map((height) => ({ width: 360, height }));

describe('in the shipped course', () => {
  const tasks = shippedChapters.flatMap(({ name, lesson }) =>
    (lesson?.lesson.scenes ?? []).flatMap(({ move }) => (move ? [{ name, move }] : [])),
  );

  test.each(UNITS)('every lesson of unit %d has a task', (unit) => {
    const chapters = shippedChapters.filter(({ name }) => name.startsWith(`${unit}.`));
    expect(chapters.length).toBeGreaterThan(5);
    const without = chapters.filter(({ name }) => !tasks.some((task) => task.name === name));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  test.each(tasks)('the goal of $name is reached at some value, and not where it starts', ({ move }) => {
    const stops = stopsOf(move);
    expect(stops.filter(({ right }) => right !== null).length).toBeGreaterThan(0);
    expect(stops.find(({ x }) => x === move.start)?.right).toBeNull();
  });

  test("the author's guide names each result of their models", () => {
    const guide = readFileSync('docs/authoring.md', 'utf8');
    const names = tasks.flatMap(({ move }) =>
      stopsOf(move).flatMap(({ frame }) =>
        (frame.kind === 'panels' ? [frame.left, frame.right] : [frame]).flatMap((one) => Object.keys(resultsOf(one))),
      ),
    );
    expect(new Set(names).size).toBeGreaterThan(25);
    expect([...new Set(names)].filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  test.each(inShare(tasks))(
    'no text of $name touches a line, another text or the handle, wherever it is moved',
    ({ move }) => {
      const touching = drawnMove(move).stops.flatMap(({ x, frame }) =>
        frame.kind === 'figure'
          ? LAYOUTS.flatMap((size) =>
              collisions(layoutFigure(frame.figure, size)).map((what) => `${x} at ${size.height}: ${what}`),
            )
          : [],
      );
      expect(touching).toEqual([]);
    },
  );
});
