import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { boardSchema } from '../economics/board/board-schema';
import { BOARD_EXAMPLES, withFrameTables } from './frame-tables';

const page = readFileSync('docs/authoring.md', 'utf8');

test("the author's guide has the tables of what can be drawn as npm run course:docs prints them", () => {
  expect(page).toBe(withFrameTables(page));
});

test('each field of a picture, frame or board is described to its author', () => {
  const fields = withFrameTables(page).match(/^\| (\*\*)?`.*\|$/gm) ?? [];
  expect(fields.length).toBeGreaterThan(150);
  expect(fields.filter((row) => row.endsWith('|  |'))).toEqual([]);
});

test('gives an example of every other board, each as its schema allows', () => {
  const examples = BOARD_EXAMPLES.map((example) => boardSchema.parse(parse(example)));
  expect(examples.map(({ kind }) => kind)).toEqual(['table', 'payoff-matrix', 'text']);
});
