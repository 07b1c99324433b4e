import { describe, expect, test } from 'vitest';
import { SAMPLE_UNIT, sampleFiles } from '../../../test/fixtures/course-sample/sample-course';
import { SAMPLE_FREE_RESPONSE, sampleFreeResponse } from '../../../test/fixtures/course-sample/sample-free-response';
import { sampleLesson } from '../../../test/fixtures/course-sample/sample-lesson';
import { parseCourse } from '../read/read-course';
import { auditOf } from './bank/audit';
import { wordingRule } from './bank/wording-rule';
import { WORDINGS_FILE } from './bank/wordings';
import { equationsAreRight } from './arithmetic-rules';
import { checkCourse } from './check-course';
import type { CourseRule } from './rule';
import * as rules from './free-response-rules';
import * as scoring from './free-response-scoring-rules';
import * as texts from './free-response-text-rules';

type Change = (yaml: string) => string;

const swap =
  (from: string | RegExp, to: string): Change =>
  (yaml) =>
    yaml.replace(from, to);

/** The sample course with the sample family in its first chapter, after a change of its text. */
const changed = (change: Change) => parseCourse(sampleFiles().set(SAMPLE_FREE_RESPONSE, change(sampleFreeResponse())));

test('the check finds no problem in the sample family', () => {
  const { course, problems } = changed((yaml) => yaml);
  expect([...problems, ...checkCourse(course)]).toEqual([]);
});

/** The sample's drawn part with another sentence. */
const asking = (sentence: string): Change =>
  swap(
    'text: Draw a correctly labeled graph',
    `text: |-\n        ${sentence}\n\n        Draw a correctly labeled graph`,
  );

test.each([
  [
    'each by itself, where the graph joins them',
    'Label the curves D and MPB.',
    swap('D: [[0, choke]', 'D = MPB: [[0, choke]'),
  ],
  ['with the subscripts of the graph', 'Show the price and quantity, labeled P~E~ and Q~E~.', swap('', '')],
  ['of an area, without a subscript', 'Show the surplus, completely shaded and labeled CS.', swap('', '')],
])('a part may ask for labels %s', (_what, sentence, change) => {
  const { course, problems } = changed((yaml) => change(asking(sentence)(yaml)));
  expect([...problems, ...texts.labelsAskedForAreOffered(course)]).toEqual([]);
});

/** The sample with a graph to read. */
const giving = (graph: string): Change => swap('  graph:\n', `  given: ${graph}\n  graph:\n`);

const FLAWS: readonly (readonly [rule: CourseRule, change: Change, message: string])[] = [
  [rules.freeResponsePointsAddUp, swap('length: short', 'length: long'), 'coffee-tax-1 has 5 points'],
  [rules.freeResponseMisconceptionsAreKnown, swap('misconception: upside', 'misconception: up'), '(a) names @up-down'],
  [
    rules.freeResponseMisconceptionsAreKnown,
    swap('misconception: off-by-one', 'misconception: off'),
    '(c-i) names @off',
  ],
  [rules.freeResponseMisconceptionsAreKnown, swap('Larger: upside-down', 'Larger: up'), '(d) names @up'],
  [rules.freeResponseOptionsDiffer, swap('[Larger, Smaller]', '[Larger, Smaller, smaller]'), 'an option twice'],
  [rules.freeResponseOptionsDiffer, swap('{ Larger:', '{ Smaller:'), 'the right option has a misconception'],
  [
    rules.freeResponseScenesExist,
    swap('topic: Gains', 'topic: Gains\n      scene: nowhere'),
    '(a) leads to the scene nowhere',
  ],
  [rules.contingentPointsExist, swap('          needs:', '          contingentOn: [a-9]\n          needs:'), 'on a-9'],
  [rules.contingentPointsExist, swap('          needs:', '          contingentOn: [a-1]\n          needs:'), 'on a-1'],
  [
    scoring.modelAnswersEarnEveryPoint,
    swap('S: [[0, 2], [100, 12]]', 'S: [[0, 9], [60, 1]]'),
    'of coffee-tax-1 does not earn the point a-1',
  ],
  [scoring.modelAnswersEarnEveryPoint, swap('at: D = S }', 'at: D = = S }'), 'is not a place of a graph'],
  [scoring.emptyAnswersEarnNothing, swap(/- axes:[^]*?(?= {6}solution)/, '- slopes: {}\n'), 'earns the point a-1'],
  [
    scoring.givenGraphsDrawNothing,
    (yaml) =>
      giving(
        '{ kind: market, quantity: Cups, price: Price, demand: { choke: choke, slope: demandSlope }, supply: { reservation: 2, slope: 0.1 } }',
      )(yaml).replace(/            - { label: QE[^]*?(?= {6}solution)/, ''),
    'a copy of the graph that coffee-tax-1 gives earns the point a-1',
  ],
  [scoring.followingAnswersAgree, swap('follows: b * {tax}', 'follows: b'), '(c-i): "b" is 20 with the right answers'],
  [scoring.followingAnswersAgree, swap('follows: b * {tax}', 'follows: d'), '(c-i): "d" is nothing'],
  [scoring.mistakesDifferFromTheAnswer, swap('value: tax * quantity', 'value: revenue'), '@off-by-one leads to 40'],
  [texts.modelGraphsFit, swap('label: CS', 'label: The surplus of all consumers in the whole country'), 'is too long'],
  [texts.freeResponseTextsAreSentences, swap(/(\{price\})\.\n/, '$1\n'), 'the stem of coffee-tax-1 does not end'],
  [texts.freeResponseTextsAreSentences, swap('the price increases.', 'the price increases'), '(d): "You say'],
  [texts.labelsAskedForAreOffered, asking('Show the price, labeled P~B~.'), '(a) asks for the label PB'],
  [texts.labelsAskedForAreOffered, asking('Label the curves D, MPB, and S.'), '(a) asks for the label MPB'],
  [texts.labelsAskedForAreOffered, asking('- The area, shaded and labeled Profit'), '(a) asks for the label Profit'],
  [texts.labelsAskedForAreOffered, asking('Show the surplus, labeled C~S~.'), '(a) writes CS in another way'],
  [texts.variantsDiffer, swap('orange juice, unit: carton', 'coffee, unit: cup'), 'coffee-tax-2 has the story of'],
  [texts.variantsDiffer, swap('choke: 10, tax: 4', 'choke: 8, tax: 2'), 'coffee-tax-2 has the numbers of coffee-tax-1'],
  [equationsAreRight, swap(/(= \$\{revenue)\}\./, '$1 + 1}.'), 'the calculation "$2 × 20 = $41" is wrong'],
];

describe('a point that names a scene', () => {
  const LESSON = `${SAMPLE_UNIT}/1.2-trade/lesson.yaml`;
  /** The sample's first part, of the topic Gains, leads to the lesson's second scene, of the topic Terms. */
  const leading = (change: Change) => {
    const files = sampleFiles().set(SAMPLE_FREE_RESPONSE, change(sampleFreeResponse()));
    const lesson = sampleLesson().replace('topics: [Gains, Terms]', 'topics: [Terms]');
    const { course } = parseCourse(files.set(LESSON, lesson));
    return [...rules.freeResponseScenesExist(course)].map(({ message, fix }) => `${message}: ${fix}`);
  };
  const named = swap('topic: Gains', 'topic: Gains\n      scene: scene-2');

  test('may lead to what another part of its question is about', () => {
    expect(leading(named)).toEqual([]);
  });

  test('may not lead to what no part of its question is about', () => {
    const [found, ...others] = leading((yaml) => named(yaml).replaceAll('topic: Terms', 'topic: Gains'));
    expect(found).toContain(
      '(a) leads to the scene scene-2, which does not treat Gains: write one of scene-1, scene-3,',
    );
    expect(others.every((message) => message.includes('(a) leads'))).toBe(true);
  });
});

describe('the check of free-response questions finds', () => {
  test.each(FLAWS.map(([rule, change, message]) => ({ rule, change, message })))(
    '$message',
    ({ rule, change, message }) => {
      const { course, problems } = changed(change);
      expect(problems).toEqual([]);
      const found = [...rule(course)];
      expect(found.map((problem) => problem.message)).toContainEqual(expect.stringContaining(message));
      expect(found.every(({ file, line }) => file === SAMPLE_FREE_RESPONSE && line > 0)).toBe(true);
    },
  );

  test('a problem in at least one example, for every rule', () => {
    const all = [rules, scoring, texts].flatMap((module) => Object.values<CourseRule>(module));
    const tried = new Set([rules.freeResponseIdsAreUnique, equationsAreRight, ...FLAWS.map(([rule]) => rule)]);
    expect(tried).toEqual(new Set([equationsAreRight, ...all]));
  });

  test('a family that another chapter has as well', () => {
    const elsewhere = SAMPLE_FREE_RESPONSE.replace('1.2-trade', '1.10-money');
    const files = sampleFiles().set(SAMPLE_FREE_RESPONSE, sampleFreeResponse()).set(elsewhere, sampleFreeResponse());
    const found = [...rules.freeResponseIdsAreUnique(parseCourse(files).course)];
    expect(found.map(({ file, message }) => [file, message])).toContainEqual([
      elsewhere,
      `the free-response question coffee-tax-1 is already at ${SAMPLE_FREE_RESPONSE}:2`,
    ]);
  });
});

test.each([
  ['the stem', swap('{quantity} {unit}s', '{quantity} pieces'), 'coffee-tax-1: "pieces" in the stem'],
  ['a part', swap('the quantity sold.', 'the pieces sold.'), 'coffee-tax-1: "pieces" in the stem'],
  ['a solution', swap('It is smaller.', 'Fewer pieces.'), 'coffee-tax-1: "pieces" in the rationale'],
  ['an option', swap(/Smaller/g, 'Fewer pieces'), 'coffee-tax-1: "pieces" in the choice'],
])('the check of wordings reads %s of a free-response question', (_, change, message) => {
  const wordings = '- { pattern: pieces, write: units, example: ten pieces }\n';
  const files = sampleFiles().set(SAMPLE_FREE_RESPONSE, change(sampleFreeResponse())).set(WORDINGS_FILE, wordings);
  const found = [...wordingRule.find(auditOf(parseCourse(files).course, files))].map((finding) => finding.message);
  expect(found).toContain(message);
});
