import { chaptersOf, problem, questionsOf, type CourseSource, type SourceLocation } from '../read/course-source';
import { forQuestions, forUnits } from './rule';

type Keyed = readonly [key: string | number, at: SourceLocation];

function* duplicates(kind: string, items: Iterable<Keyed>, fix: string) {
  const first = new Map<string | number, SourceLocation>();
  for (const [key, at] of items) {
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, at);
    else yield problem(at, `${kind} ${key} is already at ${earlier.file}:${earlier.line}`, fix);
  }
}

const NEW_ID = 'give it an id that was never used: student results are stored under it';

const idsOf = (items: readonly { readonly id: number; readonly at: SourceLocation }[]) =>
  items.map(({ id, at }): Keyed => [id, at]);

export const questionsHaveIds = forQuestions(function* ({ stableId }) {
  if (stableId === null || !/^[a-z0-9][a-z0-9.-]*$/.test(stableId))
    yield [
      stableId === null ? 'this question has no id' : `"${stableId}" is not an id`,
      'write // [id:1.1-oc-01] above it: lowercase letters, digits, periods and hyphens',
    ];
});

export function questionIdsAreUnique(course: CourseSource) {
  const ids = questionsOf(course).flatMap(({ at, stableId }): Keyed[] => (stableId === null ? [] : [[stableId, at]]));
  return duplicates('the question', ids, NEW_ID);
}

export const subjectIdsAreUnique = (course: CourseSource) => duplicates('the subject', idsOf(course.subjects), NEW_ID);

export const unitIdsAreUnique = (course: CourseSource) => duplicates('the unit', idsOf(course.units), NEW_ID);

export const chapterIdsAreUnique = (course: CourseSource) =>
  duplicates('the chapter', idsOf(chaptersOf(course)), NEW_ID);

export const topicIdsAreUnique = (course: CourseSource) =>
  duplicates('the topic', idsOf(chaptersOf(course).flatMap(({ topics }) => topics)), NEW_ID);

export function slugsAreUnique(course: CourseSource) {
  const slugs = chaptersOf(course).map(({ at, slug }): Keyed => [slug, at]);
  return duplicates('the slug', slugs, 'give every chapter its own slug');
}

export function* topicNamesAreUniqueInChapter(course: CourseSource) {
  for (const { topics } of chaptersOf(course)) {
    const names = topics.map(({ at, name }): Keyed => [name, at]);
    yield* duplicates('the topic', names, 'give every topic its own name: questions are assigned by it');
  }
}

export const subjectsAreKnown = forUnits(function* ({ subjectId }, { subjects }) {
  if (!subjects.some(({ id }) => id === subjectId))
    yield [`there is no subject ${subjectId}`, 'name a subject of course.md, or add it there'];
});
