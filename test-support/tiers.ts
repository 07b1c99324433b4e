import { globSync, readFileSync } from 'node:fs';
import { durationOf } from './durations.ts';
import { readShare, type Share } from './share.ts';

// Which browser and fault tests (e2e/) and which tests of tools a run contains (docs/decisions/tests.md). All other tests run every time.

/** What `npm test` runs, everything, or what CI runs for one commit. */
export type Tier = 'core' | 'all' | Share;

/** Journeys of a student through the whole site: where a change of almost any file shows first. */
export const CORE = [
  'e2e/account.test.ts',
  'e2e/first-screen.test.ts',
  'e2e/free-response.test.ts',
  'e2e/journey.test.ts',
  'e2e/learner.test.ts',
  'e2e/press-twice.test.ts',
];

/** Accessibility and security, which CI tests for every commit. */
export const EVERY_COMMIT = ['e2e/accessible.test.ts', 'e2e/kill.test.ts', 'e2e/offline.test.ts'];

/** `npm test` without a filter sets TEST_TIER, and CI sets SHARE beside it. With a filter, Vitest runs whatever it is asked for. */
export function tierOf(env: NodeJS.ProcessEnv): Tier {
  const share = readShare(env['SHARE']);
  return env['TEST_TIER'] === 'core' ? (share ?? 'core') : 'all';
}

const allFiles = (): string[] =>
  globSync('e2e/**/*.test.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** A file may divide its own rows, and is then part of every share. */
export const dividesItself = (file: string): boolean => readFileSync(file, 'utf8').includes('inShare(');

export const isInEveryShare = (file: string): boolean =>
  CORE.includes(file) || EVERY_COMMIT.includes(file) || dividesItself(file);

/** Divides files into shares that take about as long as each other: the longest file goes to the emptiest share. */
export function filesOfShare({ index, of }: Share, files: readonly string[], duration = durationOf): string[] {
  const seconds = Array.from({ length: of }, () => 0);
  return files
    .toSorted((a, b) => duration(b) - duration(a))
    .filter((file) => {
      const emptiest = seconds.indexOf(Math.min(...seconds));
      seconds[emptiest] = (seconds[emptiest] ?? 0) + duration(file);
      return emptiest === index - 1;
    });
}

/** The browser and fault tests of a run. */
export function browserTests(tier: Tier, files: readonly string[] = allFiles()): string[] {
  if (tier === 'all') return [...files];
  if (tier === 'core') return [...CORE];
  const rotating = files.filter((file) => !isInEveryShare(file));
  return [...files.filter(isInEveryShare), ...filesOfShare(tier, rotating)];
}

/** Seconds from which a test of research or of the authors' commands is long. No page of the site depends on either. */
const LONG = 5;

export const longToolTests = (): string[] =>
  globSync('{research,scripts}/**/*.test.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => durationOf(file) >= LONG)
    .toSorted();

/** The long tests of tools that a run contains. */
export const toolTests = (tier: Tier, files: readonly string[] = longToolTests()): readonly string[] =>
  typeof tier === 'string' ? files : filesOfShare(tier, files);

/** The project of vitest.config.ts that a browser or fault test belongs to. */
export const projectOf = (file: string): 'e2e' | 'faults' | 'cluster' =>
  file.startsWith('e2e/faults/') ? 'faults' : file.startsWith('e2e/cluster/') ? 'cluster' : 'e2e';
