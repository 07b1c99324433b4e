import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasWord, problemOf, problemsOf, rowsOf } from './coverage-page';
import { declaredTests, valuesIn } from './test-titles';

// docs/spec-coverage.md names a file and a test for every item of the specification. Here the page is held to it: each file
// is there, each test is declared under just these titles, and it runs.

const rows = rowsOf('docs/spec-coverage.md', /^§\d/);

describe('the page of what the specification asks for', () => {
  test('has a table for each section', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `§${n}`));
  });

  test('names for each item, once a section, the files where it stands and tests that exist and run', () => {
    expect(problemsOf(rows)).toEqual([]);
  });

  test('leaves out no route of the app and no call of the REST facade', () => {
    const routes = [...readFileSync('web/src/routes.tsx', 'utf8').matchAll(/ path="([\w-]+)/g)].map(
      ([, path]) => `/${path}`,
    );
    const calls = globSync('graphql-server/src/**/*.routes.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/method: '(\w+)',\s+path: '([^']+)'/g)].map(
        ([, method, path = '']) => `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`,
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
