import { describe, expect, test } from 'vitest';
import { SAMPLE_CHAPTER, SAMPLE_UNIT, sampleFiles } from '../../../test/fixtures/course-sample/sample-course';
import { sampleLesson } from '../../../test/fixtures/course-sample/sample-lesson';
import { chaptersOf } from '../read/course-source';
import { parseCourse } from '../read/read-course';
import { checkCourse } from './check-course';
import * as moves from './lesson-move-rules';
import type { CourseRule } from './rule';

const LESSON = `${SAMPLE_UNIT}/1.2-trade/lesson.yaml`;

const MOVE = `    move:
      task: Move the price to where nothing is left over.
      change: { show: [shortage, surplus] }
      field: priceLine
      handle: Price $\{x}
      range: [2, 8]
      step: 1
      start: 4
      grip: price-line
      says: [gap]
      goal: { gap: 0 }
      answer: 5
      right: At {price}, {demanded} are sold.
`;

/** The sample lesson with a task in its first scene, after a change. */
function changed(from: string | RegExp, to: string) {
  const files = sampleFiles();
  files.set(SAMPLE_CHAPTER, (files.get(SAMPLE_CHAPTER) ?? '').replace('video_url:', 'video_url: /lessons/trade'));
  const lesson = sampleLesson().replace('  - id: scene-2\n', `${MOVE.replace(from, to)}  - id: scene-2\n`);
  return parseCourse(files.set(LESSON, lesson));
}

test('the check finds no problem in a task whose goal can be reached', () => {
  const { course, problems } = changed('', '');
  expect([...problems, ...checkCourse(course)]).toEqual([]);
  expect(chaptersOf(course)[0]?.lesson?.lesson.scenes[0]?.move?.task).toMatch(/^Move the price/);
});

const long = (words: number): string => Array.from({ length: words }, () => 'word').join(' ');

const FLAWS: readonly (readonly [rule: CourseRule, from: string | RegExp, to: string, message: string])[] = [
  [moves.movesDraw, 'says: [gap]', 'says: [gini]', 'there is no result gini'],
  [moves.movesDraw, 'grip: price-line', 'grip: tax', 'there is no tax to drag'],
  [moves.movesReachTheirGoal, 'range: [2, 8]', 'range: [1, 4]', 'no value from 1 to 4 by 1 reaches gap: 0'],
  [moves.movesReachTheirGoal, 'goal: { gap: 0 }', 'goal: { gap: 7 }', 'no value from 2 to 8 by 1 reaches gap: 7'],
  [moves.movesBeginElsewhere, 'start: 4', 'start: 5', 'it starts at 5, where gap: 0 is reached'],
  [moves.movesStateTheRightAnswer, 'answer: 5', 'answer: 6', 'its answer is 6, but the model says 5'],
  [moves.movesKeepTheirAxes, 'show: [shortage, surplus]', 'max: null', 'the axes of its graph change on the way'],
  [moves.movesHaveAGripThatMoves, 'grip: price-line', 'grip: demand', 'demand does not move'],
  [moves.moveTextsFit, /task: .*/, `task: ${long(31)}`, 'it has 31 words'],
  [moves.moveTextsFit, /right: .*/, `right: ${long(41)}`, 'it has 41 words'],
  [moves.moveTextsFit, /handle: .*/, `handle: ${'long '.repeat(22)}$\{x}`, 'letters'],
];

describe('a rule of tasks finds', () => {
  test.each(FLAWS)('%o: %s → %s: %s', (rule, from, to, message) => {
    const { course, problems } = changed(from, to);
    expect(problems).toEqual([]);
    const found = [...rule(course)];
    expect(found.map((one) => one.message)).toContainEqual(expect.stringContaining(message));
    expect(found[0]?.line).toBeGreaterThan(1);
  });

  test('a problem in at least one example, for every rule', () => {
    expect(new Set(FLAWS.map(([rule]) => rule))).toEqual(new Set(Object.values(moves)));
  });
});

describe('reading a task reports the line and reason of', () => {
  test.each([
    ['a goal of two results', 'goal: { gap: 0 }', 'goal: { gap: 0, price: 5 }', 'name one result'],
    ['a step of nothing', 'step: 1', 'step: 0', 'step'],
    ['a misspelled field', 'start: 4', 'strat: 4', 'strat'],
    ['a number that its frame does not have', 'field: priceLine', 'field: priceLines', 'priceLines'],
    ['a value that its frame does not allow', 'range: [2, 8]', 'range: [0, 8]', 'at 0, frame priceLine'],
    ['a start between its values', 'start: 4', 'start: 4.5', 'it starts at 4.5'],
    ['a frame and a change', 'change: {', 'frame: { kind: text, lines: [a] }\n      change: {', 'a frame and a change'],
    [
      'a question in the same scene',
      /$/,
      `    ask:
      question: Is trade good?
      choices:
        - { text: 'Yes', right: true, why: Both gain. }
        - { text: 'No', why: Both gain. }
`,
      'its scene has a question and a task',
    ],
  ] as const)('%s', (_what, from, to, message) => {
    const { problems } = changed(from, to);
    expect(problems.map((one) => one.message)).toContainEqual(expect.stringContaining(message));
    expect(problems[0]?.line).toBeGreaterThan(1);
  });
});
