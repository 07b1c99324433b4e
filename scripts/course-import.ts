import 'reflect-metadata';
import { readConfig, SettingError, type Config } from '../graphql-server/src/config';
import { importCourse } from '../graphql-server/src/course/import-course';
import { inspectCourse } from '../graphql-server/src/course/inspect-course';
import { importLines, problemCount, problemLines } from '../graphql-server/src/course/report-course';
import { DirectoryInUse } from '../graphql-server/src/db/directory-lock';
import { openDatabase } from '../graphql-server/src/db/open-database';

// npm run course:import: brings the database to what the course files say, without a start of the server. A running server
// shows the new course after its next start; one on the embedded database must be stopped first.

/** Returns the lines to print, and whether the course was taken. */
async function run(config: Config): Promise<{ lines: string[]; taken: boolean }> {
  const { course, problems } = inspectCourse(config.courseDir);
  if (problems.length > 0)
    return { lines: [...problemLines(problems), problemCount(problems), 'Nothing was imported.'], taken: false };
  const db = await openDatabase(config);
  try {
    await db.migrate();
    return { lines: importLines(await importCourse(db.fork(), course, new Date())), taken: true };
  } finally {
    await db.close();
  }
}

try {
  const { lines, taken } = await run(readConfig());
  console.log(lines.join('\n'));
  process.exitCode = taken ? 0 : 1;
} catch (error) {
  const mendable = error instanceof SettingError || error instanceof DirectoryInUse;
  console.error(mendable ? error.message : error);
  process.exitCode = 1;
}
