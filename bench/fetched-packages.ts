import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { runQuietly } from '../scripts/run-command.mjs';

// Packages that only the benchmark uses. They are no dependencies of the project: each set is installed into a folder that Git
// ignores, once per version.

export interface PackageSet {
  readonly name: string;
  /** Exact versions. */
  readonly packages: Readonly<Record<string, string>>;
}

const folderOf = ({ name }: PackageSet) => resolve('.data', 'bench', name);
const STAMP = 'installed.json';

/** Installs a set from the registry that npm is configured with. Throws npm's message if that fails. */
export async function fetchPackages(set: PackageSet): Promise<void> {
  const folder = folderOf(set);
  const stamp = join(folder, STAMP);
  const wanted = JSON.stringify(set.packages);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: set.packages }));
  const npm = process.env['npm_execpath'];
  const options = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  if (npm?.endsWith('npm-cli.js')) await runQuietly(process.execPath, [npm, ...options]);
  else await runQuietly('npm', options);
  writeFileSync(stamp, wanted);
}

/** `require` of the packages of a set. */
export const requireFrom = (set: PackageSet): NodeJS.Require => createRequire(join(folderOf(set), 'package.json'));

/** `import` of one of them. */
export const pathIn = (set: PackageSet, file: string): string => join(folderOf(set), 'node_modules', file);
