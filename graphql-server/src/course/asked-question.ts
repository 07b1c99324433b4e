import type { Course, CourseQuestion } from './course';
import { variantQuestionId, type AskedVariant } from './question-variant';

/** What one row of an attempt asked. */
export interface Asked {
  /** Of the stored question; of a fresh question, its item. */
  readonly questionId: number;
  /** What a fresh question asked; null where the stored question was asked. */
  readonly variant: AskedVariant | null;
}

/**
 * The question that was asked, with its key: the stored one, or a variant of it. Whatever may be asked is found here and nowhere else.
 * Throws NOT_FOUND for a question that the course never had.
 */
export function questionOf(
  { askedQuestion, variants }: Pick<Course, 'askedQuestion' | 'variants'>,
  asked: Asked,
): CourseQuestion {
  const item = askedQuestion(asked.questionId);
  return asked.variant === null ? item : variants.question(item, asked.variant);
}

/** The id by which the API knows it. */
export const askedIdOf = ({ questionId, variant }: Asked): number =>
  variant === null ? questionId : variantQuestionId(variant);

/** Whether it has other numbers than the stored question: its key was never shown with that of another. */
export const isFresh = ({ variant }: Pick<Asked, 'variant'>): boolean => variant !== null;

/** Whether the API knows a fresh question by this id. */
export const isFreshId = (id: number): boolean => id < 0;
