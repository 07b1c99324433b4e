import { figureOf } from '../../../../economics/picture/picture';
import type { GeneratedQuestion } from '../../../../economics/question/question-model';
import { modelOfVariant, questionOfVariant } from '../../../../economics/question/question-models';
import { picturesIn, plainText } from '../read/course-html';
import {
  questionsOf,
  type CourseProblem,
  type CourseSource,
  type QuestionSource,
  type RichText,
} from '../read/course-source';
import { isFigureAddress, pictureAt } from '../read/figure-url';

const NUMBER = /(?<!\w)\d+(?:,\d{3})*(?:\.\d+)?/g;

export const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];

const plain = (text: string): string => plainText({ format: 'markdown', text });

/** Every number that a model gives with this question: in its words, its choices and its picture. */
function numbersOf({ stem, choices, takeaway, picture }: GeneratedQuestion): Set<string> {
  const texts = [stem, takeaway, ...choices.flatMap(({ text, rationale }) => [text, rationale])];
  return new Set(
    [...texts, ...(picture === null ? [] : [figureOf(picture).description])].flatMap((text) => numbersIn(plain(text))),
  );
}

function wrongNumbers(question: QuestionSource, made: GeneratedQuestion): string | null {
  const given = numbersOf(made);
  const texts: readonly (RichText | null)[] = [
    question.stem,
    question.takeaway,
    ...question.choices.flatMap(({ text, rationale }) => [text, rationale]),
  ];
  const foreign = texts
    .flatMap((text) => (text === null ? [] : numbersIn(plainText(text))))
    .find((number) => !given.has(number));
  if (foreign !== undefined) return `its model does not give the number ${foreign}`;
  const keys = question.choices.filter(({ isCorrect }) => isCorrect).map(({ text }) => plainText(text));
  const key = made.choices.filter(({ isCorrect }) => isCorrect).map(({ text }) => plain(text));
  const isSameKey = keys.flatMap(numbersIn).join() === key.flatMap(numbersIn).join();
  return isSameKey ? null : `its model gives another answer: ${key.join()}`;
}

/** Whoever takes a model's question into a file of their own may change its words, but not what it comes to. */
export function modelsGiveTheNumbers(course: CourseSource): CourseProblem[] {
  return questionsOf(course).flatMap((question) => {
    const { at, stableId, origin } = question;
    const found = stableId === null || origin === 'model' ? null : modelOfVariant(stableId);
    const made = found && questionOfVariant(stableId ?? '');
    const what = made && wrongNumbers(question, made);
    if (!found || !what) return [];
    const howToMend = `bring back the numbers of ${found.model.id}, or give the question an id of its own`;
    return [{ ...at, what, howToMend }];
  });
}

/** A picture of the site's own must be one that it can draw. */
export function figuresAreKnown(course: CourseSource): CourseProblem[] {
  return questionsOf(course).flatMap(({ at, stem }) =>
    picturesIn(stem)
      .filter(({ url }) => isFigureAddress(url) && pictureAt(url) === null)
      .map(({ url }) => ({
        ...at,
        what: `nothing is drawn at ${url}`,
        howToMend: 'name the picture of a model question: /figures/gap-at-a-price-2.svg',
      })),
  );
}
