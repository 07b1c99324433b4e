import { spawn } from 'node:child_process';
import { constants } from 'node:os';

// Two ways to run another program: quietly, as a step of ours, or by handing the terminal over to it.

/** Runs it silently; what it printed is thrown only when it failed.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<void>}
 */
export function runQuietly(command, args, env = process.env) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    const collect = (/** @type {Buffer} */ chunk) => void (printed += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(printed.trim()))));
  });
}

const PARENT_CHECK_MS = 500;

/** Gives it our terminal and passes our signals on; resolves to its exit code (128 + signal, as shells count).
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, endWithParent: boolean }} options
 * @returns {Promise<number>}
 */
export function handOver(command, args, { env = process.env, endWithParent }) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { env, stdio: 'inherit' });
    /** @type {Set<NodeJS.Signals>} */
    const passed = new Set();
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      // A terminal gives Ctrl-C to everyone at once, and npm repeats it: once is enough for the child.
      const childHasIt = signal === 'SIGINT' && process.stdin.isTTY;
      if (!childHasIt && !passed.has(signal)) child.kill(signal);
      passed.add(signal);
    };
    for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => pass(signal));
    }
    if (endWithParent) {
      // npm gives a SIGTERM to the shell between us, which dies of it and tells nobody.
      const parent = process.ppid;
      setInterval(() => process.ppid !== parent && pass('SIGTERM'), PARENT_CHECK_MS).unref();
    }
    child.on('error', fail);
    child.on('close', (code, signal) => done(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });
}
