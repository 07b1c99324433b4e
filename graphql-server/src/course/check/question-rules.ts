import { QUESTION_FORMS } from '../../quiz/question-types';
import { kindOf, typedKindOf } from '../kinds/kinds';
import { plainText } from '../read/course-html';
import { chaptersOf, problem, type CourseSource } from '../read/course-source';
import { QUESTION_SETTINGS } from '../read/question-labels';
import { difficultiesOf, typesOf, unknownTagsOf } from '../read/question-tags';
import { forQuestions } from './rule';

const FEWEST_CHOICES = 4;
/** A teacher may ask a true/false question. */
const FEWEST_CHOICES_OF_A_TEACHER = 2;

export function* questionsHaveATopic(course: CourseSource) {
  for (const { questions, topics } of chaptersOf(course))
    for (const { at, category } of questions)
      if (!topics.some(({ name }) => name === category))
        yield problem(
          at,
          category === null ? 'it has no topic' : `chapter.md has no topic "${category}"`,
          `write a line $CATEGORY: above it, with one of: ${topics.map(({ name }) => name).join(', ')}`,
        );
}

export const questionsHaveOneType = forQuestions(function* (question) {
  const types = typesOf(question);
  if (types.length !== 1)
    yield [
      types.length === 0 ? 'it has no type' : `it has ${types.length} types: ${types.join(', ')}`,
      'add exactly one [tag:…] of definition, interpretation, calculation, graph, application',
    ];
});

export const questionsHaveOneDifficulty = forQuestions(function* (question) {
  const levels = difficultiesOf(question);
  if (levels.length !== 1)
    yield [
      levels.length === 0 ? 'it has no difficulty' : `it has difficulties ${levels.join(', ')}`,
      'add exactly one of [tag:difficulty-1] (easy), [tag:difficulty-2], [tag:difficulty-3] (hard)',
    ];
});

function tagFix(tag: string): string {
  if (tag.startsWith('form:')) return `write one of ${QUESTION_FORMS.join(', ')}`;
  if (tag.startsWith('steps:')) return 'write [steps:1] or [steps:2], once';
  if (tag.startsWith('setting:')) return `write one of ${QUESTION_SETTINGS.join(', ')}`;
  if (tag.startsWith('columns:'))
    return 'write at least two heads with | between them: [columns:Price paid | Quantity]';
  if (/^(?:set|board):/.test(tag)) return 'write one name of lowercase letters and digits, joined by single hyphens';
  return 'remove it, or write the type or difficulty that was meant';
}

export const tagsAreKnown = forQuestions(function* (question) {
  for (const tag of unknownTagsOf(question)) yield [`unknown tag "${tag}"`, tagFix(tag)];
});

export const questionsHaveAStem = forQuestions(function* ({ stem }) {
  if (plainText(stem) === '') yield ['it has no question text', 'write the question between the title and the choices'];
});

const NOT_ONE_CHOICE = [
  'choices are marked correct',
  'mark one choice with = and the others with ~; inside a text, write \\= for =',
] as const;

export const oneChoiceIsCorrect = forQuestions(function* (question) {
  const correct = question.choices.filter(({ isCorrect }) => isCorrect).length;
  const [message, fix] = typedKindOf(question)?.notOneIsRight ?? NOT_ONE_CHOICE;
  if (correct !== 1) yield [`${correct} ${message}`, fix];
});

export const choicesAreEnough = forQuestions(function* (question) {
  const { origin, choices } = question;
  const fewest = origin === 'teacher' ? FEWEST_CHOICES_OF_A_TEACHER : FEWEST_CHOICES;
  if (kindOf(question) === 'choice' && choices.length < fewest)
    yield [
      `it has ${choices.length} ${choices.length === 1 ? 'choice' : 'choices'}`,
      `write at least ${fewest}, each wrong one based on an error that students make`,
    ];
});

export const creditIsWhole = forQuestions(function* ({ choices }) {
  for (const { text, weight } of choices)
    if (weight !== null)
      yield [
        `the choice "${plainText(text)}" has a weight of ${weight}%`,
        'remove the %…%: a choice is either right or wrong here',
      ];
});
