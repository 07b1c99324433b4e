import { describe, expect, test } from 'vitest';
import { SAMPLE_GIFT, SAMPLE_UNIT, sampleFiles } from '../../../test/fixtures/course-sample/sample-course';
import { chaptersOf, questionsOf } from '../read/course-source';
import { fingerprintOf, withFiles } from '../read/course-files';
import { parseCourse } from '../read/read-course';
import { checkShipped } from '../check/check-course';
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
  return { ...plan, after: withFiles(files, plan.files), lines: planLines(read, plan) };
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
    ['[html]<img src="@@PLUGINFILE@@/a.png" alt="A">Which?{=a ~b}', 'its file a.png is not in this file'],
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
    const retitled = '::One::Who gains?{=Both#Yes. ~Nobody}\n\n::Two::Who gains?{=Both#Trade helps. ~Nobody# No.}\n';
    expect(reasons(retitled, here)).toEqual(['3: the same question is already at my.gift:1']);
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

  describe('what is reserved for mock exams:', () => {
    const mock = `${SAMPLE_UNIT}/1.2-trade/mock.gift`;
    const [block = ''] = /\/\/ \[id:g-01\][^]*?\n}\n/.exec(sampleFiles().get(SAMPLE_GIFT) ?? '') ?? [];
    const reserved = block.replaceAll('g-01', 'm-01').replace('Why do', 'How can the sellers of any');
    const files = sampleFiles().set(mock, `$CATEGORY: Gains\n\n${reserved}`);

    test.each([
      ['its id', '// [id:m-01]\nOne?{=a ~b}\n', `the id m-01 belongs to another question, at ${mock}:3`],
      ['its text', reserved.replace('m-01', 'mine'), `the same question is already at ${mock}:3`],
      ['all of it', reserved, `the id m-01 belongs to another question, at ${mock}:3`],
    ])('%s', (_, text, message) => {
      expect(reasons(text, here, files)).toEqual([`1: ${message}`]);
    });
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
    `my.gift:1  added  "Mine" → 1.2 Trade · Gains (${OWN})`,
    'my.gift:3  refused  this is an essay question, which the site cannot ask yet — ask it as single choice, or leave it out',
    '1 added, 1 refused.',
  ]);
  expect(importText('// only a comment\n').lines).toEqual(['Read as GIFT, UTF-8.', 'The file has no questions.']);
  expect(importText('').lines).toEqual([
    'my.gift:1  refused  it is empty — check that it is the right file',
    '1 refused.',
  ]);
});

test('the import report says of each question whether it is new, changed or as before, and what is lost on the way', () => {
  const here = { chapter: '1.2', topic: 'Gains' };
  const file = (stem: string) =>
    `// [id:a] [tag:week 3]\n${stem}{=Both ~%-50%Nobody}\n\n// [id:b]\nWho loses?{=Nobody ~Both}\n`;
  const first = importText(file('Who gains?'), here);
  const { lines } = importText(`${file('Who gains most?')}\nWho?{=I ~You}\n`, here, first.after);
  const LOST = '    lost on the way: penalties for wrong choices; the tag week 3';
  expect(first.lines[1]).toBe(`my.gift:1  added  "Who gains?" → 1.2 Trade · Gains (${OWN})\n${LOST}`);
  expect(lines).toEqual([
    'Read as GIFT, UTF-8.',
    `my.gift:1  changed  "Who gains most?" → 1.2 Trade · Gains (${OWN})\n${LOST}`,
    'my.gift:4  unchanged  "Who loses?" → 1.2 Trade · Gains',
    `my.gift:7  added  "Who?" → 1.2 Trade · Gains (${OWN})`,
    '1 added, 1 changed, 1 unchanged.',
    '1 question lost something on the way.',
  ]);
});

test('a tag of an earlier edition is read by its present name, and said', () => {
  const { accepted, lines } = importText(`// [setting:village]\n${PLAIN}`, { chapter: '1.2', topic: 'Gains' });
  expect(accepted[0]?.question.setting).toBe('local');
  expect(lines[1]).toContain('\n    lost on the way: the tag setting:village, now setting:local');
  const own = `$CATEGORY: Gains\n\n// [id:o] [tag:graph] [tag:difficulty-1] [tag:setting:village]\n${PLAIN}`;
  expect(validateFiles(sampleFiles().set(OWN, own)).problems).toEqual([]);
});

describe('an id belongs to the source of its question:', () => {
  const here = { chapter: '1.2', topic: 'Gains' };
  const first = '// [id:q1]\nWho gains from trade?{=Both ~Nobody}\n';
  const other = '// [id:q1]\nWho loses from tariffs?{=Consumers ~Nobody}\n';
  const inFile = (name: string, text: string, files: Files) => {
    const read = readQuestionFile(name, new TextEncoder().encode(text));
    const plan = planImport(files, read, { ...DEFAULTS, ...here });
    if (plan.outcome !== 'planned') throw new Error(plan.outcome);
    return plan;
  };
  const { after } = importText(first, here);

  test('another file does not replace it', () => {
    const { accepted, rejected } = inFile('other.gift', other, after);
    expect(accepted).toEqual([]);
    expect(rejected).toMatchObject([
      { line: 1, message: `the id q1 belongs to another question, at ${OWN}:6, from my.gift` },
    ]);
  });

  test('nor does another category of the same file', () => {
    expect(importText(`$CATEGORY: Terms\n\n${other}`, here, after).rejected).toHaveLength(1);
    expect(importText(`$CATEGORY: Terms\n\n${first}`, here, after).rejected).toEqual([]);
  });

  test('nor does a question replace one that has no source', () => {
    const files = new Map([...after].map(([path, text]) => [path, text.replace(' [tag:source:my.gift]', '')]));
    expect(importText(other, here, files).rejected).toHaveLength(1);
  });

  test('a file cannot claim the source of another', () => {
    const claimed = other.replace('[id:q1]', '[id:q1] [tag:source:my.gift]');
    expect(inFile('other.gift', claimed, after).rejected).toHaveLength(1);
  });

  test('ids of other alphabets stay apart', () => {
    const text = ['Вопрос 1', 'Задача 1', '問題 1', '1'].map((id) => `// [id:${id}]\nWhat is ${id}?{=this ~that}\n`);
    const { accepted, rejected } = importText(text.join('\n'), here);
    expect(rejected).toEqual([]);
    expect(new Set(accepted.map(({ question }) => question.stableId)).size).toBe(4);
  });
});

test('an import reads the course once, however many questions the file has', () => {
  const readsWith = (many: number) => {
    let reads = 0;
    const files = new (class extends Map<string, string> {
      override get(path: string) {
        reads += 1;
        return super.get(path);
      }
    })(sampleFiles());
    const text = Array.from({ length: many }, (_, n) => `What is number ${n}?{=It is this one ~No}`).join('\n\n');
    expect(importText(text, { chapter: '1.2', topic: 'Gains' }, files).accepted).toHaveLength(many);
    return reads;
  };
  expect(readsWith(100)).toBe(readsWith(1));
});

describe('what an import makes of the course', () => {
  const here = { chapter: '1.2', topic: 'Gains' };
  const plan = (text: string, files: Files, isPublished = false) =>
    planImport(
      files,
      readQuestionFile('my.gift', new TextEncoder().encode(text)),
      { ...DEFAULTS, ...here },
      isPublished,
    );

  test('is what is read from its files afterward', () => {
    const first = importText(PLAIN, here);
    const { course, after } = importText(`$CATEGORY: x\n\n// [id:b]\nWho loses?{=Nobody ~Both}\n`, here, first.after);
    const read = parseCourse(after).course;
    expect(course.fingerprint).toBe(fingerprintOf(after));
    expect(questionsOf(course)).toEqual(questionsOf(read));
    expect(ids(after)).toHaveLength(2);
  });

  test('is read again in its chapter alone', () => {
    const files = sampleFiles();
    const before = parseCourse(files);
    const { files: changed } = importText(PLAIN, here, files);
    const [trade, money] = chaptersOf(before.withTeacherFiles(changed).course);
    expect(trade?.questions).toHaveLength(25);
    expect(money?.topics).toBe(chaptersOf(before.course)[1]?.topics);
  });

  test.each([
    ['shows a board that its chapter does not have', '[markdown]See [board:nope]. Who gains?{=Both ~Nobody}\n', 'nope'],
  ])('is refused where a question %s, whether or not the course is published', (_, text, message) => {
    for (const isPublished of [true, false])
      expect(plan(text, sampleFiles(), isPublished)).toMatchObject({
        outcome: 'breaksCourse',
        problems: [{ file: OWN, message: expect.stringContaining(message) }],
      });
  });

  test('leaves what only the shipped course must be as it was', () => {
    const faulty = sampleFiles();
    faulty.set(SAMPLE_GIFT, (faulty.get(SAMPLE_GIFT) ?? '').replace('[tag:difficulty-1]', '[tag:difficulty-2]'));
    faulty.set(SAMPLE_GIFT, (faulty.get(SAMPLE_GIFT) ?? '').split('// [id:t-08]')[0] ?? '');
    const text = Array.from(
      { length: 30 },
      (_, n) => `::Q${n}::Why do goodst${n} and wantst0 meet at pricet0? 1 + 1 \\= 3{=The longest right choice ~No}`,
    );
    const read = readQuestionFile('my.gift', new TextEncoder().encode(text.join('\n\n')));
    const planned = planImport(faulty, read, { ...DEFAULTS, ...here, topic: 'Terms' }, true);
    if (planned.outcome !== 'planned') throw new Error(JSON.stringify(planned));
    expect(planned.accepted).toHaveLength(30);
    const before = checkShipped(parseCourse(faulty).course);
    expect(before.length).toBeGreaterThan(0);
    expect(checkShipped(planned.course)).toEqual(before);
  });
});
