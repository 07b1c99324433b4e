import { chaptersOf, problem, type CourseSource, type FreeResponseSource } from '../read/course-source';
import { forFreeResponses, freeResponsesOf, misconceptionsOf, named, pointsOf } from './free-responses';
import { rulesFor } from './rule';

const POINTS = { long: 10, short: 5 } as const; // the lengths of the exam

function* partsOf(course: CourseSource) {
  for (const question of freeResponsesOf(course))
    for (const part of question.parts) yield { question, part, at: question.at(['parts', part.id]) };
}

const forParts = rulesFor(partsOf);

export function* freeResponseIdsAreUnique(course: CourseSource) {
  const first = new Map<string, FreeResponseSource>();
  for (const question of freeResponsesOf(course)) {
    const earlier = first.get(question.id);
    if (earlier === undefined) first.set(question.id, question);
    else
      yield problem(
        question.at(),
        `the free-response question ${question.id} is already at ${earlier.at().file}:${earlier.at().line}`,
        'give the family another name',
      );
  }
}

export const freeResponsePointsAddUp = forFreeResponses(function* (question) {
  const points = question.parts.flatMap(pointsOf).length;
  const wanted = POINTS[question.length];
  if (points !== wanted)
    yield [`${named(question)} has ${points} points`, `a ${question.length} question has ${wanted}`, ['length']];
});

export const freeResponseMisconceptionsAreKnown = forParts(function* ({ question, part }, course) {
  for (const misconception of new Set(misconceptionsOf(part)))
    if (!course.misconceptions.has(misconception))
      yield [
        `${named(question, part)} names @${misconception}, which misconceptions.yaml does not have`,
        'add it there, or correct the name',
      ];
});

export const freeResponseOptionsDiffer = forParts(function* ({ question, part }) {
  if (part.kind !== 'choice') return;
  if (new Set(part.options.map((option) => option.toLowerCase())).size < part.options.length)
    yield [`${named(question, part)} has an option twice`, 'write each option once'];
  if (part.misconceptions[part.answer] !== undefined)
    yield [`${named(question, part)}: the right option has a misconception`, 'remove it'];
});

export function* contingentPointsExist(course: CourseSource) {
  for (const { question, part } of partsOf(course)) {
    if (part.kind !== 'draw') continue;
    const drawn = question.parts.flatMap((other) => (other.kind === 'draw' ? other.points : [])).map(({ id }) => id);
    for (const [index, { id, contingentOn }] of part.points.entries())
      for (const other of contingentOn)
        if (other === id || !drawn.includes(other))
          yield problem(
            question.at(['parts', part.id, 'points', index]),
            `${named(question)}: the point ${id} is contingent on ${other}, which is no other drawn point`,
            `write one of ${drawn.join(', ')}`,
          );
  }
}

/**
 * A point leads to a scene of the lesson that its topic belongs to. A scene that says what it treats has to treat a topic of the question:
 * the points of a part may need what another part is about, such as the area of the profit.
 */
export function* freeResponseScenesExist(course: CourseSource) {
  const chapterOf = new Map(
    chaptersOf(course).flatMap((chapter) => chapter.topics.map(({ id }) => [id, chapter] as const)),
  ); // pairs
  for (const { question, part, at } of partsOf(course)) {
    const { topics = [], lesson = null } = chapterOf.get(part.topic) ?? {};
    const scenes = lesson?.lesson.scenes ?? [];
    const asked = topics.filter(({ id }) => question.parts.some(({ topic }) => topic === id)).map(({ name }) => name);
    const fitting = scenes.filter((scene) => scene.topics?.some((name) => asked.includes(name)) ?? true);
    for (const scene of new Set(pointsOf(part).flatMap((point) => point.scene ?? []))) {
      if (fitting.some(({ id }) => id === scene)) continue;
      const isThere = scenes.some(({ id }) => id === scene);
      yield problem(
        at,
        `${named(question, part)} leads to the scene ${scene}, which ${isThere ? `does not treat ${asked.join(' or ')}` : 'the lesson of its topic does not have'}`,
        fitting.length === 0
          ? 'remove it until there is a lesson'
          : `write one of ${fitting.map(({ id }) => id).join(', ')}`,
      );
    }
  }
}
