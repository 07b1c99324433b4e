import {
  chaptersOf,
  questionsOf,
  type CourseProblem,
  type CourseSource,
  type QuestionSource,
} from '../read/course-source';
import { plainText } from '../read/course-html';
import { difficultiesOf, typesOf, unknownTagsOf } from '../read/question-tags';

export const FEWEST_CHOICES = 4;
/** A teacher may ask true or false. */
export const FEWEST_CHOICES_OF_A_TEACHER = 2;

/** Runs one look over every question, and puts its findings where the question stands. */
function forEachQuestion(
  look: (question: QuestionSource) => readonly Omit<CourseProblem, 'file' | 'line'>[],
): (course: CourseSource) => CourseProblem[] {
  return (course) =>
    questionsOf(course).flatMap((question) => look(question).map((problem) => ({ ...question.at, ...problem })));
}

const list = (items: readonly (string | number)[]) => items.join(', ');

export const questionsHaveOneType = forEachQuestion((question) => {
  const types = typesOf(question);
  if (types.length === 1) return [];
  return [
    {
      what: types.length === 0 ? 'it has no type' : `it has ${types.length} types: ${list(types)}`,
      howToMend: 'give one [tag:…] of definition, interpretation, calculation, graph, application',
    },
  ];
});

export const questionsHaveOneDifficulty = forEachQuestion((question) => {
  const difficulties = difficultiesOf(question);
  if (difficulties.length === 1) return [];
  return [
    {
      what: difficulties.length === 0 ? 'it has no difficulty' : `it has difficulties ${list(difficulties)}`,
      howToMend: 'give one [tag:difficulty-1] (easy), [tag:difficulty-2] or [tag:difficulty-3] (hard)',
    },
  ];
});

export const tagsAreKnown = forEachQuestion((question) =>
  unknownTagsOf(question).map((tag) => ({
    what: `the tag "${tag}" means nothing here`,
    howToMend: 'take it out, or write the type or difficulty it was to be',
  })),
);

export function questionsHaveATopic(course: CourseSource): CourseProblem[] {
  return chaptersOf(course).flatMap(({ questions, topics }) =>
    questions
      .filter(({ category }) => !topics.some(({ name }) => name === category))
      .map(({ at, category }) => ({
        ...at,
        what: category === null ? 'it stands under no topic' : `chapter.md has no topic "${category}"`,
        howToMend: `write a line $CATEGORY: above it, with one of: ${list(topics.map(({ name }) => name))}`,
      })),
  );
}

export const questionsHaveAStem = forEachQuestion((question) =>
  plainText(question.stem) === ''
    ? [{ what: 'it asks nothing', howToMend: 'write the question between the title and the choices' }]
    : [],
);

export const oneChoiceIsCorrect = forEachQuestion(({ choices }) => {
  const correct = choices.filter(({ isCorrect }) => isCorrect);
  if (correct.length === 1) return [];
  return [
    {
      what: `${correct.length} choices are marked correct`,
      howToMend: 'mark one choice with = and the others with ~; an = inside a text is written \\=',
    },
  ];
});

export const choicesAreEnough = forEachQuestion(({ origin, choices }) => {
  const fewest = origin === 'teacher' ? FEWEST_CHOICES_OF_A_TEACHER : FEWEST_CHOICES;
  if (choices.length >= fewest) return [];
  return [
    {
      what: `it has ${choices.length === 1 ? '1 choice' : `${choices.length} choices`}`,
      howToMend: `give at least ${fewest}: each wrong one from an error that students make`,
    },
  ];
});

export const creditIsWhole = forEachQuestion(({ choices }) =>
  choices
    .filter(({ weight }) => weight !== null)
    .map(({ text, weight }) => ({
      what: `the choice "${plainText(text)}" has a weight of ${weight} %`,
      howToMend: 'take the %…% out: a choice is right or wrong here',
    })),
);
