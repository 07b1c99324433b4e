import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DirectoryInUse, lockDirectory, lockWhenFree } from './directory-lock';

const directory = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'data', 'deeper');

describe('the lock on the embedded database', () => {
  it('is refused while a live process holds it, and free once that gave it back', () => {
    const place = directory();
    const unlock = lockDirectory(place);
    expect(() => lockDirectory(place)).toThrow(DirectoryInUse);
    expect(() => lockDirectory(place)).toThrow(`process ${process.pid}`);
    unlock();
    expect(existsSync(join(place, 'lock'))).toBe(false);
    lockDirectory(place)();
  });

  it('is waited for while its process may still be ending', async () => {
    const place = directory();
    const unlock = lockDirectory(place);
    setTimeout(unlock, 300);
    (await lockWhenFree(place, 5000))();
    const held = lockDirectory(place);
    await expect(lockWhenFree(place, 200)).rejects.toThrow(DirectoryInUse);
    held();
  });

  it.runIf(existsSync('/proc/self/stat'))('is taken over from a process that ended and was not reaped', async () => {
    const place = directory();
    lockDirectory(place)();
    // sleep replaces the shell and never asks for the exit code of its child, which has to end later than that: a shell
    // that is still there would ask.
    const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 30']);
    const [printed] = (await once(parent.stdout, 'data')) as [Buffer]; // what the stream emits
    const zombie = String(printed).trim();
    const stat = () => readFileSync(`/proc/${zombie}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    await expect.poll(() => stat()[0], { timeout: 10_000 }).toBe('Z');
    writeFileSync(join(place, 'lock'), `${zombie} ${stat()[19]}`);
    lockDirectory(place)();
    parent.kill();
  });

  it.each([
    ['a process that is gone', '2147483646 1'],
    ['a process id that another process has got since', `${process.pid} 1`],
  ])('is taken over from %s', (_who, content) => {
    const place = directory();
    lockDirectory(place)();
    writeFileSync(join(place, 'lock'), content);
    const unlock = lockDirectory(place);
    expect(readFileSync(join(place, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    unlock();
  });
});
