import type { NumericalFormat } from 'gift-pegjs';
import { writtenInFull } from '../../../../economics/free-response/numbers';
import type { NumberRange } from '../../../../schema/rules/given';
import { forQuestions } from '../check/rule';
import { all, characters, first, textIn, valueOf, type XmlElement } from '../exchange/xml';
import type { QuestionSource } from '../read/course-source';
import type { TypedAnswer, TypedKind } from './kinds';

const rangesOf = ({ choices }: QuestionSource): NumberRange[] =>
  choices.flatMap(({ accepts }) => (accepts && 'value' in accepts ? accepts : []));

/** A typed number counts as the first one whose range it is in. */
export const numbersAreApart = forQuestions(function* (question) {
  const ranges = rangesOf(question);
  for (const [index, { value, tolerance }] of ranges.entries()) {
    const other = ranges.slice(0, index).find((one) => Math.abs(one.value - value) <= one.tolerance + tolerance);
    if (other !== undefined)
      yield [
        `the numbers ${other.value} and ${value} count as one another within their tolerances`,
        'lower a tolerance, or remove one of the two',
      ];
  }
});

export const onlyNumbersHaveAUnit = forQuestions(function* (question) {
  if (question.unit !== undefined && rangesOf(question).length === 0)
    yield ['it has a unit, but no number to type', 'remove [unit:…], or write {#= and the number}'];
});

/** A question that is answered with a number: one range is right, others are those of known mistakes. */
export const number: TypedKind<NumberRange> = {
  name: 'a numerical question',
  howToWrite: 'for a number to type, write {#= and the number}',
  notOneIsRight: ['numbers are right', 'write one right number, such as {#=60:0.5}; a wrong one begins with =%0%'],
  rules: [numbersAreApart, onlyNumbersHaveAUnit],
  textOf: ({ value }, { unit = '' }) => writtenInFull(value, unit),
  gift: {
    opening: '#',
    read(question) {
      if (question.type !== 'Numerical') return null;
      const { choices } = question;
      if ('type' in choices)
        return [{ ...numberAnswer(rangeOf(choices)), isCorrect: true, weight: null, feedback: null }];
      return choices.map(({ text, isCorrect, weight, feedback }) => ({
        ...numberAnswer('type' in text ? rangeOf(text) : undefined),
        isCorrect: isCorrect && weight !== 0,
        weight: weight === 0 ? null : weight,
        feedback,
      }));
    },
    write: ({ value, tolerance }) => `${value}:${tolerance}`,
  },
  moodle: {
    type: 'numerical',
    readLabels(question) {
      const [unit] = unitsOf(question);
      return unit === undefined ? {} : { unit };
    },
    problem(question) {
      const ranges = all(question, 'answer').flatMap((answer) => moodleRange(answer) ?? []);
      const areRead = ranges.every(({ value, tolerance }) => Number.isFinite(value + tolerance));
      if (!areRead) return 'a numerical question with an answer that is no number';
      return unitsOf(question).length > 1 ? 'a numerical question with several units' : null;
    },
    read: (answer) => numberAnswer(moodleRange(answer)),
    writeSettings({ unit }) {
      // Students need not type it.
      if (unit === undefined) return ['<unitgradingtype>0</unitgradingtype>', '<showunits>3</showunits>'];
      return [
        '<unitgradingtype>0</unitgradingtype>',
        '<showunits>0</showunits>',
        `<unitsleft>${unit === '$' ? 1 : 0}</unitsleft>`,
        `<units><unit><multiplier>1</multiplier><unit_name>${characters(unit)}</unit_name></unit></units>`,
      ];
    },
    write: (accepts) => [
      String(accepts?.value ?? ANY_OTHER_IN_MOODLE),
      [`<tolerance>${accepts?.tolerance ?? 0}</tolerance>`],
    ],
  },
};

/** What a typed number counts as. An author may also say something of any other number. */
export const numberAnswer = (accepts: NumberRange | undefined): TypedAnswer => ({
  text: { format: 'plain', text: accepts === undefined ? 'Any other number' : String(accepts.value) },
  ...(accepts !== undefined && { accepts }),
});

function rangeOf({ number: value = 0, range = 0, numberHigh, numberLow }: NumericalFormat): NumberRange {
  if (numberHigh === undefined || numberLow === undefined) return { value, tolerance: range };
  return { value: (numberHigh + numberLow) / 2, tolerance: (numberHigh - numberLow) / 2 };
}

const ANY_OTHER_IN_MOODLE = '*';

function moodleRange(answer: XmlElement): NumberRange | undefined {
  const text = textIn(answer).trim();
  if (text === ANY_OTHER_IN_MOODLE) return undefined;
  const [value = NaN, tolerance = NaN] = [text, first(answer, 'tolerance')?.text.trim() ?? ''].map(Number);
  return { value, tolerance };
}

const unitsOf = (question: XmlElement): string[] =>
  all(question, 'units')
    .flatMap((units) => all(units, 'unit'))
    .flatMap((unit) => valueOf(unit, 'unit_name') ?? []);
