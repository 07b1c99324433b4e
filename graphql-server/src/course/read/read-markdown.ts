import type { z } from 'zod';
import type { CourseProblem } from './course-source';
import { readYaml, type YamlData } from './read-yaml';

export interface CourseDocument<T> extends YamlData<T> {
  /** The Markdown below the front matter. */
  readonly body: string;
  /** The file's line of the body's first line. */
  readonly bodyLine: number;
}

const FENCE = '---';

/** Reads a Markdown file with YAML front matter between two lines of `---`. */
export function readDocument<T>(file: string, text: string, shape: z.ZodType<T>): CourseDocument<T> {
  const lines = text.split(/\r?\n/);
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end < 0)
    return {
      data: null,
      body: '',
      bodyLine: 1,
      at: () => ({ file, line: 1 }),
      problems: [
        {
          file,
          line: 1,
          what: 'it has no front matter',
          howToMend: 'begin the file with a line ---, the facts as "key: value", and a second line ---',
        },
      ],
    };
  const yaml = readYaml(file, lines.slice(1, end).join('\n'), 2, shape);
  return { ...yaml, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
}

export interface Section {
  readonly heading: string;
  readonly line: number;
  readonly text: string;
}

/** The parts of a body under its level-one headings. */
export function sectionsOf({ body, bodyLine }: { body: string; bodyLine: number }): Section[] {
  const sections: { heading: string; line: number; lines: string[] }[] = [];
  body.split('\n').forEach((line, index) => {
    const heading = /^# +(.*\S)\s*$/.exec(line)?.[1];
    if (heading !== undefined) sections.push({ heading, line: bodyLine + index, lines: [] });
    else sections.at(-1)?.lines.push(line);
  });
  return sections.map(({ heading, line, lines }) => ({ heading, line, text: lines.join('\n').trim() }));
}

/** The section with this heading; without one, or with an empty one, a problem is added and its text is empty. */
export function requireSection(
  file: string,
  sections: readonly Section[],
  heading: string,
  problems: CourseProblem[],
): string {
  const section = sections.find((candidate) => candidate.heading.toLowerCase() === heading.toLowerCase());
  const text = section?.text ?? '';
  if (text === '')
    problems.push({
      file,
      line: section?.line ?? 1,
      what: section === undefined ? `it has no section "${heading}"` : `its section "${heading}" is empty`,
      howToMend: `write a line "# ${heading}" and the text below it`,
    });
  return text;
}
