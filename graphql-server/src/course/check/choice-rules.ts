import { plainText } from '../read/course-html';
import { problem, questionsOf, type ChoiceSource, type CourseSource } from '../read/course-source';
import { choiceText } from '../read/question-pictures';
import { ANY_OTHER } from '../read/read-gift';

function* choicesOf(course: CourseSource) {
  for (const { at, choices } of questionsOf(course))
    for (const choice of choices) {
      const text = choiceText(choice);
      yield { ...choice, at, text, quoted: `"${text}"` };
    }
}

export function* choicesHaveRationales(course: CourseSource) {
  for (const { at, quoted, rationale } of choicesOf(course))
    if (rationale === null || plainText(rationale) === '')
      yield problem(
        at,
        `the choice ${quoted} has no rationale`,
        'write # after it and why it is right, or which error leads to it',
      );
}

export function* wrongChoicesHaveMisconceptions(course: CourseSource) {
  for (const { at, text, quoted, isCorrect, misconception } of choicesOf(course))
    if (!isCorrect && misconception === null && text !== ANY_OTHER)
      yield problem(
        at,
        `the wrong choice ${quoted} names no misconception`,
        'begin its feedback with @short-name, one of misconceptions.yaml',
      );
}

export function* rightChoicesHaveNoMisconception(course: CourseSource) {
  for (const { at, quoted, isCorrect, misconception } of choicesOf(course))
    if (isCorrect && misconception !== null)
      yield problem(
        at,
        `the right choice ${quoted} names the misconception @${misconception}`,
        'remove the @name, or move the = to the choice that is right',
      );
}

export function* misconceptionsAreKnown(course: CourseSource) {
  for (const { at, quoted, misconception } of choicesOf(course))
    if (misconception !== null && !course.misconceptions.has(misconception))
      yield problem(
        at,
        `the choice ${quoted} names @${misconception}, which misconceptions.yaml does not have`,
        `use a name from misconceptions.yaml, or add a line there: "${misconception}: What the student believes."`,
      );
}

const REFERS_TO_OTHERS = [
  /\b(?:all|none|both|neither|any|some|two|each) of the (?:above|choices|answers|other (?:choices|answers))\b/i,
  /^(?:all|none|both|neither) of these[.]?$/i,
  /^(?:(?:both|either|neither|only|answers?|choices?) )*\(?[a-e]\)?,? (?:and|or|nor|&) \(?[a-e]\)?(?: only)?[.]?$/i,
];

/** Choices are shuffled: one that refers to the others' positions or sums them up makes no sense. */
export function* choicesStandAlone(course: CourseSource) {
  for (const { at, quoted, text } of choicesOf(course))
    if (REFERS_TO_OTHERS.some((pattern) => pattern.test(text)))
      yield problem(
        at,
        `the choice ${quoted} refers to the other choices`,
        'write a choice that stands on its own: choices are shuffled',
      );
}

const normalized = (choice: ChoiceSource) =>
  choiceText(choice)
    .toLowerCase()
    .replace(/[.!?\s]+$/, '');

export function* choicesDiffer(course: CourseSource) {
  for (const { at, choices } of questionsOf(course)) {
    const texts = choices.map(normalized);
    for (const text of new Set(texts.filter((text, index) => texts.indexOf(text) !== index)))
      yield problem(at, `the choice "${text}" appears twice`, 'replace one with another error that students make');
  }
}
