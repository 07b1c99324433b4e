import type { AttemptQuestionReviewFragment } from '../../../schema/generated/graphql';
import type { Given } from '../../../schema/rules/given';

type Review = Pick<AttemptQuestionReviewFragment, 'given' | 'rationales'>;

export function readGiven(given: Review['given']): Given<string> | null {
  if (given?.choice != null) return { choice: given.choice };
  return given?.number == null ? null : { number: given.number };
}

/** What the course says of the answer given. Of a number it says why the right one is right, and something of a wrong one. */
export function rationaleOf<Rationale extends { isCorrect: boolean; answer: { id: string } }>(
  given: Given<string> | null,
  isCorrect: boolean,
  rationales: readonly Rationale[] | null,
): Rationale | undefined {
  if (given === null) return undefined;
  return rationales?.find((one) => ('choice' in given ? one.answer.id === given.choice : one.isCorrect === isCorrect));
}
