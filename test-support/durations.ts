import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';

// How many seconds each test file took when everything last ran. By it the slowest files begin first, and each share of CI takes
// about as long as the others.

const ROOT = join(import.meta.dirname, '..');
const FILE = join(import.meta.dirname, 'durations.json');

/** For files that are too new to be listed. */
const [NEW_BROWSER_TEST, NEW_TEST] = [20, 0];

/** An entry changes only by more than this part of it, so that the list changes when the tests do. */
const NOISE = 0.4;

const readDurations = (): Record<string, number> => JSON.parse(readFileSync(FILE, 'utf8'));
const known = readDurations();

/** By the path from the root of the project. */
export const durationOf = (file: string): number =>
  known[file] ?? (file.startsWith('e2e/') ? NEW_BROWSER_TEST : NEW_TEST);

export const pathOf = ({ moduleId }: { readonly moduleId: string }): string =>
  relative(ROOT, moduleId).replaceAll('\\', '/');

/** Files that take less are not listed. */
const LEAST = 1;

export function mergeDurations(
  before: Readonly<Record<string, number>>,
  measured: ReadonlyMap<string, number>,
): Record<string, number> {
  const rows = [...measured]
    .map(([file, seconds]) => {
      const old = before[file];
      const isNoise = old !== undefined && Math.abs(seconds - old) <= NOISE * old;
      return [file, isNoise ? old : Math.round(seconds)] as const;
    })
    .filter(([, seconds]) => seconds >= LEAST);
  return Object.fromEntries(rows.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** A file that runs on both databases counts with the slower one. */
function longestOf(modules: readonly TestModule[]): Map<string, number> {
  const longest = new Map<string, number>();
  for (const module of modules) {
    const { collectDuration, duration } = module.diagnostic();
    const file = pathOf(module);
    longest.set(file, Math.max(longest.get(file) ?? 0, (collectDuration + duration) / 1000));
  }
  return longest;
}

/** For a run of everything: writes the list anew. */
export default class DurationReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: TestRunEndReason): void {
    if (reason !== 'passed') return;
    writeFileSync(FILE, `${JSON.stringify(mergeDurations(readDurations(), longestOf(modules)), null, 2)}\n`);
  }
}
