import { fileURLToPath } from 'node:url';
import { plainText, withoutFirstPicture } from '../../graphql-server/src/course/read/course-html';
import { questionsOf, type ChoiceSource } from '../../graphql-server/src/course/read/course-source';
import { readCourse } from '../../graphql-server/src/course/read/read-course';

// The answer key, read from the course files, because the browser does not receive it before a quiz is submitted.

const COURSE = fileURLToPath(new URL('../../course', import.meta.url));
export const { course } = readCourse(COURSE);

/** The text without whitespace, because a page breaks lines differently than the author did. */
const letters = (text: string) => text.replace(/\s+/g, '');

export interface KeyedChoice {
  text: string;
  isRight: boolean;
  /** The explanation shown in the results. */
  why: string;
}

export interface KeyedQuestion {
  topic: string;
  /** In display order. */
  choices: KeyedChoice[];
}

/** Finds a question of the course by the texts that a student sees. Throws if there is none. */
export function lookUp(stem: string, shownChoices: readonly string[]): KeyedQuestion {
  const namesakes = questionsOf(course).filter(
    (question) => letters(plainText(withoutFirstPicture(question.stem))) === letters(stem),
  );
  if (namesakes.length === 0) throw new Error(`The course has no question "${stem}".`);
  // Variants of a question model may differ only in the picture and the choices.
  for (const { category, choices } of namesakes) {
    const keyed = shownChoices.map((shown) => choices.find(({ text }) => letters(plainText(text)) === letters(shown)));
    if (keyed.every((choice) => choice !== undefined))
      return { topic: category ?? '', choices: keyed.map(keyedChoice) };
  }
  throw new Error(`The course has no question "${stem}" with the choices "${shownChoices.join('", "')}".`);
}

function keyedChoice({ text, isCorrect, rationale }: ChoiceSource): KeyedChoice {
  return { text: plainText(text), isRight: isCorrect, why: rationale === null ? '' : plainText(rationale) };
}
