import { fileURLToPath } from 'node:url';
import { questionRows, type AnswerRow } from '../../graphql-server/src/course/import/course-rows';
import { chaptersOf } from '../../graphql-server/src/course/read/course-source';
import { readCourse } from '../../graphql-server/src/course/read/read-course';
import { textOfHtml } from './html-text';

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

/** All questions as they are stored. */
const stored = chaptersOf(course).flatMap((chapter) =>
  chapter.questions.map((question) => ({ category: question.category, ...questionRows(question, chapter) })),
);

/** What a page shows of a choice: its text, or its cells with the heads that a screen reader hears. */
function isShown({ text, cells }: AnswerRow, columns: readonly string[] | null | undefined, shown: string): boolean {
  const headed = cells?.map((cell, index) => `${columns?.[index] ?? ''}:${cell}`).join(';');
  return [text, headed ?? text].some((html) => letters(textOfHtml(html)) === letters(shown));
}

/** Finds a question of the course by the texts that a student sees. Throws if there is none. */
export function lookUp(stem: string, shownChoices: readonly string[]): KeyedQuestion {
  const namesakes = stored.filter(({ question }) => letters(textOfHtml(question.text)) === letters(stem));
  if (namesakes.length === 0) throw new Error(`The course has no question "${stem}".`);
  // Variants of a question model may differ only in the picture and the choices.
  for (const { category, question, answers } of namesakes) {
    const keyed = shownChoices.map((shown) => answers.find((answer) => isShown(answer, question.columns, shown)));
    if (keyed.every((choice) => choice !== undefined))
      return { topic: category ?? '', choices: keyed.map(keyedChoice) };
  }
  throw new Error(`The course has no question "${stem}" with the choices "${shownChoices.join('", "')}".`);
}

const keyedChoice = ({ text, isCorrect, rationale }: AnswerRow): KeyedChoice => ({
  text: textOfHtml(text),
  isRight: isCorrect,
  why: textOfHtml(rationale),
});
