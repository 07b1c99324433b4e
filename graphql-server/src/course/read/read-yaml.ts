import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Report, SourceLocation } from './course-source';

export const text = z.string().trim().min(1);
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

/** Reads YAML that begins at `firstLine` of `file` and validates it against `shape`. */
export function readYaml<T>(
  file: string,
  yaml: string,
  shape: z.ZodType<T>,
  report: Report,
  firstLine = 1,
): YamlData<T> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
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
  for (const { pos, message } of document.errors)
    report(locate(pos[0]), `this is not valid YAML: ${message}`, syntaxFix(message));
  if (document.errors.length > 0) return { data: null, at };
  const { data = null, error } = shape.safeParse(document.toJS());
  for (const { path, message } of error?.issues ?? []) {
    const keys = path.map((key) => (typeof key === 'symbol' ? String(key) : key));
    const name = keys.length > 0 ? keys.join('.') : 'the file';
    report(at(keys), `${name}: ${message}`, `write ${name} like its neighbors`);
  }
  return { data, at };
}
