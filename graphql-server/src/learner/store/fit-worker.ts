import { parentPort, workerData } from 'node:worker_threads';
import { guardedFit } from '../guarded-fit.ts';
import type { StudentAnswer } from '../published.ts';
import type { FitTask } from './run-fit.ts';

// Collects pages of answers until null comes, then sends what the fit found (run-fit.ts).

const { catalog, inForce }: FitTask = workerData;
const answers: StudentAnswer[] = [];

parentPort?.on('message', (page: readonly StudentAnswer[] | null) => {
  if (page === null) parentPort?.postMessage(guardedFit(catalog, inForce, answers));
  else answers.push(...page);
});
