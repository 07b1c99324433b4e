import { describe, expect, test } from 'vitest';
import { questionRows } from '../import/course-rows';
import { Boards } from '../read/boards';
import type { ChapterSource, QuestionSource } from '../read/course-source';
import { figureFinder, withImagesBeside } from '../read/question-pictures';
import { readGift } from '../read/read-gift';
import { exportChapter } from './export-chapter';
import { exportNotes } from './export-notes';
import { readMoodleGift } from './read-moodle-gift';
import { readMoodleXml } from './read-moodle-xml';
import { writeGift } from './write-gift';
import { writeMoodleXml } from './write-moodle-xml';

const BOARDS = `
tea:
  { kind: market, quantity: Cups, price: Price ($), demand: { choke: 8, slope: 0.1 }, supply: { reservation: 2, slope: 0.1 } }
more: { kind: market, quantity: Quantity, price: Price, values: hidden, demand: { choke: 8, slope: 0.1 }, demandShift: 20 }
less: { kind: market, quantity: Quantity, price: Price, values: hidden, demand: { choke: 8, slope: 0.1 }, demandShift: -20 }
`;

const GIFT = `$CATEGORY: Taxes

// [set:tea-market]
[markdown]The graph shows the market for tea. [board:tea]

// [id:s-1] [tag:graph] [tag:difficulty-1] [set:tea-market] [steps:1]
[markdown]What is the price?
{
=$5# So.
~$8# @upside-down No.
}

// [id:s-2] [tag:graph] [tag:difficulty-2] [set:tea-market] [form:two-column] [columns:Price | Q~d~]
[markdown]Coffee becomes cheaper. What happens?
{
=falls | falls# So.
~rises | falls# @upside-down No.
}

// [id:c-1] [tag:graph] [tag:difficulty-1] [form:choose-graph]
[markdown]Income rises. Which graph fits?
{
=[board:more]# So.
~[board:less]# @upside-down No.
}

// [id:i-1] [tag:application] [tag:difficulty-2] [form:statements]
[markdown]Which are scarce?
I. Time
II. **Land**
III. Air
{
=I and II only# So.
~III only# @upside-down No.
}

// [id:n-1] [tag:calculation] [tag:difficulty-2] [unit:$]
[markdown]How large is tax revenue? [board:more]
{#
=60:0.5# So.
=%0%30:0# @upside-down No.
~# Try the tax per cup times the cups sold.
#### Multiply.
}
`;

const boards = new Boards('boards.yaml', BOARDS, 'taxes');
const read = readGift('questions.gift', GIFT, 'hand');
const questions = read.questions.map((question) => boards.place(question));
const at = { file: 'chapter.md', line: 1 };
const chapter: ChapterSource = {
  at,
  id: 1,
  name: '4.1 Taxes',
  slug: 'taxes',
  videoUrl: null,
  quizBlurbImgUrl: null,
  videoBlurb: { format: 'plain', text: '' },
  quizBlurb: { format: 'plain', text: '' },
  topics: [{ at, id: 1, name: 'Taxes' }],
  lesson: null,
  questions,
  reserved: [],
  freeResponses: [],
};
const find = figureFinder(questions);
const rowsOf = (them: readonly QuestionSource[]) =>
  them.map((question) => questionRows({ ...withImagesBeside(question, find), category: 'Taxes' }, chapter));
const rows = rowsOf(questions);

describe('question forms', () => {
  test('are read without a problem', () => {
    expect([...read.problems, ...boards.problems]).toEqual([]);
  });

  test('a question of a set stores the shared text and graph with its own stem', () => {
    expect(rows[1]?.question).toMatchObject({
      set: 'taxes.tea-market',
      lead: '<p>The graph shows the market for tea.</p>',
      text: '<p>The graph shows the market for tea.</p><p>Coffee becomes cheaper. What happens?</p>',
      figure: { name: 'taxes.tea' },
    });
  });

  test('a choice in columns stores its cells, and all of them as its text', () => {
    expect(rows[1]?.question.columns).toEqual(['Price', 'Q<sub>d</sub>']);
    expect(rows[1]?.answers[1]).toMatchObject({ text: 'rises, falls', cells: ['rises', 'falls'] });
  });

  test('statements I to III become a list below the stem', () => {
    expect(rows[3]?.question.text.replaceAll('\n', '')).toBe(
      '<p>Which are scarce?</p><ol type="I"><li>Time</li><li><strong>Land</strong></li><li>Air</li></ol>',
    );
  });

  test('come back from GIFT as they were, each shared text written once', () => {
    const gift = writeGift(questions);
    expect(gift.match(/The graph shows/g)).toHaveLength(1);
    const again = readGift('own.gift', gift, 'teacher');
    expect(again.problems).toEqual([]);
    expect(rowsOf(again.questions)).toEqual(rows);
    expect(rowsOf(readMoodleGift('mine.gift', gift).questions)).toEqual(rows);
  });

  test('come back from exported GIFT as they were, each shared text in every question of its set', () => {
    const gift = exportChapter(chapter, 'gift', () => null).toString();
    expect(gift.match(/The graph shows/g)).toHaveLength(2);
    expect(gift).toContain('<!-- unit -->\\n\\nAnswer in $.\n{#');
    expect(gift).toContain('=Price\\: falls; Q\\~d\\~\\: falls#');
    const again = readGift('own.gift', gift, 'teacher');
    expect(again.problems).toEqual([]);
    expect(rowsOf(again.questions)).toEqual(rows);
    expect(rowsOf(readMoodleGift('mine.gift', gift).questions)).toEqual(rows);
  });

  test('come back from Moodle XML as they were, their graphs as files', () => {
    const xml = writeMoodleXml(chapter, () => null);
    for (const name of ['tea', 'more', 'less'])
      expect(xml).toContain(`<file name="taxes.${name}.svg" path="/figures/"`);
    const { questions: again, rejected } = readMoodleXml('mine.xml', xml);
    expect(rejected).toEqual([]);
    expect(rowsOf(again)).toEqual(rows);
  });

  test('an export says what its format cannot say', () => {
    expect(exportNotes(questions, 'moodle-xml')).toEqual([]);
    expect(exportNotes(questions, 'gift')).toEqual([
      '4 questions with graphs: GIFT has no files, only their addresses and descriptions; moodle-xml and qti have the pictures.',
    ]);
    expect(
      exportNotes(
        questions.filter(({ form }) => form === 'statements'),
        'gift',
      ),
    ).toEqual([]);
  });
});

const refuse = (change: (gift: string) => string) =>
  readGift('questions.gift', change(GIFT), 'hand').problems.map(({ message }) => message);

test.each([
  [
    'a set of one question',
    (gift: string) => gift.replace('difficulty-2] [set:tea-market]', 'difficulty-2]'),
    'has 1 question',
  ],
  ['a set without a shared text', (gift: string) => gift.replace('// [set:tea-market]\n', ''), 'has no text above'],
  ['a set with two shared texts', (gift: string) => `${gift}\n// [set:tea-market]\nMore.\n`, 'has two texts'],
  ['a shared text without questions', (gift: string) => `${gift}\n// [set:milk]\nMilk.\n`, 'no question belongs'],
  [
    'a set over two topics',
    (gift: string) => gift.replace('// [id:s-2]', '$CATEGORY: Two\n\n// [id:s-2]'),
    'several topics',
  ],
  ['a set in another order than its ids', (gift: string) => gift.replace('[id:s-1]', '[id:s-3]'), 'order of its ids'],
  [
    'a set that another question interrupts',
    (gift: string) =>
      gift
        .replace('[tag:difficulty-1] [form:choose', '[tag:difficulty-1] [set:tea-market] [form:choose')
        .replace('[set:tea-market] [form:two', '[form:two'),
    'is interrupted',
  ],
])('refuses %s', (_, change, message) => {
  expect(refuse(change)).toContainEqual(expect.stringContaining(message));
});
