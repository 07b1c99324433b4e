import 'reflect-metadata';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from '../graphql-server/src/config';
import { problemReport } from '../graphql-server/src/course/check/course-report';
import { validateCourse } from '../graphql-server/src/course/check/validate-course';
import {
  EXPORT_FORMATS,
  exportChapter,
  exportFileName,
  type ExportFormat,
} from '../graphql-server/src/course/exchange/export-chapter';
import { exportNotes } from '../graphql-server/src/course/exchange/export-notes';
import type { ImageFile } from '../graphql-server/src/course/exchange/export-html';
import { chaptersOf, poolOf, type ChapterSource } from '../graphql-server/src/course/read/course-source';
import { findChapter } from '../graphql-server/src/course/read/find-by-name';
import { isPictureAddress } from '../graphql-server/src/course/read/picture-files';
import { isSet, optionOf, runCommand, UsageError } from './command-line';

// npm run course:export CHAPTER: prints its questions as GIFT. CHAPTER is a number (2.5), slug or name.
// --mock prints its reserved questions instead, which only mock exams ask.
// --format moodle-xml for Moodle, qti for Canvas, --out FILE for a file, --all DIRECTORY for every chapter that has questions.

const USAGE = `npm run --silent course:export -- CHAPTER [--format ${EXPORT_FORMATS.join('|')}] [--mock] [--out FILE | --all DIRECTORY]`;
const PUBLIC = 'web/public';

const formats = z.enum(EXPORT_FORMATS, `--format is ${EXPORT_FORMATS.join(', ')}`);

const publicFile: ImageFile = (url) => {
  try {
    return readFileSync(join(isPictureAddress(url) ? readConfig().courseDir : PUBLIC, normalize(url)));
  } catch {
    return null;
  }
};

const write = (chapter: ChapterSource, format: ExportFormat) => exportChapter(chapter, format, publicFile);

function writeToFile(chapter: ChapterSource, format: ExportFormat, file: string): void {
  writeFileSync(file, write(chapter, format));
  console.log(`${file}  ${chapter.questions.length} questions`);
}

/** On the error output, because the export itself may go to the standard output. */
function printNotes(chapters: readonly ChapterSource[], format: ExportFormat): void {
  for (const note of exportNotes(
    chapters.flatMap(({ questions }) => questions),
    format,
  ))
    console.error(note);
}

function findOrFail(
  chapters: readonly ChapterSource[],
  find: (wanted: string) => ChapterSource | null,
  wanted?: string,
) {
  if (wanted === undefined) throw new UsageError(`Which chapter?\n${chapters.map(({ name }) => name).join('\n')}\n`);
  const chapter = find(wanted);
  if (chapter === null) throw new UsageError(`The course has no chapter "${wanted}".`);
  return chapter;
}

await runCommand(USAGE, () => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: { format: text, out: text, all: text, mock: { type: 'boolean' } },
    allowPositionals: true,
  });
  const bareFormat = positionals.find((word) => formats.safeParse(word).success);
  const format = formats.safeParse(optionOf(values, 'format') ?? bareFormat ?? 'gift');
  if (!format.success) throw new UsageError(`${format.error.issues[0]?.message ?? ''}.`);
  const { course, problems } = validateCourse(readConfig().courseDir);
  if (problems.length > 0) throw new UsageError(problemReport(problems));
  const isMock = isSet(values, 'mock');
  const exported = isMock ? poolOf(course) : course;
  const chapters = chaptersOf(exported).filter(({ questions }) => questions.length > 0);

  const directory = optionOf(values, 'all');
  if (directory !== undefined) {
    mkdirSync(directory, { recursive: true });
    for (const chapter of chapters)
      writeToFile(chapter, format.data, join(directory, exportFileName(chapter, format.data, isMock)));
    printNotes(chapters, format.data);
    return;
  }
  const wanted = positionals.find((word) => word !== bareFormat);
  const chapter = findOrFail(chapters, (name) => findChapter(exported, name), wanted);
  const out = optionOf(values, 'out');
  if (out === undefined) process.stdout.write(write(chapter, format.data));
  else writeToFile(chapter, format.data, out);
  printNotes([chapter], format.data);
});
