import { setTimeout as delay } from 'node:timers/promises';

/**
 * Polls until the condition is true. Throws if that takes longer than `withinMs`, which only guards against hanging.
 */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, withinMs = 30_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${withinMs / 1000} s.`);
    await delay(50);
  }
}

/** Prints a measurement to the output of the test run. No assertion depends on it. */
export const report = (line: string) => void process.stdout.write(`${line}\n`);

export const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
