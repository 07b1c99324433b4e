import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig, SettingError, type Config } from '../graphql-server/src/config';
import { readCourseFiles } from '../graphql-server/src/course/read/course-files';
import { planImport, type ImportWishes } from '../graphql-server/src/course/exchange/plan-import';
import { readTeachersFile } from '../graphql-server/src/course/exchange/read-question-file';
import { planLines } from '../graphql-server/src/course/exchange/plan-report';
import { importCourse } from '../graphql-server/src/course/import/import-course';
import { inspectCourse } from '../graphql-server/src/course/check/validate-course';
import { DIFFICULTIES } from '../graphql-server/src/course/read/question-tags';
import { importLines, problemCount, problemLines } from '../graphql-server/src/course/check/course-report';
import { DirectoryInUse } from '../graphql-server/src/database/directory-lock';
import { openDatabase } from '../graphql-server/src/database/open-database';
import { QUESTION_TYPES } from '../graphql-server/src/quiz/question.entity';
import { isSet, isUsage, optionOf, UsageError, usageLines } from './command-line';

// npm run course:import: brings the database to what the course files say, without a start of the server. A running server
// shows the new course after its next start; one on the embedded database must be stopped first.
//
// npm run course:import FILE [CHAPTER [TOPIC]]: first adds the questions of a teacher's file (GIFT or Moodle XML) to the
// course files. CHAPTER is a number (2.5), slug or name; without it the file's own $CATEGORY lines say where they go.

const USAGE = 'npm run course:import FILE [CHAPTER [TOPIC]] -- [--type application] [--difficulty 2] [--dry-run]';

interface Order {
  readonly file: string | null;
  readonly wishes: ImportWishes;
  readonly dryRun: boolean;
}

const saidOptions = z.object({
  type: z.enum(QUESTION_TYPES, `--type is one of ${QUESTION_TYPES.join(', ')}`).default('application'),
  difficulty: z.coerce
    .number()
    .pipe(z.literal([...DIFFICULTIES], `--difficulty is ${DIFFICULTIES.join(', ')}`))
    .default(2),
});

function readOrder(): Order {
  const text = { type: 'string' } as const;
  const options = { chapter: text, topic: text, type: text, difficulty: text, 'dry-run': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [file = null, chapter = null, topic = null, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`"${more[0] ?? ''}" is one word too many: put names in quotes.`);
  const said = saidOptions.safeParse({
    type: optionOf(values, 'type'),
    difficulty: optionOf(values, 'difficulty'),
  });
  if (!said.success) throw new UsageError(`${said.error.issues[0]?.message ?? 'That is not understood'}.`);
  return {
    file,
    dryRun: isSet(values, 'dry-run'),
    wishes: {
      ...said.data,
      chapter: optionOf(values, 'chapter') ?? chapter,
      topic: optionOf(values, 'topic') ?? topic,
    },
  };
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new UsageError(`There is no file "${file}" that can be read.`);
  }
}

/** Adds a teacher's questions to the course files. Returns whether the course is now as the teacher wants it. */
function addFile({ courseDir }: Config, file: string, { wishes, dryRun }: Order): boolean {
  const read = readTeachersFile(basename(file), bytesOf(file));
  const plan = planImport(readCourseFiles(courseDir), read, wishes);
  if (plan.outcome === 'noSuchChapter') throw new UsageError(plan.message);
  if (plan.outcome === 'courseHasProblems') {
    const lines = [...problemLines(plan.problems), problemCount(plan.problems)];
    console.log([...lines, 'Mend the course first; nothing was added to it.'].join('\n'));
    return false;
  }
  console.log(planLines(read.form, plan).join('\n'));
  if (dryRun) {
    console.log('Only looked at: nothing was written.');
    return false;
  }
  for (const [path, text] of plan.files) writeFileSync(join(courseDir, path), text);
  return plan.taken.length + plan.known.length > 0;
}

/** Returns whether the course was taken. */
async function publish(config: Config): Promise<boolean> {
  const { course, problems } = inspectCourse(config.courseDir);
  if (problems.length > 0) {
    console.log([...problemLines(problems), problemCount(problems), 'Nothing was imported.'].join('\n'));
    return false;
  }
  const db = await openDatabase(config);
  try {
    await db.migrate();
    console.log(importLines(await importCourse(db.fork(), course, new Date())).join('\n'));
    return true;
  } finally {
    await db.close();
  }
}

async function run(): Promise<boolean> {
  const order = readOrder();
  const config = readConfig();
  if (order.file === null) return publish(config);
  if (!addFile(config, order.file, order)) return order.dryRun;
  try {
    return await publish(config);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    console.log('The site is running and has its database to itself. It shows the questions after its next start.');
    return true;
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  if (isUsage(error)) console.error(usageLines(error, USAGE));
  else console.error(error instanceof SettingError || error instanceof DirectoryInUse ? error.message : error);
  process.exitCode = 1;
}
