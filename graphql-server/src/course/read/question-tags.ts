import { QUESTION_TYPES, type QuestionType } from '../../quiz/question.entity';
import type { QuestionSource } from './course-source';

export const DIFFICULTIES = [1, 2, 3] as const;
const DIFFICULTY_TAG = 'difficulty-';

export const difficultyTag = (difficulty: number): string => `${DIFFICULTY_TAG}${difficulty}`;

/** The types that its tags name: one, when the question is in order. */
export function typesOf({ tags }: Pick<QuestionSource, 'tags'>): QuestionType[] {
  return QUESTION_TYPES.filter((type) => tags.includes(type));
}

/** The difficulties that its tags name, 1 (easy) to 3 (hard): one, when the question is in order. */
export function difficultiesOf({ tags }: Pick<QuestionSource, 'tags'>): number[] {
  return DIFFICULTIES.filter((difficulty) => tags.includes(`${DIFFICULTY_TAG}${difficulty}`));
}

/** Tags that mean nothing here: a misspelt type, say. */
export function unknownTagsOf({ tags }: Pick<QuestionSource, 'tags'>): string[] {
  const known = new Set<string>([...QUESTION_TYPES, ...DIFFICULTIES.map((level) => `${DIFFICULTY_TAG}${level}`)]);
  return tags.filter((tag) => !known.has(tag));
}
