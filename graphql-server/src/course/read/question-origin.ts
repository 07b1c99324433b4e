import { modelOfVariant } from '../../../../economics/question/question-models';
import type { QuestionSource } from './course-source';

/** The question model that made a question; null where a person wrote it. */
export function modelIdOf({ origin, stableId }: Pick<QuestionSource, 'origin' | 'stableId'>): string | null {
  return origin === 'model' && stableId !== null ? (modelOfVariant(stableId)?.model.id ?? null) : null;
}
