import type { AttemptUnderWayFragment, QuizType } from '../../../schema/generated/graphql';
import { quizToStart, resultsPath } from '../../../schema/rules/quiz';

/** Which quiz is asked for: what the server needs to start or find it. */
export interface QuizRequest {
  type: QuizType;
  chapterId?: string;
  unitId?: string;
  topicIds?: readonly string[];
}

/** The quiz that a link asks for, as navigation state and as an address: the state is the spec's, the address survives a reload. */
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

/** A free quiz has an address of its own, by its chapter's slug (spec §2); with an attempt it is resumed. */
export function freeQuizPath(slug: string, attemptId?: string): string {
  return `/freequiz/${slug}${attemptId ? `?${new URLSearchParams({ attempt: attemptId })}` : ''}`;
}

/** The address of a quiz on what went wrong in a finished attempt. It has no first page: it is started, and left, from those results. */
export function mistakesSearch(finishedId: string, attemptId: string): string {
  return `?${new URLSearchParams({ mistakes: finishedId, attempt: attemptId })}`;
}

/** The address of a quiz on the notebook's open mistakes: left, it leads back to the notebook as it was narrowed. */
export function notebookSearch(notebook: string, attemptId: string): string {
  return `?${new URLSearchParams({ notebook, attempt: attemptId })}`;
}

/** Where a chapter's quiz button leads: the chapter quiz until its grade is 50, then practice on its topics (spec §4). */
export function chapterQuizLink(chapter: { id: string; quizGrade: number | null; topics: readonly { id: string }[] }) {
  return quizToStart(chapter.quizGrade) === 'chapterQuiz'
    ? quizLink({ type: 'chapterQuiz', chapterId: chapter.id })
    : quizLink({ type: 'topicQuiz', chapterId: chapter.id, topicIds: chapter.topics.map(({ id }) => id) });
}

/** The quiz that an attempt is one run of: asked for again, it gives a new one. */
export function requestOfAttempt({
  type,
  chapter,
  unit,
  topics,
}: Pick<AttemptUnderWayFragment, 'type' | 'chapter' | 'unit' | 'topics'>): QuizRequest {
  return {
    type,
    // A chapter's quiz knows its unit too, and every quiz its topics: only what it was asked for by counts here.
    ...(chapter ? { chapterId: chapter.id } : {}),
    ...(unit && type === 'unitQuiz' ? { unitId: unit.id } : {}),
    ...(type === 'topicQuiz' ? { topicIds: topics.map(({ id }) => id) } : {}),
  };
}

export function resultsLink({ id, type }: Pick<AttemptUnderWayFragment, 'id' | 'type'>): string {
  return `${resultsPath(type)}?${new URLSearchParams({ attempt: id })}`;
}

/** What the spec hands to a results page; ours reads the attempt that the address names. */
export function resultsState({ type, topics, unit }: Pick<AttemptUnderWayFragment, 'type' | 'topics' | 'unit'>) {
  return { type, topics: topics.map(({ id }) => id), unitId: unit?.id ?? null };
}
