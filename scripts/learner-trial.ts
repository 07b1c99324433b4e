import 'reflect-metadata';
import { loadCourse } from '../graphql-server/src/course/course';
import { catalogOf } from '../graphql-server/src/quiz/learner-catalog';
import { trialLines } from '../graphql-server/src/review/trial/trial-lines';
import { computeTrialReport } from '../graphql-server/src/review/trial/trial-report';
import { runCommand } from './command-line';
import { withDatabase } from './with-database';

// npm run learner:trial: whether planned questions teach more than random ones, as of now.

await runCommand(null, () =>
  withDatabase(async (db) => {
    const report = await computeTrialReport(db.kysely, catalogOf(await loadCourse(db)), 1);
    console.log(trialLines(report).join('\n'));
  }),
);
