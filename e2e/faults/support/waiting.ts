import { setTimeout as delay } from 'node:timers/promises';

/** Asks until the answer is true. Throws when that takes longer than `withinMs`, which guards against hanging and measures nothing. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, withinMs = 30_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${withinMs / 1000} s.`);
    await delay(50);
  }
}

/** A figure for whoever reads the run; nothing depends on it. */
export const report = (line: string) => void process.stdout.write(`${line}\n`);

export const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
