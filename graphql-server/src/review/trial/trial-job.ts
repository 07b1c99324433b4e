import type { Logger } from 'pino';
import { createJob, type BackgroundJob } from '../../background-job';
import type { TrialReport } from './trial-estimate';

const LOOK_EVERY_MS = 60 * 60_000;

/** Looks every hour whether a new report on the planner's trial is due. A failure is logged, and the next one tries again. */
export function startTrialJob(report: () => Promise<TrialReport | null>, log: Logger): BackgroundJob {
  const job = createJob(async () => {
    try {
      const made = await report();
      if (made !== null) log.info({ event: 'trialReported', answers: made.answers }, 'trialReported');
    } catch (error) {
      log.error({ err: error }, 'the planner’s trial could not be reported');
    }
  }, LOOK_EVERY_MS);
  job.wake();
  return job;
}
