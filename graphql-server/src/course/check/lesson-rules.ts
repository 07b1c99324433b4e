import { isPicture } from '../../../../economics/lesson/frame';
import type { Frame } from '../../../../economics/lesson/frame-schema';
import { countWords, timelineOf } from '../../../../economics/lesson/timeline';
import { figureOf } from '../../../../economics/picture/picture';
import { reasonOf } from '../read/attempt';
import { chaptersOf, problem, type CourseSource } from '../read/course-source';
import { modelIdOf } from '../read/question-tags';
import { forChapters, rulesFor } from './rule';

/** Seconds at speed 1, questions not counted. */
const LENGTH = { from: 120, to: 240 };
const SCENES = { from: 8, to: 14 };
/** So that it fits on one line of the player on a desktop and two on a phone. */
const HEADING_CHARACTERS = 44;
/** More than this is two beats. */
const WORDS_A_BEAT = 60;
/** A misconception behind this many wrong choices of a chapter must come up in its lesson. */
const WRONG_CHOICES_TO_COVER = 5;

/** Slips that no scene can treat: what was left out or turned around differs from question to question. */
const GENERIC: readonly string[] = ['stopped-halfway', 'gain-loss-sign'];
/** Slips that a scene treats only if its own numbers show them, such as the total beside its change. */
const NOT_ALWAYS_COVERED: ReadonlySet<string> = new Set([
  ...GENERIC,
  'base-of-percentage',
  'off-by-one',
  'total-not-change',
  'wrong-comparison',
]);

const lessonsOf = (course: CourseSource) =>
  chaptersOf(course).flatMap((chapter) => (chapter.lesson === null ? [] : [{ ...chapter.lesson, chapter }]));

const scenesOf = (course: CourseSource) =>
  lessonsOf(course).flatMap(({ lesson, sceneAt, beatAt }) =>
    lesson.scenes.map((scene, index) => ({
      ...scene,
      at: sceneAt(index),
      beats: scene.beats.map((beat, number) => ({ ...beat, at: beatAt(index, number) })),
    })),
  );

const forLessons = rulesFor(lessonsOf);
const forScenes = rulesFor(scenesOf);

export const lessonsAreTheVideoOfTheirChapter = forChapters(function* ({ slug, videoUrl, lesson }) {
  const own = `/lessons/${slug}`;
  const isLesson = videoUrl?.startsWith('/lessons/') ?? false;
  if (lesson === null && isLesson)
    yield [`video_url is ${videoUrl}, but there is no lesson.yaml`, 'write the lesson, or empty video_url'];
  else if (lesson !== null && videoUrl === null)
    yield ['it has a lesson.yaml that nobody can reach', `write "video_url: ${own}"`];
  else if (isLesson && videoUrl !== own)
    yield [`video_url is ${videoUrl}, the lesson of another chapter`, `write "video_url: ${own}"`];
});

export const lessonsHaveTheRightLength = forLessons(function* ({ lesson }) {
  const seconds = Math.round(timelineOf(lesson).length);
  if (seconds < LENGTH.from || seconds > LENGTH.to)
    yield [
      `it lasts ${seconds} seconds; a lesson takes two to four minutes`,
      seconds < LENGTH.from ? 'add an example, a case or a misconception' : 'cut what the picture already says',
    ];
});

export const lessonsHaveEnoughScenes = forLessons(function* ({ lesson }) {
  const count = lesson.scenes.length;
  if (count < SCENES.from || count > SCENES.to)
    yield [`it has ${count} scenes; a lesson has ${SCENES.from} to ${SCENES.to}`, 'one idea per scene'];
});

export function* sceneIdsAreUnique(course: CourseSource) {
  for (const { lesson, sceneAt } of lessonsOf(course)) {
    const ids = lesson.scenes.map(({ id }) => id);
    for (const [index, id] of ids.entries())
      if (ids.indexOf(id) !== index)
        yield problem(sceneAt(index), `another scene is called ${id} too`, 'give each scene its own id');
  }
}

export function* postersAreScenes(course: CourseSource) {
  for (const { posterAt, lesson } of lessonsOf(course))
    if (lesson.poster !== undefined && !lesson.scenes.some(({ id }) => id === lesson.poster))
      yield problem(
        posterAt,
        `its poster is the scene ${lesson.poster}, which does not exist`,
        'name the scene whose picture represents the lesson, or remove poster',
      );
}

export function* sceneTextsFit(course: CourseSource) {
  for (const { at, heading, beats } of scenesOf(course)) {
    if (heading.length > HEADING_CHARACTERS)
      yield problem(at, `its heading has ${heading.length} characters`, `shorten it to ${HEADING_CHARACTERS}`);
    for (const beat of beats) {
      const words = countWords(beat.say);
      if (words > WORDS_A_BEAT)
        yield problem(beat.at, `this beat says ${words} words`, `shorten it to ${WORDS_A_BEAT}, or split it in two`);
    }
  }
}

/** Why a frame cannot be drawn, as a message to its author; null when it can be. */
function drawingProblem(frame: Frame): string | null {
  if (frame.kind === 'table') {
    const ragged = frame.rows.find((row) => row.length !== frame.columns.length);
    if (ragged !== undefined) return `the row ${ragged.join(', ')} does not have ${frame.columns.length} cells`;
    const named = [...(frame.highlight ?? []), ...(frame.arrows ?? []).flat()];
    const lost = named.find(([row, column]) => row >= frame.rows.length || column >= frame.columns.length);
    return lost === undefined ? null : `there is no cell [${lost.join(', ')}]`;
  }
  if (frame.kind === 'flow') {
    const ids = new Set(frame.boxes.map(({ id }) => id));
    const lost = frame.arrows.flatMap(({ from, to }) => [from, to]).find((id) => !ids.has(id));
    return lost === undefined ? null : `there is no box ${lost} for an arrow to meet`;
  }
  if (!isPicture(frame)) return null;
  try {
    figureOf(frame);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

export function* scenesDraw(course: CourseSource) {
  for (const { beats } of scenesOf(course))
    for (const { at, frame } of beats) {
      const message = drawingProblem(frame);
      if (message !== null) yield problem(at, `its frame cannot be drawn: ${message}`, 'fix the frame');
    }
}

export const asksHaveOneRightChoice = forScenes(function* ({ ask }) {
  const right = ask?.choices.filter(({ isRight }) => isRight).length ?? 1;
  if (right !== 1) yield [`its question has ${right} right choices`, 'mark exactly one with "right: true"'];
});

export const coveredMisconceptionsAreKnown = forScenes(function* ({ meets }, course) {
  for (const name of meets) {
    if (!course.misconceptions.has(name))
      yield [`unknown misconception ${name}`, 'use a name from misconceptions.yaml, or add it there'];
    if (GENERIC.includes(name))
      yield [
        `${name} is a slip in any topic, so a wrong choice would lead to a scene about something else`,
        'leave it out of meets',
      ];
  }
});

export const lessonsCoverTheirMisconceptions = forLessons(function* ({ lesson, chapter }) {
  const covered = new Set(lesson.scenes.flatMap(({ meets }) => meets));
  // The variants of a question model lead to the same errors: they count once.
  const different = new Map(chapter.questions.map((question) => [modelIdOf(question) ?? question, question]));
  const named = [...different.values()].flatMap(({ choices }) =>
    choices.flatMap(({ misconception }) => misconception ?? []),
  );
  for (const [name, uses] of Map.groupBy(named, (name) => name))
    if (uses.length >= WRONG_CHOICES_TO_COVER && !covered.has(name) && !NOT_ALWAYS_COVERED.has(name))
      yield [
        `${uses.length} wrong choices come from ${name}, which no scene covers`,
        'cover it in a scene, and list it there under meets',
      ];
});
