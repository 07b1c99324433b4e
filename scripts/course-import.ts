import 'reflect-metadata';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig, type Config } from '../graphql-server/src/config';
import { problemReport } from '../graphql-server/src/course/check/course-report';
import { validateCourse } from '../graphql-server/src/course/check/validate-course';
import { planImport, type ImportOptions, type ImportPlan } from '../graphql-server/src/course/exchange/plan-import';
import { planLines } from '../graphql-server/src/course/exchange/plan-report';
import { LARGEST_QUESTION_FILE, readQuestionFile } from '../graphql-server/src/course/exchange/read-question-file';
import { importChecked, importLines } from '../graphql-server/src/course/import/import-course';
import { reasonOf } from '../graphql-server/src/course/read/attempt';
import { readCourseFiles } from '../graphql-server/src/course/read/course-files';
import type { CourseProblem } from '../graphql-server/src/course/read/course-source';
import { readRegularFile } from '../graphql-server/src/course/read/list-files';
import { PICTURES } from '../graphql-server/src/course/read/picture-files';
import { DIFFICULTIES } from '../graphql-server/src/course/read/question-tags';
import { DirectoryInUse } from '../graphql-server/src/database/directory-lock';
import { openDatabase } from '../graphql-server/src/database/open-database';
import { QUESTION_TYPES } from '../graphql-server/src/quiz/question-types';
import { isSet, optionOf, runCommand, UsageError } from './command-line';

// npm run course:import: updates the database from the course files without starting the server. Running servers show the new
// course within seconds; one on the embedded database must be stopped first.
//
// npm run course:import FILE [CHAPTER [TOPIC]]: first adds the questions of a teacher's file (GIFT or Moodle XML) to the
// course files. CHAPTER is a number (2.5), slug or name; without it, the file's own $CATEGORY lines name the topics.

const USAGE = 'npm run course:import FILE [CHAPTER [TOPIC]] -- [--type application] [--difficulty 2] [--dry-run]';

const defaultTags = z.object({
  type: z.enum(QUESTION_TYPES, `--type is one of ${QUESTION_TYPES.join(', ')}`).default('application'),
  difficulty: z.coerce
    .number()
    .pipe(z.literal([...DIFFICULTIES], `--difficulty is ${DIFFICULTIES.join(', ')}`))
    .default(2),
});

function readCommandLine(): { file: string | null; dryRun: boolean; options: ImportOptions } {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: { chapter: text, topic: text, type: text, difficulty: text, 'dry-run': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file = null, chapter = null, topic = null, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`Unexpected word "${more[0] ?? ''}": put names in quotes.`);
  const tags = defaultTags.safeParse({ type: optionOf(values, 'type'), difficulty: optionOf(values, 'difficulty') });
  if (!tags.success) throw new UsageError(`${tags.error.issues[0]?.message ?? ''}.`);
  return {
    file,
    dryRun: isSet(values, 'dry-run'),
    options: {
      ...tags.data,
      chapter: optionOf(values, 'chapter') ?? chapter,
      topic: optionOf(values, 'topic') ?? topic,
    },
  };
}

function bytesOf(file: string): Uint8Array {
  try {
    return readRegularFile(file, LARGEST_QUESTION_FILE);
  } catch (error) {
    throw new UsageError(`The file "${file}" cannot be read: ${reasonOf(error)}.`);
  }
}

/** On the error output: the report alone goes to the standard output. */
const progress = (step: string): void => console.error(`${step} …`);

/** Adds a teacher's questions to the course files. Returns whether the course now has at least one of them. */
function addFile({ courseDir }: Config, file: string, options: ImportOptions, dryRun: boolean): boolean {
  progress(`Reading ${basename(file)}`);
  const read = readQuestionFile(basename(file), bytesOf(file));
  const unread: CourseProblem[] = [];
  const count = read.questions.length + read.rejected.length;
  progress(`Comparing ${count} ${count === 1 ? 'question' : 'questions'} with the course`);
  const files = readCourseFiles(courseDir, unread);
  const plan: ImportPlan =
    unread.length > 0 ? { outcome: 'courseHasProblems', problems: unread } : planImport(files, read, options);
  if (plan.outcome === 'noSuchChapter') throw new UsageError(plan.message);
  if (plan.outcome === 'courseHasProblems') {
    console.log(`${problemReport(plan.problems)}\nFix the course first; nothing was added to it.`);
    return false;
  }
  console.log(planLines(read, plan).join('\n'));
  if (dryRun) {
    console.log('Dry run: nothing was written.');
    return false;
  }
  if (plan.pictures.size > 0) mkdirSync(join(courseDir, PICTURES), { recursive: true });
  for (const [path, content] of [...plan.pictures, ...plan.files]) writeFileSync(join(courseDir, path), content);
  return plan.accepted.length + plan.unchanged.length > 0;
}

/** Returns whether the course was imported. */
async function importIntoDatabase(config: Config): Promise<boolean> {
  const refuse = (problems: readonly CourseProblem[]) => {
    console.log(`${problemReport(problems)}\nNothing was imported.`);
    return false;
  };
  progress('Checking the course');
  const { course, problems } = validateCourse(config.courseDir);
  if (problems.length > 0) return refuse(problems);
  progress('Publishing it');
  const db = await openDatabase(config);
  try {
    await db.migrate();
    const imported = await importChecked(db, course, new Date());
    if (imported.outcome === 'refused') return refuse(imported.problems);
    console.log(importLines(imported.result).join('\n'));
    return true;
  } finally {
    await db.close();
  }
}

async function run(): Promise<boolean> {
  const { file, dryRun, options } = readCommandLine();
  const config = readConfig();
  if (file === null) return importIntoDatabase(config);
  if (!addFile(config, file, options, dryRun)) return dryRun;
  try {
    return await importIntoDatabase(config);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    console.log('The site is running and uses the embedded database. It will show the questions after its next start.');
    return true;
  }
}

await runCommand(USAGE, async () => {
  process.exitCode = (await run()) ? 0 : 1;
});
