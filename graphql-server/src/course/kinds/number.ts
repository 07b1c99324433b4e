import type { NumericalFormat } from 'gift-pegjs';
import { writtenInFull } from '../../../../economics/free-response/numbers';
import { decimal } from '../../../../economics/numbers';
import { isAccepted, type NumberRange } from '../../../../schema/rules/given';
import { forQuestions } from '../check/rule';
import { all, characters, textIn, valueOf, type XmlElement } from '../exchange/xml';
import type { ChoiceSource, QuestionSource } from '../read/course-source';
import type { TypedAnswer, TypedKind } from './kinds';

const rangesOf = ({ choices }: QuestionSource): NumberRange[] =>
  choices.flatMap(({ accepts }) => (accepts && 'value' in accepts ? accepts : []));

/** What keeps anyone from a right answer, or makes two of them the same: "it has a negative tolerance". */
function faultOf(choices: readonly Pick<ChoiceSource, 'accepts' | 'isCorrect'>[]): string | null {
  const ranges = choices.flatMap(({ accepts }) => accepts ?? []);
  const others = choices.filter(({ accepts }) => accepts === undefined);
  if (!ranges.every(({ value }) => Number.isFinite(value))) return 'an answer that is no number';
  if (!ranges.every(({ tolerance }) => Number.isFinite(tolerance))) return 'a tolerance that is no number';
  if (ranges.some(({ tolerance }) => tolerance < 0)) return 'a negative tolerance';
  if (others.some(({ isCorrect }) => isCorrect)) return 'any other number as its right answer';
  return others.length > 1 ? 'several answers for any other number' : null;
}

export const numbersCanBeMet = forQuestions(function* (question) {
  const fault = rangesOf(question).length === 0 ? null : faultOf(question.choices);
  if (fault !== null)
    yield [`it has ${fault}`, 'write a number and a tolerance of 0 or more, =60:0.5, and ~ once for any other number'];
});

/** A typed number counts as the first one whose range it is in. */
export const numbersAreApart = forQuestions(function* (question) {
  const ranges = rangesOf(question);
  for (const [index, { value, tolerance }] of ranges.entries()) {
    const other = ranges
      .slice(0, index)
      .find((one) => isAccepted({ value, tolerance: one.tolerance + tolerance }, { number: one.value }));
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
  faultOf,
  rules: [numbersCanBeMet, numbersAreApart, onlyNumbersHaveAUnit],
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
    write: ({ value, tolerance }) => `${decimal(value)}:${decimal(tolerance)}`,
  },
  moodle: {
    type: 'numerical',
    readLabels(question) {
      const [unit] = unitsIn(question).flatMap((one) => valueOf(one, 'unit_name') ?? []);
      return unit === undefined ? {} : { unit };
    },
    problem(question) {
      const units = unitsIn(question);
      if (units.length > 1) return 'a numerical question with several units';
      const isMultiplied = units.some((unit) => Number(valueOf(unit, 'multiplier') ?? 1) !== 1);
      return isMultiplied ? 'a numerical question with a unit multiplier' : null;
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
      accepts ? decimal(accepts.value) : ANY_OTHER_IN_MOODLE,
      [`<tolerance>${decimal(accepts?.tolerance ?? 0)}</tolerance>`],
    ],
  },
};

/** What a typed number counts as. An author may also say something of any other number. */
export const numberAnswer = (accepts: NumberRange | undefined): TypedAnswer =>
  accepts === undefined
    ? { text: { format: 'plain', text: 'Any other number' } }
    : {
        text: { format: 'plain', text: decimal(accepts.value) },
        // Without −0, which is another value than 0 to a comparison.
        accepts: { value: accepts.value + 0, tolerance: accepts.tolerance + 0 },
      };

/** An author may write the ends of a range in either order. */
function rangeOf({ number: value = 0, range = 0, numberHigh, numberLow }: NumericalFormat): NumberRange {
  if (numberHigh === undefined || numberLow === undefined) return { value, tolerance: range };
  return { value: (numberHigh + numberLow) / 2, tolerance: Math.abs(numberHigh - numberLow) / 2 };
}

const ANY_OTHER_IN_MOODLE = '*';

/** Number() alone also reads "" and "0x10". */
const MOODLE_NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;
const moodleNumber = (text: string): number => (MOODLE_NUMBER.test(text) ? Number(text) : NaN);

function moodleRange(answer: XmlElement): NumberRange | undefined {
  const text = textIn(answer).trim();
  if (text === ANY_OTHER_IN_MOODLE) return undefined;
  return { value: moodleNumber(text), tolerance: moodleNumber(valueOf(answer, 'tolerance') ?? '0') };
}

const unitsIn = (question: XmlElement) => all(question, 'units').flatMap((units) => all(units, 'unit'));
