import type { Logger } from 'pino';

const LOOK_EVERY_MS = 10 * 60_000;

export interface PublishJob {
  /** Waits for a publication under way. */
  stop(): Promise<void>;
}

/** Looks now and then whether new difficulties are due. A failure is logged, and the next look tries again. */
export function startPublishJob(publish: () => Promise<number | null>, log: Logger): PublishJob {
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= publish()
      .then((version) => {
        if (version !== null) log.info({ event: 'difficultiesPublished', version }, 'difficultiesPublished');
      })
      .catch((error: unknown) => log.error({ err: error }, 'difficulties could not be published'))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  look();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
