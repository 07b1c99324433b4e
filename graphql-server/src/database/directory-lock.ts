import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Another live process has the embedded database open. */
export class DirectoryInUse extends Error {}

const isErrno = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/** When the process started, in clock ticks since boot: tells a reused process id from the old process. Linux only. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return isErrno(error, 'EPERM');
  }
  return startOf(pid) === start;
}

/** Moved aside before it is deleted: of two processes that find one stale lock, one moves it, the other looks again. */
function takeAwayIfStale(directory: string, path: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    const found = readFileSync(path, 'utf8');
    const [pid = '', start = ''] = found.split(' ');
    if (isAlive(Number(pid), start)) {
      throw new DirectoryInUse(
        `The database in DATA_DIR (${directory}) is in use by process ${pid}. Stop that one first, or set another DATA_DIR.`,
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
  mkdirSync(directory, { recursive: true });
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
