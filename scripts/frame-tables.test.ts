import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withFrameTables } from './frame-tables';

const page = readFileSync('docs/authoring.md', 'utf8');

test("the author's guide has the tables of what can be drawn as npm run course:docs prints them", () => {
  expect(page).toBe(withFrameTables(page));
});

test('each field of a picture, frame or board is described to its author', () => {
  const fields = withFrameTables(page).match(/^\| (\*\*)?`.*\|$/gm) ?? [];
  expect(fields.length).toBeGreaterThan(150);
  expect(fields.filter((row) => row.endsWith('|  |'))).toEqual([]);
});
