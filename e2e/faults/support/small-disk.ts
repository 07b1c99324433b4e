import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenProcessEnds } from '../../../test-support/when-process-ends';

/** A separate small disk that a test can fill up. */
export interface SmallDisk {
  readonly path: string;
  /** Writes until the disk is full. */
  fill(): void;
  freeSpace(): void;
}

/** Null if this account is not allowed to mount a disk. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'curve-whisperer-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    rmSync(path, { recursive: true });
    return null;
  }
  whenProcessEnds('umount -l "$0"; rmdir "$0"', [path]);
  const ballast = join(path, 'ballast');
  return {
    path,
    fill: () => {
      const file = openSync(ballast, 'a');
      try {
        for (let size = 2 ** 20; size >= 512;) {
          try {
            if (writeSync(file, Buffer.alloc(size, 1)) < size) size /= 2;
          } catch {
            size /= 2;
          }
        }
      } finally {
        closeSync(file);
      }
    },
    freeSpace: () => rmSync(ballast, { force: true }),
  };
}
