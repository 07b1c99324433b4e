import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './scripts/find-binaries.ts';
import { inShare } from './test-support/share.ts';
import { SlowestFirst } from './test-support/slowest-first.ts';
import { browserTests, longToolTests, projectOf, tierOf, toolTests } from './test-support/tiers.ts';

// One project for each kind of test, whose files share the modules of their worker: loading them anew for each file took
// longer than the tests. All projects share one queue, so that no core is idle while the last file of a project runs.

const isCi = process.env['CI'] === 'true';
const EMBEDDED = './test-support/embedded.setup.ts';
const PROPERTIES = './test-support/properties.setup.ts';

const tier = tierOf(process.env);
/** Under CI the projects stay in without the binaries, so that they fail instead of being forgotten. */
const hasPostgres = isCi || findPostgres() !== null;

const ofProject = (name: 'e2e' | 'faults' | 'cluster') => browserTests(tier).filter((file) => projectOf(file) === name);

/** A busy machine needs more than Vitest's second. Shorter than the test's own timeout, so that a failure says what it waited for. */
const POLL = { timeout: 20_000 };

/** As long as Playwright waits, for what a program that the test started does. */
const POLL_PROGRAMS = { timeout: 30_000 };

// graphql ships two copies of itself (CommonJS and ESM); one name for both keeps its types in one realm.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** Tests under src/ that open a database; all others there run once, in the project server-units. */
const DATABASE_UNITS = 'graphql-server/src/**/{database,embedded-guard,import-course,item-report}.test.ts';

/** What depends on the database itself: SQL, constraints, locks and races, rate limits, messages of the driver. */
const POSTGRES_TESTS = [
  DATABASE_UNITS,
  'graphql-server/test/{account-gone,attempt-limits,conflicts,learner-fit,learner-store,limits,mock-locks,next-migration,partitions,release-before,replicas,rescoring-job,rescoring-servers,saved-answers,start-lock,statements}.test.ts',
  'graphql-server/test/{account,clean-up,clock,free-quiz,free-response,free-response-learning,lesson,mail-queue,mock,my-data,planner-trial,practice-minutes,practice-mode,progress,quiz}.story.test.ts',
  'graphql-server/test/{regrade,retrieve,search}.story.test.ts',
  'graphql-server/test/security/{accounts,ids,logs}.test.ts',
];

/** Read PostgreSQL's locks and sessions on connections of a pool, which the embedded database has not. */
const POSTGRES_ONLY =
  'graphql-server/test/{conflicts,mock-locks,next-migration,partitions,rescoring-servers,start-lock}.test.ts';

/** What a share leaves out on the embedded database: of the files that PostgreSQL sees with every commit, two in three. */
function leftOutOfShare(): readonly string[] {
  if (typeof tier === 'string' || !hasPostgres) return [];
  const seen = globSync(POSTGRES_TESTS, { exclude: [POSTGRES_ONLY] }).toSorted();
  const kept = inShare(seen, tier);
  return seen.filter((file) => !kept.includes(file));
}

/** Sends the same requests to any database. The project faults sends them to PostgreSQL, CI only there. */
const FUZZ = 'graphql-server/test/fuzz/**/*.test.ts';

const inThreads = {
  environment: 'node' as const,
  pool: 'threads' as const,
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** What opens databases, browsers and servers has processes of its own. */
const inForks = {
  environment: 'node' as const,
  pool: 'forks' as const,
  isolate: false,
  setupFiles: ['./test-support/fork.setup.ts'],
};

function databaseProject(database: 'pglite' | 'postgres', include: string[], exclude: string[] = []) {
  return {
    resolve: oneGraphql,
    test: {
      ...inForks,
      name: `server-${database}`,
      include,
      exclude,
      env: { TEST_DATABASE: database },
      globalSetup: [`./test-support/${database}.setup.ts`],
      setupFiles: [...inForks.setupFiles, PROPERTIES],
      testTimeout: 30_000,
      hookTimeout: 60_000,
      expect: { poll: POLL },
    },
  };
}

/** What kills, cuts off and fills up, and the fuzzing on PostgreSQL. */
const faultsProject = {
  resolve: oneGraphql,
  test: {
    ...inForks,
    name: 'faults',
    include: [...ofProject('faults'), FUZZ],
    env: { TEST_DATABASE: 'postgres' },
    globalSetup: ['./test-support/postgres.setup.ts', EMBEDDED],
    setupFiles: [...inForks.setupFiles, PROPERTIES],
    // A guard against hanging: ten restarts take half a minute alone, and five on a machine with other work.
    testTimeout: 900_000,
    hookTimeout: 120_000,
    expect: { poll: POLL_PROGRAMS },
  },
};

const WEB_TESTS = ['web/**/*.test.{ts,tsx}'];
/** Replace modules, which would change nothing where another file has loaded them, or stay replaced for the next one. */
const ALONE = 'web/**/*.alone.test.tsx';

function webProject(name: string, files: { include: string[]; exclude?: string[]; isolate?: boolean }) {
  return {
    plugins: [react()],
    test: {
      ...inThreads,
      name,
      environment: './test-support/one-jsdom.ts',
      setupFiles: ['./test-support/web.setup.ts', PROPERTIES],
      testTimeout: 15_000,
      expect: { poll: { timeout: 8_000 } },
      ...files,
    },
  };
}

/** A whole site of real programs under load. */
const clusterProject = {
  resolve: oneGraphql,
  test: {
    ...inForks,
    name: 'cluster',
    include: ofProject('cluster'),
    // After all others: its servers answer 503 when the machine is too busy to let them answer.
    sequence: { groupOrder: 1 },
    // A guard against hanging.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
};

export default defineConfig({
  test: {
    // A browser test beside one too many waits longer than it should have to. Vitest wants one number for all that share a queue.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          ...inThreads,
          name: 'rules',
          include: ['schema/**/*.test.ts', 'economics/**/*.test.ts', 'web/src/copy/**/*.test.ts'],
          setupFiles: [PROPERTIES],
        },
      },
      {
        test: {
          ...inThreads,
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'research/**/*.test.ts'],
          exclude: longToolTests().filter((file) => !toolTests(tier).includes(file)),
        },
      },
      webProject('web', { include: WEB_TESTS, exclude: [ALONE, 'web/src/copy/**'] }),
      webProject('web-alone', { include: [ALONE], isolate: true }),
      {
        resolve: oneGraphql,
        test: {
          ...inThreads,
          name: 'server-units',
          include: ['graphql-server/src/**/*.test.ts'],
          exclude: [DATABASE_UNITS],
          setupFiles: [PROPERTIES],
        },
      },
      databaseProject(
        'pglite',
        ['graphql-server/test/**/*.test.ts', DATABASE_UNITS],
        [POSTGRES_ONLY, ...leftOutOfShare(), ...(typeof tier === 'string' ? [] : [FUZZ])],
      ),
      ...(tier !== 'core' && hasPostgres ? [databaseProject('postgres', POSTGRES_TESTS), faultsProject] : []),
      {
        test: {
          ...inForks,
          name: 'e2e',
          include: ofProject('e2e'),
          globalSetup: [EMBEDDED],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: POLL_PROGRAMS },
        },
      },
      ...(ofProject('cluster').length > 0 && hasPostgres ? [clusterProject] : []),
    ],
  },
});
