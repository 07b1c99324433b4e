import { quizSearch } from './quiz-links';
import { readQuizRequest } from './read-quiz-request';

/** What the first page of a quiz is about, if it is the same for all students; null where it depends on units or topics that they chose. */
export function quizAt(search: URLSearchParams): { search: string; chapterId: string | null } | null {
  const request = readQuizRequest(search, null);
  if (request === null || request.type === 'chapterQuizNoUser' || request.unitId || request.topicIds) return null;
  return { search: quizSearch(request), chapterId: request.chapterId ?? null };
}
