import { droppedTags, picturesIn, plainText } from '../read/course-html';
import {
  chaptersOf,
  questionsOf,
  type CourseProblem,
  type CourseSource,
  type Place,
  type QuestionSource,
  type RichText,
} from '../read/course-source';
import { modelIdOf } from '../read/question-origin';
import { similarPairs } from './similar-texts';

/** Stems that share so much of their words ask the same question twice. Numbers do not count: they only vary it. */
export const STEMS_ALIKE_FROM = 0.8;

interface PlacedText {
  readonly at: Place;
  readonly text: RichText;
}

function textsOfQuestion({ at, stem, choices, takeaway }: QuestionSource): PlacedText[] {
  const texts = [stem, takeaway, ...choices.flatMap(({ text, rationale }) => [text, rationale])];
  return texts.flatMap((text) => (text === null ? [] : [{ at, text }]));
}

function textsOf(course: CourseSource): PlacedText[] {
  const blurbs = chaptersOf(course).flatMap(({ at, videoBlurb, quizBlurb }) =>
    [videoBlurb, quizBlurb].map((text) => ({ at, text })),
  );
  return [...blurbs, ...questionsOf(course).flatMap(textsOfQuestion)];
}

/** Its words with their numbers, and what its picture shows. */
const asAsked = ({ stem }: QuestionSource): string =>
  [plainText(stem), ...picturesIn(stem).map(({ alt }) => alt)].join('\n');

/** Two questions of one model are meant to be alike; only the very same one is one too many. */
function areVariants(a: QuestionSource, b: QuestionSource): boolean {
  const model = modelIdOf(a);
  return model !== null && model === modelIdOf(b) && asAsked(a) !== asAsked(b);
}

export function stemsDiffer(course: CourseSource): CourseProblem[] {
  const pairs = similarPairs(questionsOf(course), ({ stem }) => plainText(stem), STEMS_ALIKE_FROM);
  const doubled = pairs.filter(({ earlier, later }) => !areVariants(earlier, later));
  return doubled.map(({ earlier, later, similarity }) => ({
    ...later.at,
    what: `its stem is ${Math.round(similarity * 100)} % that of ${earlier.stableId ?? 'the question'} (${earlier.at.file}:${earlier.at.line})`,
    howToMend: 'ask it from another side, or take one of the two out',
  }));
}

export function picturesHaveAlternatives(course: CourseSource): CourseProblem[] {
  return textsOf(course).flatMap(({ at, text }) =>
    picturesIn(text)
      .filter(({ alt }) => alt === '')
      .map(({ url }) => ({
        ...at,
        what: `the picture ${url} has no alternative text`,
        howToMend: 'say between the square brackets what it shows: ![Demand shifts right, price rises](…)',
      })),
  );
}

export function tagsAreShown(course: CourseSource): CourseProblem[] {
  return textsOf(course).flatMap(({ at, text }) =>
    droppedTags(text).map((tag) => ({
      ...at,
      what: `the site does not show <${tag}>`,
      howToMend: 'use Markdown; if a "less than" is meant, put spaces around the <',
    })),
  );
}
