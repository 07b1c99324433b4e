import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvLine, csvText } from './csv';

test.each([
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1:A9)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00a0=1',
  '＝1',
  '-$5',
  '+49 30 1234',
  '=HYPERLINK("a";"b")',
])('a cell of CSV that begins with a sign of a formula is a text to a spreadsheet: %j', (cell) => {
  const line = csvLine(['a', cell]);
  expect(line).toBe(`a,"'${cell.replaceAll('"', '""')}"`);
  expect(Papa.parse(line, { newline: '\n' }).data).toEqual([['a', `'${cell}`]]);
});

test.each([-5, 0.5, -12.25, '-5', '+5', '-0.5', '12', 'P = MC', 'a-b', '– 5', "'quoted'", '', null])(
  'a number stays a number in CSV, and any other text as it is: %j',
  (cell) => {
    expect(csvLine(['a', cell])).toBe(`a,${cell ?? ''}`);
  },
);

test('CSV quotes what would end a cell here or where spreadsheets expect semicolons or tabs', () => {
  expect(csvLine(['a;=1', 'b\t=1', 'c, d', 'say "e"', 'two\nlines', ' f'])).toBe(
    '"a;=1","b\t=1","c, d","say ""e""","two\nlines"," f"',
  );
});

test('a line of CSV ends with a carriage return and a line feed', () => {
  expect(csvText([csvLine(['a', 1]), csvLine(['b', 2])])).toBe('a,1\r\nb,2\r\n');
});
