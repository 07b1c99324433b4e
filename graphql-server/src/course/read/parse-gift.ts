import { parse, type GIFTQuestion } from 'gift-pegjs';

/** A letter of nobody's alphabet, in the place of an arrow that pairs nothing. */
const ARROW = '\ue000';
const HAS_WRONG_CHOICE = /(?<!\\)~/;

/**
 * GIFT's grammar. It takes `=a -> b` for a pair to match even where a ~ says that the question is multiple choice, and then
 * knows no way back; Moodle looks for the ~ first, and so do we. Throws the grammar's SyntaxError.
 */
export function parseGift(text: string): GIFTQuestion[] {
  if (!text.includes('->') || !HAS_WRONG_CHOICE.test(text)) return parse(text);
  const questions = JSON.stringify(parse(text.replaceAll('->', ARROW)));
  return JSON.parse(questions.replaceAll(ARROW, '->')) as GIFTQuestion[]; // the parser's own answer, arrows put back
}
