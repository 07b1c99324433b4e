import { plainText } from '../read/course-html';
import { questionsOf, type ChoiceSource, type CourseProblem, type CourseSource } from '../read/course-source';

type Finding = Omit<CourseProblem, 'file' | 'line'>;

/** Runs one look over every choice, and puts its findings where the question stands. */
function forEachChoice(
  look: (choice: ChoiceSource, quoted: string, course: CourseSource) => Finding | null,
): (course: CourseSource) => CourseProblem[] {
  return (course) =>
    questionsOf(course).flatMap(({ at, choices }) =>
      choices.flatMap((choice) => {
        const finding = look(choice, `"${plainText(choice.text)}"`, course);
        return finding === null ? [] : [{ ...at, ...finding }];
      }),
    );
}

export const choicesHaveRationales = forEachChoice(({ rationale }, quoted) =>
  rationale !== null && plainText(rationale) !== ''
    ? null
    : {
        what: `the choice ${quoted} has no rationale`,
        howToMend: 'write # after it and why it is right, or which error leads there',
      },
);

export const wrongChoicesHaveMisconceptions = forEachChoice(({ isCorrect, misconception }, quoted) =>
  isCorrect || misconception !== null
    ? null
    : {
        what: `the wrong choice ${quoted} names no misconception`,
        howToMend: 'begin its feedback with @short-name, one of misconceptions.yaml',
      },
);

export const rightChoicesHaveNoMisconception = forEachChoice(({ isCorrect, misconception }, quoted) =>
  isCorrect && misconception !== null
    ? {
        what: `the right choice ${quoted} names the misconception @${misconception}`,
        howToMend: 'take the @name out, or move the = to the choice that is right',
      }
    : null,
);

export const misconceptionsAreKnown = forEachChoice(({ misconception }, quoted, course) =>
  misconception === null || course.misconceptions.has(misconception)
    ? null
    : {
        what: `the choice ${quoted} names @${misconception}, which nobody has explained`,
        howToMend: `use a name of misconceptions.yaml, or add a line there: "${misconception}: What the student believes."`,
      },
);

const REFERRING = [
  /\b(?:all|none|both|neither|any|some|two|each) of the (?:above|choices|answers|other (?:choices|answers))\b/i,
  /^(?:all|none|both|neither) of these[.]?$/i,
  /^(?:(?:both|either|neither|only|answers?|choices?) )*\(?[a-e]\)?,? (?:and|or|nor|&) \(?[a-e]\)?(?: only)?[.]?$/i,
];

/** Choices are shuffled: one that speaks of the others' places or sums them up makes no sense. */
export const choicesStandAlone = forEachChoice(({ text }, quoted) =>
  REFERRING.some((pattern) => pattern.test(plainText(text)))
    ? {
        what: `the choice ${quoted} speaks of the other choices`,
        howToMend: 'write a choice that stands on its own: they are shuffled',
      }
    : null,
);

const asRead = (choice: ChoiceSource) =>
  plainText(choice.text)
    .toLowerCase()
    .replace(/[.!?\s]+$/, '');

export function choicesDiffer(course: CourseSource): CourseProblem[] {
  return questionsOf(course).flatMap(({ at, choices }) => {
    const texts = choices.map(asRead);
    const twice = new Set(texts.filter((text, index) => texts.indexOf(text) !== index));
    return [...twice].map((text) => ({
      ...at,
      what: `the choice "${text}" is there twice`,
      howToMend: 'replace one by another error that students make',
    }));
  });
}
