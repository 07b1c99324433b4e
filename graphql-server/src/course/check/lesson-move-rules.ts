import { graphsOf } from '../../../../economics/figure';
import { isPicture } from '../../../../economics/lesson/frame';
import type { Move, Stop } from '../../../../economics/lesson/move';
import { stopsOf } from '../../../../economics/lesson/move-stops';
import { countWords } from '../../../../economics/lesson/timeline';
import { count, isSame } from '../../../../economics/numbers';
import { figureOf } from '../../../../economics/picture/picture';
import { reasonOf } from '../read/attempt';
import { chaptersOf, problem, type CourseSource, type SourceLocation } from '../read/course-source';

/** So that a task and its graph are both in view on a phone. */
const WORDS_A_TASK = 30;
const WORDS_WHEN_RIGHT = 40;
const LETTERS_A_STOP = 110;

interface MoveSource {
  readonly move: Move;
  at(key?: string): SourceLocation;
}

function* movesOf(course: CourseSource): Generator<MoveSource> {
  for (const { lesson } of chaptersOf(course))
    for (const [scene, { move }] of lesson?.lesson.scenes.entries() ?? [])
      if (lesson && move) yield { move, at: (key) => lesson.moveAt(scene, key) };
}

/** Seven rules look at the same tasks. */
const drawn = new WeakMap<Move, readonly Stop[]>();

function stopsIn(move: Move): readonly Stop[] {
  const stops = drawn.get(move) ?? stopsOf(move);
  drawn.set(move, stops);
  return stops;
}

/** Each task with what it is at each value; one that cannot be drawn is reported by movesDraw. */
function* drawnMoves(course: CourseSource): Generator<MoveSource & { stops: readonly Stop[] }> {
  for (const source of movesOf(course)) {
    let stops: readonly Stop[];
    try {
      stops = stopsIn(source.move);
    } catch {
      continue;
    }
    yield { ...source, stops };
  }
}

export function* movesDraw(course: CourseSource) {
  for (const { move, at } of movesOf(course))
    try {
      for (const { frame } of stopsIn(move)) if (isPicture(frame)) figureOf(frame);
    } catch (error) {
      yield problem(at(), `its task cannot be drawn: ${reasonOf(error)}`, 'fix its frame, range, or names');
    }
}

const goalOf = ({ goal: { result, is } }: Move): string => `${result}: ${is}`;

export function* movesReachTheirGoal(course: CourseSource) {
  for (const { move, at, stops } of drawnMoves(course))
    if (stops.every(({ right }) => right === null))
      yield problem(
        at('goal'),
        `no value from ${count(move.from)} to ${count(move.to)} by ${count(move.step)} reaches ${goalOf(move)}`,
        'change the range, the step, or the goal',
      );
}

export function* movesBeginElsewhere(course: CourseSource) {
  for (const { move, at, stops } of drawnMoves(course))
    if (stops.some(({ x, right }) => right !== null && isSame(x, move.start)))
      yield problem(
        at('start'),
        `it starts at ${count(move.start)}, where ${goalOf(move)} is reached`,
        'start elsewhere',
      );
}

export function* movesStateTheRightAnswer(course: CourseSource) {
  for (const { move, at, stops } of drawnMoves(course)) {
    const { answer } = move;
    const right = stops.filter((stop) => stop.right !== null).map(({ x }) => x);
    if (answer !== undefined && right.length > 0 && !right.some((x) => isSame(x, answer)))
      yield problem(
        at('answer'),
        `its answer is ${count(answer)}, but the model says ${right.map(count).join(', ')}`,
        'correct the answer, or the goal',
      );
  }
}

/** The axes of all graphs of a frame. */
const axesOf = ({ frame }: Stop): string =>
  isPicture(frame) ? JSON.stringify(graphsOf(figureOf(frame)).map(({ x, y }) => [x.max, y.max])) : '';

export function* movesKeepTheirAxes(course: CourseSource) {
  for (const { at, stops } of drawnMoves(course))
    if (new Set(stops.map(axesOf)).size > 1)
      yield problem(at(), 'the axes of its graph change on the way', 'set max in its frame or change');
}

export function* movesHaveAGripThatMoves(course: CourseSource) {
  for (const { move, at, stops } of drawnMoves(course)) {
    const places = stops.map(({ grip }) => JSON.stringify(grip));
    if (places.some((place, index) => place === places[index + 1]))
      yield problem(at('grip'), `${move.grip} does not move from each value to the next`, 'name what does');
  }
}

export function* moveTextsFit(course: CourseSource) {
  for (const { move, at, stops } of drawnMoves(course)) {
    if (countWords(move.task) > WORDS_A_TASK)
      yield problem(at('task'), `it has ${countWords(move.task)} words`, `shorten it to ${WORDS_A_TASK}`);
    if (countWords(move.right) > WORDS_WHEN_RIGHT)
      yield problem(at('right'), `it has ${countWords(move.right)} words`, `shorten it to ${WORDS_WHEN_RIGHT}`);
    const long = stops.find(({ says }) => says.length > LETTERS_A_STOP);
    if (long) yield problem(at('says'), `"${long.says}" has ${long.says.length} letters`, 'tell fewer results');
  }
}
