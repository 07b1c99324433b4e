import type { FreeResponse, Part, PointText } from '../../../../economics/free-response/free-response';
import { chaptersOf, type CourseSource, type FreeResponseSource } from '../read/course-source';

export const freeResponsesOf = (course: CourseSource): readonly FreeResponseSource[] =>
  chaptersOf(course).flatMap(({ freeResponses }) => freeResponses);

export const pointsOf = (part: Part): readonly PointText[] =>
  part.kind === 'draw' || part.kind === 'prose' ? part.points : [part.point];

export const named = ({ id }: FreeResponse, part?: Part): string => (part === undefined ? id : `${id} (${part.id})`);

/** The texts of a part that students read as sentences, as HTML. */
export function sentencesOf(part: Part): readonly string[] {
  const shared = [part.text, part.solution, ...pointsOf(part).map(({ text }) => text)];
  if (part.kind === 'number') return [...shared, ...part.point.mistakes.map(({ why }) => why)];
  if (part.kind === 'choice') return [...shared, part.point.explain ?? ''];
  return part.kind === 'prose' ? [...shared, ...part.points.map(({ explain }) => explain)] : shared;
}
