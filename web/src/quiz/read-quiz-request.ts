import { isQuizType, TOO_MANY_TOPICS_FROM } from '../../../schema/rules/quiz';
import type { QuizRequest } from './quiz-links';

/**
 * Reads the URL first, then the navigation state {chapter, type, topics, unit} of spec §2; null if neither names a
 * quiz.
 */
export function readQuizRequest(search: URLSearchParams, state: unknown): QuizRequest | null {
  const type = search.get('type');
  if (type !== null) {
    return complete(type, search.get('chapter'), search.get('unit'), idsIn(search.get('topics')?.split('.')));
  }
  if (!isRecord(state) || typeof state.type !== 'string') return null;
  return complete(state.type, idIn(state.chapter), idIn(state.unit), idsIn(state.topics));
}

/**
 * The quiz named in the state {topics, type} or {topics, unitId} of a results page (spec §2); null if it names none.
 */
export function requestInResultsState(state: unknown): QuizRequest | null {
  if (!isRecord(state)) return null;
  const type = state.type ?? (idIn(state.unitId) ? 'unitQuiz' : 'topicQuiz');
  return readQuizRequest(new URLSearchParams(), { ...state, type, unit: state.unitId });
}

/** The attempt in spec §2's navigation state {otherQuizData}, for clients that pass only the state. */
export function attemptInResultsState(state: unknown): string | null {
  const data = isRecord(state) ? state.otherQuizData : null;
  return isRecord(data) && typeof data.attemptId === 'string' ? data.attemptId : null;
}

/** Spec §5. A repeated topic counts once, as on the server. */
export const hasTooManyTopics = ({ topicIds }: QuizRequest) => new Set(topicIds).size >= TOO_MANY_TOPICS_FROM;

/** Keeps only the fields that the type needs, so that each quiz has one URL. */
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
      // The chapter is used only for the title.
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
