import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLMap,
} from 'yaml';
import { z } from 'zod';
import { attempt, reasonOf } from './attempt';
import { MOST_CHARACTERS, type Report, type SourceLocation } from './course-source';

export const text = z.string().trim().min(1);
export const oneLine = text.transform((value) => value.replace(/\s+/g, ' '));
/** PostgreSQL's integer. */
export const idNumber = z
  .int()
  .positive()
  .max(2 ** 31 - 1);
/** What is in an index, which has no space for long texts. */
export const shortText = text.max(500);
export const kebabCase = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lowercase letters and digits, joined by single hyphens');

export type YamlPath = readonly (string | number)[];

export interface YamlData<T> {
  /** Null when it could not be read, and why was reported. */
  readonly data: T | null;
  /** The line of the value at `path`, or of the nearest value above it. */
  at(path: YamlPath): SourceLocation;
}

function syntaxFix(message: string): string {
  return /mapping|implicit key/i.test(message)
    ? "put a text that contains a colon in single quotes: name: 'Unit 1: …'"
    : 'fix the YAML here: two spaces per level, "key: value"';
}

interface Flaw {
  readonly offset: number;
  readonly message: string;
  readonly fix: string;
}

/** A text that YAML can hold but PostgreSQL cannot, or that is longer than any text is. */
function textFlaw(value: string): Omit<Flaw, 'offset'> | null {
  if (value.length > MOST_CHARACTERS)
    return { message: `this text has more than ${MOST_CHARACTERS} characters`, fix: 'shorten it' };
  if (value.includes('\0') || !value.isWellFormed())
    return { message: 'this text has a character that cannot be stored', fix: 'remove the \\0, \\x00 or \\ud… in it' };
  return null;
}

/** A key that is there twice, or that no object can have. */
function keyFlaws({ items }: YAMLMap): Flaw[] {
  const seen = new Set<unknown>(['__proto__']);
  return items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    const isTaken = seen.has(key.value);
    seen.add(key.value);
    const message = `the key "${String(key.value)}" is already in this map`;
    return isTaken ? [{ offset: key.range?.[0] ?? 0, message, fix: 'remove or rename one of the two' }] : [];
  });
}

/** What the parser accepts and a course cannot have. */
function flawsOf(document: Document): Flaw[] {
  const flaws: Flaw[] = [];
  const anchors = new Map<string, Node>();
  visit(document, (_, node, path) => {
    if (!isNode(node)) return;
    const offset = node.range?.[0] ?? 0;
    if (isAlias(node)) {
      const meant = anchors.get(node.source);
      if (meant === undefined)
        flaws.push({
          offset,
          message: `the alias *${node.source} stands for nothing: there is no &${node.source} before it`,
          fix: 'put a text that begins with * in quotes, or write the value out',
        });
      else if (path.includes(meant))
        flaws.push({
          offset,
          message: `the alias *${node.source} is inside what it stands for`,
          fix: 'write the value out',
        });
      return;
    }
    if (node.anchor !== undefined) anchors.set(node.anchor, node);
    const flaw = isScalar(node) && typeof node.value === 'string' ? textFlaw(node.value) : null;
    if (flaw !== null) flaws.push({ offset, ...flaw });
    if (isMap(node)) flaws.push(...keyFlaws(node));
  });
  return flaws;
}

/** One mistake makes the parser complain of what follows, too. */
const MOST_PROBLEMS = 20;

/** YAML 1.2 without tags. Comparing keys is for `flawsOf`: the parser compares each with all others. */
const OPTIONS = { prettyErrors: false, schema: 'core', resolveKnownTags: false, uniqueKeys: false } as const; // literal types

const FAILED = Symbol('failed');

/** Reads YAML that begins at `firstLine` of `file` and validates it against `shape`. Never throws. */
export function readYaml<T>(
  file: string,
  yaml: string,
  shape: z.ZodType<T>,
  report: Report,
  firstLine = 1,
): YamlData<T> {
  const start = { file, line: firstLine };
  return attempt<YamlData<T>>(report, start, { data: null, at: () => start }, () => {
    const lines = new LineCounter();
    const document = parseDocument(yaml, { lineCounter: lines, ...OPTIONS });
    const locate = (offset: number): SourceLocation => ({
      file,
      line: firstLine - 1 + Math.max(1, lines.linePos(offset).line),
    });

    const at = (path: YamlPath): SourceLocation => {
      for (let depth = path.length; depth > 0; depth -= 1) {
        const node: unknown = document.getIn(path.slice(0, depth), true);
        if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
          return locate(Number(node.range[0]));
      }
      return locate(0);
    };
    const invalid = [...document.errors, ...document.warnings].map(({ pos, message }): Flaw => {
      const reason = reasonOf(new Error(message));
      return { offset: pos[0], message: `this is not valid YAML: ${reason}`, fix: syntaxFix(message) };
    });
    const flaws = invalid.length > 0 ? invalid : flawsOf(document);
    for (const { offset, message, fix } of flaws.slice(0, MOST_PROBLEMS)) report(locate(offset), message, fix);
    if (flaws.length > 0) return { data: null, at };
    let firstAlias = 0;
    visit(document, {
      Alias: (_, { range }) => {
        firstAlias = range?.[0] ?? 0;
        return visit.BREAK;
      },
    });
    const value = attempt<unknown>(report, locate(firstAlias), FAILED, () => document.toJS());
    if (value === FAILED) return { data: null, at };
    const { data = null, error } = shape.safeParse(value);
    for (const { path, message } of (error?.issues ?? []).slice(0, MOST_PROBLEMS)) {
      const keys = path.map((key) => (typeof key === 'symbol' ? String(key) : key));
      const name = keys.length > 0 ? keys.join('.') : 'the file';
      report(at(keys), `${name}: ${message}`, `write ${name} like its neighbors`);
    }
    return { data, at };
  });
}
