import { modelOfVariant } from '../../../../economics/question/question-models';
import { QUESTION_TYPES, type QuestionType } from '../../quiz/question-types';
import type { QuestionSource } from './course-source';

export const DIFFICULTIES = [1, 2, 3] as const;

/** Beyond what the exam asks: only a quiz on topics that a student chose has such a question. */
export const ENRICHMENT = 'enrichment';

type Tagged = Pick<QuestionSource, 'tags'>;

export const difficultyTag = (difficulty: number): string => `difficulty-${difficulty}`;

/** The types that its tags name; a valid question has exactly one. */
export function typesOf({ tags }: Tagged): QuestionType[] {
  return QUESTION_TYPES.filter((type) => tags.includes(type));
}

/** The difficulties that its tags name, 1 (easy) to 3 (hard); a valid question has exactly one. */
export function difficultiesOf({ tags }: Tagged): number[] {
  return DIFFICULTIES.filter((difficulty) => tags.includes(difficultyTag(difficulty)));
}

export const isEnrichment = ({ tags }: Tagged): boolean => tags.includes(ENRICHMENT);

/** Tags with no meaning, such as a misspelled type. */
export function unknownTagsOf({ tags }: Tagged): string[] {
  const known = new Set<string>([...QUESTION_TYPES, ...DIFFICULTIES.map(difficultyTag), ENRICHMENT]);
  return tags.filter((tag) => !known.has(tag));
}

/** The question model that generated a question; null where a person wrote it. */
function modelOf({ origin, stableId }: Pick<QuestionSource, 'origin' | 'stableId'>) {
  return origin === 'model' && stableId !== null ? (modelOfVariant(stableId)?.model ?? null) : null;
}

export const modelIdOf = (question: Parameters<typeof modelOf>[0]): string | null => modelOf(question)?.id ?? null;

/** What its model asks about: a quiz has at most one question of a market. Null where a person wrote it. */
export const marketOf = (question: Parameters<typeof modelOf>[0]): string | null => modelOf(question)?.market ?? null;
