import { spawn } from 'node:child_process';

/**
 * Runs a shell script (its arguments are $0, $1 …) when this process ends, even by kill -9, or when `now()` is called.
 */
export function whenProcessEnds(script: string, args: string[], account: { uid?: number; gid?: number } = {}) {
  // The shell waits until its stdin is closed, which the system does when this process ends. It runs in its own process
  // group, so Ctrl-C does not reach it.
  const shell = spawn('/bin/sh', ['-c', `cat; ${script}`, ...args], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...account,
  });
  const gone = new Promise<void>((done) => shell.on('exit', () => done()));
  shell.unref();
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref();
  return {
    now(): Promise<void> {
      shell.ref();
      shell.stdin.end();
      return gone;
    },
  };
}
