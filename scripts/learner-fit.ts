import 'reflect-metadata';
import { loadCourse } from '../graphql-server/src/course/course';
import { fitNow, type StoredFit } from '../graphql-server/src/learner/store/fit-parameters';
import { answerSource } from '../graphql-server/src/quiz/answer-source';
import { catalogOf } from '../graphql-server/src/quiz/learner-catalog';
import { runCommand } from './command-line';
import { withDatabase } from './with-database';

// npm run learner:fit: the nightly fit at once, however few answers are new. Publishes the fitted parameters only if they
// predict held-out students better; a running server uses them at the next request.

function linesOf({ version, reason, lossInForce, lossFitted, ...counts }: StoredFit): string[] {
  const { students, answers, heldOutStudents, heldOutAnswers } = counts;
  const losses =
    lossInForce === null || lossFitted === null
      ? []
      : [
          `Held out: ${heldOutAnswers} answers of ${heldOutStudents} students.`,
          `Log-loss of the parameters in force: ${lossInForce.toFixed(5)}. Of the fitted ones: ${lossFitted.toFixed(5)}.`,
        ];
  return [
    `${answers} answers of ${students} students.`,
    ...losses,
    `${reason} ${version === undefined ? 'Nothing was published.' : `Published as version ${version}.`}`,
  ];
}

await runCommand(null, () =>
  withDatabase(async (db) => {
    const catalog = catalogOf(await loadCourse(db));
    const report = await fitNow(db.kysely, catalog, answerSource, new Date(), new AbortController().signal);
    if (report !== null) console.log(linesOf(report).join('\n'));
  }),
);
