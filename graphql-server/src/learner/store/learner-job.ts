import type { Logger } from 'pino';
import { createJob, type BackgroundJob } from '../../background-job';
import type { StoredFit } from './fit-parameters';

const LOOK_EVERY_MS = 10 * 60_000;

/**
 * Looks now and then whether difficulties are to be published or parameters to be fitted. A failure is logged, and a later
 * look tries again. Stopping stops a fit in progress.
 */
export function startLearnerJob(
  publish: () => Promise<number | null>,
  fit: (signal: AbortSignal) => Promise<StoredFit | null>,
  log: Logger,
): BackgroundJob {
  const stopping = new AbortController();
  const job = createJob(async () => {
    try {
      const version = await publish();
      if (version !== null) log.info({ event: 'difficultiesPublished', version }, 'difficultiesPublished');
    } catch (error) {
      log.error({ err: error }, 'difficulties could not be published');
    }
    if (stopping.signal.aborted) return;
    try {
      const report = await fit(stopping.signal);
      if (report !== null) log.info({ event: 'parametersFitted', ...report }, 'parametersFitted');
    } catch (error) {
      log.error({ err: error }, 'parameters could not be fitted');
    }
  }, LOOK_EVERY_MS);
  job.wake();
  return {
    wake: job.wake,
    stop: () => {
      stopping.abort();
      return job.stop();
    },
  };
}
