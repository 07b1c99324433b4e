import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { problemReport } from '../graphql-server/src/course/check/course-report';
import { importIfChanged } from '../graphql-server/src/course/import/import-course';
import { loadCourse } from '../graphql-server/src/course/course';
import type { Database } from '../graphql-server/src/database/database';
import {
  rescoreSubmissions,
  versionsAskedAlike,
  type FreeResponseRegrade,
} from '../graphql-server/src/review/regrade-free-response';
import { regradeQuestion, type RegradeResult } from '../graphql-server/src/review/regrade';
import { runCommand, UsageError } from './command-line';
import { withDatabase } from './with-database';

// npm run course:regrade -- QUESTION_ID: after its key or rubric was corrected in the course files, imports the files and regrades
// every submitted answer to the question: scores, counts, grades, the learner's estimates, and a notice to each student whose
// score changed. Running it again changes nothing.

const USAGE = 'npm run --silent course:regrade -- QUESTION_ID';

function readQuestionId(): string {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) throw new UsageError('Name one question by its id, as in // [id:…].');
  return id;
}

function resultText(id: string, { answers, quizzes, grades, notices }: RegradeResult): string {
  if (answers === 0) return `Every submitted answer to ${id} is already graded by the current key: nothing to change.`;
  return [
    `${answers} answers to ${id} were regraded; ${quizzes} quizzes have a new score, ${grades} chapters a new grade.`,
    `${notices} students will see a notice about it.`,
    'Running servers take the new key within seconds. Run this once more then, for answers that arrived meanwhile.',
  ].join('\n');
}

const rescoredText = (id: string, { submissions, changed, notices, left }: FreeResponseRegrade): string =>
  [
    `${submissions} submissions of ${id} were scored again; ${changed} earn other points.`,
    `${notices} students will see a notice about it.`,
    ...(left > 0 ? [`${left} could not be scored and stay as they were.`] : []),
  ].join('\n');

/** Null for an id that no free-response question has. Submissions to a version that asked something else stay as they are. */
async function regradeFreeResponse(db: Database, id: string, now: Date): Promise<FreeResponseRegrade | null> {
  const course = await loadCourse(db);
  const current = course.freeResponses.find(({ definition }) => definition.id === id);
  if (current === undefined) return null;
  const versions = [current, ...versionsAskedAlike(course, current)].map((version) => version.id);
  const failed = (error: unknown, attemptId: string) =>
    console.error(`Attempt ${attemptId} could not be scored:`, error);
  return rescoreSubmissions(db, current, versions, now, { failed });
}

await runCommand(USAGE, async () => {
  const id = readQuestionId();
  await withDatabase(async (db, config) => {
    await db.migrate();
    const imported = await importIfChanged(db, config.courseDir, new Date());
    if (imported.outcome === 'refused')
      throw new UsageError(`${problemReport(imported.problems)}\nNothing was regraded.`);
    const rescored = await regradeFreeResponse(db, id, new Date());
    if (rescored) {
      console.log(rescoredText(id, rescored));
      return;
    }
    const result = await regradeQuestion(db, id, new Date());
    if (result === null) throw new UsageError(`The course has no question with the id "${id}".`);
    console.log(resultText(id, result));
  });
});
