import { Worker } from 'node:worker_threads';
import type { Catalog } from '../fold.ts';
import type { FitOutcome } from '../guarded-fit.ts';
import type { FittedParams } from '../params.ts';
import type { StudentAnswer } from '../published.ts';

export interface FitTask {
  readonly catalog: Catalog;
  readonly inForce: Partial<FittedParams> | null;
}

/** The build puts it beside main.js; from source, Node runs it as it is. */
const WORKER = import.meta.url.endsWith('.ts') ? './fit-worker.ts' : './fit-worker.js';

/** The guarded fit in a thread of its own, so that requests are answered meanwhile. Null when `signal` stopped it. */
export async function runFit(
  task: FitTask,
  pages: AsyncIterable<readonly StudentAnswer[]>,
  signal: AbortSignal,
): Promise<FitOutcome | null> {
  if (signal.aborted) return null;
  const worker = new Worker(new URL(WORKER, import.meta.url), { workerData: task, execArgv: [] });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop);
  const outcome = new Promise<FitOutcome | null>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => resolve(null));
  });
  const send = async () => {
    for await (const page of pages) {
      if (signal.aborted) return;
      worker.postMessage(page);
    }
    worker.postMessage(null);
  };
  try {
    const [found] = await Promise.all([outcome, send()]);
    return found;
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
