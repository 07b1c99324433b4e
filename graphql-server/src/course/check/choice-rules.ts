import { kindOf } from '../kinds/kinds';
import { plainText } from '../read/course-html';
import { questionsOf, type ChoiceSource, type CourseSource } from '../read/course-source';
import { choiceText } from '../read/question-pictures';
import { refersToOthers } from './refers-to-others';
import { forQuestions, rulesFor } from './rule';

function* choicesOf(course: CourseSource) {
  for (const question of questionsOf(course))
    for (const choice of question.choices) {
      const text = choiceText(choice);
      const isForeseen = choice.accepts !== undefined || kindOf(question) === 'choice';
      yield { ...choice, at: question.at, stem: question.stem, text, quoted: `"${text}"`, isForeseen };
    }
}

const forChoices = rulesFor(choicesOf);

export const choicesHaveRationales = forChoices(function* ({ quoted, rationale }) {
  if (rationale === null || plainText(rationale) === '')
    yield [`the choice ${quoted} has no rationale`, 'write # after it and why it is right, or which error leads to it'];
});

export const wrongChoicesHaveMisconceptions = forChoices(function* (choice) {
  const { quoted, isCorrect, misconception, isForeseen } = choice;
  if (!isCorrect && misconception === null && isForeseen)
    yield [
      `the wrong choice ${quoted} names no misconception`,
      'begin its feedback with @short-name, one of misconceptions.yaml',
    ];
});

export const rightChoicesHaveNoMisconception = forChoices(function* ({ quoted, isCorrect, misconception }) {
  if (isCorrect && misconception !== null)
    yield [
      `the right choice ${quoted} names the misconception @${misconception}`,
      'remove the @name, or move the = to the choice that is right',
    ];
});

export const misconceptionsAreKnown = forChoices(function* ({ quoted, misconception }, course) {
  if (misconception !== null && !course.misconceptions.has(misconception))
    yield [
      `the choice ${quoted} names @${misconception}, which misconceptions.yaml does not have`,
      `use a name from misconceptions.yaml, or add a line there: "${misconception}: What the student believes."`,
    ];
});

export const choicesHaveText = forChoices(function* ({ text }) {
  if (text === '') yield ['a choice is empty', 'write what it says, or remove it'];
});

/** Choices are shuffled: one that refers to the others' positions or sums them up makes no sense. */
export const choicesStandAlone = forChoices(function* ({ quoted, text, stem }) {
  if (refersToOthers(text, plainText(stem)))
    yield [
      `the choice ${quoted} refers to the other choices`,
      'write a choice that stands on its own: choices are shuffled',
    ];
});

const normalized = (choice: ChoiceSource) =>
  choiceText(choice)
    .toLowerCase()
    .replace(/(?<![.!?\s])[.!?\s]+$/, '');

export const choicesDiffer = forQuestions(function* ({ choices }) {
  const texts = choices.map(normalized);
  for (const text of new Set(texts.filter((text, index) => texts.indexOf(text) !== index)))
    yield [`the choice "${text}" appears twice`, 'replace one with another error that students make'];
});
