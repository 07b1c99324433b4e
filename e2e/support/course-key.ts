import { fileURLToPath } from 'node:url';
import { plainText, withoutFirstPicture } from '../../graphql-server/src/course/course-html';
import { questionsOf, type QuestionSource } from '../../graphql-server/src/course/course-source';
import { readCourse } from '../../graphql-server/src/course/read-course';

// The answer key, read from the course's own files: the browser never sees it before a quiz is handed in.

const COURSE = fileURLToPath(new URL('../../course', import.meta.url));
const { course } = readCourse(COURSE);

/** The letters alone: a page breaks lines elsewhere than the author did. */
const letters = (text: string) => text.replace(/\s+/g, '');

export interface KeyedChoice {
  text: string;
  isRight: boolean;
  /** What the results say about it. */
  why: string;
}

export interface KeyedQuestion {
  topic: string;
  /** In the order in which the page shows them. */
  choices: KeyedChoice[];
}

/** What the course knows of a question, found by the texts that a student sees. */
export function lookUp(stem: string, shownChoices: readonly string[]): KeyedQuestion {
  const found = questionsOf(course).find(
    (question) => letters(plainText(withoutFirstPicture(question.stem))) === letters(stem),
  );
  if (!found) throw new Error(`The course has no question "${stem}".`);
  return { topic: found.category ?? '', choices: shownChoices.map((text) => choiceIn(found, text)) };
}

function choiceIn({ choices }: QuestionSource, shown: string): KeyedChoice {
  const found = choices.find(({ text }) => letters(plainText(text)) === letters(shown));
  if (!found) throw new Error(`The course has no choice "${shown}" there.`);
  const why = found.rationale === null ? '' : plainText(found.rationale);
  return { text: plainText(found.text), isRight: found.isCorrect, why };
}
