import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 100;
/** A killed process takes a moment to end, more on a busy machine. */
const GIVE_UP_AFTER_MS = 5000;

/** Another live process has the embedded database open. */
export class DirectoryInUse extends Error {}

const isErrno = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/** Fields of /proc/pid/stat from the third on; empty where there is none. Linux only. */
function statOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** When the process started, in clock ticks since boot: tells a reused process id from the old process. */
const startOf = (pid: number) => statOf(pid)[19] ?? '';

/** Whether all threads of the process have ended, and only its parent has not asked for its exit code yet. */
function isZombie(pid: number): boolean {
  try {
    return statOf(pid)[0] === 'Z' && readdirSync(`/proc/${pid}/task`).length === 1;
  } catch {
    return false;
  }
}

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return isErrno(error, 'EPERM');
  }
  return startOf(pid) === start && !isZombie(pid);
}

/** Moved aside before it is deleted: of two processes that find one stale lock, one moves it, the other looks again. */
function takeAwayIfStale(directory: string, path: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    const found = readFileSync(path, 'utf8');
    const [pid = '', start = ''] = found.split(' ');
    if (isAlive(Number(pid), start)) {
      throw new DirectoryInUse(
        `The database in DATA_DIR (${directory}) is in use by process ${pid}. Stop that process first, or set another DATA_DIR.`,
      );
    }
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== found) renameSync(aside, path);
    rmSync(aside, { force: true });
  } catch (error) {
    if (!isErrno(error, 'ENOENT')) throw error;
  }
}

/**
 * Takes the directory for this process, because two processes on one embedded database silently lose rows.
 * The lock of a dead process is taken over. Throws DirectoryInUse. Returns a function that releases the directory.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, 'lock');
  for (;;) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, `${process.pid} ${startOf(process.pid)}`);
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if (!isErrno(error, 'EEXIST')) throw error;
      takeAwayIfStale(directory, path);
    }
  }
}

/** Takes the directory as lockDirectory does, and waits for a process that may still be ending. Throws DirectoryInUse. */
export async function lockWhenFree(directory: string, giveUpAfterMs = GIVE_UP_AFTER_MS): Promise<() => void> {
  const deadline = performance.now() + giveUpAfterMs;
  for (;;) {
    try {
      return lockDirectory(directory);
    } catch (error) {
      if (!(error instanceof DirectoryInUse) || performance.now() > deadline) throw error;
      await sleep(LOOK_AGAIN_MS);
    }
  }
}
