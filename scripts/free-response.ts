import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { FreeResponse, Part } from '../economics/free-response/free-response';
import { readConfig } from '../graphql-server/src/config';
import { plainText } from '../graphql-server/src/course/read/course-html';
import { findChapter } from '../graphql-server/src/course/read/find-by-name';
import { readCourse } from '../graphql-server/src/course/read/read-course';
import { problemReport } from '../graphql-server/src/course/check/course-report';
import { optionOf, runCommand, UsageError } from './command-line';

// npm run free-response -- CHAPTER: prints the free-response questions of a chapter, each with its parts, points, and solutions.

const USAGE = 'npm run free-response -- CHAPTER [--dir DIRECTORY]   (CHAPTER: 4.1, or taxes)';

const plain = (html: string): string => plainText({ format: 'html', text: html });

function pointsOf(part: Part): string[] {
  switch (part.kind) {
    case 'draw':
      return part.points.map(({ id, text }) => `  ${id}  ${plain(text)}`);
    case 'number': {
      const { id, text, value, mistakes } = part.point;
      const known = mistakes.map((mistake) => `         ${mistake.value}: ${mistake.why} @${mistake.misconception}`);
      return [`  ${id}  ${plain(text)}`, `         ${value} ${part.unit}`, ...known];
    }
    case 'choice': {
      const { id, text, explain } = part.point;
      const options = part.options.map((option, index) => (index === part.answer ? `[${option}]` : option));
      return [`       ${options.map(plain).join(' · ')}`, `  ${id}  ${plain(text)} ${plain(explain ?? '')}`];
    }
    case 'prose':
      return part.points.map(({ id, text, explain }) => `  ${id}  ${plain(text)} ${plain(explain)}`);
  }
}

function linesOf({ id, title, length, stem, parts }: FreeResponse): string[] {
  const told = parts.flatMap((part) => [
    `(${part.id}) ${plain(part.text)}`,
    ...pointsOf(part),
    `       Solution: ${plain(part.solution)}`,
  ]);
  return [`# ${id}: ${title} (${length})`, plain(stem), '', ...told, ''];
}

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({ options: { dir: { type: 'string' } }, allowPositionals: true });
  const { course, problems } = readCourse(optionOf(values, 'dir') ?? readConfig().courseDir);
  const chapter = findChapter(course, positionals[0] ?? '');
  if (chapter === null) throw new UsageError('Which chapter?');
  console.log(chapter.freeResponses.flatMap(linesOf).join('\n'));
  console.log(problemReport(problems));
});
