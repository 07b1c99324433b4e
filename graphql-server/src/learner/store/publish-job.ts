import type { Logger } from 'pino';
import { createJob, type BackgroundJob } from '../../background-job';

const LOOK_EVERY_MS = 10 * 60_000;

/** Looks now and then whether new difficulties are due. A failure is logged, and the next look tries again. */
export function startPublishJob(publish: () => Promise<number | null>, log: Logger): BackgroundJob {
  const job = createJob(async () => {
    try {
      const version = await publish();
      if (version !== null) log.info({ event: 'difficultiesPublished', version }, 'difficultiesPublished');
    } catch (error) {
      log.error({ err: error }, 'difficulties could not be published');
    }
  }, LOOK_EVERY_MS);
  job.wake();
  return job;
}
