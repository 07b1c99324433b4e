import { attempt } from '../read/attempt';
import {
  chaptersOf,
  problem,
  questionsOf,
  reportTo,
  type CourseProblem,
  type CourseSource,
  type SourceLocation,
} from '../read/course-source';

/** Where a problem is told that no line is to blame for. */
export const COURSE: SourceLocation = { file: 'course.md', line: 1 };

/** One requirement on a course. Yields a problem for each place that breaks it. */
export type CourseRule = (course: CourseSource) => Iterable<CourseProblem>;

/** Makes rules about each of some things: what is wrong with one of them, and the fix, become a problem at its place. */
export const rulesFor =
  <Item extends { readonly at: SourceLocation }>(itemsOf: (course: CourseSource) => Iterable<Item>) =>
  (faultsOf: (item: Item, course: CourseSource) => Iterable<readonly [message: string, fix: string]>) =>
    function* (course: CourseSource): Generator<CourseProblem, undefined> {
      for (const item of itemsOf(course)) {
        const problems: CourseProblem[] = [];
        attempt(reportTo(problems), item.at, undefined, () => {
          for (const [message, fix] of faultsOf(item, course)) problems.push(problem(item.at, message, fix));
        });
        yield* problems;
      }
    };

/** What the rules find. One that cannot be applied is a problem of the course, too. */
export function applyRules(rules: readonly CourseRule[], course: CourseSource): CourseProblem[] {
  const problems: CourseProblem[] = [];
  for (const rule of rules)
    attempt(reportTo(problems), COURSE, undefined, () => {
      for (const found of rule(course)) problems.push(found);
    });
  return problems;
}

export const forUnits = rulesFor(({ units }) => units);
export const forChapters = rulesFor(chaptersOf);
export const forQuestions = rulesFor(questionsOf);
