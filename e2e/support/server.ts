import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { fixedSeed } from '../../test-support/fixed-seed';
import { freePort } from '../../test-support/free-port';
import { secretsIn } from '../../test-support/secrets-in';
import { temporaryDirectory } from '../../test-support/temporary-directory';
import { PASSWORD } from './student';

// Starts the built server, as npm start does, with its own port and database.

/** A running server. */
export interface Site {
  readonly url: string;
}

export interface StartedServer extends Site {
  port: number;
  /** Pass it to the next startServer to continue with the same database. */
  dataDir: string;
  /** Stops the server with SIGTERM and resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Kills the server with SIGKILL, so none of its handlers run. */
  kill9(): Promise<void>;
  /** All output so far. */
  output(): string;
}

/** A started process that may not be ready yet, or may fail to start. */
export interface LaunchedServer extends StartedServer {
  /** Resolves when the server is ready. Throws if it exits first or takes too long. */
  ready(): Promise<void>;
  /** Its exit code; null if a signal ended it. */
  readonly exited: Promise<number | null>;
  /** Prints the exit code and the last log lines if the server exits unexpectedly from now on. */
  reportUnexpectedEnd(): void;
}

export interface ServerOptions {
  env?: Record<string, string>;
  port?: number;
  dataDir?: string;
}

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const DIE_WITH_PARENT = new URL('./die-with-parent.mjs', import.meta.url).href;
const FIXED_RANDOM = new URL(`./fixed-random.mjs?seed=${fixedSeed}`, import.meta.url).href;
const PRELOADS = [DIE_WITH_PARENT, ...(fixedSeed === null ? [] : [FIXED_RANDOM])].flatMap((url) => ['--import', url]);
const READY_WITHIN_MS = 180_000;
const STOPPED_WITHIN_MS = 15_000;
const LAST_LINES = 20;

export async function startServer(options: ServerOptions = {}): Promise<StartedServer> {
  const server = await launchServer(options);
  try {
    await server.ready();
    server.reportUnexpectedEnd();
    return server;
  } catch (error) {
    await server.kill9();
    throw new Error(`The server did not get ready. It printed:\n${server.output()}`, { cause: error });
  }
}

export async function launchServer(options: ServerOptions = {}): Promise<LaunchedServer> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? newData();
  const url = `http://localhost:${port}`;

  // No variable of the test's environment (NODE_ENV, DATABASE_URL …) may reach a server that should start like any
  // other.
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...options.env };
  const child = spawn(process.execPath, [...PRELOADS, MAIN], { env, stdio: 'pipe' });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (printed += String(chunk)));
  const exited = new Promise<number | null>((done) => child.on('exit', (code) => done(code)));

  const isAlive = () => child.exitCode === null && child.signalCode === null;
  let isEndWanted = false;
  const endWith = async (signal: NodeJS.Signals) => {
    isEndWanted = true;
    if (isAlive()) child.kill(signal);
    const code = await exited;
    const leaked = secretsIn(printed, [PASSWORD]);
    if (leaked.length > 0) throw new Error(`The log of this server holds secrets: ${leaked.join(', ')}`);
    return code;
  };

  return {
    url,
    port,
    dataDir,
    exited,
    ready: () => ready(`http://127.0.0.1:${port}/readyz`, isAlive),
    output: () => printed,
    reportUnexpectedEnd: () =>
      child.on('exit', (code, signal) => {
        if (isEndWanted) return;
        const end = `The server at ${url} ended by itself: exit code ${code}, signal ${signal}. Its last lines:`;
        process.stderr.write([end, ...printed.trimEnd().split('\n').slice(-LAST_LINES), ''].join('\n'));
      }),
    kill9: async () => void (await endWith('SIGKILL')),
    stop: async () => {
      const tooLong = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS);
      const code = await endWith('SIGTERM');
      clearTimeout(tooLong);
      return code;
    },
  };
}

async function ready(address: string, isAlive: () => boolean): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (!isAlive()) throw new Error('It exited.');
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`${address} did not answer within ${READY_WITHIN_MS / 1000} s.`);
}

/** Returns a copy of the data directory of a server that was started once. */
function newData(): string {
  const folder = temporaryDirectory();
  cpSync(inject('freshData'), folder, { recursive: true });
  return folder;
}
