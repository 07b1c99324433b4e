import { describe, expect, test } from 'vitest';
import { sketchOfVariant } from '../../../../economics/question/question-models';
import {
  changedSample,
  SAMPLE_CHAPTER,
  SAMPLE_GIFT,
  SAMPLE_MODEL,
  SAMPLE_UNIT,
  sampleCourse,
  sampleFiles,
} from '../../../test/fixtures/course-sample/sample-course';
import { planImport } from '../exchange/plan-import';
import { readQuestionFile } from '../exchange/read-question-file';
import * as answerKey from './answer-key-rules';
import * as choices from './choice-rules';
import {
  checkCourse,
  RULES_FOR_ALL,
  RULES_FOR_EACH,
  RULES_FOR_EACH_SHIPPED,
  RULES_FOR_SHIPPED,
  RULES_FOR_SHIPPED_QUESTIONS,
} from './check-course';
import type { CourseRule } from './rule';
import * as forms from './form-rules';
import * as freeResponses from './free-response-rules';
import * as freeResponseScoring from './free-response-scoring-rules';
import * as freeResponseTexts from './free-response-text-rules';
import * as ids from './id-rules';
import * as lessonMoves from './lesson-move-rules';
import * as lessonPictures from './lesson-picture-rules';
import * as recordings from './recording-rules';
import * as lessons from './lesson-rules';
import * as lessonTopics from './lesson-topic-rules';
import * as models from './question-model-rules';
import * as names from './name-rules';
import * as questions from './question-rules';
import * as reference from './reference-rules';
import { solutionsAreRight } from './solution-rules';
import { numbersAreApart, numbersCanBeMet, onlyNumbersHaveAUnit } from '../kinds/number';
import { equationsAreRight } from './arithmetic-rules';
import * as texts from './text-rules';
import * as topics from './topic-rules';

type Change = (text: string) => string;
type Case = readonly [rule: CourseRule, file: string, change: Change, message: string];

const SECOND_CHAPTER = `${SAMPLE_UNIT}/1.10-money/chapter.md`;
const UNIT = `${SAMPLE_UNIT}/unit.md`;
const GIFT = SAMPLE_GIFT;

const swap =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to);

/** Moves each question's correct choice to the first place. */
const correctFirst: Change = (text) => text.replace(/\{\n((?:~.*\n)+)(=.*\n)/g, '{\n$2$1');
const correctLongest: Change = (text) => text.replace(/^=claim/gm, '=a truly careful claim');
/** g-00 is a definition with choice 0 correct; g-01 has choice 1 correct. */
/** A wrong answer to loss-of-a-tax-1, in dollars. */
const wrongAnswer = Number(
  sketchOfVariant('loss-of-a-tax-1')?.choices.find(({ misconception }) => misconception !== null)?.values['answer'],
);

const CASES: readonly Case[] = [
  [ids.questionsHaveIds, GIFT, swap('[id:g-00] ', ''), 'has no id'],
  [ids.questionsHaveIds, GIFT, swap('[id:g-00]', '[id:G 00]'), '"G 00" is not an id'],
  [ids.questionIdsAreUnique, GIFT, swap('[id:t-03]', '[id:g-00]'), `question g-00 is already at ${GIFT}:3`],
  [ids.subjectIdsAreUnique, 'course.md', (text) => text.replace(/( {2}- id: 1\n.*\n)/, '$1$1'), 'subject 1 is already'],
  [ids.unitIdsAreUnique, 'unit-2-firms/unit.md', swap('id: 2', 'id: 1'), `unit 1 is already at ${UNIT}:4`],
  [ids.chapterIdsAreUnique, SECOND_CHAPTER, swap('id: 2', 'id: 1'), `chapter 1 is already at ${SAMPLE_CHAPTER}:3`],
  [ids.topicIdsAreUnique, SECOND_CHAPTER, swap('id: 20', 'id: 11'), `topic 11 is already at ${SAMPLE_CHAPTER}:11`],
  [ids.slugsAreUnique, SECOND_CHAPTER, swap('slug: money', 'slug: trade'), 'slug trade is already'],
  [ids.topicNamesAreUniqueInChapter, SAMPLE_CHAPTER, swap('name: Terms', 'name: Gains'), 'topic Gains is already'],
  [ids.subjectsAreKnown, UNIT, swap('subject: 1', 'subject: 7'), 'no subject 7'],
  [names.unitNamesHaveAColon, UNIT, swap('Unit 1: Markets', 'Markets'), '"Markets" has no colon'],
  [names.chapterNamesHaveANumber, SECOND_CHAPTER, swap('name: 1.10 Money', 'name: Money'), '"Money" has no number'],
  [names.chapterNamesHaveANumber, UNIT, swap('- 1.11 Auctions', '- Auctions'), '"Auctions" has no number'],
  [
    names.foldersMatchTheirNumbers,
    SECOND_CHAPTER,
    swap('1.10 Money', '1.1 Money'),
    'chapter 1.1 is in the folder "1.10',
  ],
  [names.slugsAreAddresses, SECOND_CHAPTER, swap('slug: money', 'slug: Money & more'), '"Money & more"'],
  [questions.questionsHaveATopic, GIFT, swap('$CATEGORY: Terms', '$CATEGORY: terms'), 'no topic "terms"'],
  [questions.questionsHaveATopic, GIFT, swap('$CATEGORY: Gains\n', ''), 'has no topic'],
  [questions.questionsHaveOneType, GIFT, swap(' [tag:definition]', ''), 'has no type'],
  [questions.questionsHaveOneType, GIFT, swap('[tag:definition]', '[tag:definition] [tag:graph]'), 'has 2 types'],
  [questions.questionsHaveOneDifficulty, GIFT, swap(' [tag:difficulty-1]', ''), 'has no difficulty'],
  [questions.questionsHaveOneDifficulty, GIFT, swap('difficulty-1]', 'difficulty-1] [tag:difficulty-2]'), '1, 2'],
  [questions.tagsAreKnown, GIFT, swap('[tag:definition]', '[tag:defnition]'), 'unknown tag "defnition"'],
  [questions.questionsHaveAStem, GIFT, swap(/\[markdown\].*/, '[markdown]<br>'), 'has no question text'],
  [questions.oneChoiceIsCorrect, GIFT, swap('~claim g-00 1', '=claim g-00 1'), '2 choices are marked'],
  [questions.oneChoiceIsCorrect, GIFT, swap('=claim g-00 0', '~claim g-00 0'), '0 choices are marked'],
  [questions.choicesAreEnough, GIFT, swap(/~claim g-00 3.*\n/, ''), 'has 3 choices'],
  [
    questions.oneChoiceIsCorrect,
    GIFT,
    swap(/\{\n=claim g-00 0[^}]*/, '{#\n~# No.\n=%0%1:0# @m No.\n'),
    '0 numbers are right',
  ],
  [numbersCanBeMet, GIFT, swap(/\{\n=claim g-00 0[^}]*/, '{#\n=60:-2# Yes.\n'), 'a negative tolerance'],
  [numbersAreApart, GIFT, swap(/\{\n=claim g-00 0[^}]*/, '{#\n=60:2# Yes.\n=%0%57:1# @m No.\n'), '60 and 57 count as'],
  [onlyNumbersHaveAUnit, GIFT, swap('[id:g-00]', '[id:g-00] [unit:$]'), 'no number to type'],
  [questions.creditIsWhole, GIFT, swap('~claim g-00 1', '~%50%claim g-00 1'), 'a weight of 50%'],
  [forms.columnsHaveCells, GIFT, swap('[id:g-00]', '[id:g-00] [columns:Price | Quantity]'), 'does not have 2 cells'],
  [
    forms.columnsAreAskedFor,
    GIFT,
    swap('[id:g-00]', '[id:g-00] [columns:Price | Quantity]'),
    'names none of its columns',
  ],
  ...(
    [
      ['two-column', 'no columns'],
      ['choose-graph', 'no graphs'],
      ['statements', 'no statements'],
      ['except', 'no EXCEPT'],
    ] as const
  ) // pairs
    .map(([form, message]): Case => [
      forms.formsHaveTheirShape,
      GIFT,
      swap('[id:g-00]', `[id:g-00] [form:${form}]`),
      message,
    ]),
  [choices.choicesHaveRationales, GIFT, swap(/~claim g-00 1.*/, '~claim g-00 1'), '"claim g-00 1" has no rationale'],
  [choices.choicesHaveRationales, GIFT, swap(/(~claim g-00 1# @[a-z-]+).*/, '$1'), '"claim g-00 1" has no rationale'],
  [choices.choicesHaveRationales, GIFT, swap(/(=claim g-00 0).*/, '$1'), '"claim g-00 0" has no rationale'],
  [
    choices.wrongChoicesHaveMisconceptions,
    GIFT,
    swap(/~claim g-00 1# \S+/, '~claim g-00 1#'),
    'names no misconception',
  ],
  [
    choices.rightChoicesHaveNoMisconception,
    GIFT,
    swap('That is **so**', '@off-by-one So'),
    'misconception @off-by-one',
  ],
  [choices.misconceptionsAreKnown, GIFT, swap('@off-by-one', '@of-by-one'), 'names @of-by-one'],
  [choices.choicesHaveText, GIFT, swap('~claim g-00 2', '~[html]<p></p>'), 'a choice is empty'],
  [choices.choicesDiffer, GIFT, swap('claim g-00 2', '**Claim** g-00 1.'), 'appears twice'],
  ...[
    'All of the above',
    'none of the above',
    'None of the other choices is right',
    'All of these.',
    'Both A and B',
    'A and C only',
    'Neither (b) nor (c)',
  ].map((text): Case => [choices.choicesStandAlone, GIFT, swap('claim g-00 2', text), 'refers to the other choices']),
  [
    texts.stemsDiffer,
    GIFT,
    swap('goodst0 and wantst0 meet at pricet0', 'goodsg0 and wantsg0 meet at priceg0'),
    'the same as g-00',
  ],
  [
    texts.stemsDiffer,
    GIFT,
    swap('goodst0 and wantst0 meet at pricet0', 'all goodsg0 and wantsg0 meet at priceg0'),
    '89%',
  ],
  [
    texts.picturesHaveAlternatives,
    GIFT,
    swap('Why do', 'Look ![](/d.svg) and say why do'),
    '/d.svg has no alternative',
  ],
  [
    texts.picturesHaveAlternatives,
    SAMPLE_CHAPTER,
    swap('What it asks', 'See ![ ](/d.svg)'),
    '/d.svg has no alternative',
  ],
  [texts.tagsAreShown, GIFT, swap('Remember g-00', 'Go on while P<MC or P>5'), 'does not show <mc>'],
  [models.modelsHaveTheirTexts, SAMPLE_MODEL, swap('Fewer {goods}', 'Fewer {taxes}'), 'nothing replaces {taxes}'],
  [
    models.copiesKeepTheirNumbers,
    GIFT,
    (text) => text.replace('[id:g-00]', '[id:loss-of-a-tax-1]').replace('Why do', 'At $999.50, why do'),
    'its model does not give the number 999.50',
  ],
  [
    models.copiesKeepTheirNumbers,
    GIFT,
    (text) =>
      text
        .replace('[id:g-00]', '[id:loss-of-a-tax-1]')
        .replace('=claim g-00 0', `=$${wrongAnswer}`)
        .replace(/claim g-00 (\d)/g, (_, slot: string) => `claim ${'abcd'.charAt(Number(slot))}`)
        .replace('Remember g-00', 'Remember'),
    'its model gives another answer: $',
  ],
  [
    models.figuresAreKnown,
    GIFT,
    swap('Why do', '![Demand](/figures/gap-at-price-2.svg) Why do'),
    'nothing is drawn at /figures/gap-at-price-2.svg',
  ],
  [
    equationsAreRight,
    GIFT,
    swap('Remember g-00', 'Remember 3 × $4 \\= $13'),
    'the calculation "3 × $4 = $13" is wrong',
  ],
  [answerKey.correctPositionsAreSpread, GIFT, correctFirst, 'in 1.2 Trade, choice 1 is the correct one in 24 of 24'],
  [answerKey.correctPositionsAreSpread, GIFT, correctFirst, 'in the whole course, choice 1'],
  [answerKey.correctChoicesAreNotTheLongest, GIFT, correctLongest, 'the longest in 24 of 24'],
  [
    topics.topicsHaveEnoughQuestions,
    GIFT,
    swap(/\/\/ \[id:t-11\][^]*/, ''),
    '"Terms" has 11 questions with choices; the quizzes need 12',
  ],
  [topics.topicsHaveEnoughQuestions, GIFT, swap(/\$CATEGORY: Terms[^]*/, ''), '"Terms" has 0 questions'],
  [
    topics.topicsHaveEnoughByHand,
    GIFT,
    swap(/\/\/ \[id:t-05\][^]*/, ''),
    '"Terms" has 5 questions written by hand; it needs 6',
  ],
  [topics.topicsHaveEnoughTypes, GIFT, (text) => text.replace(/tag:(?:calc|appl)\w+/g, 'tag:definition'), 'has only'],
];

test('the check finds no problem in the sample course', () => {
  expect(checkCourse(sampleCourse())).toEqual([]);
});

/** Why no question can be added to the sample after this change. */
function refusal(file: string, change: (text: string) => string): string[] {
  const files = sampleFiles();
  files.set(file, change(files.get(file) ?? ''));
  const mine = readQuestionFile('my.gift', new TextEncoder().encode('Who gains from trade?{=Both ~Nobody}'));
  const plan = planImport(files, mine, { chapter: '1.2', topic: 'Gains', type: 'application', difficulty: 2 });
  return plan.outcome === 'courseHasProblems' ? plan.problems.map(({ message }) => message) : [plan.outcome];
}

describe('a rule finds', () => {
  test.each(CASES.map(([rule, file, change, message]) => ({ rule, file, change, message })))(
    '$message',
    ({ rule, file, change, message }) => {
      const course = changedSample(file, change);
      expect([...rule(course)].map((found) => found.message)).toContainEqual(expect.stringContaining(message));
      expect(checkCourse(course).map((found) => found.message)).toContainEqual(expect.stringContaining(message));
      expect(refusal(file, change)).toContainEqual(expect.stringContaining(message));
    },
  );

  // Those of lessons, tasks, recordings, solutions, the reference and free-response questions are shown in tests of their own.
  test('a problem in at least one example, for every rule', () => {
    const shown = new Set<CourseRule>([
      ...CASES.map(([rule]) => rule),
      ...Object.values(lessons),
      ...Object.values(lessonPictures),
      ...Object.values(lessonTopics),
      ...Object.values(lessonMoves),
      ...Object.values(recordings),
      ...Object.values(reference),
      solutionsAreRight,
      ...Object.values(freeResponses),
      ...Object.values(freeResponseScoring),
      ...Object.values(freeResponseTexts),
    ]);
    const rules = [
      ...RULES_FOR_ALL,
      ...RULES_FOR_SHIPPED_QUESTIONS,
      ...RULES_FOR_EACH,
      ...RULES_FOR_EACH_SHIPPED,
      ...RULES_FOR_SHIPPED,
    ];
    expect(rules.filter((rule) => !shown.has(rule)).map((rule) => rule.name)).toEqual([]);
  });
});

test('the problem of a question is reported at the line of its id', () => {
  const course = changedSample(GIFT, swap('[tag:definition]', '[tag:defnition]'));
  expect([...questions.tagsAreKnown(course)]).toMatchObject([{ file: GIFT, line: 3 }]);
});

test.each([
  'Options 1 and 2',
  'Both 1 and 2',
  '1 and 3 only',
  'Answers A, B and C',
  'A, B, and C',
  '(a) and (c) only',
  'Neither A nor B is correct',
  'All the above',
  'More than one of the above',
  'All of them are correct',
  'None is correct',
  'The first two options',
  'Todas las anteriores',
  'Ninguna de las anteriores',
  'a y b son correctas',
  'Nenhuma das alternativas',
  'Aucune de ces réponses',
  'Alle genannten',
  'Keine der Antworten',
  'Antworten A und C',
  'Tutte le precedenti',
  'Geen van bovenstaande',
  'Wszystkie powyższe odpowiedzi',
  'Все вышеперечисленное',
])('a choice that refers to others by their places is a problem: %s', (text) => {
  expect([...choices.choicesStandAlone(changedSample(GIFT, swap('claim g-00 2', text)))]).toHaveLength(1);
});

test('a choice may name what the stem numbers', () => {
  const numbered = changedSample(GIFT, (text) =>
    text
      .replace('Why do goodsg0', 'Plan 1\\: rent. Plan 2\\: buy. Why do goodsg0')
      .replace('claim g-00 2', 'Both 1 and 2'),
  );
  expect([...choices.choicesStandAlone(numbered)]).toEqual([]);
});

test('a choice that only mentions letters or people does not refer to other choices', () => {
  for (const text of [
    'Points A and B',
    'Neither of them, because nobody pays',
    'A and B are both attainable',
    'All of it',
    'Both consumers and producers',
    'Two of the three firms',
    '1 and 2 units',
    'Both options cost the same',
    'Alle Kosten',
    'I and II only',
  ])
    expect([...choices.choicesStandAlone(changedSample(GIFT, swap('claim g-00 2', text)))]).toEqual([]);
});

test('stems that share less than four fifths of their words are not duplicates', () => {
  const change = swap('goodst0 and wantst0 meet at pricet0', 'goodsg0 and wantsg0 part at prices0');
  expect([...texts.stemsDiffer(changedSample(GIFT, change))]).toEqual([]);
});

test.each([
  [13, false],
  [14, true],
])('of 24 questions with four choices, the first choice correct in %i gives the key away: %s', (hits, isFound) => {
  // The sample has 6 of them; each replacement adds one.
  let toMove = hits - 6;
  const moveToFirst: Change = (text) =>
    text.replace(/\{\n((?:~.*\n)+)(=.*\n)/g, (all, wrong: string, right: string) => {
      toMove -= 1;
      return toMove >= 0 ? `{\n${right}${wrong}` : all;
    });
  const course = changedSample(GIFT, moveToFirst);
  const found = [...answerKey.correctPositionsAreSpread(course)].map(({ message }) => message);
  expect(found.some((message) => message.includes(`is the correct one in ${hits} of 24`))).toBe(isFound);
});

test('a correct choice as long as the longest wrong one does not count as the longest', () => {
  // All choices of the sample have the same length.
  expect([...answerKey.correctChoicesAreNotTheLongest(sampleCourse())]).toEqual([]);
});

describe('the check of calculations', () => {
  const wrongEquations = (text: string) => {
    const escaped = text.replace(/[~=#{}:]/g, '\\$&');
    return [...equationsAreRight(changedSample(GIFT, swap('Remember g-00.', escaped)))].map(({ message }) => message);
  };

  test.each([
    '½ × 6 × 40 = $120',
    'Before: ½ × 3 × 12 = $18. After: ½ × 6 × 24 = $72.',
    '20 ÷ 30 = 0.67',
    '16 ÷ 24 = 67%',
    '−0.8 × −5% = +4%',
    '1,200 − 200 = 1,000',
    '12 − 2 × 4 = 4',
    '10 ÷ 30 = 1/3',
    '90 − 3 × (P + 6) = 6 × P',
    '100 − 2P = 60, so 40 = 2P',
    '1.5 + 0.4 = $1.9 million',
    'on July 4 = 3 × 5 days',
  ])('accepts %s', (text) => expect(wrongEquations(text)).toEqual([]));

  test.each([
    ['½ × 6 × 40 = $240', '½ × 6 × 40 = $240'],
    ['Both: 12 − 10 = $3, and then 10 − 9 = $1.', '12 − 10 = $3'],
    ['20 ÷ 30 = 0.66', '20 ÷ 30 = 0.66'],
    ['2 + 3 × 4 = 20', '2 + 3 × 4 = 20'],
    ['costs 4 × $2 + 2 × $4 = $17 in all', '4 × $2 + 2 × $4 = $17'],
  ])('rejects %s', (text, equation) =>
    expect(wrongEquations(text)).toEqual([`the calculation "${equation}" is wrong`]),
  );
});
