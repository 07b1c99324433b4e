import { fileURLToPath } from 'node:url';
import { FRESH_VARIANTS } from '../../economics/question/question-model';
import { questionRows, type AnswerRow } from '../../graphql-server/src/course/import/course-rows';
import { chaptersOf } from '../../graphql-server/src/course/read/course-source';
import type { QuestionModelSource } from '../../graphql-server/src/course/read/course-source';
import { readCourse } from '../../graphql-server/src/course/read/read-course';
import { variantSource } from '../../graphql-server/src/course/read/read-question-models';
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

type Stored = (typeof stored)[number];

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu));

/** Fresh variants of the question models, those first whose questions have the most words of this stem. */
function* freshVariants(stem: string): Generator<Stored> {
  const words = wordsOf(stem);
  const shared = ({ stem: text }: QuestionModelSource) => [...wordsOf(text)].filter((word) => words.has(word)).length;
  for (const source of [...course.questionModels.values()].sort((a, b) => shared(b) - shared(a)))
    for (let number = 2; number <= FRESH_VARIANTS; number += 1) {
      const at = { file: '', line: 1 };
      const question = variantSource(source, number, at);
      const topics = [{ at, id: 1, name: source.topic }];
      yield { category: source.topic, ...questionRows(question, { slug: '', topics, reserved: [] }) };
    }
}

function* askedWith(stem: string): Generator<Stored> {
  yield* stored;
  yield* freshVariants(stem);
}

/** Finds a question of the course, stored or fresh, by the texts that a student sees. Throws if there is none. */
export function lookUp(stem: string, shownChoices: readonly string[]): KeyedQuestion {
  for (const { category, question, answers } of askedWith(stem)) {
    if (letters(textOfHtml(question.text)) !== letters(stem)) continue;
    // Variants of a question model may differ only in the picture and the choices.
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
