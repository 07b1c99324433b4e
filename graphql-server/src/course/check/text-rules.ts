import { droppedTags, imagesIn, plainText } from '../read/course-html';
import {
  chaptersOf,
  problem,
  questionsOf,
  textsOf,
  type CourseSource,
  type QuestionSource,
} from '../read/course-source';
import { imageOf, imagesOf } from '../read/question-pictures';
import { modelIdOf } from '../read/question-tags';
import { rulesFor } from './rule';
import { similarPairs } from './similar-texts';

/** Stems that share this much of their words ask the same question twice. Numbers do not count: they only vary it. */
const STEMS_ALIKE_FROM = 0.8;

function* allTexts(course: CourseSource) {
  for (const { at, videoBlurb, quizBlurb } of chaptersOf(course))
    for (const text of [videoBlurb, quizBlurb]) yield { at, text };
  for (const question of questionsOf(course)) for (const text of textsOf(question)) yield { at: question.at, text };
}

/** The stem's text with its numbers, and what its picture shows. */
const fullStem = (question: QuestionSource): string =>
  [plainText(question.stem), ...imagesOf(question.stem, question).map(({ alt }) => alt)].join('\n');

/** Two questions of one model are meant to be alike; only an identical one is a duplicate. */
function areVariants(a: QuestionSource, b: QuestionSource): boolean {
  const model = modelIdOf(a);
  return model !== null && model === modelIdOf(b) && fullStem(a) !== fullStem(b);
}

export function* stemsDiffer(course: CourseSource) {
  const pairs = similarPairs(questionsOf(course), ({ stem }) => plainText(stem), STEMS_ALIKE_FROM);
  for (const { earlier, later, similarity } of pairs)
    if (!areVariants(earlier, later))
      yield problem(
        later.at,
        `its stem is ${Math.round(similarity * 100)}% the same as ${earlier.stableId ?? 'the question'} (${earlier.at.file}:${earlier.at.line})`,
        'ask from another angle, or remove one of the two',
      );
}

function* allImages(course: CourseSource) {
  for (const { at, text } of allTexts(course)) for (const image of imagesIn(text)) yield { at, ...image };
  for (const question of questionsOf(course))
    for (const pictured of [question, ...(question.lead ? [question.lead] : []), ...question.choices]) {
      const image = imageOf(pictured);
      if (image) yield { at: question.at, ...image };
    }
}

export const picturesHaveAlternatives = rulesFor(allImages)(function* ({ url, alt }) {
  if (alt === '')
    yield [
      `the picture ${url} has no alternative text`,
      'describe between the brackets what it shows: ![Demand shifts right, price rises](…)',
    ];
});

export const tagsAreShown = rulesFor(allTexts)(function* ({ text }) {
  for (const tag of droppedTags(text))
    yield [`the site does not show <${tag}>`, 'use Markdown; if "less than" is meant, put spaces around the <'];
});
