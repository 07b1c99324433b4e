import { existsSync, readFileSync } from 'node:fs';
import { declaredTests, sourceAround, valuesIn } from './test-titles';

// A page of docs/ that names a file and a test for each thing asked for, in one table a section. Tests hold it to its word.

export interface Row {
  readonly section: string;
  readonly item: string;
  readonly files: readonly string[];
  /** "file › describe › test" */
  readonly tests: readonly string[];
}

const codeIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The rows of a page; the name of a section is what `heading` matches at its start, and other parts are left out. */
export function rowsOf(path: string, heading: RegExp): Row[] {
  return readFileSync(path, 'utf8')
    .split(/^## /m)
    .flatMap((part) => {
      const section = heading.exec(part)?.[0];
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
}

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
export function hasWord(source: string, value: string): boolean {
  const exactly = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w./-])${exactly}(?![\\w-])`).test(source);
}

/** What is wrong with "file › describe › test"; null when nothing is. */
export function problemOf(reference: string): string | null {
  const [path = '', ...titles] = reference.split(' › ');
  if (!existsSync(path)) return `${path} does not exist`;
  const found = remembered(declared, path, declaredTests).find(
    (one) =>
      one.titles.length === titles.length && one.titles.every((title, depth) => fits(title, titles[depth] ?? '', path)),
  );
  if (!found) return `${path} has no test "${titles.join(' › ')}"`;
  return found.runs ? null : `${path}: "${titles.join(' › ')}" is skipped`;
}

/** What is wrong with the rows of a page: gaps, doubles, files that are not there, tests that are not there or do not run. */
export function problemsOf(rows: readonly Row[]): string[] {
  const names = rows.map(({ section, item }) => `${section} ${item}`);
  const gaps = rows.filter(({ item, files, tests }) => !item || files.length === 0 || tests.length === 0);
  const doubles = names.filter((name, index) => names.indexOf(name) !== index);
  const lost = rows.flatMap(({ files }) => files).filter((file) => !existsSync(file));
  const references = [...new Set(rows.flatMap(({ tests }) => tests))];
  return [
    ...gaps.map(({ section, item }) => `${section} ${item}: no file or no test`),
    ...doubles.map((name) => `${name}: twice`),
    ...lost.map((file) => `${file} does not exist`),
    ...references.flatMap((reference) => problemOf(reference) ?? []),
  ];
}
