import type { Logger } from 'pino';
import { createJob, type BackgroundJob } from '../background-job';
import type { cleanUp } from './clean-up';

const EVERY_MS = 60 * 60_000;

/** Cleans up every hour. A failure is logged, and the next hour tries again. */
export function startCleanUpJob(clean: () => ReturnType<typeof cleanUp>, log: Logger): BackgroundJob {
  const job = createJob(async () => {
    try {
      const deleted = await clean();
      if (Object.values(deleted).some((rows) => rows > 0)) log.info({ event: 'cleanedUp', deleted }, 'cleanedUp');
    } catch (error) {
      log.error({ err: error }, 'expired rows could not be deleted');
    }
  }, EVERY_MS);
  job.wake();
  return job;
}
