import { describe, expect, test } from 'vitest';
import { isEnrichment } from '../read/question-tags';
import {
  changedSample,
  SAMPLE_CHAPTER,
  SAMPLE_GIFT,
  SAMPLE_MODEL,
  SAMPLE_UNIT,
  sampleFiles,
} from '../../../test/fixtures/course-sample/sample-course';
import { questionRows } from '../import/course-rows';
import { chaptersOf, questionsOf, poolOf } from '../read/course-source';
import { figuresByAddress } from '../read/question-pictures';
import { runAudit } from './bank/run-audit';
import { summaryLines } from './course-report';
import { validateFiles } from './validate-course';

// mock.gift has the same rules as questions.gift, and is a bank of its own.

const MOCK = `${SAMPLE_UNIT}/1.2-trade/mock.gift`;
const MOCK_BOARDS = `${SAMPLE_UNIT}/1.2-trade/mock-boards.yaml`;
const BOARDS = `${SAMPLE_UNIT}/1.2-trade/boards.yaml`;
const MARKET =
  'tea: { kind: market, title: Tea, quantity: Q, price: P, demand: { choke: 8, slope: 0.1 }, supply: { reservation: 2, slope: 0.1 } }\n';

const LABELS = '[tag:graph] [tag:difficulty-2] [form:plain] [steps:2] [setting:market]';

/** A reserved question; its choices are those of others in another order. */
const reserved = (id: string, stem: string, labels = '', correct = 0): string =>
  [
    `// [id:${id}] ${LABELS} ${labels}`,
    `::Title::[markdown]${stem}`,
    '{',
    ...['first', 'second', 'third', 'fourth'].map((name, index) =>
      index === correct ? `=the ${name} claim# That is so.` : `~the ${name} claim# @off-by-one That is not so.`,
    ),
    '}',
    '',
  ].join('\n');

const STEM = 'What does the report on tea exports show? [board:tea]';

function read(mock: string, more: Readonly<Record<string, string>> = { [MOCK_BOARDS]: MARKET }) {
  const files = new Map([...sampleFiles(), ...Object.entries(more), [MOCK, `$CATEGORY: Gains\n\n${mock}`]]);
  const { course, problems } = validateFiles(files);
  return { course, files, problems, messages: problems.map(({ file, line, message }) => `${file}:${line} ${message}`) };
}

describe('mock.gift', () => {
  const { course, problems } = read(reserved('m-01', STEM));
  const [chapter] = chaptersOf(course);

  test('is read with its boards into a list of its own', () => {
    expect(problems).toEqual([]);
    expect(chapter?.reserved.map(({ stableId, figure }) => [stableId, figure?.name])).toEqual([
      ['m-01', 'trade.mock.tea'],
    ]);
    expect(questionsOf(course)).toHaveLength(24);
    expect(questionsOf(poolOf(course))).toHaveLength(1);
    expect([...figuresByAddress(questionsOf(course)).keys()]).toEqual([]);
    expect(summaryLines(course)[0]).toContain('24 questions, 1 reserved question,');
  });

  test('is stored as reserved, with sets that no other question is in', () => {
    const { reserved: mine = [], questions = [] } = chapter ?? {};
    const rows = (set?: string) =>
      [mine[0], questions[0]].flatMap((question) => {
        if (question === undefined || chapter === undefined) return [];
        const inSet = { ...question, ...(set !== undefined && { set }) };
        return [questionRows(inSet, { ...chapter, reserved: question === mine[0] ? [inSet] : [] }).question];
      });
    expect(rows().map((row) => row.reserved)).toEqual([true, false]);
    expect(rows('tea').map((row) => row.set)).toEqual(['trade.mock-tea', 'trade.tea']);
  });

  test.each([
    ['has no id', reserved('m-01', STEM).replace('[id:m-01] ', ''), 'this question has no id'],
    ['has the id of another', reserved('g-01', STEM), `the question g-01 is already at ${SAMPLE_GIFT}`],
    ['has no such topic', `$CATEGORY: Tea\n\n${reserved('m-01', STEM)}`, 'chapter.md has no topic "Tea"'],
    ['has an unknown tag', reserved('m-01', STEM, '[tag:hard]'), 'unknown tag "hard"'],
    ['lacks a rationale', reserved('m-01', STEM).replace('# That is so.', ''), 'has no rationale'],
    ['names an unknown error', reserved('m-01', STEM).replace('@off-by-one', '@odd'), 'names @odd, which'],
    [
      'repeats one of a quiz',
      reserved('m-01', 'Why do goodsg1 and wantsg1 meet at priceg1? [board:tea]'),
      'its stem is 100% the same as g-01',
    ],
    ['shows a board of none', reserved('m-01', STEM.replace('tea]', 'coffee]')), 'mock-boards.yaml has no board'],
  ])('is held to the rules of every question: one %s', (_, mock, message) => {
    expect(
      read(mock)
        .messages.filter((one) => one.startsWith(`${MOCK}:`))
        .join('\n'),
    ).toContain(message);
  });

  test('cannot show a board of questions.gift, nor can these show one of it', () => {
    const { messages } = read(reserved('m-01', STEM), { [BOARDS]: MARKET });
    expect(messages.join('\n')).toContain('mock-boards.yaml has no board "tea"');
    const files = sampleFiles()
      .set(MOCK, `$CATEGORY: Gains\n\n${reserved('m-01', STEM)}`)
      .set(MOCK_BOARDS, MARKET);
    const gift = (files.get(SAMPLE_GIFT) ?? '').replace(
      '[markdown]Why do',
      '[markdown]![Tea](/figures/trade.mock.tea.svg) Why do',
    );
    const problems = validateFiles(files.set(SAMPLE_GIFT, gift)).problems.map(({ message }) => message);
    expect(problems).toEqual(['nothing is drawn at /figures/trade.mock.tea.svg']);
  });

  test('does not fill up a topic of a quiz', () => {
    const few = sampleFiles();
    const gift = (few.get(SAMPLE_GIFT) ?? '').replace(/\/\/ \[id:g-11\][\s\S]*?\n}\n/, '');
    const { messages } = read(reserved('m-01', STEM), { [MOCK_BOARDS]: MARKET, [SAMPLE_GIFT]: gift });
    expect(messages.join('\n')).toContain('the topic "Gains" has 11 questions');
  });

  test('has a pattern of keys of its own', () => {
    const words = ['wool', 'salt', 'rice', 'silk', 'coal', 'zinc', 'oats', 'corn', 'hemp', 'figs'];
    const mock = words.map((word, at) =>
      reserved(`m-${at}`, `What does ${word} in ${words[(at * 3) % 10]} ${word}s show?`),
    );
    const { messages } = read(mock.join('\n'), {});
    expect(messages.join('\n')).toContain('choice 1 is the correct one in 10 of 10 questions');
  });
});

describe('a rule about the whole bank', () => {
  const bare = (mock: string) => {
    const { course, files } = read(mock, {});
    const { results } = runAudit(course, files);
    return (name: string) => results.find(({ rule }) => rule.name === name)?.findings ?? [];
  };
  const numeric = (id: string, stem: string) =>
    [
      `// [id:${id}] ${LABELS}`,
      `[markdown]${stem}`,
      '{',
      ...['~$1', '~$2', '~$3', '=$4'].map((choice, at) =>
        choice.startsWith('=') ? `${choice}# So.` : `${choice}# @${at % 2 ? 'off-by-one' : 'upside-down'} No.`,
      ),
      '}',
      '',
    ].join('\n');

  test('looks at reserved questions, too, by themselves', () => {
    const findings = bare(['1', '2', '3'].map((id) => numeric(`m-${id}`, `What is tea ${id} worth?`)).join('\n'));
    expect(findings('computed-key').map(({ question }) => question)).toEqual(['m-1', 'm-2', 'm-3']);
    expect(findings('key-rank').map(({ message }) => message)).toEqual([
      expect.stringContaining('the reserved pool, the bank: of 3 numeric questions, the key is'),
      expect.stringContaining('the reserved pool, Unit 1: of 3 numeric questions, the key is'),
    ]);
    expect(findings('labels').filter(({ question }) => question?.startsWith('m-'))).toEqual([]);
    expect(findings('forms').filter(({ message }) => message.includes('reserved'))).toEqual([]);
  });

  test('reads the calculations of mock.gift', () => {
    const gift = numeric('m-1', 'What is tea worth?');
    const checked = gift.replace('\n', '\n// check: 2 * 2\n');
    expect(bare(checked)('computed-key')).toEqual([]);
    expect(bare(checked.replace('2 * 2', '2 * 3'))('computed-key')).toHaveLength(1);
  });

  test('finds a reserved question that tells the story of one that students see', () => {
    const story = (id: string, stem: string) => numeric(id, stem).replace('@upside-down No.\n~$2', '@third No.\n~$2');
    const files = sampleFiles()
      .set('misconceptions.yaml', 'upside-down: Up.\noff-by-one: One.\nthird: Three.\n')
      .set(MOCK, `$CATEGORY: Gains\n\n${story('m-1', 'A mill sells 470 sacks. What is its profit?')}`);
    files.set(
      SAMPLE_GIFT,
      `${files.get(SAMPLE_GIFT) ?? ''}\n${story('t-99', 'Of 470 boats, how many does a port lose?')}`,
    );
    const { results } = runAudit(validateFiles(files).course, files);
    const clones = results.find(({ rule }) => rule.name === 'clone')?.findings ?? [];
    expect(clones.map(({ message }) => message)).toEqual([expect.stringContaining('t-99 over again')]);
    expect(clones[0]?.file).toBe(MOCK);
  });
});

test('a topic needs twelve questions that are not beyond the exam', () => {
  const course = (tag: string) =>
    changedSample(SAMPLE_GIFT, (gift) => gift.replace('[id:g-00]', `[id:g-00] [tag:${tag}]`));
  const files = sampleFiles();
  const gift = (files.get(SAMPLE_GIFT) ?? '').replace('[id:g-00]', '[id:g-00] [tag:enrichment]');
  expect(validateFiles(files.set(SAMPLE_GIFT, gift)).problems.map(({ message }) => message)).toEqual([
    'the topic "Gains" has 11 questions with choices; the quizzes need 12',
  ]);
  const [chapter] = chaptersOf(course('enrichment'));
  expect(chapter?.questions.map((question) => questionRows(question, chapter).question.enrichment)).toEqual([
    true,
    ...Array<boolean>(23).fill(false),
  ]);
});

test('a question model marks all its questions as beyond the exam', () => {
  const files = sampleFiles();
  const chapterFile = files.get(SAMPLE_CHAPTER) ?? '';
  files.set(SAMPLE_CHAPTER, chapterFile.replace('\n---\n\n#', '\nmodels:\n  loss-of-a-tax: 2\n---\n\n#'));
  const model = (files.get(SAMPLE_MODEL) ?? '').replace(/^topic: .*$/m, 'topic: Gains\nenrichment: true');
  const { course } = validateFiles(files.set(SAMPLE_MODEL, model));
  const generated = questionsOf(course).filter(({ origin }) => origin === 'model');
  expect(generated.map(isEnrichment)).toEqual([true, true]);
});
