import { chaptersOf, questionsOf, type CourseProblem, type CourseSource, type Place } from '../read/course-source';

interface Named {
  readonly at: Place;
  readonly key: string | number;
}

function doubled(kind: string, named: readonly Named[], howToMend: string): CourseProblem[] {
  const first = new Map<string | number, Place>();
  return named.flatMap(({ at, key }) => {
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, at);
      return [];
    }
    return [{ ...at, what: `${kind} ${key} is already at ${earlier.file}:${earlier.line}`, howToMend }];
  });
}

const NEW_ID = 'give it an id that was never used: students’ results are kept under it';

export function questionsHaveIds(course: CourseSource): CourseProblem[] {
  return questionsOf(course)
    .filter(({ stableId }) => stableId === null || !/^[a-z0-9][a-z0-9.-]*$/.test(stableId))
    .map(({ at, stableId }) => ({
      ...at,
      what: stableId === null ? 'this question has no id' : `"${stableId}" is not an id`,
      howToMend: 'write // [id:1.1-oc-01] above it: small letters, digits, points and hyphens',
    }));
}

export function questionIdsAreUnique(course: CourseSource): CourseProblem[] {
  const named = questionsOf(course).flatMap(({ at, stableId }) => (stableId === null ? [] : [{ at, key: stableId }]));
  return doubled('the question', named, NEW_ID);
}

export function subjectIdsAreUnique(course: CourseSource): CourseProblem[] {
  const named = course.subjects.map(({ at, id }) => ({ at, key: id }));
  return doubled('the subject', named, NEW_ID);
}

export function unitIdsAreUnique(course: CourseSource): CourseProblem[] {
  const named = course.units.map(({ at, id }) => ({ at, key: id }));
  return doubled('the unit', named, NEW_ID);
}

export function chapterIdsAreUnique(course: CourseSource): CourseProblem[] {
  const named = chaptersOf(course).map(({ at, id }) => ({ at, key: id }));
  return doubled('the chapter', named, NEW_ID);
}

export function topicIdsAreUnique(course: CourseSource): CourseProblem[] {
  const named = chaptersOf(course).flatMap(({ topics }) => topics.map(({ at, id }) => ({ at, key: id })));
  return doubled('the topic', named, NEW_ID);
}

export function slugsAreUnique(course: CourseSource): CourseProblem[] {
  const named = chaptersOf(course).map(({ at, slug }) => ({ at, key: slug }));
  return doubled('the slug', named, 'give every chapter an address of its own');
}

export function topicNamesAreUniqueInChapter(course: CourseSource): CourseProblem[] {
  return chaptersOf(course).flatMap(({ topics }) =>
    doubled(
      'the topic',
      topics.map(({ at, name }) => ({ at, key: name })),
      'give every topic a name of its own: questions are sorted by it',
    ),
  );
}

export function subjectsAreKnown(course: CourseSource): CourseProblem[] {
  const known = new Set(course.subjects.map(({ id }) => id));
  return course.units
    .filter(({ subjectId }) => !known.has(subjectId))
    .map(({ at, subjectId }) => ({
      ...at,
      what: `there is no subject ${subjectId}`,
      howToMend: 'name a subject of course.md, or add it there',
    }));
}
