import { figureOf, type Picture } from '../picture/picture';
import { FRESH_VARIANTS, makeVariant, type QuestionModel } from './question-model';
import { writeQuestion, type GeneratedQuestion, type QuestionTexts } from './write-question';

const shownBy = (picture: Picture | null): string => (picture ? figureOf(picture).description : '');

/** What a student reads before answering, in whatever order the choices stand: questions with one reading are one question. */
export function readingOf({ stem, picture, choices }: Pick<GeneratedQuestion, 'stem' | 'picture' | 'choices'>): string {
  const answers = choices.map((choice) => choice.text || shownBy(choice.picture)).sort();
  return [stem, shownBy(picture), ...answers].join('\n');
}

/** The variants of a model up to `most` without those that read like an earlier one. Takes about a millisecond for each. */
export function distinctVariants(model: QuestionModel, texts: QuestionTexts, most = FRESH_VARIANTS): number[] {
  const read = new Set<string>();
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  return numbers.filter((number) => {
    const reading = readingOf(writeQuestion(makeVariant(model, number), texts));
    return !read.has(reading) && read.add(reading);
  });
}
