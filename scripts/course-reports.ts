import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { loadCourse } from '../graphql-server/src/course/course';
import { disputedLines, readDisputes } from '../graphql-server/src/review/items/disputed-points';
import { FIRST_ANSWERS } from '../graphql-server/src/review/items/first-answers.queries';
import { ANSWERS_NEEDED } from '../graphql-server/src/review/items/item-remarks';
import { itemReports } from '../graphql-server/src/review/items/item-report';
import { reportedLines } from '../graphql-server/src/review/items/reported-questions';
import { readReports } from '../graphql-server/src/review/report.service';
import { isSet, runCommand } from './command-line';
import { withDatabase } from './with-database';

// npm run course:reports: the questions that students reported, how often and why, with their item statistics, and the points of free
// responses that they dispute. With --drawings, the disputes as JSON, one a line, with the whole answers: a drawing can be scored again.

const USAGE = 'npm run --silent course:reports -- [--drawings]';

await runCommand(USAGE, () => {
  const { values } = parseArgs({ options: { drawings: { type: 'boolean' } } });
  return withDatabase(async (db) => {
    const course = await loadCourse(db);
    const disputes = await readDisputes(db.kysely, course);
    if (isSet(values, 'drawings')) {
      for (const dispute of disputes) console.log(JSON.stringify(dispute));
      return;
    }
    const all = { chapter: () => true, topic: () => true, needed: ANSWERS_NEEDED };
    const items = itemReports(course, await db.replicaQuery(FIRST_ANSWERS, {}), all);
    console.log([...reportedLines(await readReports(db.kysely), items), ...disputedLines(disputes)].join('\n'));
  });
});
