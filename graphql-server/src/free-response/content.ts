import type { DrawPoint, FreeResponse, Part, PointText } from '../../../economics/free-response/free-response';
import { namesToOffer } from '../../../economics/free-response/names-to-offer';
import { namedFigure } from '../library/named-figure';
import { DrawnFigure } from '../library/drawn-figure';
import type { FreeResponseContent, FreeResponsePart } from './free-response.type';

export interface RubricPoint {
  readonly part: Part;
  readonly point: PointText | DrawPoint;
  /** What an explanation must say; null where none is asked for. */
  readonly explain: string | null;
}

export function rubricOf({ parts }: Pick<FreeResponse, 'parts'>): RubricPoint[] {
  return parts.flatMap((part): RubricPoint[] => {
    switch (part.kind) {
      case 'draw':
        return part.points.map((point) => ({ part, point, explain: null }));
      case 'number':
        return [{ part, point: part.point, explain: null }];
      case 'choice':
        return [{ part, point: part.point, explain: part.point.explain }];
      case 'prose':
        return part.points.map((point) => ({ part, point, explain: point.explain }));
    }
  });
}

/** The misconceptions that an answer to a point can tell, each once. */
export function misconceptionsOf({ part, point }: RubricPoint): string[] {
  switch (part.kind) {
    case 'draw':
      return part.points.flatMap(({ id, misconception }) => (id === point.id ? (misconception ?? []) : []));
    case 'number':
      return [...new Set(part.point.mistakes.map(({ misconception }) => misconception))];
    case 'choice':
      return [...new Set(Object.values(part.misconceptions))];
    case 'prose':
      return [];
  }
}

function partShown(part: Part, rubric: readonly RubricPoint[]): FreeResponsePart {
  const { id: name, kind, text } = part;
  return Object.freeze({
    name,
    kind,
    text,
    options: part.kind === 'choice' ? part.options : null,
    explained: part.kind === 'choice' && part.point.explain !== null,
    unit: part.kind === 'number' ? part.unit : null,
    points: rubric.filter((one) => one.part === part).length,
  });
}

/** What a student sees before submitting: picked field by field, so that nothing of the rubric comes along. */
export function contentOf(version: number, definition: FreeResponse): FreeResponseContent {
  const rubric = rubricOf(definition);
  return Object.freeze({
    id: version,
    stem: definition.stem,
    figure: definition.given
      ? new DrawnFigure(namedFigure(`free-response-${version}`, definition.given), `given-${version}`)
      : null,
    panels: definition.panels.map(({ id: name, title }) => Object.freeze({ name, title })),
    parts: definition.parts.map((part) => partShown(part, rubric)),
    names: namesToOffer(definition),
  });
}
