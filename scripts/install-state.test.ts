import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HIDDEN_LOCK, markInstalled, pinnedNode, whyInstall } from './install-state.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-state-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const react = { 'node_modules/react': { version: '19.0.0' } };
const darwinOnly = { 'node_modules/fsevents': { version: '2.0.0', optional: true } };

function write(file: string, content: unknown = {}) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

const lock = (packages: object) => write(join(root, 'package-lock.json'), { packages: { '': {}, ...packages } });

/** What npm leaves behind when it has finished. */
function install(packages: object) {
  for (const path of Object.keys(packages)) write(join(root, path, 'package.json'));
  write(pinnedNode(root));
  write(join(root, HIDDEN_LOCK), { packages });
}

test('a fresh clone is not installed yet', () => {
  lock(react);
  expect(whyInstall(root)).toBe('not installed yet');
});

test("an npm install by hand that matches the lock needs nothing, another platform's package included", () => {
  lock({ ...react, ...darwinOnly });
  install(react);
  expect(whyInstall(root)).toBeNull();
});

test('an install that was cut short is noticed', () => {
  lock(react);
  install(react);
  markInstalled(root);
  rmSync(join(root, HIDDEN_LOCK));
  expect(whyInstall(root)).toBe('an install was cut short');
});

test.each([
  ['another version', { 'node_modules/react': { version: '19.0.1' } }],
  ['one package more', { ...react, 'node_modules/zod': { version: '4.0.0' } }],
])('a lock with %s is installed, though the stamp of the old one is there', (_what, changed) => {
  lock(react);
  install(react);
  markInstalled(root);
  lock(changed);
  expect(whyInstall(root)).toBe('package-lock.json has changed');
});

test('a package whose folder was removed is named', () => {
  lock(react);
  install(react);
  markInstalled(root);
  rmSync(join(root, 'node_modules/react'), { recursive: true });
  expect(whyInstall(root)).toBe('react is missing');
});

test('packages without the pinned Node are not enough', () => {
  lock(react);
  install(react);
  rmSync(pinnedNode(root));
  expect(whyInstall(root)).toBe('the pinned Node is missing');
});
