import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isFresh, type Half } from './build';
import { fingerprint } from './fingerprint';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  write('web/main.ts', 'one');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

describe('the fingerprint of the inputs', () => {
  const now = () => fingerprint(root, ['web', 'package-lock.json']);

  test.each([
    ['a changed file', () => write('web/main.ts', 'two')],
    ['a new file', () => write('web/new.ts', '')],
    ['a renamed file', () => (rmSync(join(root, 'web/main.ts')), write('web/other.ts', 'one'))],
    ['a changed lock', () => write('package-lock.json', '{}')],
  ])('changes with %s', (_what, change) => {
    const before = now();
    change();
    expect(now()).not.toBe(before);
  });

  test.each([
    ['a test', () => write('web/main.test.ts', 'x')],
    ['a time stamp', () => utimesSync(join(root, 'web/main.ts'), 1, 1)],
    ['a file outside the inputs', () => write('course/chapter.md', 'x')],
  ])('stays with %s', (_what, change) => {
    const before = now();
    change();
    expect(now()).toBe(before);
  });
});

describe('a half', () => {
  const half: Half = { label: '', inputs: [], output: 'dist/web/index.html', stamp: 'dist/web.inputs', viteArgs: [] };

  test('is fresh when it was built from these very inputs', () => {
    write(half.output, '');
    write(half.stamp, 'abc');
    expect(isFresh(root, half, 'abc')).toBe(true);
  });

  test('is stale when the inputs are others, or nobody knows which they were, or the output is gone', () => {
    write(half.output, '');
    expect(isFresh(root, half, 'abc')).toBe(false);
    write(half.stamp, 'abd');
    expect(isFresh(root, half, 'abc')).toBe(false);
    write(half.stamp, 'abc');
    rmSync(join(root, half.output));
    expect(isFresh(root, half, 'abc')).toBe(false);
  });
});
