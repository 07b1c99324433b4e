import type { z } from 'zod';
import type { Report } from './course-source';
import { readYaml, type YamlData } from './read-yaml';

interface MarkdownFile<T> extends YamlData<T> {
  /** The Markdown below the front matter. */
  readonly body: string;
  /** The file's line of the body's first line. */
  readonly bodyLine: number;
}

const FENCE = '---';

/** Reads a Markdown file with YAML front matter between two lines of `---`. */
export function readMarkdown<T>(file: string, content: string, shape: z.ZodType<T>, report: Report): MarkdownFile<T> {
  const lines = content.split(/\r?\n/);
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end < 0) {
    const start = { file, line: 1 };
    const fix = 'begin the file with a line ---, the fields as "key: value", and a second line ---';
    report(start, 'it has no front matter', fix);
    return { data: null, body: '', bodyLine: 1, at: () => start };
  }
  const yaml = readYaml(file, lines.slice(1, end).join('\n'), shape, report, 2);
  return { ...yaml, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
}

interface Section {
  readonly heading: string;
  readonly line: number;
  readonly text: string;
}

/** The parts of a body under its level-one headings. */
export function sectionsOf({ body, bodyLine }: { body: string; bodyLine: number }): Section[] {
  const sections: { heading: string; line: number; lines: string[] }[] = [];
  body.split('\n').forEach((line, index) => {
    const heading = line.startsWith('# ') ? line.slice(2).trim() : '';
    if (heading !== '') sections.push({ heading, line: bodyLine + index, lines: [] });
    else sections.at(-1)?.lines.push(line);
  });
  return sections.map(({ heading, line, lines }) => ({ heading, line, text: lines.join('\n').trim() }));
}

/** The text under this heading. If it is missing or empty, that is reported and the text is empty. */
export function requireSection(file: string, sections: readonly Section[], heading: string, report: Report): string {
  const section = sections.find((candidate) => candidate.heading.toLowerCase() === heading.toLowerCase());
  const text = section?.text ?? '';
  if (text === '') {
    const message = section === undefined ? `it has no section "${heading}"` : `its section "${heading}" is empty`;
    report({ file, line: section?.line ?? 1 }, message, `write a line "# ${heading}" and the text below it`);
  }
  return text;
}
