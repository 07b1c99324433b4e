import type { CourseFiles } from '../read/course-files';
import { chaptersOf, type CourseProblem, type CourseSource } from '../read/course-source';
import { findChapter, nearestName } from '../read/find-by-name';
import { inspectFiles } from '../check/validate-course';
import { ownFilesAfter } from './teacher-questions';
import type { RecognisedFile } from './read-question-file';
import { takeQuestions, type TakenQuestions, type Unsaid } from './classify-questions';

/** What a teacher says beside the file. */
export interface ImportWishes extends Unsaid {
  /** Slug, number or name. */
  readonly chapter: string | null;
  readonly topic: string | null;
}

export type ImportPlan =
  | (TakenQuestions & {
      readonly outcome: 'planned';
      /** Course files to write: path from the course folder → text. Empty when nothing is taken. */
      readonly files: ReadonlyMap<string, string>;
    })
  /** The course itself must be mended first, lest the blame fall on the new questions. */
  | { readonly outcome: 'courseHasProblems'; readonly problems: readonly CourseProblem[] }
  | { readonly outcome: 'noSuchChapter'; readonly message: string };

function noSuchChapter(course: CourseSource, wanted: string): ImportPlan {
  const names = chaptersOf(course).map(({ name }) => name);
  const nearest = nearestName(names, wanted);
  const hint = nearest === null ? `It has ${names.join(', ')}` : `Did you mean "${nearest}"`;
  return {
    outcome: 'noSuchChapter',
    message: `The course has no chapter "${wanted}". ${hint}${nearest === null ? '.' : '?'}`,
  };
}

/** Says what becomes of a teacher's file, question by question. Nothing is written: that is the caller's. */
export function planImport(files: CourseFiles, file: RecognisedFile, wishes: ImportWishes): ImportPlan {
  const { course, problems } = inspectFiles(files);
  if (problems.length > 0) return { outcome: 'courseHasProblems', problems };
  const chapter = wishes.chapter === null ? null : findChapter(course, wishes.chapter);
  if (wishes.chapter !== null && chapter === null) return noSuchChapter(course, wishes.chapter);

  const decided = takeQuestions(course, file, { chapter, topic: wishes.topic }, wishes);
  const changed = ownFilesAfter(course, decided.taken);
  const after = inspectFiles(new Map([...files, ...changed]));
  if (after.problems.length > 0)
    throw new Error(`The questions were checked, and yet: ${JSON.stringify(after.problems[0])}`);
  return { outcome: 'planned', files: changed, ...decided };
}
