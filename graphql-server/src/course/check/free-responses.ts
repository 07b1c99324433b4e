import type { FreeResponse, Part, PointText } from '../../../../economics/free-response/free-response';
import { chaptersOf, problem, type CourseSource, type FreeResponseSource } from '../read/course-source';
import type { YamlPath } from '../read/read-yaml';

export const freeResponsesOf = (course: CourseSource): readonly FreeResponseSource[] =>
  chaptersOf(course).flatMap(({ freeResponses }) => freeResponses);

type Fault = readonly [message: string, fix: string, path?: YamlPath];

/** Makes rules about each free-response question: a fault is reported at its path, or at the question. */
export const forFreeResponses = (faultsOf: (question: FreeResponseSource) => Iterable<Fault>) =>
  function* (course: CourseSource) {
    for (const question of freeResponsesOf(course))
      for (const [message, fix, path] of faultsOf(question)) yield problem(question.at(path), message, fix);
  };

export const pointsOf = (part: Part): readonly PointText[] =>
  part.kind === 'draw' || part.kind === 'prose' ? part.points : [part.point];

/** Those that its wrong answers tell. */
export function misconceptionsOf(part: Part): readonly string[] {
  switch (part.kind) {
    case 'draw':
      return part.points.flatMap(({ misconception }) => misconception ?? []);
    case 'number':
      return part.point.mistakes.map(({ misconception }) => misconception);
    case 'choice':
      return Object.values(part.misconceptions);
    case 'prose':
      return [];
  }
}

export const named = ({ id }: FreeResponse, part?: Part): string => (part === undefined ? id : `${id} (${part.id})`);

/** The texts of a part that students read as sentences, as HTML. */
export function sentencesOf(part: Part): readonly string[] {
  const shared = [part.text, part.solution, ...pointsOf(part).map(({ text }) => text)];
  if (part.kind === 'number') return [...shared, ...part.point.mistakes.map(({ why }) => why)];
  if (part.kind === 'choice') return [...shared, part.point.explain ?? ''];
  return part.kind === 'prose' ? [...shared, ...part.points.map(({ explain }) => explain)] : shared;
}
