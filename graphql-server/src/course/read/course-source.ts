import type { ExamUnit } from '../../../../schema/rules/exam';
import type { FreeResponse } from '../../../../economics/free-response/free-response';
import type { Lesson } from '../../../../economics/lesson/lesson';
import type { QuestionModel } from '../../../../economics/question/question-model';
import type { SolutionStep } from '../../../../economics/question/solution';
import type { QuestionTexts, TextPath } from '../../../../economics/question/write-question';
import type { Accepted } from '../../../../schema/rules/given';
import type { NamedFigure } from '../../library/named-figure';
import type { QuestionOrigin } from '../../quiz/question.entity';
import type { QuestionForm, QuestionType } from '../../quiz/question-types';
import type { QuestionLabels, QuestionSetting } from './question-labels';
import type { ReferenceSource } from './reference-source';

/** The course as its author wrote it, possibly with errors: check/ finds them, import/ stores the course. */
export interface CourseSource {
  /** SHA-256 of the files, so that an unchanged course is recognized at once. */
  readonly fingerprint: string;
  readonly subjects: readonly SubjectSource[];
  readonly units: readonly UnitSource[];
  /** Short name → what the student believes, in one sentence. */
  readonly misconceptions: ReadonlyMap<string, string>;
  /** By id. */
  readonly questionModels: ReadonlyMap<string, QuestionModelSource>;
  readonly reference: ReferenceSource;
}

/** What the author decides about the questions of a model. */
export interface ModelTexts extends QuestionTexts {
  /** The name of a topic. */
  readonly topic: string;
  readonly type: QuestionType;
  /** 1 (easy) to 3 (hard). */
  readonly difficulty: number;
  readonly form?: QuestionForm | undefined;
  readonly steps?: 1 | 2 | undefined;
  readonly setting?: QuestionSetting | undefined;
  /** Whether its questions go beyond the exam. */
  readonly enrichment?: true | undefined;
}

export interface QuestionModelSource extends ModelTexts {
  readonly model: QuestionModel;
  at(path: TextPath): SourceLocation;
}

/** A line of a course file: path relative to the course folder, line from 1. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
}

export interface CourseProblem extends SourceLocation {
  readonly message: string;
  /** What the author can do about it. */
  readonly fix: string;
}

const LONGEST_MESSAGE = 500;

/** On one line, however much of the file a message quotes. */
const brief = (text: string): string =>
  (text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)} …` : text).replace(/\s+/g, ' ');

export function problem({ file, line }: SourceLocation, message: string, fix: string): CourseProblem {
  return { file, line, message: brief(message), fix };
}

export type Report = (at: SourceLocation, message: string, fix: string) => void;

export const reportTo =
  (problems: CourseProblem[]): Report =>
  (at, message, fix) =>
    void problems.push(problem(at, message, fix));

export interface SubjectSource {
  readonly at: SourceLocation;
  readonly id: number;
  readonly name: string;
}

export interface UnitSource {
  readonly at: SourceLocation;
  readonly id: number;
  readonly subjectId: number;
  readonly name: string;
  /** Names of chapters to come, shown grayed out. */
  readonly announced: readonly string[];
  /** The unit of the exam that it is part of, if it is on the exam. */
  readonly examUnit: ExamUnit | null;
  readonly chapters: readonly ChapterSource[];
}

export interface ChapterSource {
  readonly at: SourceLocation;
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
  /** From mock.gift: what only mock exams ask. They are in no other list. */
  readonly reserved: readonly QuestionSource[];
  /** Each variant of each family in its free-response.yaml. */
  readonly freeResponses: readonly FreeResponseSource[];
}

export interface FreeResponseSource extends FreeResponse {
  /** Where a value of its family is written, such as ['parts', 'a', 'text']; the family itself without a path. */
  at(path?: readonly (string | number)[]): SourceLocation;
}

export interface TopicSource {
  readonly at: SourceLocation;
  readonly id: number;
  readonly name: string;
}

export interface LessonSource {
  readonly at: SourceLocation;
  /** Where it names the scene that represents it. */
  readonly posterAt: SourceLocation;
  readonly lesson: Lesson;
  /** Both count from 0. */
  sceneAt(scene: number): SourceLocation;
  beatAt(scene: number, beat: number): SourceLocation;
  /** Where the task of a scene is written, or a field of it. */
  moveAt(scene: number, key?: string): SourceLocation;
}

/** Of one text. The longest of the course has a twentieth of it. */
export const MOST_CHARACTERS = 20_000;

/** Text with GIFT's format names; Moodle's own auto-format counts as html. */
export interface RichText {
  readonly format: 'markdown' | 'html' | 'plain';
  readonly text: string;
}

/** An image file that an author names. */
export interface Image {
  readonly url: string;
  readonly alt: string;
}

/** What stands beside a text: a graph that the site draws, or an image. */
export interface Pictured {
  readonly figure?: NamedFigure;
  readonly image?: Image;
}

/** What the questions of a set share, above their stems. */
export interface LeadSource extends Pictured {
  readonly text: RichText;
}

export interface QuestionSource extends QuestionLabels, Pictured {
  readonly at: SourceLocation;
  readonly origin: QuestionOrigin;
  readonly stableId: string | null;
  readonly title: string | null;
  /** The $CATEGORY above it: a topic's name. */
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly lead?: LeadSource;
  readonly stem: RichText;
  /** Where there is nothing to choose: the right answer, and wrong ones that a known mistake leads to. */
  readonly choices: readonly ChoiceSource[];
  readonly takeaway: RichText | null;
  /** Of a model's question: how a student comes to the key. None where the model has no solution. */
  readonly solution?: readonly SolutionStep[];
}

export interface ChoiceSource {
  /** Empty where the choice is a graph. */
  readonly text: RichText;
  readonly figure?: NamedFigure;
  /** The answers that count as this one. Left out for a choice, and for what is said of any answer not foreseen. */
  readonly accepts?: Accepted;
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

/** The reserved pool as a course of its own. */
export const poolOf = (course: CourseSource): CourseSource => withQuestions(course, ({ reserved }) => reserved);

/** The course as if its reserved questions were asked in quizzes: for rules that compare all questions. */
export const withReserved = (course: CourseSource): CourseSource =>
  withQuestions(course, ({ questions, reserved }) => [...questions, ...reserved]);

/** The texts of a question that it has, the stem first. */
export function textsOf({ lead, stem, takeaway, choices }: QuestionSource): RichText[] {
  const texts = [stem, lead?.text ?? null, takeaway, ...choices.flatMap(({ text, rationale }) => [text, rationale])];
  return texts.filter((text) => text !== null);
}

export const withChapters = (
  course: CourseSource,
  change: (chapter: ChapterSource) => ChapterSource,
): CourseSource => ({
  ...course,
  units: course.units.map((unit) => ({ ...unit, chapters: unit.chapters.map(change) })),
});

/** The same course with other questions in its chapters. */
export const withQuestions = (
  course: CourseSource,
  questionsIn: (chapter: ChapterSource) => readonly QuestionSource[],
): CourseSource => withChapters(course, (chapter) => ({ ...chapter, questions: questionsIn(chapter) }));
