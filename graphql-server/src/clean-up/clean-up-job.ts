import type { Logger } from 'pino';
import { startJob, type BackgroundJob } from '../background-job';
import type { cleanUp } from './clean-up';

const EVERY_MS = 60 * 60_000;

export const startCleanUpJob = (clean: () => ReturnType<typeof cleanUp>, log: Logger): BackgroundJob =>
  startJob(
    async () => {
      const deleted = await clean();
      if (Object.values(deleted).some((rows) => rows > 0)) log.info({ event: 'cleanedUp', deleted }, 'cleanedUp');
    },
    EVERY_MS,
    (error) => log.error({ err: error }, 'expired rows could not be deleted'),
  );
