import type { QuizType } from '../../../schema/generated/graphql';

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
    to: { pathname: '/quiz', search: `?${toSearch(request)}` },
    state: {
      type: request.type,
      chapter: request.chapterId ?? null,
      unit: request.unitId ?? null,
      topics: request.topicIds ?? [],
    },
  };
}

export function toSearch(request: QuizRequest): string {
  const search = new URLSearchParams({ type: request.type });
  if (request.chapterId) search.set('chapter', request.chapterId);
  if (request.unitId) search.set('unit', request.unitId);
  if (request.topicIds?.length) search.set('topics', request.topicIds.join('.'));
  return search.toString();
}

/** A free quiz has an address of its own, by its chapter's slug (spec §2); with an attempt it is carried on. */
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
