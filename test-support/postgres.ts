import 'reflect-metadata';
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../graphql-server/src/database/database';
import { findPostgres } from '../scripts/find-binaries';
import { freePort } from './free-port';
import { whenProcessEnds } from './when-process-ends';

// A temporary PostgreSQL cluster for one test run. It is fast because its data does not have to survive a crash, and it
// is removed however the run ends.

export interface Cluster {
  /** Superuser's URL of one of its databases. `postgres` exists from the start. */
  url(database: string): string;
  /** Stops the server and keeps its data. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

export interface Account {
  uid: number;
  gid: number;
}

const USER = 'curve';
const ATTEMPTS = 3;
const NOTHING_SURVIVES = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Creates a database in the cluster of `url`, empty or as a clone of another one. Returns its URL. */
export async function createDatabase(url: string, name: string, template = 'template1'): Promise<string> {
  const admin = await openPostgres(url, 1);
  await admin.fork().execute(`create database ${name} template ${template}`);
  await admin.close();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** `settings` are added to its command line, as in `shared_buffers=2GB`. */
export async function startCluster(moreSettings: readonly string[] = []): Promise<Cluster> {
  const binaries = findPostgres();
  if (binaries === null) throw new Error("PostgreSQL's server is not installed (Debian's package: postgresql).");

  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(account !== null && existsSync('/tmp') ? '/tmp' : tmpdir(), 'curve-whisperer-pg-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const password = randomBytes(16).toString('hex');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account !== null) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);

  const cleanUp = whenProcessEnds(
    '"$0" stop -D "$1" -m immediate -s; rm -rf "$2"',
    [binaries.pgCtl, data, folder],
    account ?? {},
  );
  try {
    const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
    const identity = [`--username=${USER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    await run(binaries.initdb, ['-D', data, ...identity, '--encoding=UTF8', `--locale=${locale}`, '--no-sync']);
    const port = await startOnFreePort(binaries.pgCtl);
    return {
      goAway: () => run(binaries.pgCtl, ['stop', '-D', data, '-m', 'fast', '-w', '-s']),
      comeBack: () => startOn(binaries.pgCtl, port),
      url: (database) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`,
      stop: () => cleanUp.now(),
    };
  } catch (error) {
    await cleanUp.now();
    throw error;
  }

  /** Retries, because another program may take the free port first. */
  async function startOnFreePort(pgCtl: string): Promise<number> {
    for (let attempt = 1; ; attempt += 1) {
      const port = await freePort();
      try {
        await startOn(pgCtl, port);
        return port;
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }

  function startOn(pgCtl: string, port: number): Promise<void> {
    const settings = [
      ...NOTHING_SURVIVES,
      ...moreSettings,
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
    ];
    const options = settings.map((setting) => `-c ${setting}`).join(' ');
    return run(pgCtl, ['start', '-D', data, '-w', '-s', '-l', join(folder, 'log'), '-o', options]);
  }

  function run(command: string, args: string[]): Promise<void> {
    return new Promise((done, fail) => {
      // stdout is ignored: the server inherits it from pg_ctl and would keep a pipe open for as long as it runs.
      const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...account });
      let complaint = '';
      child.stderr.on('data', (chunk: Buffer) => void (complaint += chunk.toString()));
      child.on('error', fail);
      child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`${command} failed: ${complaint.trim()}`))));
    });
  }
}

/**
 * PostgreSQL refuses to run as root. In that case, uses the account `postgres` or `nobody`; null otherwise. Throws if
 * root has neither.
 */
export function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody to run it as.');
}
