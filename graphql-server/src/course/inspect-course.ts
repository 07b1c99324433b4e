import { checkCourse } from './check-course';
import type { CourseProblem } from './course-source';
import { readCourse, type ReadCourse } from './read-course';

const numeric = new Intl.Collator('en', { numeric: true });

function inFileOrder(a: CourseProblem, b: CourseProblem): number {
  return numeric.compare(a.file, b.file) || a.line - b.line;
}

/** Reads the course below `directory` and holds it to every rule. Only a course without problems may be imported. */
export function inspectCourse(directory: string): ReadCourse {
  const { course, problems } = readCourse(directory);
  return { course, problems: [...problems, ...checkCourse(course)].sort(inFileOrder) };
}
