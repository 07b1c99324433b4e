import {
  chaptersOf,
  problem,
  questionsOf,
  type CourseProblem,
  type CourseSource,
  type SourceLocation,
} from '../read/course-source';

/** One requirement on a course. Yields a problem for each place that breaks it. */
export type CourseRule = (course: CourseSource) => Iterable<CourseProblem>;

/** Makes rules about each of some things: what is wrong with one of them, and the fix, become a problem at its place. */
export const rulesFor =
  <Item extends { readonly at: SourceLocation }>(itemsOf: (course: CourseSource) => Iterable<Item>) =>
  (faultsOf: (item: Item, course: CourseSource) => Iterable<readonly [message: string, fix: string]>) =>
    function* (course: CourseSource): Generator<CourseProblem, undefined> {
      for (const item of itemsOf(course))
        for (const [message, fix] of faultsOf(item, course)) yield problem(item.at, message, fix);
    };

export const forUnits = rulesFor(({ units }) => units);
export const forChapters = rulesFor(chaptersOf);
export const forQuestions = rulesFor(questionsOf);
