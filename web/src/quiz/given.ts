import type { Reviewed } from './kinds/kinds';

type Graded = Pick<Reviewed, 'given' | 'isCorrect' | 'rationales'>;

/** The rationale of the answer given. A typed answer has that of the right answer, or of the wrong one that it counts as. */
export function rationaleOf({ given, isCorrect, rationales }: Graded) {
  if (given === null) return undefined;
  const { choice } = given;
  return rationales?.find((one) => (choice ? one.answer.id === choice : one.isCorrect === (isCorrect ?? false)));
}
