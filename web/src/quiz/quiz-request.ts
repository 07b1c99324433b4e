import type { QuizType } from '../../../schema/generated/graphql';
import { isQuizType, TOO_MANY_TOPICS_FROM } from '../../../schema/rules/quiz';

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

/** Reads the address first, then the navigation state {chapter, type, topics, unit} of spec §2; null when neither names a quiz. */
export function readQuizRequest(search: URLSearchParams, state: unknown): QuizRequest | null {
  const type = search.get('type');
  if (type !== null) {
    return complete(type, search.get('chapter'), search.get('unit'), idsIn(search.get('topics')?.split('.')));
  }
  if (!isRecord(state) || typeof state.type !== 'string') return null;
  return complete(state.type, idIn(state.chapter), idIn(state.unit), idsIn(state.topics));
}

/** The quiz that the state {topics, type} or {topics, unitId} of a results page speaks of (spec §2); null when it names none. */
export function requestInResultsState(state: unknown): QuizRequest | null {
  if (!isRecord(state)) return null;
  const type = state.type ?? (idIn(state.unitId) ? 'unitQuiz' : 'topicQuiz');
  return readQuizRequest(new URLSearchParams(), { ...state, type, unit: state.unitId });
}

/** spec §5. A topic named twice counts once, as on the server. */
export const hasTooManyTopics = ({ topicIds }: QuizRequest) => new Set(topicIds).size >= TOO_MANY_TOPICS_FROM;

/** Keeps what the type needs, so that one quiz has one address. */
function complete(
  type: string,
  chapterId: string | null,
  unitId: string | null,
  topicIds: readonly string[],
): QuizRequest | null {
  if (!isQuizType(type)) return null;
  switch (type) {
    case 'chapterQuiz':
    case 'chapterQuizNoUser':
      return chapterId ? { type, chapterId } : null;
    case 'unitQuiz':
      return unitId ? { type, unitId } : null;
    case 'topicQuiz':
      // The chapter only gives it a name.
      return topicIds.length > 0 ? { type, topicIds, ...(chapterId ? { chapterId } : {}) } : null;
    case 'shortWeakspotQuiz':
    case 'longWeakspotQuiz':
      return { type };
  }
}

/** An id given as "7", 7 or {id: 7}. */
function idIn(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'string') return String(value) || null;
  return isRecord(value) ? idIn(value.id) : null;
}

/** Ids given as a list, or as a map keyed by id (the spec's collections). */
function idsIn(value: unknown): readonly string[] {
  const items = Array.isArray(value) ? value : isRecord(value) ? Object.keys(value) : [];
  return items.map(idIn).filter((id) => id !== null);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
