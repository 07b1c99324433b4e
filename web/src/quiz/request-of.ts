import type { AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import type { QuizRequest } from './quiz-request';

/** The quiz that an attempt is one run of: asked for again, it gives a new one. */
export function requestOf({
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
