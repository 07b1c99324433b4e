import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { CourseProblem, Place } from './course-source';

type Path = readonly (string | number)[];

export interface YamlData<T> {
  /** Null when it could not be read; then `problems` says why. */
  readonly data: T | null;
  readonly problems: readonly CourseProblem[];
  /** Where the value at `path` stands, or the nearest value above it. */
  at(path: Path): Place;
}

function mendYaml(message: string): string {
  return /nested mappings|implicit keys?|mapping/i.test(message)
    ? "put a text that contains a colon between single quotes: name: 'Unit 1: …'"
    : 'mend the YAML at this place: two spaces a level, "key: value"';
}

/** Reads YAML that begins at `firstLine` of `file`, and holds it to `shape`. */
export function readYaml<T>(file: string, text: string, firstLine: number, shape: z.ZodType<T>): YamlData<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number): Place => ({ file, line: firstLine - 1 + Math.max(1, lines.linePos(offset).line) });

  const at = (path: Path): Place => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node: unknown = document.getIn(path.slice(0, depth), true);
      if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
        return place(Number(node.range[0]));
    }
    return place(0);
  };

  if (document.errors.length > 0)
    return {
      data: null,
      at,
      problems: document.errors.map((error) => ({
        ...place(error.pos[0]),
        what: `this is not YAML: ${error.message}`,
        howToMend: mendYaml(error.message),
      })),
    };

  const read = shape.safeParse(document.toJS());
  if (read.success) return { data: read.data, problems: [], at };
  return {
    data: null,
    at,
    problems: read.error.issues.map(({ path, message }) => {
      const keys = path.map((key) => (typeof key === 'symbol' ? String(key) : key));
      const name = keys.length > 0 ? keys.join('.') : 'the whole';
      return { ...at(keys), what: `${name}: ${message}`, howToMend: `give ${name} the form that its neighbours have` };
    }),
  };
}
