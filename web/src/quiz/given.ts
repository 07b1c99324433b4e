import type { Reviewed } from './kinds/kinds';

type Graded = Pick<Reviewed, 'given' | 'isCorrect' | 'rationales'>;

/** What the course says of the answer given. Where it is no choice, that is why the right one is right, or something of a wrong one. */
export function rationaleOf({ given, isCorrect, rationales }: Graded) {
  if (given === null) return undefined;
  const { choice } = given;
  return rationales?.find((one) => (choice ? one.answer.id === choice : one.isCorrect === (isCorrect ?? false)));
}
