import type { MistakeCardFragment } from '../../../schema/generated/graphql';
import type { UnitProgress } from '../progress/student-progress';

export interface NotebookFilter {
  unitId: string | null;
  topicId: string | null;
}

/** Reads the filter from the URL. A topic takes precedence over a unit. */
export function readFilter(search: URLSearchParams): NotebookFilter {
  const topicId = search.get('topic');
  return { topicId, unitId: topicId === null ? search.get('unit') : null };
}

/** The filter without a unit or topic that the course does not have, as after a mistyped or outdated link. */
export function knownFilter({ unitId, topicId }: NotebookFilter, units: readonly UnitProgress[]): NotebookFilter {
  const topics = units.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.topics));
  return {
    unitId: units.some(({ id }) => id === unitId) ? unitId : null,
    topicId: topics.some(({ id }) => id === topicId) ? topicId : null,
  };
}

export function filterSearch({ unitId, topicId }: NotebookFilter): string {
  if (topicId !== null) return new URLSearchParams({ topic: topicId }).toString();
  return unitId === null ? '' : new URLSearchParams({ unit: unitId }).toString();
}

export interface FilterChoice {
  id: string;
  name: string;
  count: number;
}

export type UnitChoice = FilterChoice & Pick<UnitProgress, 'examUnit'> & { topics: readonly FilterChoice[] };

/** The units and topics with open mistakes, plus the selected ones even without mistakes, in course order. */
export function filterChoices(
  units: readonly UnitProgress[],
  mistakes: readonly MistakeCardFragment[],
  chosen: NotebookFilter,
): UnitChoice[] {
  const countOf = (topicId: string) => mistakes.filter(({ question }) => question.topic.id === topicId).length;
  return units
    .map(({ id, name, examUnit, chapters }) => {
      const topics = chapters
        .flatMap((chapter) => chapter.topics)
        .map((topic) => ({ id: topic.id, name: topic.name, count: countOf(topic.id) }))
        .filter(({ id: topicId, count }) => count > 0 || topicId === chosen.topicId);
      return { id, name, examUnit, topics, count: topics.reduce((sum, { count }) => sum + count, 0) };
    })
    .filter(({ id, topics }) => topics.length > 0 || id === chosen.unitId);
}

export function mistakesIn(
  mistakes: readonly MistakeCardFragment[],
  { unitId, topicId }: NotebookFilter,
  units: readonly UnitProgress[],
): readonly MistakeCardFragment[] {
  if (topicId !== null) return mistakes.filter(({ question }) => question.topic.id === topicId);
  if (unitId === null) return mistakes;
  const inUnit = new Set(
    units
      .filter(({ id }) => id === unitId)
      .flatMap(({ chapters }) => chapters.flatMap(({ topics }) => topics.map(({ id }) => id))),
  );
  return mistakes.filter(({ question }) => inUnit.has(question.topic.id));
}

/** Mistakes in questions of one set follow the first of them, because what the set shares is shown once. */
export function withSetsTogether(mistakes: readonly MistakeCardFragment[]): readonly MistakeCardFragment[] {
  const placeOf = ({ question }: MistakeCardFragment, place: number) =>
    question.set ? mistakes.findIndex((other) => other.question.set?.id === question.set?.id) : place;
  return mistakes
    .map((mistake, place) => ({ mistake, place: placeOf(mistake, place) }))
    .sort((a, b) => a.place - b.place)
    .map(({ mistake }) => mistake);
}
