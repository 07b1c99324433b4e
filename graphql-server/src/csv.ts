import Papa from 'papaparse';

type Cell = string | number | null;

/** Spreadsheets run a text that begins with one of these signs, in their wide forms too, and skip spaces before it. A number is none. */
const FORMULA = /^(?![-+]?\d+(?:\.\d+)?$)(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Where spreadsheets expect a semicolon or a tab in place of commas, it would end the cell. */
const needsQuotes = (cell: unknown): boolean => typeof cell === 'string' && /[;\t]/.test(cell);

/**
 * A line of comma-separated values (RFC 4180) without its end, safe to open in a spreadsheet: a text that would be a formula begins
 * with an apostrophe. All CSV of the site is written here.
 */
export const csvLine = (cells: readonly Cell[]): string =>
  // eslint-disable-next-line no-restricted-properties -- this is that place
  Papa.unparse([[...cells]], { escapeFormulae: FORMULA, quotes: needsQuotes });

/** Lines with the ends of RFC 4180. */
export const csvText = (lines: readonly string[]): string => lines.map((line) => `${line}\r\n`).join('');
