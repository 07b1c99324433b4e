import 'reflect-metadata';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig, SettingError } from '../graphql-server/src/config';
import { chaptersOf, type ChapterSource } from '../graphql-server/src/course/read/course-source';
import {
  EXPORT_FORMATS,
  exportChapter,
  exportFileName,
  type ExportFormat,
} from '../graphql-server/src/course/exchange/export-chapter';
import { figureFile } from '../graphql-server/src/course/exchange/figure-file';
import type { PictureFile } from '../graphql-server/src/course/exchange/write-moodle-xml';
import { findChapter } from '../graphql-server/src/course/read/find-by-name';
import { inspectCourse } from '../graphql-server/src/course/check/validate-course';
import { problemCount, problemLines } from '../graphql-server/src/course/check/course-report';
import { isUsage, optionOf, UsageError, usageLines } from './command-line';

// npm run course:export CHAPTER: its questions as GIFT, on standard output. CHAPTER is a number (2.5), slug or name.
// --format moodle-xml for Moodle and Canvas, --out FILE for a file, --all DIRECTORY for every chapter that has questions.

const USAGE = `npm run --silent course:export -- CHAPTER [--format ${EXPORT_FORMATS.join('|')}] [--out FILE | --all DIRECTORY]`;
const PUBLIC = 'web/public';

const formats = z.enum(EXPORT_FORMATS, `--format is ${EXPORT_FORMATS.join(' or ')}`);

const publicFile: PictureFile = (address) => {
  try {
    return readFileSync(join(PUBLIC, normalize(address)));
  } catch {
    return null;
  }
};

const pictureFile: PictureFile = (address) => figureFile(address) ?? publicFile(address);

function exportAll(chapters: readonly ChapterSource[], directory: string, format: ExportFormat): void {
  mkdirSync(directory, { recursive: true });
  for (const chapter of chapters) {
    const file = join(directory, exportFileName(chapter, format));
    writeFileSync(file, exportChapter(chapter, format, pictureFile));
    console.log(`${file}  ${chapter.questions.length} questions`);
  }
}

function run(): void {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: { format: text, out: text, all: text },
    allowPositionals: true,
  });
  const bare = positionals.find((word) => formats.safeParse(word).success);
  const format = formats.safeParse(optionOf(values, 'format') ?? bare ?? 'gift');
  if (!format.success) throw new UsageError(`${format.error.issues[0]?.message ?? ''}.`);
  const { course, problems } = inspectCourse(readConfig().courseDir);
  if (problems.length > 0) throw new UsageError([...problemLines(problems), problemCount(problems)].join('\n'));

  const all = optionOf(values, 'all');
  const withQuestions = chaptersOf(course).filter(({ questions }) => questions.length > 0);
  if (all !== undefined) {
    exportAll(withQuestions, all, format.data);
    return;
  }
  const wanted = positionals.find((word) => word !== bare);
  if (wanted === undefined)
    throw new UsageError(`Which chapter?\n${withQuestions.map(({ name }) => name).join('\n')}\n`);
  const chapter = findChapter(course, wanted);
  if (chapter === null) throw new UsageError(`The course has no chapter "${wanted}".`);
  const written = exportChapter(chapter, format.data, pictureFile);
  const out = optionOf(values, 'out');
  if (out === undefined) process.stdout.write(written);
  else {
    writeFileSync(out, written);
    console.log(`${out}  ${chapter.questions.length} questions`);
  }
}

try {
  run();
} catch (error) {
  if (isUsage(error)) console.error(usageLines(error, USAGE));
  else console.error(error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
}
