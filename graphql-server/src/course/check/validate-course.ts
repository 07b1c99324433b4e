import { readCourseFiles, type CourseFiles } from '../read/course-files';
import type { CourseProblem } from '../read/course-source';
import { parseCourse, withUnread, type ReadCourse } from '../read/read-course';
import { checkCourse } from './check-course';
import { checkRecordedLengths } from './recorded-lengths';

const numeric = new Intl.Collator('en', { numeric: true });

const byFileAndLine = (a: CourseProblem, b: CourseProblem) => numeric.compare(a.file, b.file) || a.line - b.line;

/** Reads a course from its files and checks every rule. Only a course without problems may be imported. What cannot be read comes first: the rest may follow from it. */
export function validateFiles(files: CourseFiles, unread: readonly CourseProblem[] = []): ReadCourse {
  const { course, problems } = parseCourse(files);
  const sorted = [...problems.toSorted(byFileAndLine), ...checkCourse(course).sort(byFileAndLine)];
  return withUnread({ course, problems: sorted }, unread);
}

export function validateCourse(directory: string): ReadCourse {
  const unread: CourseProblem[] = [];
  return validateFiles(readCourseFiles(directory, unread), unread);
}

/** Checks the sound of its recordings too: what a course must pass before it is published. */
export async function validateWithSound(directory: string, validated = validateCourse(directory)): Promise<ReadCourse> {
  const { course, problems } = validated;
  return { course, problems: [...problems, ...(await checkRecordedLengths(course, directory))] };
}
