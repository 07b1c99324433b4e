import { checkAllQuestions, checkCourse } from '../check/check-course';
import { describeRecording, type CourseFiles } from '../read/course-files';
import { chaptersOf, type CourseProblem, type CourseSource } from '../read/course-source';
import { findChapter, nearestName } from '../read/find-by-name';
import { imageFilesOf } from '../read/question-pictures';
import { parseCourse } from '../read/read-course';
import { classifyQuestions, type ClassifiedQuestions, type DefaultTags } from './classify-questions';
import type { QuestionFile } from './question-file';
import { updatedTeacherFiles } from './teacher-questions';

/** The teacher's options beside the file. */
export interface ImportOptions extends DefaultTags {
  /** Slug, number or name. */
  readonly chapter: string | null;
  readonly topic: string | null;
}

export type ImportPlan =
  | (ClassifiedQuestions & {
      readonly outcome: 'planned';
      /** Course files to write: path from the course folder → text. Empty when nothing is accepted. */
      readonly files: ReadonlyMap<string, string>;
      /** The pictures that they show: path from the course folder → bytes. */
      readonly pictures: ReadonlyMap<string, Uint8Array>;
      /** The course with these files. It has passed the check. */
      readonly course: CourseSource;
    })
  /** The course itself must be fixed first, so that its errors are not taken for those of the new questions. */
  | { readonly outcome: 'courseHasProblems'; readonly problems: readonly CourseProblem[] }
  /** Each new question is sound by itself, but not beside the others. */
  | { readonly outcome: 'breaksCourse'; readonly problems: readonly CourseProblem[] }
  | { readonly outcome: 'noSuchChapter'; readonly message: string };

function noSuchChapter(course: CourseSource, wanted: string): ImportPlan {
  const names = chaptersOf(course).map(({ name }) => name);
  const nearest = nearestName(names, wanted);
  const hint = nearest === null ? `It has ${names.join(', ')}.` : `Did you mean "${nearest}"?`;
  return { outcome: 'noSuchChapter', message: `The course has no chapter "${wanted}". ${hint}` };
}

function picturesOf(file: QuestionFile, { accepted }: ClassifiedQuestions): Map<string, Uint8Array> {
  const shown = new Set(accepted.flatMap(({ question }) => imageFilesOf(question).map(({ url }) => url)));
  return new Map(
    [...file.pictures].flatMap(([url, bytes]) => (shown.has(url) ? [[url.slice(1), bytes] as const] : [])),
  );
}

/**
 * Decides about a teacher's file, question by question, and checks the course that comes of it. It writes nothing: that is the caller's
 * part. A published course has passed the check, and need not pass it again.
 */
export function planImport(
  files: CourseFiles,
  file: QuestionFile,
  options: ImportOptions,
  isPublished = false,
): ImportPlan {
  const before = parseCourse(files);
  const { course } = before;
  const problems = [...before.problems, ...(isPublished ? [] : checkCourse(course))];
  if (problems.length > 0) return { outcome: 'courseHasProblems', problems };
  const chapter = options.chapter === null ? null : findChapter(course, options.chapter);
  if (options.chapter !== null && chapter === null) return noSuchChapter(course, options.chapter);

  const classified = classifyQuestions(course, file, { chapter, topic: options.topic }, options);
  const changed = updatedTeacherFiles(course, classified.accepted);
  const pictures = picturesOf(file, classified);
  const described = [...pictures].map(([path, bytes]) => [path, describeRecording(bytes)] as const); // pairs
  const after = changed.size === 0 ? before : before.withTeacherFiles(new Map([...changed, ...described]));
  const broken = [...after.problems, ...checkAllQuestions(after.course)];
  if (broken.length > 0) return { outcome: 'breaksCourse', problems: broken };
  return { outcome: 'planned', files: changed, pictures, course: after.course, ...classified };
}
