import { figureOf } from '../../../../economics/picture/picture';
import { makeVariant } from '../../../../economics/question/question-model';
import { modelOfVariant } from '../../../../economics/question/question-models';
import { writeSolution } from '../../../../economics/question/solution';
import { writeQuestion, type GeneratedQuestion, type TextPath } from '../../../../economics/question/write-question';
import { FIGURES } from '../../library/named-figure';
import { plainText } from '../read/course-html';
import {
  problem,
  questionsOf,
  textsOf,
  type CourseProblem,
  type CourseSource,
  type QuestionSource,
} from '../read/course-source';
import { figureFinder, imagesBefore, imagesInChoices } from '../read/question-pictures';

const NUMBER = /(?<!\w)\d+(?:,\d{3})*(?:\.\d+)?/g;

const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];

const plain = (text: string): string => plainText({ format: 'markdown', text });

function numbersOf({ stem, choices, takeaway, picture }: GeneratedQuestion): Set<string> {
  const texts = [stem, takeaway, ...choices.flatMap(({ text, rationale }) => [text, rationale])];
  if (picture !== null) texts.push(figureOf(picture).description);
  return new Set(texts.flatMap((text) => numbersIn(plain(text))));
}

/** How a question differs in its numbers from the one its model generates; null when it does not. */
function numberProblem(question: QuestionSource, generated: GeneratedQuestion): string | null {
  const allowed = numbersOf(generated);
  const other = textsOf(question)
    .flatMap((text) => numbersIn(plainText(text)))
    .find((number) => !allowed.has(number));
  if (other !== undefined) return `its model does not give the number ${other}`;
  const written = question.choices.filter(({ isCorrect }) => isCorrect).map(({ text }) => plainText(text));
  const expected = generated.choices.filter(({ isCorrect }) => isCorrect).map(({ text }) => plain(text));
  const isSame = written.flatMap(numbersIn).join() === expected.flatMap(numbersIn).join();
  return isSame ? null : `its model gives another answer: ${expected.join()}`;
}

/** A model's question may be copied into a file and reworded, but its numbers must stay. */
export function* copiesKeepTheirNumbers(course: CourseSource) {
  for (const question of questionsOf(course)) {
    const { at, stableId, origin } = question;
    if (stableId === null || origin === 'model') continue;
    const found = modelOfVariant(stableId);
    const source = found && course.questionModels.get(found.model.id);
    if (!source) continue;
    const message = numberProblem(question, writeQuestion(makeVariant(found.model, found.number), source));
    if (message)
      yield problem(at, message, `restore the numbers of ${found.model.id}, or give the question its own id`);
  }
}

/** Enough variants to meet every case of a model. */
const VARIANTS_CHECKED = 40;

interface Texts {
  readonly [key: string]: string | Texts | undefined;
}

const pathsIn = (texts: Texts, above: TextPath = []): TextPath[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? pathsIn(text, [...above, key]) : [[...above, key]],
  );

/** Every placeholder has a value, every wrong choice a text, and every text a use. */
export function* modelsHaveTheirTexts({ questionModels }: CourseSource) {
  for (const source of questionModels.values()) {
    const { model, wrong, cases = {}, at } = source;
    const problems = new Map<string, CourseProblem>();
    const used = new Set<string>();
    const log = {
      used: (path: TextPath) => used.add(path.join()),
      problem: (path: TextPath, message: string, fix: string) =>
        problems.set(path.join() + message, problem(at(path), message, fix)),
    };
    for (let number = 1; number <= VARIANTS_CHECKED; number += 1) {
      const sketch = makeVariant(model, number);
      writeQuestion({ ...sketch, choices: [...sketch.choices, ...sketch.spare] }, source, log);
      writeSolution(sketch, source, log);
    }
    yield* problems.values();
    for (const path of pathsIn({ wrong, cases }))
      if (!used.has(path.join()))
        yield problem(at(path), `no question of ${model.id} uses this text`, 'remove it, or correct its name');
  }
}

/** A picture under /figures/ must be one that the site can draw. */
export function* figuresAreKnown(course: CourseSource) {
  const find = figureFinder(questionsOf(course));
  for (const question of questionsOf(course))
    for (const { url } of [...imagesBefore(question), ...imagesInChoices(question)])
      if (url.startsWith(FIGURES) && find(url) === undefined)
        yield problem(
          question.at,
          `nothing is drawn at ${url}`,
          'name the picture of a generated question: /figures/loss-of-a-quota-1.svg',
        );
}
