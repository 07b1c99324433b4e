import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { declaredTests, sourceAround, valuesIn } from './test-titles';

// docs/spec-coverage.md names a file and a test for every item of the specification. Here the page is held to it: each file
// is there, each test is declared under just these titles, and it runs.

const PAGE = 'docs/spec-coverage.md';
const page = readFileSync(PAGE, 'utf8');

interface Row {
  section: string;
  item: string;
  files: string[];
  tests: string[];
}

const codeIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const rows: Row[] = page.split(/^## /m).flatMap((part) => {
  const section = /^§\d/.exec(part)?.[0];
  if (section === undefined) return [];
  const cells = part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1)
        .replace(/\|\s*$/, '')
        .split('|'),
    );
  return cells.slice(2).map(([item = '', files = '', tests = '', ...more]) => ({
    section,
    item: [item.trim(), ...more].join('|'),
    files: codeIn(files),
    tests: codeIn(tests),
  }));
});

const declared = new Map<string, ReturnType<typeof declaredTests>>();
const sources = new Map<string, string>();

function remembered<T>(map: Map<string, T>, path: string, read: (path: string) => T): T {
  const value = map.get(path) ?? read(path);
  map.set(path, value);
  return value;
}

/** A title stands in a file as it is, or as an instance of a template whose values stand in the file's tables. */
function fits(template: string, title: string, path: string): boolean {
  if (template === title) return true;
  const source = () => remembered(sources, path, sourceAround);
  // %j puts quotes around a text.
  const stands = (value: string) => value !== '' && hasWord(source(), value.replace(/^"(.*)"$/, '$1'));
  return valuesIn(template, title)?.every(stands) ?? false;
}

/** Whether the value stands there whole: 6 does not stand in 60, nor /account in /api/account. */
function hasWord(source: string, value: string): boolean {
  const exactly = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w./-])${exactly}(?![\\w-])`).test(source);
}

/** What is wrong with "file › describe › test"; null when nothing is. */
function problemOf(reference: string): string | null {
  const [path = '', ...titles] = reference.split(' › ');
  if (!existsSync(path)) return `${path} does not exist`;
  const found = remembered(declared, path, declaredTests).find(
    (one) =>
      one.titles.length === titles.length && one.titles.every((title, depth) => fits(title, titles[depth] ?? '', path)),
  );
  if (!found) return `${path} has no test "${titles.join(' › ')}"`;
  return found.runs ? null : `${path}: "${titles.join(' › ')}" is skipped`;
}

describe('the page of what the specification asks for', () => {
  test('has a table for each section', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `§${n}`));
  });

  test('names for each item where it stands and what proves it, and no item twice in a section', () => {
    expect(rows.filter(({ item, files, tests }) => !item || files.length === 0 || tests.length === 0)).toEqual([]);
    const names = rows.map(({ section, item }) => `${section} ${item}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('names only files that exist', () => {
    expect(rows.flatMap(({ files }) => files).filter((file) => !existsSync(file))).toEqual([]);
  });

  test('names only tests that exist and run', () => {
    const references = [...new Set(rows.flatMap(({ tests }) => tests))];
    expect(references.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
  });

  test('leaves out no route of the app and no call of the REST facade', () => {
    const routes = [...readFileSync('web/src/routes.tsx', 'utf8').matchAll(/ path="([\w-]+)/g)].map(
      ([, path]) => `/${path}`,
    );
    const calls = globSync('graphql-server/src/**/*.rest.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/method: '(\w+)',\s+path: '([^']+)'/g)].map(
        ([, method, path = '']) => `${method} /api${path.replace(/:(\w+)/, '{$1}')}`,
      ),
    );
    expect([routes.length > 20, calls.length > 20]).toEqual([true, true]);
    const isNamed = (name: string) => rows.some(({ item }) => hasWord(item, name));
    expect([...routes, ...calls].filter((name) => !isNamed(name))).toEqual([]);
  });
});

describe('a title on the page', () => {
  test.each([
    ['at %i offer what the score allows', 'at 61 offer what the score allows', ['61']],
    ['%s sends a visitor to %s', '/results sends a visitor to /', ['/results', '/']],
    ['$name', 'the dashboard', ['the dashboard']],
    ['100 %% of $what.name', '100 % of it', ['it']],
    ['a (%j)', 'a ("b")', ['"b"']],
    ['nothing to fill in', 'nothing to fill in', []],
    ['at %i offer it', 'at 61 offers it', null],
  ])('of the template %j may be %j', (template, title, values) => {
    expect(valuesIn(template, title)).toEqual(values);
  });

  test('is found through describes, tables and template strings', () => {
    const titles = declaredTests('scripts/spec-coverage.test.ts').map((one) => one.titles.join(' › '));
    expect(titles).toContain('a title on the page › of the template %j may be %j');
    expect(titles).toContain('the page of what the specification asks for › has a table for each section');
  });

  test.each([
    ['scripts/nowhere.test.ts › a', 'does not exist'],
    ['scripts/spec-coverage.test.ts › a title on the page › that nobody wrote', 'has no test'],
    ['scripts/spec-coverage.test.ts › is found through describes, tables and template strings', 'has no test'],
    ['web/src/pages/results.test.tsx › chapter results › at 12345 offer what the score allows', 'has no test'],
  ])('%s is a mistake', (reference, problem) => {
    expect(problemOf(reference)).toContain(problem);
  });

  test('may name one row of a table', () => {
    expect(
      problemOf('web/src/pages/results.test.tsx › chapter results › at 61 offer what the score allows'),
    ).toBeNull();
  });
});
