import 'reflect-metadata';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig, type Config } from '../graphql-server/src/config';
import { problemReport } from '../graphql-server/src/course/check/course-report';
import { validateWithSound } from '../graphql-server/src/course/check/validate-course';
import { planImport, type ImportOptions, type ImportPlan } from '../graphql-server/src/course/exchange/plan-import';
import { planLines } from '../graphql-server/src/course/exchange/plan-report';
import { LARGEST_QUESTION_FILE, readQuestionFile } from '../graphql-server/src/course/exchange/read-question-file';
import { importChecked, importLines, publishedFingerprint } from '../graphql-server/src/course/import/import-course';
import { reasonOf } from '../graphql-server/src/course/read/attempt';
import { fingerprintOf, readCourseFiles } from '../graphql-server/src/course/read/course-files';
import type { CourseProblem, CourseSource } from '../graphql-server/src/course/read/course-source';
import { readRegularFile } from '../graphql-server/src/course/read/list-files';
import { PICTURES } from '../graphql-server/src/course/read/picture-files';
import { DIFFICULTIES } from '../graphql-server/src/course/read/question-tags';
import type { Database } from '../graphql-server/src/database/database';
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

type TeacherFile = ReturnType<typeof readQuestionFile>;
type Planned = Extract<ImportPlan, { outcome: 'planned' }>;

const FIX_FIRST = 'Fix the course first; nothing was added to it.';
const NOTHING_IMPORTED = 'Nothing was imported.';

function refuse(problems: readonly CourseProblem[], so: string): false {
  console.log(`${problemReport(problems)}\n${so}`);
  return false;
}

/**
 * Decides about a teacher's questions and prints the report. False where the course has, or would get, problems; one that is
 * published as it is has none.
 */
async function planFile(
  { courseDir }: Config,
  read: TeacherFile,
  options: ImportOptions,
  published: string | null,
): Promise<Planned | false> {
  const count = read.questions.length + read.rejected.length;
  progress(`Comparing ${count} ${count === 1 ? 'question' : 'questions'} with the course`);
  const unread: CourseProblem[] = [];
  const files = readCourseFiles(courseDir, unread);
  if (unread.length > 0) return refuse(unread, FIX_FIRST);
  const isPublished = published === fingerprintOf(files);
  if (!isPublished) progress('Checking the course');
  const plan = planImport(files, read, options, isPublished);
  if (plan.outcome === 'noSuchChapter') throw new UsageError(plan.message);
  if (plan.outcome === 'courseHasProblems') return refuse(plan.problems, FIX_FIRST);
  if (plan.outcome === 'breaksCourse')
    return refuse(
      plan.problems,
      'The course would have these problems with the new questions; nothing was added to it.',
    );
  if (!isPublished) {
    const { problems } = await validateWithSound(courseDir, { course: plan.course, problems: [] });
    if (problems.length > 0) return refuse(problems, FIX_FIRST);
  }
  console.log(planLines(read, plan).join('\n'));
  return plan;
}

/** Adds the questions to the course files. Returns whether the course now has at least one of them. */
function write({ courseDir }: Config, { files, pictures, accepted, unchanged }: Planned): boolean {
  if (pictures.size > 0) mkdirSync(join(courseDir, PICTURES), { recursive: true });
  for (const [path, content] of [...pictures, ...files]) writeFileSync(join(courseDir, path), content);
  return accepted.length + unchanged.length > 0;
}

/** Returns whether the course was imported. */
async function publish(db: Database, course: CourseSource): Promise<boolean> {
  progress('Publishing it');
  const imported = await importChecked(db, course, new Date());
  if (imported.outcome === 'refused') return refuse(imported.problems, NOTHING_IMPORTED);
  console.log(importLines(imported.result).join('\n'));
  return true;
}

async function publishFiles(config: Config): Promise<boolean> {
  progress('Checking the course');
  const { course, problems } = await validateWithSound(config.courseDir);
  if (problems.length > 0) return refuse(problems, NOTHING_IMPORTED);
  const db = await openDatabase(config);
  try {
    await db.migrate();
    return await publish(db, course);
  } finally {
    await db.close();
  }
}

/** Null while the site has the embedded database open. */
async function openUnlessInUse(config: Config): Promise<Database | null> {
  try {
    return await openDatabase(config);
  } catch (error) {
    if (error instanceof DirectoryInUse) return null;
    throw error;
  }
}

async function addFile(config: Config, read: TeacherFile, options: ImportOptions): Promise<boolean> {
  const db = await openUnlessInUse(config);
  try {
    await db?.migrate();
    const plan = await planFile(config, read, options, db && (await publishedFingerprint(db)));
    if (plan === false || !write(config, plan)) return false;
    if (db !== null) return await publish(db, plan.course);
    console.log('The site is running and uses the embedded database. It will show the questions after its next start.');
    return true;
  } finally {
    await db?.close();
  }
}

/** Returns whether the file can be added. A preview opens no database, and takes nothing for published. */
async function preview(config: Config, read: TeacherFile, options: ImportOptions): Promise<boolean> {
  const plan = await planFile(config, read, options, null);
  if (plan !== false) console.log('Dry run: nothing was written.');
  return plan !== false;
}

async function run(): Promise<boolean> {
  const { file, dryRun, options } = readCommandLine();
  const config = readConfig();
  if (file === null) return publishFiles(config);
  progress(`Reading ${basename(file)}`);
  const read = readQuestionFile(basename(file), bytesOf(file));
  return dryRun ? preview(config, read, options) : addFile(config, read, options);
}

await runCommand(USAGE, async () => {
  process.exitCode = (await run()) ? 0 : 1;
});
