import { textsBefore, type BankQuestion } from './bank';

/** The Markdown table of a stem: first cell of a row → column head → number. Null without a table. */
export function tableOf({ source }: BankQuestion): ReadonlyMap<string, ReadonlyMap<string, number>> | null {
  const rows = textsBefore(source)
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => line.trim().startsWith('|'))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    );
  const [heads, , ...cells] = rows;
  if (heads === undefined) return null;
  return new Map(
    cells.map(([name = '', ...row]) => [
      name,
      new Map(row.map((cell, index) => [heads[index + 1] ?? '', Number(cell.replace(/[$,]/g, ''))])),
    ]),
  );
}
