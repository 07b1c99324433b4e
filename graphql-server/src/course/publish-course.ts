import type { Database } from '../database/database';
import { counted, problemLines } from './check/course-report';
import { loadCourse, type Course } from './course';
import { importIfChanged } from './import/import-course';

/** More are for `npm run course:check`, not for the log of a start. */
const MOST_PROBLEMS = 20;

/** There are problems, and no course was ever imported. */
export class NoCourse extends Error {}

/**
 * Imports the course below `directory`, and returns the one to show. What is wrong with it is reported, and the previous course stays.
 * @throws NoCourse
 */
export async function publishCourse(db: Database, directory: string, say: (line: string) => void): Promise<Course> {
  const imported = await importIfChanged(db, directory, new Date());
  const course = await loadCourse(db);
  if (imported.outcome !== 'refused') return course;
  const more = imported.problems.length - MOST_PROBLEMS;
  const problems = [
    ...problemLines(imported.problems.slice(0, MOST_PROBLEMS)),
    ...(more > 0 ? [`… and ${counted(more, 'problem')} more: npm run course:check`] : []),
  ].join('\n');
  if (course.chapters.length === 0) throw new NoCourse(`${problems}\nThere is no course to serve yet.`);
  say(`${problems}\nThe site still shows the previous course.`);
  return course;
}
