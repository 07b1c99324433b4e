import type { ReadQuestion } from '../read-question';
import { at } from './solver';

/** The numbers of each sentence of the picture's description that these words are in. */
export const saidAll = ({ description }: ReadQuestion, words: RegExp): readonly (readonly number[])[] =>
  description
    .split(/(?<=[.:]) (?=[A-Z])/)
    .filter((sentence) => words.test(sentence))
    .map((sentence) => [...sentence.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([text]) => Number(text.replaceAll(',', ''))));

/** The numbers of the first such sentence by their place; NaN where there is none. */
export const said = (question: ReadQuestion, words: RegExp): ((place: number) => number) =>
  at(saidAll(question, words)[0] ?? []);
