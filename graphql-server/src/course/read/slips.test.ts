import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  SAMPLE_CHAPTER,
  SAMPLE_GIFT,
  SAMPLE_UNIT,
  sampleFiles,
  writeCourse,
} from '../../../test/fixtures/course-sample/sample-course';
import { SAMPLE_FREE_RESPONSE, sampleFreeResponse } from '../../../test/fixtures/course-sample/sample-free-response';
import { sampleLesson } from '../../../test/fixtures/course-sample/sample-lesson';
import { validateCourse, validateFiles } from '../check/validate-course';
import { problemOf } from './attempt';
import { recordingFiles } from './course-files';
import { readCourse } from './read-course';

// What authors, editors and disks do to a course. Inputs are so large that reading them again for each sign would not end.

const MANY = 200_000;
const MISCONCEPTIONS = 'misconceptions.yaml';

type Damage = (at: (path: string) => string) => void;

function damaged(damage: Damage) {
  const directory = writeCourse(sampleFiles());
  onTestFinished(() => rmSync(directory, { recursive: true }));
  damage((path) => join(directory, path));
  return directory;
}

const fifo = (path: string) => execFileSync('mkfifo', [path]);

/** "file:line message" of what is wrong after a change of one file's text. */
function problemsAfter(file: string, change: (text: string) => string): string[] {
  const files = sampleFiles();
  const { problems } = validateFiles(files.set(file, change(files.get(file) ?? '')));
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test.each<[string, Damage]>([
  ['an editor’s lock file', (at) => symlinkSync('me@home.1234:5', at(`${SAMPLE_UNIT}/1.2-trade/.#chapter.md`))],
  ['a hidden file that is no text', (at) => writeFileSync(at(`${SAMPLE_UNIT}/._unit.md`), Buffer.from([0, 5, 22, 7]))],
  [
    'a hidden folder of another program',
    (at) => {
      mkdirSync(at('.git/course.md'), { recursive: true });
      symlinkSync('..', at('.git/loop'));
    },
  ],
  ['an empty folder', (at) => mkdirSync(at('unit-9-later'))],
  ['a FIFO that is no course file', (at) => fifo(at('pipe'))],
  ['a broken link that is no course file', (at) => symlinkSync('nowhere', at('notes'))],
  [
    'a link to a file of the course',
    (at) => {
      rmSync(at(MISCONCEPTIONS));
      writeFileSync(at('beliefs.txt'), sampleFiles().get(MISCONCEPTIONS) ?? '');
      symlinkSync('beliefs.txt', at(MISCONCEPTIONS));
    },
  ],
  [
    'line ends of Windows and a byte order mark',
    (at) => writeFileSync(at(SAMPLE_GIFT), `\ufeff${(sampleFiles().get(SAMPLE_GIFT) ?? '').replaceAll('\n', '\r\n')}`),
  ],
])('a course with %s has no problem', (_, damage) => {
  expect(validateCourse(damaged(damage)).problems).toEqual([]);
});

test.each<[string, Damage, string, string]>([
  ['a folder named like a file', (at) => mkdirSync(at('x.yaml')), 'x.yaml', 'it is a folder'],
  [
    'a folder in place of chapter.md',
    (at) => {
      rmSync(at(SAMPLE_CHAPTER));
      mkdirSync(at(SAMPLE_CHAPTER));
    },
    SAMPLE_CHAPTER,
    'it is a folder',
  ],
  ['a FIFO', (at) => fifo(at(`${SAMPLE_UNIT}/notes.md`)), `${SAMPLE_UNIT}/notes.md`, 'not a regular file'],
  [
    'a FIFO in place of a recording',
    (at) => {
      mkdirSync(at(`${SAMPLE_UNIT}/audio`));
      fifo(at(`${SAMPLE_UNIT}/audio/a.mp3`));
    },
    `${SAMPLE_UNIT}/audio/a.mp3`,
    'not a regular file',
  ],
  ['a broken link, or a file that vanished', (at) => symlinkSync('nowhere', at('lost.md')), 'lost.md', 'no such file'],
  ['a link to itself', (at) => symlinkSync('loop.yaml', at('loop.yaml')), 'loop.yaml', 'leads in a circle'],
  ['a link to a device', (at) => symlinkSync('/dev/zero', at('zero.md')), 'zero.md', 'out of the course folder'],
  ['a link to a file elsewhere', (at) => symlinkSync('/etc/hostname', at('host.md')), 'host.md', 'out of the course'],
  ['a link to a folder', (at) => symlinkSync('.', at('again')), 'again', 'a link to a folder'],
  [
    'a file of 100 MB',
    (at) => {
      writeFileSync(at('big.md'), '');
      truncateSync(at('big.md'), 100_000_000);
    },
    'big.md',
    'it has 100 MB',
  ],
  [
    'a recording of 100 MB',
    (at) => {
      mkdirSync(at('audio'));
      writeFileSync(at('audio/big.mp3'), '');
      truncateSync(at('audio/big.mp3'), 100_000_000);
    },
    'audio/big.mp3',
    'it has 100 MB',
  ],
  [
    'a program in place of a text',
    (at) => writeFileSync(at(SAMPLE_CHAPTER), '\x7fELF\0\0'),
    SAMPLE_CHAPTER,
    'not a text',
  ],
  ['a text saved as UTF-16', (at) => writeFileSync(at('course.md'), '\ufeff---\n', 'utf16le'), 'course.md', 'UTF-16'],
  [
    'a text saved as Latin-1',
    (at) => writeFileSync(at('course.md'), '---\nCrème', 'latin1'),
    'course.md',
    'Windows-1252',
  ],
])('reports %s, and nothing else about it', (_, damage, file, message) => {
  const { problems } = readCourse(damaged(damage));
  const own = problems.filter((problem) => problem.file === file);
  expect(own).toMatchObject([{ line: 1, message: expect.stringContaining(message), fix: expect.stringMatching(/./) }]);
});

test('a folder that is not a course has few problems, however much is in it', () => {
  const directory = damaged((at) => {
    for (let folder = 0; folder < 3; folder += 1) {
      mkdirSync(at(`many-${folder}`));
      for (let file = 0; file < 10_000; file += 1) writeFileSync(at(`many-${folder}/${file}`), '');
    }
  });
  const messages = readCourse(directory).problems.map(({ message }) => message);
  expect(messages.filter((message) => message.includes('more than 20000 files'))).toHaveLength(1);
});

test('reports a course folder that is a file, and one that is missing or empty', () => {
  const file = damaged(() => undefined);
  const of = (directory: string) => readCourse(directory).problems.map(({ message, fix }) => `${message} — ${fix}`);
  expect(of(join(file, 'course.md'))[0]).toBe('it is not a folder — set COURSE_DIR to the folder of the course');
  for (const directory of ['/nowhere/at/all', join(tmpdir(), 'empty-course')]) {
    mkdirSync(join(tmpdir(), 'empty-course'), { recursive: true });
    expect(of(directory)[0]).toBe('this file is missing — set COURSE_DIR to the folder of the course');
  }
});

test('serves no recording that is not a regular file of the course', () => {
  const directory = damaged((at) => {
    mkdirSync(at('audio'));
    fifo(at('audio/pipe.mp3'));
    symlinkSync('/etc/hostname', at('audio/host.mp3'));
    symlinkSync('nowhere', at('audio/lost.mp3'));
    writeFileSync(at('audio/own.mp3'), 'sound');
  });
  expect([...recordingFiles(directory).values()].map((file) => file.split('/').at(-1))).toEqual(['own.mp3']);
});

test('says of a file without permission what to do', () => {
  const denied = Object.assign(new Error('EACCES: permission denied, open'), { code: 'EACCES' });
  expect(problemOf(denied, { file: 'course.md', line: 1 })).toEqual({
    file: 'course.md',
    line: 1,
    message: 'the site may not read it',
    fix: 'give the user that runs the site permission to read it',
  });
});

const bomb = ['a0: &a0 [x, x]', ...Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]`)].join(
  '\n',
);

test.each([
  ['an alias without an anchor', 'off-by-one: One.\nb: *important', 2, 'there is no &important before it'],
  ['an alias bomb', bomb, 2, 'its aliases repeat too much'],
  ['an alias inside its anchor', 'a: One.\nb: &b\n  - *b', 3, 'inside what it stands for'],
  ['brackets nested 100,000 deep', `a: ${'['.repeat(100_000)}`, 1, 'nested too deeply'],
  ['lists nested 50,000 deep', `${'- '.repeat(50_000)}x`, 1, 'nested too deeply'],
  ['a key twice', 'a: One.\na: Two.', 2, 'the key "a" is already'],
  ['a tag of another program', 'a: !!js/function "x"', 1, 'Unresolved tag'],
  ['a tag for a date', 'a: !!timestamp 2020-01-01', 1, 'Unresolved tag'],
  ['a number for a text', 'a: 1', 1, 'expected string'],
  ['the key __proto__', '__proto__: One.', 1, '__proto__'],
  ['a merge key', 'a: &a One.\n<<: *a', 2, '<<'],
  ['YAML 1.1 with a date', '%YAML 1.1\n---\na: One.\nb: {c: 2020-01-01}', 4, 'expected string'],
  ['an escaped NUL', 'a: "One.\\0"', 1, 'cannot be stored'],
  ['half of a character', 'a: "One.\\ud800"', 1, 'cannot be stored'],
  ['a text without an end', `a: One.\nb: ${'word '.repeat(MANY / 10)}`, 2, 'more than 20000 characters'],
  ['two documents', 'a: One.\n---\nb: Two.', 2, 'multiple documents'],
])('reports %s in YAML at its line', (_, yaml, line, message) => {
  const [first] = problemsAfter(MISCONCEPTIONS, () => yaml);
  expect(first).toContain(`${MISCONCEPTIONS}:${line} `);
  expect(first).toContain(message);
});

test('reads tens of thousands of keys and hundreds of thousands of blank lines once each', () => {
  const keys = Array.from({ length: 50_000 }, (_, index) => `k${index}: One.`).join('\n');
  const added = problemsAfter(MISCONCEPTIONS, (yaml) => `${yaml}${keys}\n${'\n'.repeat(MANY * 2)}`);
  expect(added).toEqual([]);
  expect(problemsAfter(SAMPLE_GIFT, (gift) => gift.replace('\n\n', '\n'.repeat(MANY * 2)))).toEqual([]);
  expect(problemsAfter(SAMPLE_CHAPTER, (text) => text + '\n'.repeat(MANY * 2))).toEqual([]);
});

test.each([
  ['course.md', 'id: 1\n', 'id: 3000000000\n'],
  [`${SAMPLE_UNIT}/unit.md`, 'id: 1\n', 'id: 3000000000\n'],
  [SAMPLE_CHAPTER, 'id: 1\n', 'id: 3000000000\n'],
  [SAMPLE_CHAPTER, 'slug: trade', `slug: ${'trade-'.repeat(1000)}x`],
])('reports what PostgreSQL cannot store in %s: %s', (file, from, to) => {
  expect(problemsAfter(file, (text) => text.replace(from, to))[0]).toMatch(/(id|slug): Too big/);
});

const MARKDOWN = [
  ['quotes nested 8,000 deep', '>'.repeat(8_000), 'nested too deeply'],
  ['lists nested 8,000 deep', `${'- '.repeat(8_000)}x`, 'nested too deeply'],
  ['images that do not end', '![]('.repeat(MANY), 'characters; at most'],
  [
    'lists nested by spaces',
    Array.from({ length: 800 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n'),
    'at most',
  ],
  ['emphasis that does not end', '*a **b '.repeat(MANY), 'at most'],
  ['brackets that do not end', '['.repeat(MANY), 'at most'],
] as const;

test.each(MARKDOWN)('reports a blurb with %s at its heading', (_, markdown, message) => {
  const [first] = problemsAfter(SAMPLE_CHAPTER, (text) => text.replace('What it asks.', markdown));
  expect(first).toContain(`${SAMPLE_CHAPTER}:`);
  expect(first).toContain(message);
});

test.each(MARKDOWN)('reports a question with %s at its line', (_, markdown, message) => {
  const stem = markdown.replace(/[~=#{}:\\]/g, '\\$&').replaceAll('\n', '\\n');
  const found = problemsAfter(SAMPLE_GIFT, (gift) => gift.replace('Why do goodsg0', () => stem));
  expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${SAMPLE_GIFT}:3 .*${message}`)));
});

test.each([
  ['HTML nested 5,000 deep', `[html]${'<b>'.repeat(5_000)}deep`],
  ['tags that do not end', `[html]${'<img '.repeat(3_000)}`],
  ['a board that does not end', '[board:'.repeat(2_000)],
  ['spaces before a board', `${' '.repeat(15_000)}x[board:a]`],
])('reads a question with %s', (_, stem) => {
  expect(problemsAfter(SAMPLE_GIFT, (gift) => gift.replace('[markdown]Why do goodsg0', stem))).toBeInstanceOf(Array);
});

test.each([
  ['10,000 braces that are not closed', '{'.repeat(10_000)],
  ['10,000 braces that were not opened', '}'.repeat(10_000)],
  ['200,000 backslashes', '\\'.repeat(MANY)],
  ['a line of a million characters', 'word '.repeat(MANY)],
])('reports %s in GIFT, and still reads the next question', (_, broken) => {
  const found = problemsAfter(SAMPLE_GIFT, (gift) => gift.replace('Why do goodsg0', () => `${broken} Why do goodsg0`));
  expect(found.filter((problem) => problem.startsWith(`${SAMPLE_GIFT}:`)).length).toBeLessThan(4);
  expect(found.join('\n')).toContain(`${SAMPLE_GIFT}:`);
});

test.each([
  ['brackets nested 15,000 deep', `${'('.repeat(15_000)}1`, 'nested too deeply'],
  ['a number without end', '9e999', 'no finite value'],
  ['a power without end', '9^9^9^9', 'no finite value'],
  ['a name that every object has', 'constructor', 'there is no value "constructor"'],
])('reports an expression with %s at its line', (_, expression, message) => {
  const family = sampleFreeResponse().replace(/^( +value: ).*$/m, `$1'${expression}'`);
  const found = problemsAfter(SAMPLE_FREE_RESPONSE, () => family);
  expect(found.join('\n')).toContain(message);
  expect(Math.max(...found.map(({ length }) => length))).toBeLessThan(800);
});

test('reports a check that is named like what every object has', () => {
  const found = problemsAfter(SAMPLE_FREE_RESPONSE, () => sampleFreeResponse().replace(/- axes: /, '- constructor: '));
  expect(found.join('\n')).toContain('there is no check "constructor"');
});

test('reports a lesson whose frame is an alias of itself', () => {
  const lesson = sampleLesson().replace('frame: {', 'frame: &f { again: *f,');
  const file = `${dirname(SAMPLE_CHAPTER)}/lesson.yaml`;
  expect(problemsAfter(file, () => lesson)[0]).toBe(`${file}:7 the alias *f is inside what it stands for`);
});
