import { describe, expect, test } from 'vitest';
import { SAMPLE_GIFT, SAMPLE_UNIT, sampleFiles } from '../../../test/fixtures/course-sample/sample-course';
import { questionsOf } from '../read/course-source';
import { validateFiles } from '../check/validate-course';
import { planImport, type ImportOptions } from './plan-import';
import { readQuestionFile } from './read-question-file';
import { planLines } from './plan-report';

const OWN = `${SAMPLE_UNIT}/1.2-trade/own.gift`;
const MONEY = `${SAMPLE_UNIT}/1.10-money/own.gift`;
const DEFAULTS: ImportOptions = { chapter: null, topic: null, type: 'application', difficulty: 2 };

type Files = ReadonlyMap<string, string>;

/** What becomes of a file, and the course files afterward. */
function importText(text: string, options: Partial<ImportOptions> = {}, files: Files = sampleFiles()) {
  const read = readQuestionFile('my.gift', new TextEncoder().encode(text));
  const plan = planImport(files, read, { ...DEFAULTS, ...options });
  if (plan.outcome !== 'planned') throw new Error(JSON.stringify(plan));
  return { ...plan, after: new Map([...files, ...plan.files]), lines: planLines(read.format, plan) };
}

const ids = (files: Files) =>
  questionsOf(validateFiles(files).course)
    .filter(({ origin }) => origin === 'teacher')
    .map(({ stableId }) => stableId);
const reasons = (text: string, options?: Partial<ImportOptions>, files?: Files) =>
  importText(text, options, files).rejected.map(({ line, message }) => `${line}: ${message}`);

const PLAIN = '::Mine::Who gains from trade?{=Both ~Nobody}\n';

describe('an imported question is assigned to', () => {
  test.each<[string, string, Partial<ImportOptions>, string, string]>([
    ['the topic and chapter that the teacher names', PLAIN, { chapter: '1.2', topic: 'Gains' }, OWN, 'Gains'],
    ['a chapter by its address', PLAIN, { chapter: 'trade', topic: 'terms' }, OWN, 'Terms'],
    ['a chapter by its name', PLAIN, { chapter: '1.2 trade', topic: 'Terms' }, OWN, 'Terms'],
    ['the only topic of a chapter', PLAIN, { chapter: '1.10' }, MONEY, 'Coins'],
    ['its category', `$CATEGORY: Gains\n\n${PLAIN}`, {}, OWN, 'Gains'],
    ['the last name of Moodle’s path', `$CATEGORY: $course$/top/My//own/gains\n\n${PLAIN}`, {}, OWN, 'Gains'],
    ['the named topic, whatever the category', `$CATEGORY: Gains\n\n${PLAIN}`, { topic: 'Coins' }, MONEY, 'Coins'],
  ])('%s', (_, text, options, file, topic) => {
    const { files, accepted } = importText(text, options);
    expect([...files.keys()]).toEqual([file]);
    expect(accepted.map(({ question }) => question.category)).toEqual([topic]);
  });

  test.each<[string, Partial<ImportOptions>, string, string]>([
    [PLAIN, {}, '1: it has no topic', '--chapter and --topic'],
    [PLAIN, { chapter: '1.2' }, '1: it has no topic', '"Gains", "Terms"'],
    [`$CATEGORY: Gain\n\n${PLAIN}`, {}, '3: the course has no topic "Gain"', 'did you mean "Gains"?'],
    [PLAIN, { chapter: '1.10', topic: 'Gains' }, '1: chapter 1.10 has no topic "Gains"', 'name one with --topic'],
  ])('no topic, and rejected with suggestions: %j with %j', (text, options, message, fix) => {
    const { rejected } = importText(text, options);
    expect(rejected.map((problem) => `${problem.line}: ${problem.message}`)).toEqual([message]);
    expect(rejected[0]?.fix).toContain(fix);
  });

  test('the chapter that was named, or rejected with the nearest name if there is none', () => {
    const read = readQuestionFile('my.gift', new TextEncoder().encode(PLAIN));
    expect(planImport(sampleFiles(), read, { ...DEFAULTS, chapter: '1.2 Trad' })).toEqual({
      outcome: 'noSuchChapter',
      message: 'The course has no chapter "1.2 Trad". Did you mean "1.2 Trade"?',
    });
  });
});

describe('an imported question may leave out', () => {
  const here = { chapter: '1.2', topic: 'Gains' };

  test('id, type, difficulty, feedback and two of four choices', () => {
    const { accepted, after } = importText(PLAIN, here);
    expect(accepted[0]?.question).toMatchObject({ tags: ['application', 'difficulty-2'], takeaway: null });
    expect(ids(after)).toEqual([expect.stringMatching(/^own-[0-9a-f]{12}$/)]);
    expect(validateFiles(after).problems).toEqual([]);
  });

  test('type and difficulty, which the options then provide', () => {
    const text = `// [tag:graph] [tag:week 3]\n::A::What is this?{=A ~B}\n\n${PLAIN}`;
    const { accepted } = importText(text, { ...here, type: 'definition', difficulty: 3 });
    expect(accepted.map(({ question }) => question.tags)).toEqual([
      ['graph', 'difficulty-3'],
      ['definition', 'difficulty-3'],
    ]);
  });

  test('the lowercase form of its id', () => {
    expect(ids(importText(`// [id:Quiz 7_B]\n${PLAIN}`, here).after)).toEqual(['quiz-7-b']);
  });
});

describe('an import rejects with a reason', () => {
  const here = { chapter: '1.2', topic: 'Gains' };

  test.each([
    ['Which?{~a ~b}', '0 choices are marked correct'],
    ['Which?{=a ~A.}', 'the choice "a" appears twice'],
    ['Which?{=None of the above ~b}', 'the choice "None of the above" refers to the other choices'],
    ['[html]<br>{=a ~b}', 'it has no question text'],
    [
      'Which?{=a ~b# @no-such-thing Oh.}',
      'the choice "b" names @no-such-thing, which misconceptions.yaml does not have',
    ],
    ['[html]<script>x()</script>Which?{=a ~b}', 'the site does not show <script>'],
    [
      '[html]<img src="@@PLUGINFILE@@/a.png" alt="A">Which?{=a ~b}',
      'its picture @@PLUGINFILE@@/a.png is not part of the site',
    ],
    [
      '[markdown]![A](https://example.org/a.png) Which?{=a ~b}',
      'its picture https://example.org/a.png is not part of the site',
    ],
  ])('%s', (text, message) => {
    expect(reasons(`${text}\n`, here)).toContain(`1: ${message}`);
  });

  test('a duplicate question, in the file or in the course', () => {
    const twice = `::One::Who gains?{=Both ~Nobody}\n\n// [id:two]\n::Two::Who gains?{~Nobody =Both}\n`;
    expect(reasons(twice, here)).toEqual(['3: the same question is already at my.gift:1']);
    const { after } = importText(PLAIN, here);
    expect(reasons(`// [id:other]\n${PLAIN}`, here, after)).toEqual([`1: the same question is already at ${OWN}:6`]);
  });

  test('an id that another question has, in the file or in the shipped course', () => {
    const twice = '// [id:a]\nOne?{=a ~b}\n\n// [id:A]\nTwo?{=a ~b}\n';
    expect(reasons(twice, here)).toEqual(['4: the id a belongs to another question, at my.gift:1']);
    expect(reasons('// [id:g-00]\nOne?{=a ~b}\n', here)).toEqual([
      `1: the id g-00 belongs to another question, at ${SAMPLE_GIFT}:3`,
    ]);
  });

  test('only the bad questions of a file, each at its line', () => {
    const text = `${PLAIN}\nDiscuss.{}\n\nBroken {=a\n\n::Last::Who loses?{=Nobody ~Both}\n`;
    const { accepted, rejected } = importText(text, here);
    expect(accepted.map(({ question }) => question.title)).toEqual(['Mine', 'Last']);
    expect(rejected.map(({ line }) => line)).toEqual([3, 5]);
  });
});

describe('importing a file again', () => {
  const here = { chapter: '1.2', topic: 'Gains' };

  test('changes nothing when nothing changed', () => {
    const first = importText(PLAIN, here);
    const second = importText(PLAIN, here, first.after);
    expect(second).toMatchObject({ accepted: [], rejected: [] });
    expect(second.unchanged).toHaveLength(1);
    expect(second.files.size).toBe(0);
  });

  test('changes a question that keeps its id, and leaves the others', () => {
    const other = '// [id:b]\n::B::Who loses?{=Nobody ~Both}\n';
    const first = importText(`// [id:a]\n${PLAIN}\n${other}`, here);
    const second = importText('// [id:a]\n::Mine::Who gains most?{=Both ~Nobody}\n', here, first.after);
    expect(ids(second.after)).toEqual(['b', 'a']);
    expect(second.after.get(OWN)).toContain('Who gains most?');
    expect(second.after.get(OWN)).not.toContain('Who gains from trade?');
  });

  test('moves a question whose topic changed', () => {
    const first = importText(`// [id:a]\n${PLAIN}`, here);
    const second = importText(`// [id:a]\n${PLAIN}`, { chapter: '1.10' }, first.after);
    expect([...second.files.keys()].sort()).toEqual([MONEY, OWN].sort());
    expect(ids(second.after)).toEqual(['a']);
  });

  test('finds every question of an exported chapter unchanged', () => {
    const { unchanged, accepted, rejected } = importText(sampleFiles().get(SAMPLE_GIFT) ?? '');
    expect({ unchanged: unchanged.length, accepted, rejected }).toEqual({ unchanged: 24, accepted: [], rejected: [] });
  });
});

test('an import accepts no question while the course has problems', () => {
  const files = sampleFiles();
  files.set(OWN, 'Broken {=a\n');
  const read = readQuestionFile('my.gift', new TextEncoder().encode(PLAIN));
  expect(planImport(files, read, DEFAULTS)).toMatchObject({
    outcome: 'courseHasProblems',
    problems: [{ file: OWN, line: 1 }],
  });
});

test('rules for shipped chapters do not count a teacher’s questions', () => {
  const text = Array.from({ length: 30 }, (_, n) => `What is number ${n} of trade?{=It is this one ~No}`).join('\n\n');
  const { accepted, after } = importText(text, { chapter: '1.2', topic: 'Gains' });
  expect(accepted).toHaveLength(30);
  expect(validateFiles(after).problems).toEqual([]);
});

test('the import report lists accepted questions with their file, and rejected ones', () => {
  const { lines } = importText(`${PLAIN}\nDiscuss.{}\n`, { chapter: '1.2', topic: 'Gains' });
  expect(lines).toEqual([
    'Read as GIFT, UTF-8.',
    'Accepted: 1',
    `  1.2 Trade · Gains: 1 question → ${OWN}`,
    'Rejected: 1',
    '  my.gift:3  this is an essay question, which the site cannot ask yet — ask it as single choice, or leave it out',
  ]);
  expect(importText('// only a comment\n').lines).toEqual(['Read as GIFT, UTF-8.', 'The file has no questions.']);
  expect(importText('').lines).toEqual(['Rejected: 1', '  my.gift:1  it is empty — check that it is the right file']);
});
