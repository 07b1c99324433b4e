import { checkCourse } from './check-course';
import { readCourseFiles, type CourseFiles } from '../read/course-files';
import type { CourseProblem } from '../read/course-source';
import { parseCourse, type ReadCourse } from '../read/read-course';

const numeric = new Intl.Collator('en', { numeric: true });

function inFileOrder(a: CourseProblem, b: CourseProblem): number {
  return numeric.compare(a.file, b.file) || a.line - b.line;
}

/** Reads a course from its files and holds it to every rule. Only a course without problems may be imported. */
export function inspectFiles(files: CourseFiles): ReadCourse {
  const { course, problems } = parseCourse(files);
  return { course, problems: [...problems, ...checkCourse(course)].sort(inFileOrder) };
}

/** The same for the course below `directory`. */
export function inspectCourse(directory: string): ReadCourse {
  return inspectFiles(readCourseFiles(directory));
}
