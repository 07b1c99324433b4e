import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemsOf, rowsOf } from './coverage-page';
import { declaredTests } from './test-titles';

// docs/security.md names a file and a test for each thing that a server on the internet must withstand, and is held to it here.

const rows = rowsOf('docs/security.md', /^(Everywhere|Accounts|Authorization|Requests|Data)\b/);
const named = new Set(rows.flatMap(({ tests }) => tests));

describe('the page of what must hold', () => {
  test('has a table for each part', () => {
    const parts = ['Everywhere', 'Accounts', 'Authorization', 'Requests', 'Data'];
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(parts);
  });

  test('names for each point, once a part, the files where it stands and tests that exist and run', () => {
    expect(problemsOf(rows)).toEqual([]);
  });

  test('leaves out no test that is about security', () => {
    const files = globSync('graphql-server/test/security/*.test.ts');
    expect(files.length).toBeGreaterThan(5);
    const declared = files.flatMap((file) => declaredTests(file).map(({ titles }) => [file, ...titles].join(' › ')));
    const isNamed = (title: string) => [...named].some((name) => name.startsWith(title.split('%')[0] ?? title));
    expect(declared.filter((title) => !isNamed(title))).toEqual([]);
  });
});
