import type { Kysely } from 'kysely';
import { z } from 'zod';
import { TRIAL_SHARE } from '../../../../schema/rules/quiz';
import { startJob, type BackgroundJob } from '../../background-job';
import type { Tables } from '../../database/tables';
import type { JobContext } from '../../feature';
import type { Catalog } from '../../learner/fold';
import { countAnswers } from '../../learner/store/count-answers';
import { saveReport, takeTurn } from '../../learner/store/reports';
import { answerSource } from '../../quiz/answer-source';
import { readStudentTrials } from './student-trials';
import { trialReport, type TrialReport } from './trial-estimate';

const NAME = 'trial';
const LOOK_EVERY_MS = 60 * 60_000;
const EVERY_MS = 24 * 60 * 60 * 1000;
/** With more answers than this, students are sampled. */
const MOST_ANSWERS = 500_000;

/** What the site shows of a stored report. */
const StoredReport = z.object({
  asOf: z.coerce.date(),
  answers: z.number(),
  answersNeeded: z.number(),
  result: z
    .object({ planned: z.number(), drawn: z.number(), advantage: z.number(), low: z.number(), high: z.number() })
    .nullable(),
});

/** The report as of now, computed from the quizzes of one student in `oneOf`. */
export async function computeTrialReport(
  kysely: Kysely<Tables>,
  catalog: Catalog,
  oneOf: number,
): Promise<TrialReport> {
  return trialReport(await readStudentTrials(kysely, catalog, oneOf), TRIAL_SHARE);
}

/** Stores a new report when the last one is a day old. Returns it, or null when none was due. */
export async function reportTrialIfDue(
  kysely: Kysely<Tables>,
  catalog: Catalog,
  now: Date,
): Promise<TrialReport | null> {
  if (!(await takeTurn(kysely, NAME, now, new Date(now.getTime() - EVERY_MS)))) return null;
  const answers = await countAnswers(kysely, answerSource, now);
  const report = await computeTrialReport(kysely, catalog, Math.max(1, Math.ceil(answers / MOST_ANSWERS)));
  await saveReport(kysely, NAME, now, report.answers, { asOf: now, ...report });
  return report;
}

export const startTrialJob = ({ kysely, catalog, now, log }: JobContext): BackgroundJob =>
  startJob(
    async () => {
      const made = await reportTrialIfDue(kysely, catalog(), now());
      if (made !== null) log.info({ event: 'trialReported', answers: made.answers }, 'trialReported');
    },
    LOOK_EVERY_MS,
    (error) => log.error({ err: error }, 'the planner’s trial could not be reported'),
  );

/** The last stored report; null before any. */
export async function readTrialReport(kysely: Kysely<Tables>) {
  const row = await kysely.selectFrom('learner_report').select('report').where('name', '=', NAME).executeTakeFirst();
  return StoredReport.safeParse(row?.report).data ?? null;
}
