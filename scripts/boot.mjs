import { existsSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HIDDEN_LOCK, markInstalled, pinnedNode, whyInstall } from './install-state.mjs';
import { step } from './progress.mjs';
import { handOver, runQuietly } from './run-command.mjs';

// The first file of every command: needs no package and any Node from 18 on. It installs what is missing, then hands
// over to the pinned Node. `boot.mjs install` stops after installing.

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

const [task = '', ...args] = process.argv.slice(2);
const file = join('scripts', `${task}.ts`);

try {
  if (task !== 'install' && !existsSync(file)) throw new Error(`There is no scripts/${task}.ts. ${knownTasks()}`);
  await installIfNeeded();
  process.exitCode = task === 'install' ? 0 : await runTask();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function knownTasks() {
  const tasks = readdirSync('scripts').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return `Files there: ${tasks.join(', ')}`;
}

async function installIfNeeded() {
  const why = whyInstall(root);
  if (why === null) return;
  await step(`Installing packages (${why})`, async () => {
    // Gone first, so that being cut off at any moment leaves an install that does not look finished.
    rmSync(HIDDEN_LOCK, { force: true });
    // NODE_ENV=production would leave out what the build needs.
    await npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
    // Where install scripts are switched off, the one that fetches Node runs alone.
    if (!existsSync(pinnedNode(root))) await npm('rebuild', 'node', '--ignore-scripts=false');
    if (!existsSync(pinnedNode(root))) throw new Error('npm finished, but the pinned Node did not arrive.');
    markInstalled(root);
  });
}

/** @param {string[]} npmArgs */
function npm(...npmArgs) {
  const running = process.env.npm_execpath;
  if (running?.endsWith('npm-cli.js')) return runQuietly(process.execPath, [running, ...npmArgs]);
  return runQuietly(process.platform === 'win32' ? 'npm.cmd' : 'npm', npmArgs);
}

function runTask() {
  const env = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? '') };
  return handOver(pinnedNode(root), ['--import', 'tsx', file, ...args], {
    env,
    // Started by hand in the background, we outlive the shell; started by npm, we end with it.
    endWithParent: process.env.npm_lifecycle_event !== undefined,
  });
}
