import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QUESTION_FORMS } from '../../quiz/question-types';
import type { ChoiceSource, QuestionSource, RichText } from '../read/course-source';
import type { QuestionLabels } from '../read/question-labels';
import { QUESTION_SETTINGS } from '../read/question-labels';
import { readGift } from '../read/read-gift';
import { numberAnswer } from '../kinds/number';
import { writeGift } from './write-gift';

// Any question that a GIFT reader can hand over, its texts full of GIFT's own signs.

const SIGNS = [
  'a',
  'Ü',
  '字',
  '😀',
  ' ',
  '~',
  '=',
  '#',
  '{',
  '}',
  ':',
  '\\',
  '[',
  ']',
  '%',
  '-',
  '>',
  '/',
  '@',
  '$',
  '5',
];
const FORMATS = ['markdown', 'html', 'plain'] as const;

const words = (extra: readonly string[] = []) =>
  fc
    .array(fc.constantFrom(...SIGNS, ...extra), { minLength: 1, maxLength: 12 })
    .map((letters) => letters.join('').trim())
    .filter((text) => text !== '');

/** Plain text loses double spaces on reading. */
const rich: fc.Arbitrary<RichText> = fc.constantFrom(...FORMATS).chain((format) =>
  words(['\n', '\n\n', '[html]', '%50%', '->', 'TRUE']).map((text) => ({
    format,
    text: format === 'plain' ? text.replace(/\s\s+/g, ' ') : text,
  })),
);

const feedback = fc.oneof(
  fc.constant({ rationale: null, misconception: null }),
  fc.record({
    rationale: rich.filter(({ text }) => !text.startsWith('@')),
    misconception: fc.constantFrom(null, 'sunk-cost'),
  }),
);

const choice = (isCorrect: boolean): fc.Arbitrary<ChoiceSource> =>
  fc.tuple(rich, feedback, fc.constantFrom(null, 50, -33.333)).map(([text, said, weight]) => ({
    text,
    isCorrect,
    weight,
    ...said,
  }));

/** A number to type: the right one, a wrong one, and what is said of any other. */
const numbers: fc.Arbitrary<ChoiceSource[]> = fc
  .tuple(
    fc.uniqueArray(
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map((value) => Number(value.toFixed(2))),
      {
        minLength: 2,
        maxLength: 2,
      },
    ),
    fc.constantFrom(0, 0.5, 12),
    feedback,
    fc.boolean(),
  )
  .map(([values, tolerance, said, hasOther]) => [
    ...values.map((value, index) => ({
      ...numberAnswer({ value: value || 0, tolerance }),
      isCorrect: index === 0,
      weight: null,
      ...said,
    })),
    ...(hasOther ? [{ ...numberAnswer(undefined), isCorrect: false, weight: null, ...said }] : []),
  ]);

const labels: fc.Arbitrary<QuestionLabels> = fc.record(
  {
    form: fc.constantFrom(...QUESTION_FORMS),
    steps: fc.constantFrom(1 as const, 2 as const), // the two numbers are the type
    setting: fc.constantFrom(...QUESTION_SETTINGS),
    columns: fc.constantFrom(['Price paid', 'Quantity'], ['CS', 'PS', 'Loss']),
    board: fc.constant('cigarettes'),
    unit: fc.constantFrom('$', '%', 'units per day'),
  },
  { requiredKeys: [] },
);

const unlabeled: fc.Arbitrary<QuestionSource> = fc.record({
  at: fc.constant({ file: 'a.gift', line: 1 }),
  origin: fc.constant('hand' as const),
  stableId: fc.constantFrom('a-1', null),
  title: fc.option(words()),
  category: fc.constant('Costs'),
  tags: fc.constantFrom([], ['graph', 'difficulty-2']),
  stem: rich,
  choices: fc.oneof(fc.tuple(choice(true), choice(false), choice(false)), numbers),
  takeaway: fc.option(rich),
});

const question = fc.tuple(unlabeled, labels).map(([one, said]): QuestionSource => ({ ...one, ...said }));

test('a question with any signs in its texts is read from GIFT as it was written', () => {
  fc.assert(
    fc.property(fc.array(question, { minLength: 1, maxLength: 3 }), (questions) => {
      const { questions: read, problems } = readGift('a.gift', writeGift(questions), 'hand');
      expect(problems).toEqual([]);
      expect(read.map((one) => ({ ...one, at: { file: 'a.gift', line: 1 } }))).toEqual(questions);
    }),
    { numRuns: 500 },
  );
});

test('GIFT names a topic once, before the first of its questions', () => {
  const text = (words: string): RichText => ({ format: 'markdown', text: words });
  const plain = (isCorrect: boolean): ChoiceSource => ({
    text: text(isCorrect ? 'yes' : 'no'),
    isCorrect,
    weight: null,
    rationale: null,
    misconception: null,
  });
  const one = (stableId: string, category: string): QuestionSource => ({
    at: { file: '', line: 1 },
    origin: 'hand',
    stableId,
    title: null,
    category,
    tags: ['graph'],
    stem: text('Is P = MC?'),
    choices: [plain(true), plain(false)],
    takeaway: null,
  });
  expect(writeGift([one('a', 'Costs'), one('b', 'Costs'), one('c', 'Gains: net')]).split('\n')).toEqual(
    [
      ['$CATEGORY: Costs', ''],
      ['// [id:a] [tag:graph]', '[markdown]Is P \\= MC?', '{', '=yes', '~no', '}', ''],
      ['// [id:b] [tag:graph]', '[markdown]Is P \\= MC?', '{', '=yes', '~no', '}', ''],
      ['$CATEGORY: Gains: net', ''],
      ['// [id:c] [tag:graph]', '[markdown]Is P \\= MC?', '{', '=yes', '~no', '}', ''],
    ].flat(),
  );
});
