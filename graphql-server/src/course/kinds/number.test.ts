import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NumberRange } from '../../../../schema/rules/given';
import { changedSample, SAMPLE_GIFT, sampleFiles } from '../../../test/fixtures/course-sample/sample-course';
import { checkCourse } from '../check/check-course';
import { planImport } from '../exchange/plan-import';
import { readMoodleGift } from '../exchange/read-moodle-gift';
import { readMoodleXml } from '../exchange/read-moodle-xml';
import { readQuestionFile } from '../exchange/read-question-file';
import { writeGift } from '../exchange/write-gift';
import { writeMoodleXml } from '../exchange/write-moodle-xml';
import { questionRows } from '../import/course-rows';
import { chaptersOf, type ChapterSource, type ChoiceSource } from '../read/course-source';
import { readGift } from '../read/read-gift';
import { number, numberAnswer } from './number';

const chapter = chaptersOf(changedSample(SAMPLE_GIFT, (text) => text))[0]!;

const answer = (accepts: NumberRange, isCorrect: boolean): ChoiceSource => ({
  ...numberAnswer(accepts),
  isCorrect,
  weight: null,
  rationale: null,
  misconception: null,
});

/** A chapter with one question, answered with one of these numbers. */
const chapterWith = (right: NumberRange, wrong: NumberRange): ChapterSource => ({
  ...chapter,
  questions: [{ ...chapter.questions[0]!, choices: [answer(right, true), answer(wrong, false)] }],
});

/** Of every magnitude, from 5e-324 to 1.8e308, and those that people write. */
const numbers = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc
    .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -12, max: 25 }))
    .map(([digits, places]) => Number(`${digits}e${places}`)),
);
const ranges = fc.record({ value: numbers, tolerance: numbers.map(Math.abs) });

describe('numbers come back as they were from', () => {
  const acceptedIn = (questions: readonly { readonly choices: readonly ChoiceSource[] }[]) =>
    questions.flatMap(({ choices }) => choices.map(({ accepts }) => accepts));
  /** A file has no −0. */
  const written = ({ value, tolerance }: NumberRange) => ({ value: value + 0, tolerance: tolerance + 0 });

  test('GIFT, by both readers', () => {
    fc.assert(
      fc.property(ranges, ranges, (right, wrong) => {
        const gift = writeGift(chapterWith(right, wrong).questions);
        const asCourse = readGift('questions.gift', gift, 'hand');
        expect(asCourse.problems).toEqual([]);
        expect(acceptedIn(asCourse.questions)).toStrictEqual([written(right), written(wrong)]);
        const asTeachers = readMoodleGift('mine.gift', gift);
        expect(asTeachers.rejected).toEqual([]);
        expect(acceptedIn(asTeachers.questions)).toStrictEqual([written(right), written(wrong)]);
      }),
      { numRuns: 200 },
    );
  });

  test('Moodle XML', () => {
    fc.assert(
      fc.property(ranges, ranges, (right, wrong) => {
        const { questions, rejected } = readMoodleXml(
          'mine.xml',
          writeMoodleXml(chapterWith(right, wrong), () => null),
        );
        expect(rejected).toEqual([]);
        expect(acceptedIn(questions)).toStrictEqual([written(right), written(wrong)]);
      }),
      { numRuns: 200 },
    );
  });
});

test.each([
  [0.125, '$', '$0.125'],
  [0.001, '', '0.001'],
  [3.5, '$', '$3.50'],
  [1e-7, 'tons', '0.0000001 tons'],
  [1234.5678, '%', '1,234.5678%'],
])('the right number %d in %j is explained as %s', (value, unit, text) => {
  expect(number.textOf({ value, tolerance: 0 }, { unit })).toBe(text);
  const [question] = chapterWith({ value, tolerance: 0 }, { value: -1, tolerance: 0 }).questions;
  expect(questionRows({ ...question!, unit }, chapter).answers[0]?.text).toBe(text);
});

const xml = (inside: string) =>
  `<quiz>\n<question type="numerical">\n<questiontext><text>How many?</text></questiontext>${inside}</question></quiz>`;
const xmlAnswer = (text: string, more = '', fraction = 100) =>
  `<answer fraction="${fraction}"><text>${text}</text>${more}</answer>`;

/** What an import says of a file. */
function rejectedFrom(text: string) {
  const file = readQuestionFile('mine', new TextEncoder().encode(text));
  const plan = planImport(sampleFiles(), file, {
    chapter: '1.2',
    topic: 'Gains',
    type: 'application',
    difficulty: 2,
  });
  return plan.outcome === 'planned' ? plan.rejected.map(({ line, message }) => `${line}: ${message}`) : plan;
}

describe('an import refuses a question that is answered with a number', () => {
  const NEGATIVE = 'a negative tolerance';
  const NO_NUMBER = 'an answer that is no number';
  const NO_TOLERANCE = 'a tolerance that is no number';
  const TWO_OTHERS = 'several answers for any other number';
  const OTHER_IS_RIGHT = 'any other number as its right answer';

  test.each([
    ['How many?{#=5:-1}', NEGATIVE],
    ['How many?{#5:-0.001}', NEGATIVE],
    ['How many?{#=5 =%0%7:-1#no}', NEGATIVE],
    [`How many?{#=${'9'.repeat(400)}}`, NO_NUMBER],
    [`How many?{#=5:${'9'.repeat(400)}}`, NO_TOLERANCE],
    ['How many?{#=7 ~#one ~#two}', TWO_OTHERS],
    ['How many?{#=#yes}', OTHER_IS_RIGHT],
    ['How many?{#=#yes =%0%7#no}', OTHER_IS_RIGHT],
    ['How many?{#=5 =%50%6}', 'partial credit'],
  ])('in GIFT: %s', (gift, fault) => {
    expect(rejectedFrom(`// a comment\n\n${gift}\n`)).toEqual([
      `3: this is a numerical question with ${fault}, which the site cannot ask yet`,
    ]);
  });

  test.each([
    [xmlAnswer('5', '<tolerance>-1</tolerance>'), NEGATIVE],
    [xmlAnswer('5', '<tolerance>about 1</tolerance>'), NO_TOLERANCE],
    [xmlAnswer('5', '<tolerance>1e999</tolerance>'), NO_TOLERANCE],
    [xmlAnswer('5', '<tolerance>NaN</tolerance>'), NO_TOLERANCE],
    [xmlAnswer('5', '<tolerance>0,5</tolerance>'), NO_TOLERANCE],
    [xmlAnswer('5', '<tolerance><text>-1</text></tolerance>'), NEGATIVE],
    [xmlAnswer(''), NO_NUMBER],
    [xmlAnswer('3,5'), NO_NUMBER],
    [xmlAnswer('1,000'), NO_NUMBER],
    [xmlAnswer('0x10'), NO_NUMBER],
    [xmlAnswer('−5'), NO_NUMBER],
    [xmlAnswer('５'), NO_NUMBER],
    [xmlAnswer('1/3'), NO_NUMBER],
    [xmlAnswer('Infinity'), NO_NUMBER],
    [xmlAnswer('1e309'), NO_NUMBER],
    [xmlAnswer('9'.repeat(400)), NO_NUMBER],
    [xmlAnswer('5') + xmlAnswer('*', '', 0) + xmlAnswer('*', '', 0), TWO_OTHERS],
    [xmlAnswer('*') + xmlAnswer('7', '', 0), OTHER_IS_RIGHT],
    [xmlAnswer('5') + xmlAnswer('6', '', 50), 'partial credit'],
    [xmlAnswer('5') + xmlAnswer('6'), '2 right answers'],
    [
      `${xmlAnswer('5')}<units><unit><multiplier>100</multiplier><unit_name>cm</unit_name></unit></units>`,
      'a unit multiplier',
    ],
  ])('in Moodle XML: %s', (inside, fault) => {
    expect(rejectedFrom(xml(inside))).toEqual([
      `2: this is a numerical question with ${fault}, which the site cannot ask yet`,
    ]);
  });
});

test.each(['{#=1e-7}', '{#=1,000}', '{#=3,5}', '{#=.5}', '{#=−5}', '{#=５}', '{#=1/3}'])(
  'a GIFT number that cannot be read, as in %s, is refused with how to write it',
  (answers) => {
    const [rejected] = readMoodleGift('mine.gift', `How many?${answers}`).rejected;
    expect(rejected).toMatchObject({
      line: 1,
      message: expect.stringMatching(/^this is not GIFT: unexpected ".+" at column \d+$/),
      fix: expect.stringContaining('-1234.5 or 0.0000001'),
    });
  },
);

test.each<[string, NumberRange]>([
  ['{#3..1}', { value: 2, tolerance: 1 }],
  ['{#-1..-3}', { value: -2, tolerance: 1 }],
  ['{#=3..1#Yes.}', { value: 2, tolerance: 1 }],
  ['{#+5:1}', { value: 5, tolerance: 1 }],
  ['{#-0}', { value: 0, tolerance: 0 }],
])('GIFT %s is read with a tolerance of 0 or more', (answers, accepts) => {
  const { questions, rejected } = readMoodleGift('mine.gift', `How many?${answers}`);
  expect(rejected).toEqual([]);
  expect(questions[0]?.choices[0]?.accepts).toStrictEqual(accepts);
});

test.each<[string, NumberRange]>([
  ['<text>5</text>', { value: 5, tolerance: 0 }],
  ['<text> 5.50 </text><tolerance></tolerance>', { value: 5.5, tolerance: 0 }],
  ['<text>-1.5E-7</text><tolerance>1e-9</tolerance>', { value: -1.5e-7, tolerance: 1e-9 }],
  ['<text>.5</text><tolerance><text>0.25</text></tolerance>', { value: 0.5, tolerance: 0.25 }],
  ['<text>+5.</text><tolerance>+1</tolerance>', { value: 5, tolerance: 1 }],
  ['<text>-0</text><tolerance>-0</tolerance>', { value: 0, tolerance: 0 }],
])('the Moodle answer %s is read with its tolerance', (answers, accepts) => {
  const { questions, rejected } = readMoodleXml('mine.xml', xml(`<answer fraction="100">${answers}</answer>`));
  expect(rejected).toEqual([]);
  expect(questions[0]?.choices[0]?.accepts).toStrictEqual(accepts);
});

test('a question as Moodle exports it, with a penalty for its one unit, is read with the unit', () => {
  const exported = xml(`<defaultgrade>1.0000000</defaultgrade><penalty>0.3333333</penalty>
    <answer fraction="100" format="moodle_auto_format"><text>9.8</text>
      <feedback format="html"><text>Yes.</text></feedback><tolerance>0.05</tolerance></answer>
    <answer fraction="0" format="moodle_auto_format"><text>*</text>
      <feedback format="html"><text>Try again.</text></feedback><tolerance>0</tolerance></answer>
    <unitgradingtype>1</unitgradingtype><unitpenalty>0.1000000</unitpenalty><showunits>0</showunits><unitsleft>0</unitsleft>
    <units><unit><multiplier>1.0000000</multiplier><unit_name>m/s²</unit_name></unit></units>`);
  expect(readMoodleXml('mine.xml', exported)).toMatchObject({
    rejected: [],
    questions: [
      {
        unit: 'm/s²',
        choices: [
          { accepts: { value: 9.8, tolerance: 0.05 }, isCorrect: true },
          { text: { text: 'Any other number' }, isCorrect: false },
        ],
      },
    ],
  });
});

test.each([
  ['=60:-2# Yes.\n', 'it has a negative tolerance'],
  [`=${'9'.repeat(400)}# Yes.\n`, 'it has an answer that is no number'],
  ['=60# Yes.\n~# No.\n~# No, no.\n', 'it has several answers for any other number'],
  ['=%0%60# @upside-down No.\n=# Yes.\n', 'it has any other number as its right answer'],
  [
    '=0.7:0.1# Yes.\n=%0%0.9:0.1# @upside-down No.\n',
    'the numbers 0.7 and 0.9 count as one another within their tolerances',
  ],
])('course:check finds %j', (answers, message) => {
  const course = changedSample(SAMPLE_GIFT, (text) => text.replace(/\{\n=claim g-00 0[^}]*/, `{#\n${answers}`));
  expect(checkCourse(course).map((problem) => `${problem.line}: ${problem.message}`)).toContain(`3: ${message}`);
});
