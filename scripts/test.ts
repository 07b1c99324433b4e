import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCLI } from 'vitest/node';
import { browserTests, projectOf, tierOf } from '../test-support/tiers';
import { build } from './build';
import { closingLine, judge, type Report } from './count-results';
import { findChromium, findPostgres, findProgram } from './find-binaries';
import { installFromDebian, mayInstall } from './install-debian';
import { handOver } from './run-command.mjs';

// npm test: sets up what the tests need, runs the core (test-support/tiers.ts), and closes with the one line that counts
// the tests. SHARE=2/3 adds what CI runs for one commit in three; `npm run test:all` runs everything. `npm test -- schema/rules`
// passes any of vitest's own filters and options on; then everything that fits them runs. `npm run test:faults` and
// `npm run test:cluster` run the projects of these names.

const isCi = process.env['CI'] === 'true';
const given = process.argv.slice(2);
const args = given.filter((arg) => arg !== '--all');
if (given.includes('--all')) delete process.env['SHARE'];
const isFiltered = args.some((arg) => !arg.startsWith('-') || arg.startsWith('--project'));
if (!given.includes('--all') && !isFiltered) process.env['TEST_TIER'] = 'core';
// Minutes of fuzzing; beside other tests the usual number of requests must do.
if (args.includes('--project=faults')) process.env['FUZZ_RUNS'] ??= '2000';
const tier = tierOf(process.env);

process.exitCode = await main();

async function main(): Promise<number> {
  const problems: string[] = [];
  const vitestArgs = [...args];

  if (tier !== 'core' && !(await ensurePostgres())) problems.push('PostgreSQL is missing');
  await ensurePromtool();
  if (wants('e2e')) await ensureChromium();
  if (wants('cluster') && !(await ensureClusterPrograms())) problems.push('nginx, pgbouncer or openssl is missing');
  if (wants('e2e') || wants('faults') || wants('cluster')) {
    if (!(await builds())) {
      problems.push('the build');
      // Everything else can still say something; these would only tell of the last build that worked.
      vitestArgs.push('--project=!e2e', '--project=!faults', '--project=!cluster');
    }
  }

  const { exitCode, report } = await runVitest(vitestArgs);
  const verdict = judge(report, exitCode);
  const counts = { ...verdict.counts, failed: verdict.counts.failed + problems.length };

  if (verdict.remark !== null) console.log(verdict.remark);
  if (problems.length > 0) console.log(`Counted as failed: ${problems.join(', ')}.`);
  console.log(closingLine(counts));
  return problems.length > 0 ? 1 : verdict.exitCode;
}

/** Whether a project that needs a build is part of this run; one that leaves it out should not wait for that. */
function wants(project: 'e2e' | 'faults' | 'cluster'): boolean {
  const { filter, options } = parseCLI(['vitest', 'run', ...args]);
  const projects = [options.project ?? []].flat();
  if (projects.length > 0 && !projects.some((name) => name.includes(project) && !name.startsWith('!'))) return false;
  const files = browserTests(tier).filter((file) => projectOf(file) === project);
  return files.some((file) => filter.length === 0 || filter.some((part) => file.includes(part)));
}

async function ensureChromium(): Promise<void> {
  if (findChromium() !== null) return;
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) console.log(`CHROMIUM_PATH names no program: ${chosen}`);
  else if (mayInstall() && (await installFromDebian('chromium')) && findChromium() !== null) return;
  console.log('The browser tests need Chromium: install the package chromium, or set CHROMIUM_PATH to one.');
}

/** Only CI insists on a real PostgreSQL; elsewhere PGlite runs the same tests alone. */
async function ensurePostgres(): Promise<boolean> {
  if (findPostgres() !== null) return true;
  if (!isCi) {
    console.log("Skipping the tests that need PostgreSQL: its server is not installed (Debian's package: postgresql).");
    return true;
  }
  return mayInstall() && (await installFromDebian('postgresql')) && findPostgres() !== null;
}

/** Only CI insists on it, by the test that needs it. */
async function ensurePromtool(): Promise<void> {
  if (findProgram('promtool') !== null) return;
  if (isCi && mayInstall()) await installFromDebian('prometheus');
  else console.log("Skipping the tests of the alerts: promtool is not installed (Debian's package: prometheus).");
}

/** Each comes in the Debian package of its name. */
async function ensureClusterPrograms(): Promise<boolean> {
  const findMissing = () => ['nginx', 'pgbouncer', 'openssl'].filter((name) => findProgram(name) === null);
  if (findMissing().length === 0) return true;
  if (mayInstall() && (await installFromDebian(...findMissing())) && findMissing().length === 0) return true;
  console.log(`The cluster test needs ${findMissing().join(', ')}: install the Debian packages of these names.`);
  return false;
}

async function builds(): Promise<boolean> {
  try {
    await build();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

async function runVitest(extra: string[]): Promise<{ exitCode: number; report: Report | null }> {
  const folder = mkdtempSync(join(tmpdir(), 'curve-whisperer-report-'));
  const file = join(folder, 'report.json');
  try {
    const vitest = join('node_modules', 'vitest', 'vitest.mjs');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    if (tier === 'all' && !isFiltered) reporters.push('--reporter=./test-support/durations.ts');
    // NODE_ENV=production would hand the tests a React without act().
    const env = { ...process.env, NODE_ENV: 'test' };
    const exitCode = await handOver(process.execPath, [vitest, 'run', ...reporters, ...extra], {
      env,
      endWithParent: true,
    });
    return { exitCode, report: readReport(file) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** None when vitest crashed before writing it. */
function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
