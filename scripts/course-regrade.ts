import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, SettingError, type Config } from '../graphql-server/src/config';
import { loadCourse } from '../graphql-server/src/course/course';
import { importIfChanged } from '../graphql-server/src/course/import/import-course';
import { problemCount, problemLines } from '../graphql-server/src/course/check/course-report';
import { DirectoryInUse } from '../graphql-server/src/database/directory-lock';
import { openDatabase } from '../graphql-server/src/database/open-database';
import { rebuildMemory } from '../graphql-server/src/learner/memory/rebuild';
import { regradeQuestion, type RegradeResult } from '../graphql-server/src/review/regrade';
import { isUsage, UsageError, usageLines } from './command-line';

// npm run course:regrade -- QUESTION_ID: after its key was mended in the course files, brings the files into the database and
// marks every finished answer to the question anew: scores, counts, grades, what the engine learnt, and a notice to each
// student whose score changed. Doing it again changes nothing.

const USAGE = 'npm run --silent course:regrade -- QUESTION_ID';

function readOrder(): string {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) throw new UsageError('Name one question by its id, as in // [id:…].');
  return id;
}

function linesOf(id: string, { answers, quizzes, grades, notices }: RegradeResult): string[] {
  if (answers === 0) return [`Every finished answer to ${id} is marked as the key says: nothing to change.`];
  return [
    `${answers} answers to ${id} are marked anew; ${quizzes} quizzes have another score, ${grades} chapters another grade.`,
    `${notices} students find a notice about it.`,
    'A server that was running marks by the old key until it is started anew. Start it, then run this once more.',
  ];
}

async function run(config: Config, id: string): Promise<string[]> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'db')))
    throw new UsageError(`There is no database in ${config.dataDir} yet: start the site once.`);
  const db = await openDatabase(config);
  try {
    await db.migrate();
    const imported = await importIfChanged(db, config.courseDir, new Date());
    if (imported.outcome === 'refused')
      throw new UsageError(
        [...problemLines(imported.problems), problemCount(imported.problems), 'Nothing was marked anew.'].join('\n'),
      );
    const result = await regradeQuestion(db, id, new Date());
    if (result === null) throw new UsageError(`The course has no question with the id "${id}".`);
    await rebuildMemory(db, await loadCourse(db));
    return linesOf(id, result);
  } finally {
    await db.close();
  }
}

try {
  console.log((await run(readConfig(), readOrder())).join('\n'));
} catch (error) {
  if (isUsage(error)) console.error(usageLines(error, USAGE));
  else if (error instanceof DirectoryInUse)
    console.error(
      `${error.message}\nThe embedded database serves one process: stop the site for as long as this takes.`,
    );
  else console.error(error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
}
