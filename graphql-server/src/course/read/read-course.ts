import { dirname } from 'node:path/posix';
import { z } from 'zod';
import type { ExamUnit } from '../../../../schema/rules/exam';
import { attempt } from './attempt';
import { plainText } from './course-html';
import { fingerprintOf, foldersIn, readCourseFiles, withFiles, type CourseFiles } from './course-files';
import {
  poolOf,
  questionsOf,
  reportTo,
  textsOf,
  type Report,
  withChapters,
  type ChapterSource,
  type CourseProblem,
  type CourseSource,
  type QuestionSource,
  type SubjectSource,
  type UnitSource,
} from './course-source';
import { isPictureAddress } from './picture-files';
import { readChapter } from './read-chapter';
import { figureFinder, imageFilesOf, withImagesBeside, type FindFigure } from './question-pictures';
import { FREE_RESPONSES_FILE, readFreeResponses } from './read-free-responses';
import { readMarkdown } from './read-markdown';
import { readReference, REFERENCE_FOLDER } from './read-reference';
import { QUESTION_MODELS_FOLDER, readQuestionModels, type QuestionModelSources } from './read-question-models';
import { idNumber, kebabCase, readYaml, shortText, text } from './read-yaml';

export interface ReadCourse {
  readonly course: CourseSource;
  readonly problems: readonly CourseProblem[];
}

const COURSE_FILE = 'course.md';
const MISCONCEPTIONS_FILE = 'misconceptions.yaml';

/** The folders beside those of the units. */
const NOT_UNITS = new Set([QUESTION_MODELS_FOLDER, REFERENCE_FOLDER]);

const percent = z.int().min(0).max(100);
const courseShape = z.strictObject({
  subjects: z.array(z.strictObject({ id: idNumber, name: shortText })).min(1),
  exam_units: z.array(z.strictObject({ name: text, weight: z.tuple([percent, percent]) })).default([]),
});
const unitShape = z.strictObject({
  id: idNumber,
  subject: idNumber,
  name: shortText,
  announced: z.array(text),
  exam_unit: text.optional(),
});
const misconceptionsShape = z.record(kebabCase, text).nullable();

/** Reads file after file and collects the problems on the way. */
class CourseReader {
  readonly problems: CourseProblem[] = [];
  readonly report = reportTo(this.problems);
  readonly questionModels: QuestionModelSources;
  private readonly examUnits = new Map<string, ExamUnit>();

  constructor(private readonly files: CourseFiles) {
    const { models, problems } = readQuestionModels(files);
    this.questionModels = models;
    this.problems.push(...problems);
  }

  subjects(): SubjectSource[] {
    const content = this.contentOf(COURSE_FILE);
    if (content === null) return [];
    const { data, at } = readMarkdown(COURSE_FILE, content, courseShape, this.report);
    for (const { name, weight } of data?.exam_units ?? [])
      this.examUnits.set(name, { name, low: weight[0], high: weight[1] });
    return (data?.subjects ?? []).map((subject, index) => ({ at: at(['subjects', index, 'name']), ...subject }));
  }

  /** After `subjects`, which reads the units of the exam. */
  units(): UnitSource[] {
    const folders = foldersIn(this.files, '').filter((folder) => !NOT_UNITS.has(folder));
    return folders.flatMap((folder) => {
      const file = `${folder}/unit.md`;
      const content = this.contentOf(file);
      const chapters = this.chapters(folder);
      if (content === null) return [];
      const { data, at } = readMarkdown(file, content, unitShape, this.report);
      if (data === null) return [];
      const { id, subject, name, announced, exam_unit: examName } = data;
      const examUnit = examName === undefined ? null : (this.examUnits.get(examName) ?? null);
      if (examName !== undefined && examUnit === null)
        this.report(
          at(['exam_unit']),
          `the exam has no unit "${examName}"`,
          `use a name of exam_units in ${COURSE_FILE}, or add it there`,
        );
      return [{ at: at(['name']), id, subjectId: subject, name, announced, examUnit, chapters }];
    });
  }

  /** The units with the free-response questions of their chapters, which may be about topics of any chapter. */
  withFreeResponses(units: readonly UnitSource[]): UnitSource[] {
    const all = units.flatMap(({ chapters }) => chapters.flatMap(({ topics }) => topics));
    const topicIn = (chapter: ChapterSource) => (name: string) => {
      const own = chapter.topics.filter((topic) => topic.name === name);
      const [topic, second] = own.length > 0 ? own : all.filter((one) => one.name === name);
      if (topic === undefined) return `there is no topic "${name}"`;
      return second === undefined ? topic.id : `two chapters have a topic "${name}"`;
    };
    const read = (chapter: ChapterSource): ChapterSource => {
      const file = `${dirname(chapter.at.file)}/${FREE_RESPONSES_FILE}`;
      const yaml = this.files.get(file);
      if (yaml === undefined) return chapter;
      const freeResponses = attempt(this.report, { file, line: 1 }, [], () =>
        readFreeResponses(file, yaml, topicIn(chapter), this.report),
      );
      return { ...chapter, freeResponses };
    };
    return units.map((unit) => ({ ...unit, chapters: unit.chapters.map(read) }));
  }

  misconceptions(): Map<string, string> {
    const content = this.contentOf(MISCONCEPTIONS_FILE);
    if (content === null) return new Map();
    const { data } = readYaml(MISCONCEPTIONS_FILE, content, misconceptionsShape, this.report);
    return new Map(Object.entries(data ?? {}));
  }

  private chapters(unitFolder: string): ChapterSource[] {
    return foldersIn(this.files, unitFolder).flatMap((folder) => {
      const content = this.contentOf(`${folder}/chapter.md`);
      if (content === null) return [];
      const read = () => readChapter(folder, content, this.files, this.questionModels, this.problems);
      return attempt(this.report, { file: `${folder}/chapter.md`, line: 1 }, null, read) ?? [];
    });
  }

  private contentOf(file: string): string | null {
    const content = this.files.get(file) ?? null;
    if (content === null)
      this.report(
        { file, line: 1 },
        'this file is missing',
        this.files.size === 0
          ? 'set COURSE_DIR to the folder of the course'
          : 'create it, using a similar one as a model',
      );
    return content;
  }
}

/** The question with its images beside its texts, once each of them could be rendered. */
function rendered(question: QuestionSource, find: FindFigure): QuestionSource {
  const placed = withImagesBeside(question, find);
  textsOf(placed).forEach(plainText);
  return placed;
}

function reportMissingPictures(question: QuestionSource, files: CourseFiles, report: Report): void {
  for (const { url } of imageFilesOf(question))
    if (isPictureAddress(url) && !files.has(url.slice(1)))
      report(
        question.at,
        `its picture ${url} is missing`,
        'restore the file in the folder pictures, or import the question again',
      );
}

interface ParsedCourse extends ReadCourse {
  /**
   * Of a course without problems: the course with other questions or pictures of teachers. Only their chapters are read again, as
   * nothing else depends on them.
   */
  withTeacherFiles(changed: CourseFiles): ParsedCourse;
}

/** Reads a course from its files. Whatever is in them never throws: it becomes a problem, and the rest is read. */
export function parseCourse(files: CourseFiles): ParsedCourse {
  const reader = new CourseReader(files);
  const subjects = reader.subjects();
  const units = reader.withFreeResponses(reader.units());
  const read = {
    fingerprint: fingerprintOf(files),
    subjects,
    units,
    misconceptions: reader.misconceptions(),
    questionModels: reader.questionModels,
    reference: readReference(files, units, reader.report),
  };
  return withPictures(read, files, reader.problems);
}

function readAgain(read: CourseSource, files: CourseFiles, changed: CourseFiles): ParsedCourse {
  const problems: CourseProblem[] = [];
  const folders = new Set([...changed.keys()].map((path) => dirname(path)));
  const after = withChapters({ ...read, fingerprint: fingerprintOf(files) }, (chapter) => {
    const folder = dirname(chapter.at.file);
    if (!folders.has(folder)) return chapter;
    const again = readChapter(folder, files.get(chapter.at.file) ?? '', files, read.questionModels, problems);
    return again === null ? chapter : { ...again, freeResponses: chapter.freeResponses };
  });
  return withPictures(after, files, problems);
}

function withPictures(read: CourseSource, files: CourseFiles, problems: CourseProblem[]): ParsedCourse {
  const report = reportTo(problems);
  // An author may name the figure of another chapter, so all are read first.
  const inBank = figureFinder(questionsOf(read));
  const inPool = figureFinder(questionsOf(poolOf(read)));
  const render = (questions: readonly QuestionSource[], find: FindFigure) =>
    questions.flatMap((question) => attempt(report, question.at, [], () => [rendered(question, find)]));
  const course = withChapters(read, (chapter) => ({
    ...chapter,
    questions: render(chapter.questions, inBank),
    reserved: render(chapter.reserved, inPool),
  }));
  for (const question of [...questionsOf(course), ...questionsOf(poolOf(course))])
    reportMissingPictures(question, files, report);
  const withTeacherFiles = (changed: CourseFiles) => readAgain(read, withFiles(files, changed), changed);
  return { course, problems, withTeacherFiles };
}

/** The problems of all files; of one that could not be read, only that. */
export function withUnread({ course, problems }: ReadCourse, unread: readonly CourseProblem[]): ReadCourse {
  const files = new Set(unread.map(({ file }) => file));
  return { course, problems: [...unread, ...problems.filter(({ file }) => !files.has(file))] };
}

export function readCourse(directory: string): ReadCourse {
  const unread: CourseProblem[] = [];
  return withUnread(parseCourse(readCourseFiles(directory, unread)), unread);
}
