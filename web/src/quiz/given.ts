import { kindAsked, readGiven } from '../../../schema/rules/given';
import type { Reviewed } from './kinds/kinds';

/** How the question is answered in this quiz. */
export const kindOf = ({ question, answers, given }: Pick<Reviewed, 'question' | 'answers' | 'given'>) =>
  kindAsked(question.kind, answers.length, readGiven(given));

type Graded = Pick<Reviewed, 'given' | 'isCorrect' | 'rationales'>;

/** The rationale of the answer given. A typed answer has that of the right answer, or of the wrong one that it counts as. */
export function rationaleOf({ given, isCorrect, rationales }: Graded) {
  if (given === null) return undefined;
  const { choice } = given;
  return rationales?.find((one) => (choice ? one.answer.id === choice : one.isCorrect === (isCorrect ?? false)));
}
