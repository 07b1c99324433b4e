import type { ChapterByIdQuery, LibraryQuery } from '../../../schema/generated/graphql';
import { useChapterByIdQuery } from '../../../schema/generated/hooks';
import { joinQueries, type Loadable } from '../apollo/data-boundary';
import { useLibrary } from '../library/use-library';
import type { QuizRequest } from './quiz-links';

interface QuizSubject {
  chapter: ChapterByIdQuery['chapter'] | undefined;
  unit: LibraryQuery['subjects'][number]['units'][number] | undefined;
  /** Topic names. */
  topics: readonly string[];
}

/** The names, description and topics that the first page of a quiz shows, from the course. */
export function useQuizSubject({ chapterId, unitId, topicIds }: QuizRequest): Loadable<QuizSubject> {
  const needsLibrary = Boolean(unitId ?? topicIds);
  const chapterQuery = useChapterByIdQuery({ variables: { id: chapterId ?? '' }, skip: !chapterId });
  const library = useLibrary({ skip: !needsLibrary });
  const queries = [chapterQuery, library];
  if ((chapterId && !chapterQuery.data) || (needsLibrary && !library.data))
    return joinQueries<QuizSubject>(queries, undefined);

  const chapter = chapterQuery.data?.chapter;
  const units = library.data?.subjects.flatMap((subject) => subject.units) ?? [];
  const unit = units.find(({ id }) => id === unitId);
  const allTopics = (unit ? [unit] : units).flatMap(({ chapters }) => chapters.flatMap(({ topics }) => topics));
  const topics = topicIds
    ? allTopics.filter(({ id }) => topicIds.includes(id))
    : unit
      ? allTopics
      : (chapter?.topics ?? []);
  return joinQueries(queries, { chapter, unit, topics: topics.map(({ topicName }) => topicName) });
}
