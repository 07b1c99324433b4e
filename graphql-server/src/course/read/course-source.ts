import type { Lesson } from '../../../../economics/lesson/lesson';
import type { QuestionOrigin } from '../../quiz/question.entity';

/** The course as its author wrote it: flawed, perhaps. check/ says what is wrong, import/course-rows.ts what is stored. */
export interface CourseSource {
  /** SHA-256 of the files, so that an unchanged course is recognised at once. */
  readonly fingerprint: string;
  readonly subjects: readonly SubjectSource[];
  readonly units: readonly UnitSource[];
  /** Short name → what the student believes, in one sentence. */
  readonly misconceptions: ReadonlyMap<string, string>;
}

/** A place in a course file: path relative to the course folder, line from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface CourseProblem extends Place {
  readonly what: string;
  readonly howToMend: string;
}

export interface SubjectSource {
  readonly at: Place;
  readonly id: number;
  readonly name: string;
}

export interface UnitSource {
  readonly at: Place;
  readonly id: number;
  readonly subjectId: number;
  readonly name: string;
  /** Names of chapters to come, shown greyed. */
  readonly announced: readonly string[];
  /** Share of the exam's multiple-choice part in percent, from and to. */
  readonly examWeight: readonly [number, number] | null;
  readonly chapters: readonly ChapterSource[];
}

export interface ChapterSource {
  readonly at: Place;
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly videoUrl: string | null;
  readonly quizBlurbImgUrl: string | null;
  readonly videoBlurb: RichText;
  readonly quizBlurb: RichText;
  readonly topics: readonly TopicSource[];
  /** Its own lesson, where lesson.yaml has one. */
  readonly lesson: LessonSource | null;
  /** From all its question files. Empty without any: the chapter is "coming soon". */
  readonly questions: readonly QuestionSource[];
}

export interface TopicSource {
  readonly at: Place;
  readonly id: number;
  readonly name: string;
}

export interface LessonSource {
  readonly at: Place;
  /** Where it says which scene stands for it. */
  readonly posterAt: Place;
  readonly lesson: Lesson;
  /** Both count from 0. */
  sceneAt(scene: number): Place;
  beatAt(scene: number, beat: number): Place;
}

/** Text with GIFT's format names; Moodle's own auto-format counts as html. */
export interface RichText {
  readonly format: 'markdown' | 'html' | 'plain';
  readonly text: string;
}

export interface QuestionSource {
  readonly at: Place;
  readonly origin: QuestionOrigin;
  readonly stableId: string | null;
  readonly title: string | null;
  /** The $CATEGORY it stands under: a topic's name. */
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly stem: RichText;
  readonly choices: readonly ChoiceSource[];
  readonly takeaway: RichText | null;
}

export interface ChoiceSource {
  readonly text: RichText;
  readonly isCorrect: boolean;
  /** GIFT's partial credit in percent, which a quiz here does not give. */
  readonly weight: number | null;
  /** The feedback without its @name. */
  readonly rationale: RichText | null;
  readonly misconception: string | null;
}

export function chaptersOf(course: CourseSource): readonly ChapterSource[] {
  return course.units.flatMap((unit) => unit.chapters);
}

export function questionsOf(course: CourseSource): readonly QuestionSource[] {
  return chaptersOf(course).flatMap((chapter) => chapter.questions);
}

/** The same course with other questions in its chapters. */
export function withQuestions(
  course: CourseSource,
  questionsIn: (chapter: ChapterSource) => readonly QuestionSource[],
): CourseSource {
  const changed = (chapter: ChapterSource) => ({ ...chapter, questions: questionsIn(chapter) });
  return { ...course, units: course.units.map((unit) => ({ ...unit, chapters: unit.chapters.map(changed) })) };
}
