import type { Kysely } from 'kysely';
import type { Course } from '../../graphql-server/src/course/course';
import type { Tables } from '../../graphql-server/src/database/tables';
import { catalogOf } from '../../graphql-server/src/quiz/learner-catalog';
import { trialLines } from '../../graphql-server/src/review/trial/trial-lines';
import { computeTrialReport } from '../../graphql-server/src/review/trial/trial-report';
import { fitTable, jobFaults, jobTable, publishingFaults, versionTable } from './jobs';
import { readPredictions, readVersions } from './record';
import type { School } from './school';
import type { YearServer } from './servers';
import { DAY_MS } from './student';
import { predictionTable, timeTable } from './tables';

/** What a year showed, in Markdown, and what went wrong in it. */
export async function reportOf(
  kysely: Kysely<Tables>,
  course: Course,
  school: School,
  servers: readonly YearServer[],
): Promise<{ text: string; faults: string[] }> {
  const catalog = catalogOf(course);
  const { beginsAt, api } = school;
  const dayOf = (at: number) => Math.floor((at - beginsAt) / DAY_MS) + 1;
  const logs = servers.map(({ log }) => log);
  const versions = await readVersions(kysely);
  const warnings = logs.flat().filter(({ event }) => event === undefined);
  const parts = [
    predictionTable(await readPredictions(kysely, catalog, school)),
    versionTable(versions, logs, dayOf),
    fitTable(logs, dayOf),
    jobTable(logs),
    trialLines(await computeTrialReport(kysely, catalog, 1)).join('\n'),
    timeTable(api.times),
    ...warnings.map(({ msg }) => `A server warned: ${msg}`),
  ];
  const faults = [...api.failures, ...publishingFaults(versions, logs), ...jobFaults(logs)];
  return { text: parts.join('\n\n'), faults };
}
