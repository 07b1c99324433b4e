import 'reflect-metadata';
import { loadCourse } from '../graphql-server/src/course/course';
import { FIRST_ANSWERS } from '../graphql-server/src/review/items/first-answers.queries';
import { ANSWERS_NEEDED } from '../graphql-server/src/review/items/item-remarks';
import { itemReports } from '../graphql-server/src/review/items/item-report';
import { reportedLines } from '../graphql-server/src/review/items/reported-questions';
import { readReports } from '../graphql-server/src/review/report.service';
import { runCommand } from './command-line';
import { withDatabase } from './with-database';

// npm run course:reports: the questions that students reported, how often and why, with their item statistics.

await runCommand(null, () =>
  withDatabase(async (db) => {
    const all = { chapter: () => true, topic: () => true, needed: ANSWERS_NEEDED };
    const items = itemReports(await loadCourse(db), await db.replicaQuery(FIRST_ANSWERS, {}), all);
    console.log(reportedLines(await readReports(db.kysely), items).join('\n'));
  }),
);
