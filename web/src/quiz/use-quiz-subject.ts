import { useChapterByIdQuery, useLibraryQuery } from '../../../schema/generated/hooks';
import { fetchAgain } from '../apollo/problem';
import type { QuizRequest } from './quiz-links';

/** What an intro tells about its quiz before it starts: names, blurb and topics, from the course. */
export function useQuizSubject({ chapterId, unitId, topicIds }: QuizRequest) {
  const chapterQuery = useChapterByIdQuery({ variables: { id: chapterId ?? '' }, skip: !chapterId });
  const needsLibrary = Boolean(unitId ?? topicIds);
  const libraryQuery = useLibraryQuery({ skip: !needsLibrary });
  const chapter = chapterQuery.data?.chapter;
  const units = libraryQuery.data?.subjects.flatMap((subject) => subject.units) ?? [];
  const unit = units.find(({ id }) => id === unitId);
  const chapters = unit ? unit.chapters : units.flatMap((one) => one.chapters);
  const allTopics = chapters.flatMap((one) => one.topics);
  const topics = topicIds
    ? allTopics.filter(({ id }) => topicIds.includes(id))
    : unit
      ? allTopics
      : (chapter?.topics ?? []);
  const error = chapterQuery.error ?? libraryQuery.error;
  const retry = () => {
    if (chapterQuery.error) fetchAgain(chapterQuery.refetch);
    if (libraryQuery.error) fetchAgain(libraryQuery.refetch);
  };
  const loading = !error && ((Boolean(chapterId) && !chapter) || (needsLibrary && !libraryQuery.data));
  return { chapter, unit, topics: topics.map(({ topicName }) => topicName), loading, error, retry };
}
