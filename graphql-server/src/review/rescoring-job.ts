import { startJob, type BackgroundJob } from '../background-job';
import type { JobContext } from '../feature';
import { rescoreSubmissions, versionsAskedAlike } from './regrade-free-response';

const LOOK_EVERY_MS = 10 * 60_000;

/**
 * Scores submissions again whose question has another rubric now: when a server starts, and after an import while it runs. What an earlier
 * run has scored names the current version, so a run that was interrupted goes on where it stopped.
 */
export function startRescoringJob({ kysely, course, now, log }: JobContext): BackgroundJob {
  const done = new Set<number>();
  return startJob(
    async () => {
      for (const current of course().freeResponses) {
        if (done.has(current.id)) continue;
        const versions = versionsAskedAlike(course(), current).map(({ id }) => id);
        const result = await rescoreSubmissions({ kysely }, current, versions, now());
        if (result.submissions > 0)
          log.info(
            { event: 'freeResponsesRescored', question: current.definition.id, ...result },
            'freeResponsesRescored',
          );
        done.add(current.id);
      }
    },
    LOOK_EVERY_MS,
    (error) => log.error({ err: error }, 'free responses could not be scored again'),
  );
}
