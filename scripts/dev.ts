import { spawn, type ChildProcess } from 'node:child_process';

// npm run dev: the server restarts and the web app reloads on every change; one Ctrl-C, or the end of one, stops both.

const TSX = 'node_modules/tsx/dist/cli.mjs';
const VITE = 'node_modules/vite/bin/vite.js';

// Watching wants development builds, whatever the shell says.
const env = { ...process.env, NODE_ENV: 'development' };
const watchers = [
  start(TSX, 'watch', '--clear-screen=false', 'graphql-server/src/main.ts'),
  start(VITE, '--config', 'web/vite.config.ts', '--port', '5173', '--strictPort', '--clearScreen', 'false'),
];

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAll(0));

function start(program: string, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  child.on('exit', (code) => stopAll(code ?? 1));
  return child;
}

/** Once: tsx kills the server at a second signal, before it has shut down. */
function stopAll(exitCode: number) {
  if (stopping) return;
  stopping = true;
  process.exitCode = exitCode;
  for (const watcher of watchers) watcher.kill('SIGTERM');
}
