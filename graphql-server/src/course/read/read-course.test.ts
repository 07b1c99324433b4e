import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import {
  SAMPLE_CHAPTER,
  SAMPLE_GIFT,
  SAMPLE_UNIT,
  sampleFiles,
  writeCourse,
} from '../../../test/fixtures/course-sample/sample-course';
import { chaptersOf, questionsOf } from './course-source';
import { parseCourse, readCourse } from './read-course';

const problemsAfter = (file: string, change: (text: string) => string) => {
  const files = sampleFiles();
  return parseCourse(files.set(file, change(files.get(file) ?? ''))).problems;
};

test('reads a course from its folder, chapters in the order of their numbers', () => {
  const directory = writeCourse(sampleFiles());
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const { course, problems } = readCourse(directory);
  expect(problems).toEqual([]);
  expect(course.units.map(({ name }) => name)).toEqual(['Unit 1: Markets', 'Unit 2: Firms']);
  expect(chaptersOf(course).map(({ name }) => name)).toEqual(['1.2 Trade', '1.10 Money']);
  expect(questionsOf(course)).toHaveLength(24);
  expect(course.misconceptions.get('off-by-one')).toBe('One more is one less.');
});

test('reads a chapter without questions.gift as one without questions', () => {
  const { course, problems } = parseCourse(sampleFiles());
  expect(problems).toEqual([]);
  expect(chaptersOf(course)[1]).toMatchObject({ videoUrl: null, topics: [{ id: 20, name: 'Coins' }], questions: [] });
});

test('reports a missing course folder as a problem', () => {
  const { problems } = readCourse('/nowhere/at/all');
  expect(problems.map(({ file, message }) => [file, message])).toEqual([
    ['course.md', 'this file is missing'],
    ['misconceptions.yaml', 'this file is missing'],
  ]);
});

test('reports every broken file with its line', () => {
  const files = sampleFiles();
  files.set(SAMPLE_CHAPTER, (files.get(SAMPLE_CHAPTER) ?? '').replace('name: Terms', 'nome: Terms'));
  files.set(SAMPLE_GIFT, (files.get(SAMPLE_GIFT) ?? '').replace('Why do', 'Why: do'));
  files.set(`${SAMPLE_UNIT}/unit.md`, '---\nid: 1\nsubject: 1\nname: Unit 1: Markets\nannounced: []\n---\n');
  files.delete('unit-2-firms/unit.md');
  files.set('unit-2-firms/2.1-costs/chapter.md', 'No front matter here.\n');
  const found = parseCourse(files).problems.map(({ file, line }) => `${file}:${line}`);
  expect(found).toEqual(
    expect.arrayContaining([
      `${SAMPLE_CHAPTER}:10`,
      `${SAMPLE_GIFT}:4`,
      `${SAMPLE_UNIT}/unit.md:4`,
      'unit-2-firms/2.1-costs/chapter.md:1',
      'unit-2-firms/unit.md:1',
    ]),
  );
});

test('gives a unit the unit of the exam that it names, with its weight', () => {
  const files = sampleFiles();
  const unit = `${SAMPLE_UNIT}/unit.md`;
  files.set(
    'course.md',
    (files.get('course.md') ?? '').replace(/---\n$/, 'exam_units: [{ name: Markets, weight: [20, 25] }]\n---\n'),
  );
  const named = (name: string) => {
    files.set(unit, (files.get(unit) ?? '').replace(/(exam_unit: .*\n)?---\n$/, `exam_unit: ${name}\n---\n`));
    return parseCourse(files);
  };
  const { course, problems } = named('Markets');
  expect(problems).toEqual([]);
  expect(course.units.map(({ examUnit }) => examUnit)).toEqual([{ name: 'Markets', low: 20, high: 25 }, null]);
  expect(named('Macro').problems).toMatchObject([{ file: unit, message: 'the exam has no unit "Macro"' }]);
});

test('suggests quotes for a YAML value with a colon', () => {
  const problems = problemsAfter(`${SAMPLE_UNIT}/unit.md`, (text) =>
    text.replace("'Unit 1: Markets'", 'Unit 1: Markets'),
  );
  expect(problems).toMatchObject([{ line: 4, fix: expect.stringContaining('quotes') }]);
});

test.each([
  ['a missing section', (text: string) => text.replace('# Quiz blurb', ''), 'no section "Quiz blurb"'],
  ['an empty section', (text: string) => text.replace('What it asks.', ''), 'section "Quiz blurb" is empty'],
  ['an unknown section', (text: string) => `${text}\n# Notes\n\nMine.\n`, 'section "Notes"'],
  ['an id that is not a number', (text: string) => text.replace('id: 1\n', 'id: one\n'), 'id: '],
  ['an unknown field', (text: string) => text.replace('video_url:', 'vidoe_url:'), 'vidoe_url'],
])('reports %s in chapter.md', (_, change, message) => {
  const problems = problemsAfter(SAMPLE_CHAPTER, change);
  expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
});

test('reports a misconception with an invalid short name at its line', () => {
  const problems = problemsAfter('misconceptions.yaml', (text) => `${text}Not A Name: Something.\n`);
  expect(problems).toMatchObject([{ file: 'misconceptions.yaml', line: 3 }]);
});

test('the fingerprint of a course changes with a text, a file name and a new file only', () => {
  const print = (files: ReadonlyMap<string, string>) => parseCourse(files).course.fingerprint;
  const original = print(sampleFiles());
  expect(print(sampleFiles())).toBe(original);
  expect(print(sampleFiles().set('course.md', '---\n'))).not.toBe(original);
  expect(print(sampleFiles().set('unit-2-firms/new.md', ''))).not.toBe(original);
});
