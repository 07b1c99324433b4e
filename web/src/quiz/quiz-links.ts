import type { AttemptUnderWayFragment, QuizType } from '../../../schema/generated/graphql';
import { quizToStart, resultsPath } from '../../../schema/rules/quiz';

/** Identifies a quiz: the values the server needs to start or find it. */
export interface QuizRequest {
  type: QuizType;
  chapterId?: string;
  unitId?: string;
  topicIds?: readonly string[];
}

/**
 * A link to a quiz, with navigation state and query parameters. The spec defines the state; the parameters survive a
 * reload.
 */
export function quizLink(request: QuizRequest) {
  return {
    to: { pathname: '/quiz', search: `?${quizSearch(request)}` },
    state: {
      type: request.type,
      chapter: request.chapterId ?? null,
      unit: request.unitId ?? null,
      topics: request.topicIds ?? [],
    },
  };
}

export function quizSearch(request: QuizRequest): string {
  const search = new URLSearchParams({ type: request.type });
  if (request.chapterId) search.set('chapter', request.chapterId);
  if (request.unitId) search.set('unit', request.unitId);
  if (request.topicIds?.length) search.set('topics', request.topicIds.join('.'));
  return search.toString();
}

/** URL of a chapter's free quiz, by the chapter's slug (spec §2). With an attempt id it resumes that attempt. */
export function freeQuizPath(slug: string, attemptId?: string): string {
  return `/freequiz/${slug}${attemptId ? `?${new URLSearchParams({ attempt: attemptId })}` : ''}`;
}

/**
 * Query of a quiz on the questions missed in a finished attempt. It has no first page: it starts on the results page,
 * and closing it returns there.
 */
export function mistakesSearch(finishedId: string, attemptId: string): string {
  return `?${new URLSearchParams({ mistakes: finishedId, attempt: attemptId })}`;
}

/** Query of a quiz on the notebook's open mistakes. Closing it returns to the notebook with the same filter. */
export function notebookSearch(notebook: string, attemptId: string): string {
  return `?${new URLSearchParams({ notebook, attempt: attemptId })}`;
}

/** Query of practice for some minutes. Closing it returns to the choice of the time. */
export function minutesSearch(minutes: number, attemptId: string): string {
  return `?${new URLSearchParams({ minutes: String(minutes), attempt: attemptId })}`;
}

/** Target of a chapter's quiz button: the chapter quiz until its grade is 50, then practice on its topics (spec §4). */
export function chapterQuizLink(chapter: { id: string; quizGrade: number | null; topics: readonly { id: string }[] }) {
  return quizToStart(chapter.quizGrade) === 'chapterQuiz'
    ? quizLink({ type: 'chapterQuiz', chapterId: chapter.id })
    : quizLink({ type: 'topicQuiz', chapterId: chapter.id, topicIds: chapter.topics.map(({ id }) => id) });
}

interface ResumableAttempt extends Pick<AttemptUnderWayFragment, 'id' | 'type' | 'asksMistakes' | 'minutes'> {
  chapter: { id: string } | null;
  unit: { id: string } | null;
  topics: readonly { id: string }[];
}

/** The request that an attempt was started with. Starting it again creates a new attempt. */
export function requestOfAttempt({
  type,
  chapter,
  unit,
  topics,
}: Omit<ResumableAttempt, 'id' | 'asksMistakes' | 'minutes'>): QuizRequest {
  return {
    type,
    // A chapter quiz also has a unit, and every quiz has topics. Include only the fields that identify this type of
    // quiz.
    ...(chapter ? { chapterId: chapter.id } : {}),
    ...(unit && type === 'unitQuiz' ? { unitId: unit.id } : {}),
    ...(type === 'topicQuiz' ? { topicIds: topics.map(({ id }) => id) } : {}),
  };
}

/** The address that resumes an unfinished attempt of a student. */
export function resumeLink(attempt: ResumableAttempt): string {
  if (attempt.minutes !== null) return `/quiz${minutesSearch(attempt.minutes, attempt.id)}`;
  if (attempt.asksMistakes) return `/quiz${notebookSearch('', attempt.id)}`;
  return `/quiz?${quizSearch(requestOfAttempt(attempt))}&attempt=${attempt.id}`;
}

export function resultsLink({ id, type }: Pick<AttemptUnderWayFragment, 'id' | 'type'>): string {
  return `${resultsPath(type)}?${new URLSearchParams({ attempt: id })}`;
}

/** The navigation state that the spec passes to a results page. Our pages use the attempt id in the URL instead. */
export function resultsState({ type, topics, unit }: Pick<AttemptUnderWayFragment, 'type' | 'topics' | 'unit'>) {
  return { type, topics: topics.map(({ id }) => id), unitId: unit?.id ?? null };
}
