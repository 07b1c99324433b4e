import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgresProgram, findProgram } from '../../../scripts/find-binaries';
import { unprivilegedAccount } from '../../../test-support/postgres';
import { temporaryDirectory } from '../../../test-support/temporary-directory';
import { until } from '../../faults/support/waiting';
import { whenProcessEnds } from '../../../test-support/when-process-ends';

// Runs the programs of a site in the foreground, as an account that they accept: PostgreSQL and PgBouncer refuse to run as root.

const account = unprivilegedAccount();

/** A running program. It is killed when this process ends, however it ends. */
export interface Program {
  readonly pid: number;
  readonly exited: Promise<unknown>;
  /** Resolves when `check` succeeds. Throws what the program printed if it ends first, or takes too long. */
  until(check: () => Promise<unknown>): Promise<void>;
  /** Resolves when it has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** All output so far. */
  output(): string;
}

/** A new folder that the programs may use, in the site's folder. */
export function newFolder(parent: string, name: string): string {
  const folder = join(parent, name);
  mkdirSync(folder, { mode: 0o700 });
  return own(folder);
}

export const siteFolder = (): string => own(temporaryDirectory());

export function writeConfig(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text, { mode: 0o600 });
  return own(file);
}

/** A file of deploy/, which a real site is run with. */
export const deployed = (path: string): string =>
  readFileSync(new URL(`../../../deploy/${path}`, import.meta.url), 'utf8');

function own(path: string): string {
  if (account !== null) chownSync(path, account.uid, account.gid);
  return path;
}

export function startProgram(command: string, args: readonly string[], cwd = '/'): Program {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: PATH,
    ...account,
  });
  const read = collect(child);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} could not be started.`);
  const exited = once(child, 'exit');
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  whenProcessEnds('kill -9 "$0"', [String(pid)]);
  return {
    pid,
    exited,
    output: read,
    until: async (check) => {
      const isReady = () =>
        check().then(
          () => true,
          () => false,
        );
      try {
        await until(`${command} is ready`, async () => {
          if (!isAlive()) throw new Error(`${command} has ended.`);
          return isReady();
        });
      } catch (error) {
        throw new Error(`${command} printed:\n${read()}`, { cause: error });
      }
    },
    end: async (signal) => {
      if (isAlive()) child.kill(signal);
      await exited;
    },
  };
}

/** Runs a command to its end. Returns what it printed, or throws it. */
export async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(command, args, {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...PATH, ...env },
    ...account,
  });
  const read = collect(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${read()}`);
  return read().trim();
}

const PATH = { PATH: process.env['PATH'] };

function collect({ stdout, stderr }: ChildProcess): () => string {
  let printed = '';
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => void (printed += chunk.toString()));
  return () => printed;
}

/** The path of a program of PostgreSQL's server package. */
export function postgresProgram(name: string): string {
  const found = findPostgresProgram(name);
  if (found === null) throw new Error("PostgreSQL's server is not installed (Debian's package: postgresql).");
  return found;
}

/** The path of a program that comes in the Debian package of the same name. */
export function program(name: string): string {
  const found = findProgram(name);
  if (found === null) throw new Error(`${name} is not installed (Debian's package: ${name}).`);
  return found;
}
