import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../test-support/free-port';
import { temporaryDirectory } from '../../test-support/temporary-directory';

/** One line of a server's log. */
export interface Logged {
  readonly level: number;
  /** By the server's clock, in milliseconds since 1970. */
  readonly time: number;
  readonly event?: string;
  readonly version?: number;
  /** Of a fit. */
  readonly adopted?: boolean;
  readonly answers?: number;
  readonly heldOutAnswers?: number;
  readonly lossInForce?: number | null;
  readonly lossFitted?: number | null;
  readonly msg: string;
}

export interface YearServer {
  readonly url: string;
  /** Lines about the learner, and warnings and errors. */
  readonly log: readonly Logged[];
  /** Moves its clock, in milliseconds since 1970, and lets its background jobs look. */
  moveTo(at: number): Promise<void>;
  stop(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const READY_WITHIN_MS = 120_000;
const WARNING = 40;
/** All students sit behind one address here. */
const LIMITS = JSON.stringify({ requestsPerIp: 1e9, signUpsPerIp: 1e9 });
/** Written for every student's request; nobody looks at them here. */
const COMMON_EVENTS = new Set(['quizFinished', 'signedUp', 'loggedIn']);

/** The lines worth a look; the many others are not even parsed. */
function readLine(line: string): Logged | null {
  if (!line.startsWith('{') || !(line.includes('"event"') || /"level":[456]0/.test(line))) return null;
  const logged: Logged = JSON.parse(line);
  return logged.level >= WARNING || !COMMON_EVENTS.has(logged.event ?? '') ? logged : null;
}

/** Starts the built server on a database, with its clock at `at`. */
export async function startYearServer(databaseUrl: string, at: number, seed: number): Promise<YearServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const clock = new URL(`./clock.mjs?at=${at}&seed=${seed}`, import.meta.url).href;
  const { PATH = '', HOME = '' } = process.env;
  const place = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: temporaryDirectory(), DATABASE_URL: databaseUrl };
  const child = fork(MAIN, {
    execArgv: ['--import', clock],
    env: { PATH, HOME, ...place, RATE_LIMITS: LIMITS },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log: Logged[] = [];
  let lastLine = '';
  for (const input of [child.stdout, child.stderr]) {
    if (input === null) continue;
    createInterface({ input }).on('line', (line) => {
      lastLine = line;
      const logged = readLine(line);
      if (logged !== null) log.push(logged);
    });
  }
  const exited = once(child, 'exit');
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`No server at ${url}: ${lastLine}`);
    await delay(100);
  }
  return {
    url,
    log,
    async moveTo(time) {
      const moved = once(child, 'message');
      child.send(time);
      await moved;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
