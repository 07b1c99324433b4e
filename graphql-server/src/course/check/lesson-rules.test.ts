import { describe, expect, test } from 'vitest';
import {
  SAMPLE_CHAPTER,
  SAMPLE_GIFT,
  SAMPLE_UNIT,
  sampleFiles,
} from '../../../test/fixtures/course-sample/sample-course';
import { sampleLesson } from '../../../test/fixtures/course-sample/sample-lesson';
import * as lessons from './lesson-rules';
import * as lessonPictures from './lesson-picture-rules';
import * as lessonTopics from './lesson-topic-rules';
import { checkCourse } from './check-course';
import type { CourseRule } from './rule';
import { withQuestions } from '../read/course-source';
import { parseCourse } from '../read/read-course';

const LESSON = `${SAMPLE_UNIT}/1.2-trade/lesson.yaml`;

/** The sample course with a lesson in its first chapter, after a change of one file's text. */
function changed(file: string, change: (text: string) => string) {
  const files = sampleFiles().set(LESSON, sampleLesson());
  files.set(SAMPLE_CHAPTER, (files.get(SAMPLE_CHAPTER) ?? '').replace('video_url:', 'video_url: /lessons/trade'));
  return parseCourse(files.set(file, change(files.get(file) ?? '')));
}

const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

test('the check finds no problem in the sample lesson', () => {
  const { course, problems } = changed(LESSON, (text) => text);
  expect([...problems, ...checkCourse(course)]).toEqual([]);
});

const FLAWS: readonly (readonly [rule: CourseRule, file: string, change: (text: string) => string, message: string])[] =
  [
    [lessons.lessonsAreTheVideoOfTheirChapter, SAMPLE_CHAPTER, swap('/lessons/trade', ''), 'that nobody can reach'],
    [
      lessons.lessonsAreTheVideoOfTheirChapter,
      SAMPLE_CHAPTER,
      swap('/lessons/trade', '/lessons/money'),
      'of another chapter',
    ],
    [
      lessons.lessonsAreTheVideoOfTheirChapter,
      `${SAMPLE_UNIT}/1.10-money/chapter.md`,
      swap('video_url:', 'video_url: /lessons/money'),
      'there is no lesson.yaml',
    ],
    [lessons.lessonsHaveTheRightLength, LESSON, (text) => text.replaceAll(/say: .*/g, 'say: Too short.'), 'it lasts'],
    [lessons.lessonsHaveEnoughScenes, LESSON, swap(/ {2}- id: scene-8[^]*/, ''), 'it has 7 scenes'],
    [lessons.sceneIdsAreUnique, LESSON, swap('id: scene-3', 'id: scene-2'), 'another scene is called scene-2'],
    [lessons.postersAreScenes, LESSON, swap(/(title: .*\n)/, '$1poster: nowhere\n'), 'its poster is the scene nowhere'],
    [
      lessons.sceneTextsFit,
      LESSON,
      swap('heading: Scene 2', `heading: ${'long '.repeat(9)}x`),
      'its heading has 46 characters',
    ],
    [lessons.sceneTextsFit, LESSON, swap('say: ', `say: ${'many '.repeat(61)}`), 'this beat says'],
    [lessons.scenesDraw, LESSON, swap('priceLine: 4', 'priceLine: 4, ceiling: 9'), 'its frame cannot be drawn'],
    [lessons.scenesDraw, LESSON, swap('[Apples, 3]', '[Apples]'), 'does not have 2 cells'],
    [lessons.scenesDraw, LESSON, swap('rows: [[', 'arrows: [[[0, 0], [7, 1]]], rows: [['), 'there is no cell [7, 1]'],
    [lessons.scenesDraw, LESSON, swap('to: firms', 'to: farms'), 'there is no box farms'],
    [
      lessonPictures.lessonsOpenWithAGraph,
      LESSON,
      swap(
        'frame: { kind: market',
        'frame: { kind: text, lines: [Trade] }\n      - say: Look.\n        frame: { kind: market',
      ),
      'it opens with a text',
    ],
    [
      lessonPictures.lessonsShowPictures,
      LESSON,
      (text) => text.replaceAll('change: { shown: 2 }', ''),
      "of its contact sheet's 12 frames",
    ],
    [
      lessonPictures.picturesKeepMoving,
      LESSON,
      swap('change: { priceLine: 4, show: [shortage] }', ''),
      'its picture has stood still for',
    ],
    [
      lessonPictures.changesHaveOneCause,
      LESSON,
      swap('priceLine: 4, show: [shortage]', 'demandShift: 10, supplyShift: 10'),
      'demand and supply move at once',
    ],
    [
      lessonPictures.sentencesNameWhatIsShown,
      LESSON,
      swap('because a lesson', 'because the deadweight loss of a lesson'),
      'it speaks of the deadweight loss',
    ],
    [
      lessonPictures.sentencesNameWhatIsShown,
      LESSON,
      swap('because a lesson', 'because at a price of $3.99 a lesson at point Q'),
      'it speaks of point Q',
    ],
    [lessons.asksHaveOneRightChoice, LESSON, swap(/ +right: true\n/, ''), 'its question has 0 right choices'],
    [lessons.coveredMisconceptionsAreKnown, LESSON, swap('upside-down', 'upside-up'), 'misconception upside-up'],
    [
      lessons.coveredMisconceptionsAreKnown,
      LESSON,
      swap('upside-down', 'stopped-halfway'),
      'stopped-halfway is a slip',
    ],
    [lessons.coveredMisconceptionsAreKnown, LESSON, swap('off-by-one', 'gain-loss-sign'), 'gain-loss-sign is a slip'],
    [
      lessonTopics.topicsOfScenesAreOfTheirChapter,
      LESSON,
      swap('[Gains,', '[Money,'),
      'it treats Money, which is no topic',
    ],
    [
      lessonTopics.linksLeadToTheTopicAsked,
      LESSON,
      swap(/ +topics: .*\n/, ''),
      `${SAMPLE_GIFT}:3 leads to scene-2 by off-by-one, and scene-2 does not say that it treats Gains`,
    ],
    [lessonTopics.scenesMeetWhatIsAsked, LESSON, swap('off-by-one', 'sunk-cost'), 'comes from sunk-cost'],
    [
      lessonTopics.scenesMeetWhatIsAsked,
      SAMPLE_GIFT,
      (text) => text.replaceAll('@off-by-one', '@upside-down'),
      'comes from off-by-one',
    ],
    [lessons.lessonsCoverTheirMisconceptions, LESSON, swap(/meets: .*\n/, 'meets: []\n'), 'come from upside-down'],
  ];

describe('a lesson rule finds', () => {
  test.each(FLAWS.map(([rule, file, change, message]) => ({ rule, file, change, message })))(
    '$message',
    ({ rule, file, change, message }) => {
      const { course, problems } = changed(file, change);
      expect(problems).toEqual([]);
      expect([...rule(course)].map((found) => found.message)).toContainEqual(expect.stringContaining(message));
    },
  );

  test('a problem in at least one example, for every rule', () => {
    expect(new Set(FLAWS.map(([rule]) => rule))).toEqual(
      new Set([lessons, lessonPictures, lessonTopics].flatMap((module) => Object.values<CourseRule>(module))),
    );
  });
});

test('a scene that treats another topic than the one with its misconception is refused at its line', () => {
  const only = (topic: string) => {
    const { course } = changed(LESSON, swap('[Gains, Terms]', `[${topic}]`));
    const chapters = course.units.flatMap((unit) => unit.chapters);
    const questions = chapters.flatMap((chapter) => chapter.questions).filter(({ category }) => category !== 'Terms');
    return withQuestions(course, (chapter) => questions.filter((question) => chapter.questions.includes(question)));
  };
  expect([...lessonTopics.scenesMeetWhatIsAsked(only('Gains'))]).toEqual([]);
  const line =
    sampleLesson()
      .split('\n')
      .findIndex((text) => text.includes('id: scene-2')) + 1;
  expect([...lessonTopics.scenesMeetWhatIsAsked(only('Terms'))]).toMatchObject([
    { file: LESSON, line, message: 'no wrong answer about what it treats comes from upside-down' },
    { file: LESSON, line, message: 'no wrong answer about what it treats comes from off-by-one' },
  ]);
});

describe('reading a lesson reports the line and reason of', () => {
  test.each([
    ['a beat without text', swap(/say: .*/, 'say:'), 'say'],
    ['a frame of an unknown kind', swap('kind: text', 'kind: sketch'), 'frame kind'],
    ['a misspelled field of a frame', swap('priceLine: 4', 'pricelien: 4'), 'pricelien'],
    [
      'a beat with two frames',
      swap('change: {', 'frame: { kind: text, lines: [a] }\n        change: {'),
      'a frame and a change',
    ],
    ['a first beat without a frame', swap(/\n +frame: \{ kind: market.*/, ''), 'there is no frame to show yet'],
    ['a question with one choice', swap(/ +- text: No\n.*\n/, ''), 'choices'],
  ])('%s', (_name, change, message) => {
    const { problems } = changed(LESSON, change);
    expect(problems).not.toEqual([]);
    expect(problems[0]?.file).toBe(LESSON);
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.line).toBeGreaterThan(1);
  });
});
