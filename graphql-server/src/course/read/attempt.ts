import { problem, type CourseProblem, type Report, type SourceLocation } from './course-source';

/** Says what is wrong, and what an author can do about it. */
export class AuthorError extends Error {
  constructor(
    message: string,
    readonly fix: string,
    /** Where, if not where the reading began. */
    readonly at?: SourceLocation,
  ) {
    super(message);
  }
}

type Explanation = readonly [message: string, fix: string];

const NOT_ALLOWED: Explanation = ['the site may not read it', 'give the user that runs the site permission to read it'];

/** What the file system says, by its code. */
const SYSTEM: Readonly<Record<string, Explanation>> = {
  ENOENT: ['there is no such file: it was removed, or is a broken link', 'save it again, or remove the link'],
  ENOTDIR: ['it is not a folder', 'set COURSE_DIR to the folder of the course'],
  EISDIR: ['it is a folder, not a file', 'rename the folder, or move it out of the course'],
  ENXIO: ['it is not a regular file', 'remove it from the course'],
  ELOOP: ['it is a link that leads in a circle', 'replace the link with the file itself'],
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
};

export const TOO_DEEP: Explanation = ['it is nested too deeply', 'write it with fewer levels'];
const UNKNOWN_FIX = 'compare it with a similar one; if nothing is wrong with it, report this message';

/** The one list of what can be thrown while a course is read, checked and stored. */
function explanationOf(error: unknown): Explanation {
  if (error instanceof AuthorError) return [error.message, error.fix];
  if (!(error instanceof Error)) return [String(error), UNKNOWN_FIX];
  if (/call stack/i.test(error.message)) return TOO_DEEP;
  if (/alias count/i.test(error.message))
    return ['its aliases repeat too much', 'write the values out, or use fewer aliases'];
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (Object.hasOwn(SYSTEM, code) ? SYSTEM[code] : undefined) ?? [error.message, UNKNOWN_FIX];
}

export const reasonOf = (error: unknown): string => explanationOf(error)[0];

export function problemOf(error: unknown, at: SourceLocation): CourseProblem {
  const where = error instanceof AuthorError ? (error.at ?? at) : at;
  return problem(where, ...explanationOf(error));
}

/** Does some of the reading or checking. Whatever is thrown is reported as a problem at this place, and `instead` is the result. */
export function attempt<T>(report: Report, at: SourceLocation, instead: T, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { message, fix, ...where } = problemOf(error, at);
    report(where, message, fix);
    return instead;
  }
}
