import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  SAMPLE_CHAPTER,
  SAMPLE_GIFT,
  SAMPLE_UNIT,
  sampleFiles,
  writeCourse,
} from '../graphql-server/test/fixtures/course-sample/sample-course';
import {
  SAMPLE_FREE_RESPONSE,
  sampleFreeResponse,
} from '../graphql-server/test/fixtures/course-sample/sample-free-response';

// The commands as somebody types them, on a small course, and on a database in which nobody has answered anything yet.

const courseDir = writeCourse(sampleFiles());
const dataDir = mkdtempSync(join(tmpdir(), 'course-data-'));
afterAll(() => {
  for (const directory of [courseDir, dataDir]) rmSync(directory, { recursive: true });
});

function run(command: string, args: readonly string[], dir = courseDir) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', `scripts/${command}.ts`, ...args],
    { encoding: 'utf8', env: { PATH: process.env['PATH'], COURSE_DIR: dir, DATA_DIR: dataDir } },
  );
  return { status, said: stdout.trimEnd().split('\n'), complained: stderr.trimEnd().split('\n') };
}

const mine = join(dataDir, 'my.gift');
const OWN = join(courseDir, SAMPLE_UNIT, '1.2-trade/own.gift');

test('course:check passes a valid course, summarizes it, and fails one with a problem', { timeout: 120_000 }, () => {
  const sound = run('course-check', ['--dir', courseDir]);
  expect(sound.status).toBe(0);
  expect(sound.said).toContain('by origin: written by hand 24, by a question model 0, added by a teacher 0');
  expect(sound.said.at(-1)).toBe('No problems.');

  const files = sampleFiles();
  const flawed = writeCourse(files.set(SAMPLE_GIFT, (files.get(SAMPLE_GIFT) ?? '').replace('[id:g-00] ', '')));
  const { status, said } = run('course-check', ['--dir', flawed]);
  expect(run('course-check', [], flawed)).toMatchObject({ status, said });
  rmSync(flawed, { recursive: true });
  expect(status).toBe(1);
  expect(said[0]).toContain(`${SAMPLE_GIFT}:3  this question has no id — `);
  expect(said.at(-1)).toBe('1 problem in 1 file.');
});

test('free-response prints the questions of a chapter with their points', { timeout: 60_000 }, () => {
  const directory = writeCourse(sampleFiles().set(SAMPLE_FREE_RESPONSE, sampleFreeResponse()));
  const { status, said } = run('free-response', ['1.2', '--dir', directory]);
  const unknown = run('free-response', ['9.9', '--dir', directory]);
  rmSync(directory, { recursive: true });
  expect(status).toBe(0);
  expect(said[0]).toBe('# coffee-tax-1: A tax on coffee (short)');
  expect(said).toContain('  c-i-1  The tax revenue is $2 × 20 = $40.');
  expect(said).toContain('         60: That is the old quantity, 30. @off-by-one');
  expect(said.at(-1)).toBe('No problems.');
  expect(unknown).toMatchObject({ status: 1, complained: expect.arrayContaining(['Which chapter?']) });
});

test(
  'course:import previews and adds a file, course:export exports it, course:stats reports on it',
  { timeout: 360_000 },
  () => {
    writeFileSync(mine, '::Mine::Who gains from trade?{=Both ~Nobody}\n\nDiscuss.{}\n');

    const looked = run('course-import', [mine, '1.2', 'Gains', '--dry-run']);
    expect(looked.status).toBe(0);
    expect(looked.said.at(-2)).toBe('1 added, 1 refused.');
    expect(looked.complained).toContain('Comparing 2 questions with the course …');
    expect(looked.said.at(-1)).toBe('Dry run: nothing was written.');
    expect(() => readFileSync(OWN)).toThrow('ENOENT');

    const brought = run('course-import', [mine, '1.2', 'Gains']);
    expect(brought.status).toBe(0);
    expect(brought.said.slice(0, 4)).toEqual(looked.said.slice(0, 4));
    expect(brought.said).toContain('Questions: 25 added, 0 changed, 0 retired, 0 restored, 0 unchanged.');
    expect(readFileSync(OWN, 'utf8')).toContain('Who gains from trade?');

    // As it was published, it has passed the check.
    expect(brought.complained).toContain('Checking the course …');
    writeFileSync(mine, '::Mine too::Who loses from tariffs?{=Buyers ~Nobody}\n');
    const more = run('course-import', [mine, '1.2', 'Gains']);
    expect(more.said).toContain('Questions: 1 added, 0 changed, 0 retired, 0 restored, 25 unchanged.');
    expect(more.complained).not.toContain('Checking the course …');

    const own = readFileSync(OWN, 'utf8');
    const chapter = join(courseDir, SAMPLE_CHAPTER);
    const sound = readFileSync(chapter, 'utf8');
    writeFileSync(chapter, sound.replace('slug: trade', 'slug: Trade'));
    writeFileSync(mine, '::Late::Who pays a tariff?{=Buyers ~Nobody}\n');
    const refused = run('course-import', [mine, '1.2', 'Gains']);
    writeFileSync(chapter, sound);
    expect(refused.status).toBe(1);
    expect(refused.said[0]).toContain('the slug "Trade" does not work as an address');
    expect(refused.said.at(-1)).toBe('Fix the course first; nothing was added to it.');
    expect(readFileSync(OWN, 'utf8')).toBe(own);

    const exported = run('course-export', ['trade']);
    expect(exported.status).toBe(0);
    expect(exported.said.filter((line) => line.startsWith('::'))).toHaveLength(26);

    const stats = run('course-stats', ['1.2']);
    expect(stats.status).toBe(0);
    expect(stats.said).toEqual(['26 questions; 0 were answered, 0 by 20 students or more.']);
  },
);

test('course:export exports reserved questions only with --mock', { timeout: 120_000 }, () => {
  const files = sampleFiles();
  const [block = ''] = /\/\/ \[id:g-01\][^]*?\n}\n/.exec(files.get(SAMPLE_GIFT) ?? '') ?? [];
  const mock = `$CATEGORY: Gains\n\n${block.replaceAll('g-01', 'm-01').replace('Why do', 'How can the sellers of any')}`;
  const directory = writeCourse(files.set(`${SAMPLE_UNIT}/1.2-trade/mock.gift`, mock));
  const titles = (...args: string[]) =>
    run('course-export', args, directory).said.filter((line) => line.startsWith('::'));
  expect(titles('trade')).toHaveLength(24);
  expect(titles('trade').join()).not.toContain('m-01');
  expect(titles('trade', '--mock')).toEqual([expect.stringContaining('Title m-01')]);
  const out = join(dataDir, 'mock');
  expect(run('course-export', ['--all', out, '--mock'], directory).said).toEqual([
    `${join(out, '01.02-trade-mock.gift')}  1 questions`,
  ]);
  rmSync(directory, { recursive: true });
});

test(
  'learner:export writes a log and learner:fit says what it found, also before the first answer',
  { timeout: 240_000 },
  () => {
    const header = 'user,item,topic,type,correct,timestamp,guess';
    expect(run('learner-export', [])).toMatchObject({ status: 0, said: [header] });
    const file = join(dataDir, 'log.csv');
    expect(run('learner-export', ['--out', file]).said).toEqual([`${file}  0 answers`]);
    expect(readFileSync(file, 'utf8')).toBe(`${header}\r\n`);

    expect(run('learner-fit', [])).toMatchObject({
      status: 0,
      said: ['0 answers of 0 students.', 'A fit needs 25 students; there are 0. Nothing was published.'],
    });
  },
);

test.each([
  ['import', ['package.json', '--tpye', 'graph'], "Unknown option '--tpye'."],
  ['stats', ['--min', 'few'], '--min is a number of students, 2 or more.'],
  ['check', ['--rule', 'key-rnak'], 'There is no rule "key-rnak".'],
  ['check', ['--unit', 'two'], '--unit is the number of a unit, such as 2.'],
])('course:%s %j: names the mistake and shows the usage', { timeout: 60_000 }, (command, args, message) => {
  const { status, complained } = run(`course-${command}`, args);
  expect(status).toBe(1);
  expect(complained[0]).toContain(message);
  expect(complained.at(-1)).toContain(`course:${command}`);
});
