import { countWords, timelineOf } from '../../../../economics/lesson/timeline';
import {
  chaptersOf,
  type ChapterSource,
  type CourseProblem,
  type CourseSource,
  type LessonSource,
  type Place,
} from '../read/course-source';
import { drawingProblem } from './lesson-drawing';
import { modelIdOf } from '../read/question-origin';

/** Seconds at speed 1, questions not counted. */
export const LESSON_LENGTH = { from: 120, to: 240 };
export const SCENES_A_LESSON = { from: 8, to: 14 };
/** So that it stands on one line of the player on a desktop and two on a phone. */
export const HEADING_LETTERS = 44;
/** More than this is two beats. */
export const WORDS_A_BEAT = 60;
/** A misconception that so many wrong choices of a chapter come from is met in its lesson. */
export const MEET_FROM = 5;

interface Told {
  readonly chapter: ChapterSource;
  readonly lesson: LessonSource;
}

const toldIn = (course: CourseSource): Told[] =>
  chaptersOf(course).flatMap((chapter) => (chapter.lesson === null ? [] : [{ chapter, lesson: chapter.lesson }]));

/** The address under which a chapter's own lesson plays. */
export const lessonAddress = (slug: string): string => `/lessons/${slug}`;

const problem = (at: Place, what: string, howToMend: string): CourseProblem => ({ ...at, what, howToMend });

export function lessonsAreTheirChaptersVideo(course: CourseSource): CourseProblem[] {
  return chaptersOf(course).flatMap(({ at, slug, videoUrl, lesson }) => {
    const own = lessonAddress(slug);
    if (lesson === null && videoUrl?.startsWith('/lessons/'))
      return [
        problem(at, `video_url is ${videoUrl}, but there is no lesson.yaml`, 'write the lesson, or empty video_url'),
      ];
    if (lesson !== null && videoUrl === null)
      return [problem(at, 'it has a lesson.yaml that nobody can reach', `write "video_url: ${own}"`)];
    if (videoUrl?.startsWith('/lessons/') && videoUrl !== own)
      return [problem(at, `video_url is ${videoUrl}, the lesson of another chapter`, `write "video_url: ${own}"`)];
    return [];
  });
}

export function lessonsLastAsLongAsPeopleListen(course: CourseSource): CourseProblem[] {
  return toldIn(course).flatMap(({ lesson }) => {
    const seconds = Math.round(timelineOf(lesson.lesson).length);
    if (seconds >= LESSON_LENGTH.from && seconds <= LESSON_LENGTH.to) return [];
    const mend =
      seconds < LESSON_LENGTH.from
        ? 'tell more: an example, a case, a misconception'
        : 'cut what the picture already says';
    return [problem(lesson.at, `it lasts ${seconds} seconds; a lesson takes two to four minutes`, mend)];
  });
}

export function lessonsHaveEnoughScenes(course: CourseSource): CourseProblem[] {
  return toldIn(course).flatMap(({ lesson }) => {
    const count = lesson.lesson.scenes.length;
    if (count >= SCENES_A_LESSON.from && count <= SCENES_A_LESSON.to) return [];
    const { from, to } = SCENES_A_LESSON;
    return [problem(lesson.at, `it has ${count} scenes; a lesson has ${from} to ${to}`, 'one idea a scene')];
  });
}

export function sceneIdsAreUnique(course: CourseSource): CourseProblem[] {
  return toldIn(course).flatMap(({ lesson }) =>
    lesson.lesson.scenes.flatMap(({ id }, index, scenes) =>
      scenes.findIndex((scene) => scene.id === id) === index
        ? []
        : [problem(lesson.sceneAt(index), `another scene is called ${id} too`, 'give each scene a name of its own')],
    ),
  );
}

export function postersAreScenes(course: CourseSource): CourseProblem[] {
  return toldIn(course).flatMap(({ lesson }) => {
    const { poster, scenes } = lesson.lesson;
    if (poster === undefined || scenes.some(({ id }) => id === poster)) return [];
    return [
      problem(
        lesson.posterAt,
        `its poster is the scene ${poster}, which there is not`,
        'name the scene whose picture is to stand for the lesson, or leave poster out',
      ),
    ];
  });
}

export function sceneTextsFit(course: CourseSource): CourseProblem[] {
  return toldIn(course).flatMap(({ lesson }) =>
    lesson.lesson.scenes.flatMap(({ heading, beats }, scene) => [
      ...(heading.length <= HEADING_LETTERS
        ? []
        : [
            problem(
              lesson.sceneAt(scene),
              `its heading has ${heading.length} letters`,
              `keep it to ${HEADING_LETTERS}`,
            ),
          ]),
      ...beats.flatMap(({ say }, beat) =>
        countWords(say) <= WORDS_A_BEAT
          ? []
          : [
              problem(
                lesson.beatAt(scene, beat),
                `this beat says ${countWords(say)} words`,
                `keep it to ${WORDS_A_BEAT}: make it two`,
              ),
            ],
      ),
    ]),
  );
}

export function scenesDraw(course: CourseSource): CourseProblem[] {
  return toldIn(course).flatMap(({ lesson }) =>
    lesson.lesson.scenes.flatMap(({ beats }, scene) =>
      beats.flatMap(({ frame }, beat) => {
        const what = drawingProblem(frame);
        return what === null
          ? []
          : [problem(lesson.beatAt(scene, beat), `its frame cannot be drawn: ${what}`, 'correct the frame')];
      }),
    ),
  );
}

export function asksHaveOneRightChoice(course: CourseSource): CourseProblem[] {
  return toldIn(course).flatMap(({ lesson }) =>
    lesson.lesson.scenes.flatMap(({ ask }, scene) => {
      const right = ask?.choices.filter(({ isRight }) => isRight).length ?? 1;
      return right === 1
        ? []
        : [
            problem(
              lesson.sceneAt(scene),
              `its question has ${right} right choices`,
              'mark exactly one with "right: true"',
            ),
          ];
    }),
  );
}

export function metMisconceptionsAreKnown(course: CourseSource): CourseProblem[] {
  return toldIn(course).flatMap(({ lesson }) =>
    lesson.lesson.scenes.flatMap(({ meets }, scene) =>
      meets
        .filter((name) => !course.misconceptions.has(name))
        .map((name) =>
          problem(
            lesson.sceneAt(scene),
            `nobody knows the misconception ${name}`,
            'take a name of misconceptions.yaml, or add it there',
          ),
        ),
    ),
  );
}

export function lessonsMeetTheirMisconceptions(course: CourseSource): CourseProblem[] {
  return toldIn(course).flatMap(({ chapter, lesson }) => {
    const met = new Set(lesson.lesson.scenes.flatMap(({ meets }) => meets));
    // The variants of a question model lead into the same errors: they count once.
    const different = new Map(chapter.questions.map((question) => [modelIdOf(question) ?? question, question]));
    const named = [...different.values()].flatMap(({ choices }) =>
      choices.flatMap(({ misconception }) => misconception ?? []),
    );
    return [...Map.groupBy(named, (name) => name)]
      .filter(([name, uses]) => uses.length >= MEET_FROM && !met.has(name))
      .map(([name, uses]) =>
        problem(
          lesson.at,
          `${uses.length} wrong choices come from ${name}, which no scene meets`,
          'meet it in a scene, and name it under meets',
        ),
      );
  });
}

export const LESSON_RULES = [
  lessonsAreTheirChaptersVideo,
  lessonsLastAsLongAsPeopleListen,
  lessonsHaveEnoughScenes,
  sceneIdsAreUnique,
  postersAreScenes,
  sceneTextsFit,
  scenesDraw,
  asksHaveOneRightChoice,
  metMisconceptionsAreKnown,
  lessonsMeetTheirMisconceptions,
] as const;
