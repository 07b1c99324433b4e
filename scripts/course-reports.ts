import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, SettingError, type Config } from '../graphql-server/src/config';
import { loadCourse } from '../graphql-server/src/course/course';
import { DirectoryInUse } from '../graphql-server/src/database/directory-lock';
import { openDatabase } from '../graphql-server/src/database/open-database';
import { FIRST_ANSWERS, type FirstAnswerRow } from '../graphql-server/src/review/items/first-answers.queries';
import { ANSWERS_NEEDED } from '../graphql-server/src/review/items/item-remarks';
import { itemReports } from '../graphql-server/src/review/items/item-report';
import { reportedLines } from '../graphql-server/src/review/items/reported-questions';
import { REPORTS, type ReportRow } from '../graphql-server/src/review/report.queries';
import { UsageError } from './command-line';

// npm run course:reports: the questions that students reported, how often and why, with what the item statistics say.

async function run(config: Config): Promise<string[]> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'db')))
    throw new UsageError(`There is no database in ${config.dataDir} yet: start the site once.`);
  const db = await openDatabase(config);
  try {
    const all = { chapter: () => true, topic: () => true, needed: ANSWERS_NEEDED };
    const items = itemReports(await loadCourse(db), await db.rows<FirstAnswerRow>(FIRST_ANSWERS, []), all);
    return reportedLines(await db.rows<ReportRow>(REPORTS, []), items);
  } finally {
    await db.close();
  }
}

try {
  console.log((await run(readConfig())).join('\n'));
} catch (error) {
  if (error instanceof DirectoryInUse)
    console.error(`${error.message}\nThe embedded database serves one process: stop the site for as long as you look.`);
  else console.error(error instanceof SettingError || error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
