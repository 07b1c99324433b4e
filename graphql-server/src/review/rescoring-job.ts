import { startJob, type BackgroundJob } from '../background-job';
import type { JobContext } from '../feature';
import { readOutdated, rescoreSubmissions } from './regrade-free-response';

const LOOK_EVERY_MS = 10 * 60_000;

/**
 * Scores submissions again whose question has another rubric now. What was scored names the current version, so a run that was interrupted
 * goes on where it stopped, and what is submitted to an earlier version later is found by the next run.
 * @param left by the ids of versions, how many submissions an earlier run could not score; they are tried again when there are others
 */
export async function rescoreOutdated(
  { kysely, course, now, log }: Omit<JobContext, 'catalog'>,
  left: Map<number, number>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (const { current, versions, submissions } of await readOutdated(kysely, course())) {
    if (isStopped()) return;
    if (left.get(current.id) === submissions) continue;
    const question = current.definition.id;
    const failed = (err: unknown, attemptId: string) =>
      log.error({ err, question, attemptId }, 'a free response could not be scored again');
    try {
      const result = await rescoreSubmissions({ kysely }, current, versions, now(), { failed, isStopped });
      left.set(current.id, result.left);
      log.info({ event: 'freeResponsesRescored', question, ...result }, 'freeResponsesRescored');
    } catch (err) {
      log.error({ err, question }, 'free responses could not be scored again');
    }
  }
}

/** When a server starts, and after an import while it runs. */
export function startRescoringJob(context: JobContext): BackgroundJob {
  const left = new Map<number, number>();
  return startJob(
    (isStopped) => rescoreOutdated(context, left, isStopped),
    LOOK_EVERY_MS,
    (err) => context.log.error({ err }, 'free responses could not be scored again'),
  );
}
