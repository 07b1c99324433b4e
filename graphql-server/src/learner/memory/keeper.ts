import type { Logger } from 'pino';
import type { Course } from '../../course/course';
import type { Database } from '../../database/database';
import { openMemory, rebuildMemory } from './rebuild';

export interface Keeper {
  /** For the start: the rows are right when it is done. */
  open(): Promise<void>;
  /** Told that the rows are stale; does not wait for the rebuild. */
  wake(): void;
  /** Lets a rebuild under way come to its end. */
  stop(): Promise<void>;
}

/** Keeps the engine's rows true, behind the answers: one rebuild at a time. One that fails is tried again at the next call. */
export function createKeeper(db: Database, course: Course, log: Logger): Keeper {
  let atWork: Promise<void> | null = null;
  let calledAgain = false;
  const work = async () => {
    do {
      calledAgain = false;
      await rebuildMemory(db, course);
    } while (calledAgain);
  };
  return {
    open: () => openMemory(db, course),
    wake: () => {
      calledAgain = true;
      atWork ??= work()
        .catch((error: unknown) => log.error({ err: error }, 'what was learnt could not be rebuilt'))
        .finally(() => (atWork = null));
    },
    stop: async () => {
      calledAgain = false;
      await atWork;
    },
  };
}
