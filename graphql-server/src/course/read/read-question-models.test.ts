import { describe, expect, it, test } from 'vitest';
import { SAMPLE_CHAPTER, SAMPLE_GIFT, sampleFiles } from '../../../test/fixtures/course-sample/sample-course';
import { checkCourse } from '../check/check-course';
import { modelsHaveTheirTexts } from '../check/question-model-rules';
import { stemsDiffer } from '../check/text-rules';
import { plainText } from './course-html';
import { questionRows } from '../import/course-rows';
import { chaptersOf, questionsOf, withQuestions, type QuestionSource } from './course-source';
import { readCourseFiles } from './course-files';
import { parseCourse } from './read-course';
import { summaryLines } from '../check/course-report';

const MODELS = ['revenue-of-a-tax', 'sales-after-adjustment', 'areas-of-revenue', 'best-bundle'];
const fileOf = (model: string) => `question-models/${model}.yaml`;
const shipped = readCourseFiles('course');

/** The sample and the shipped texts of some models. */
const filesWithTexts = () =>
  MODELS.reduce((files, model) => files.set(fileOf(model), shipped.get(fileOf(model)) ?? ''), sampleFiles());

/** The sample, whose chapter 1.2 has the topic "Terms" under the name of a model's topic and takes these models. */
function withModels(models: readonly string[]) {
  const files = filesWithTexts();
  const renamed = (text: string) => text.replace('name: Terms', 'name: Tax revenue and deadweight loss');
  const front = ['models:', ...models.map((line) => `  ${line}`), '---', '', '# Video'].join('\n');
  const chapter = renamed(files.get(SAMPLE_CHAPTER) ?? '').replace('---\n\n# Video', front);
  const gift = (files.get(SAMPLE_GIFT) ?? '').replace('$CATEGORY: Terms', '$CATEGORY: Tax revenue and deadweight loss');
  return parseCourse(files.set(SAMPLE_CHAPTER, chapter).set(SAMPLE_GIFT, gift));
}

const madeIn = (course: ReturnType<typeof withModels>['course']): QuestionSource[] =>
  questionsOf(course).filter(({ origin }) => origin === 'model');

describe('a chapter with question models', () => {
  const { course, problems } = withModels(['revenue-of-a-tax: 2', 'loss-of-a-tax: 3']);

  it('has the given number of variants of each, with stable ids', () => {
    expect(problems).toEqual([]);
    expect(madeIn(course).map(({ stableId, category }) => [stableId, category])).toEqual(
      ['revenue-of-a-tax-1', 'revenue-of-a-tax-2', 'loss-of-a-tax-1', 'loss-of-a-tax-2', 'loss-of-a-tax-3'].map(
        (id) => [id, 'Tax revenue and deadweight loss'],
      ),
    );
  });

  it('passes the check, apart from misconceptions that the sample does not have', () => {
    const broken = checkCourse(course).filter(
      ({ message }) => !message.includes('which misconceptions.yaml does not have'),
    );
    expect(broken).toEqual([]);
  });

  it('labels its questions as their model is labeled', () => {
    const files = filesWithTexts();
    const labeled = (files.get(fileOf('best-bundle')) ?? '').replace('setting: market', 'setting: local');
    const topic = 'The utility-maximizing rule';
    const chapter = (files.get(SAMPLE_CHAPTER) ?? '')
      .replace('name: Gains', `name: ${topic}`)
      .replace('---\n\n# Video', 'models:\n  best-bundle: 1\n---\n\n# Video');
    const read = parseCourse(files.set(fileOf('best-bundle'), labeled).set(SAMPLE_CHAPTER, chapter));
    expect(madeIn(read.course)).toMatchObject([
      { stableId: 'best-bundle-1', tags: ['application', 'difficulty-3'], form: 'plain', steps: 2, setting: 'local' },
    ]);
  });

  it('counts generated questions and models in the summary', () => {
    expect(summaryLines(course)).toContain(
      'by origin: written by hand 24, by 2 question models 5, added by a teacher 0',
    );
  });

  it('has the same questions as before when one variant is added', () => {
    const more = withModels(['loss-of-a-tax: 4', 'revenue-of-a-tax: 2']);
    expect(madeIn(more.course).filter(({ stableId }) => stableId !== 'loss-of-a-tax-4')).toHaveLength(5);
    const words = (questions: readonly QuestionSource[]) =>
      new Map(questions.map(({ stableId, stem, choices }) => [stableId, [stem, choices]]));
    for (const [id, content] of words(madeIn(course))) expect(words(madeIn(more.course)).get(id)).toEqual(content);
  });

  it('stores a figure and its description apart from the text', () => {
    const [question] = madeIn(course);
    const [chapter] = chaptersOf(course).filter(({ questions }) => questions.includes(question!));
    const { question: row } = questionRows(question!, chapter!);
    expect(row.figure).toMatchObject({ name: 'revenue-of-a-tax-1', picture: { kind: 'market', tax: {} } });
    expect(row.figure?.alt).toMatch(/Demand D slopes down.*With a tax of \$\d+ per unit, buyers pay/);
    expect([row.imageUrl, row.imageAlt]).toEqual([null, null]);
    expect(row.text).not.toMatch(/img|!\[/);
  });
});

test.each([
  [
    'a misspelled question model',
    'revenue-of-tax: 2',
    'there is no question model "revenue-of-tax"',
    'did you mean "revenue-of-a-tax"?',
  ],
  ['an unknown question model', 'zzz: 2', 'there is no question model "zzz"', 'use one of'],
  ['a question model without a file', 'loss-of-a-quota: 1', 'has no texts', 'question-models/loss-of-a-quota.yaml'],
  [
    'a question model of another chapter',
    'sales-after-adjustment: 1',
    'asks about "How prices adjust',
    'in the chapter that has this topic',
  ],
])('%s is reported at its line', (_title, line, message, fix) => {
  const { problems } = withModels(['loss-of-a-tax: 1', line]);
  expect(problems).toEqual([
    {
      file: SAMPLE_CHAPTER,
      line: 14,
      message: expect.stringContaining(message),
      fix: expect.stringContaining(fix),
    },
  ]);
});

test.each(['loss-of-a-tax: 0', 'loss-of-a-tax: 13', 'loss-of-a-tax: many', 'loss-of-a-tax:'])(
  '"%s" is rejected as a number of variants',
  (line) => {
    expect(withModels([line]).problems).toMatchObject([{ file: SAMPLE_CHAPTER, line: 13 }]);
  },
);

test('variants of a model may be similar, but not identical', () => {
  const { course } = withModels(['loss-of-a-tax: 2']);
  expect([...stemsDiffer(course)]).toEqual([]);
  const [first] = madeIn(course);
  const doubled = withQuestions(course, ({ questions }) =>
    questions.map((question) =>
      question.stableId === 'loss-of-a-tax-2' ? { ...question, stem: first!.stem } : question,
    ),
  );
  expect([...stemsDiffer(doubled)]).toMatchObject([
    { message: expect.stringContaining('100% the same as loss-of-a-tax-1') },
  ]);
});

test('a question written by hand may show the picture of a generated question', () => {
  const files = sampleFiles();
  const gift = (files.get(SAMPLE_GIFT) ?? '').replace(
    'Why do',
    '![Demand and supply](/figures/sales-after-adjustment-1.svg) Why do',
  );
  const { course } = parseCourse(files.set(SAMPLE_GIFT, gift));
  expect(checkCourse(course)).toEqual([]);
  const [chapter] = chaptersOf(course);
  const { question } = questionRows(chapter!.questions[0]!, chapter!);
  expect(question).toMatchObject({
    figure: { name: 'sales-after-adjustment-1', alt: 'Demand and supply', picture: { kind: 'market' } },
    imageUrl: null,
  });
  expect(question.text).toMatch(/^<p>Why do/);
  expect(plainText(chapter!.questions[0]!.stem)).toMatch(/^Why do/);
});

/** The problems of the sample when this text of a model is changed. */
function problemsAfter(model: string, change: (yaml: string) => string) {
  const files = filesWithTexts();
  const { course, problems } = parseCourse(files.set(fileOf(model), change(files.get(fileOf(model)) ?? '')));
  return [...problems, ...modelsHaveTheirTexts(course)];
}

test('the texts of the question models fit them', () => {
  expect(problemsAfter('sales-after-adjustment', (yaml) => yaml)).toEqual([]);
});

test('an author may reword a question and leave a number out', () => {
  const change = (yaml: string) => yaml.replace(/^title: .*$/m, 'title: Less deadweight');
  expect(problemsAfter('loss-of-a-tax', change)).toEqual([]);
});

/** The text that `at` names is in the reported line. */
test.each<[what: string, model: string, from: string | RegExp, to: string, at: string, message: string]>([
  ['an unknown placeholder', 'loss-of-a-tax', 'Fewer {goods}', 'Fewer {taxes}', 'title:', 'nothing replaces {taxes}'],
  ['an unknown sum', 'loss-of-a-tax', '{loss}', '{lost}', 'takeaway:', 'nothing replaces {lost}'],
  ['a word as a sum', 'loss-of-a-tax', 'Fewer ', 'Fewer $', 'title:', '{goods} is not a number'],
  [
    'a broken placeholder',
    'loss-of-a-tax',
    'Fewer {goods}',
    'Fewer {goods',
    'title:',
    'a brace is not part of a placeholder',
  ],
  [
    'a misconception without a text',
    'loss-of-a-tax',
    / {2}transfer-as-loss: >-\n(?: {4}.*\n)+/,
    '',
    'triangle-as-rectangle:',
    'no text for transfer-as-loss',
  ],
  [
    'a text without a misconception',
    'loss-of-a-tax',
    'takeaway:',
    '  equal-split: No.\ntakeaway:',
    'equal-split:',
    'no question of loss-of-a-tax uses this text',
  ],
  [
    'a missing case of a misconception',
    'areas-of-revenue',
    / {4}old: >-\n(?: {6}.*\n)+/,
    '',
    'new:',
    'no text for the case "old"',
  ],
  [
    'a missing case of a placeholder',
    'areas-of-revenue',
    '{ changes: lowers }',
    '{}',
    'stem:',
    'nothing replaces {changes}',
  ],
  [
    'a case that does not exist',
    'areas-of-revenue',
    '    down: { changes',
    '    sideways: { changes: turns }\n    down: { changes',
    'sideways:',
    'no question of areas-of-revenue uses this text',
  ],
  [
    'a table with a heading too few',
    'best-bundle',
    "[Unit, 'MU of {x} (utils)', ",
    '[Unit, ',
    'columns:',
    'this table has 3 columns',
  ],
  [
    'headings without a table',
    'loss-of-a-tax',
    'choice:',
    'columns: [Price]\nchoice:',
    'columns:',
    'this table has 0 columns',
  ],
  [
    'a missing text',
    'loss-of-a-tax',
    /^title.*\n/m,
    '',
    'topic:',
    'title: Invalid input: expected string, received undefined',
  ],
])('%s is reported at its line', (_what, model, from, to, at, message) => {
  const lines = (shipped.get(fileOf(model)) ?? '').replace(from, () => to).split('\n');
  const problems = problemsAfter(model, (yaml) => yaml.replace(from, () => to));
  const line = lines.findIndex((text) => text.trim().startsWith(at)) + 1;
  expect(problems).toMatchObject([{ file: fileOf(model), line, message }]);
});

test('the texts of a model that does not exist are reported', () => {
  const { problems } = parseCourse(filesWithTexts().set(fileOf('loss-of-tax'), shipped.get(fileOf('loss-of-a-tax'))!));
  expect(problems).toMatchObject([
    {
      file: fileOf('loss-of-tax'),
      message: 'there is no question model "loss-of-tax"',
      fix: 'did you mean "loss-of-a-tax"?',
    },
  ]);
});
