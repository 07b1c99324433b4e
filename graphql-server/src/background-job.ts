import { responses } from './database/cancel';

export interface BackgroundJob {
  /** Runs the work now, or once more after the run in progress. */
  wake(): void;
  /** Starts no further run; resolves when the one in progress has ended, which may end early. */
  stop(): Promise<void>;
}

/** Runs `work` now and from then on every `everyMs`. What it throws goes to `failed`, and the next run tries again. */
export function startJob(
  work: (isStopped: () => boolean) => Promise<void>,
  everyMs: number,
  failed: (error: unknown) => void,
): BackgroundJob {
  const job = createJob((isStopped) => work(isStopped).catch(failed), everyMs);
  job.wake();
  return job;
}

/** Runs `work`, which must not throw, when it is woken and from then on every `everyMs`; one run at a time. */
export function createJob(work: (isStopped: () => boolean) => Promise<void>, everyMs: number): BackgroundJob {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let wasWoken = false;
  let isStopped = false;

  async function run(): Promise<void> {
    do {
      wasWoken = false;
      // Whoever woke it may be a request, whose client may go before the work is done.
      await responses.exit(() => work(() => isStopped));
    } while (wasWoken && !isStopped);
    running = undefined;
  }

  function wake(): void {
    if (isStopped) return;
    timer ??= setInterval(wake, everyMs).unref();
    if (running === undefined) running = run();
    else wasWoken = true;
  }

  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
