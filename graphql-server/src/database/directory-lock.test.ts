import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DirectoryInUse, lockDirectory } from './directory-lock';

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
