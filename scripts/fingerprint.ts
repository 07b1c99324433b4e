import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

// One hash for everything a build reads, so that an unchanged half is not built again.

const TEST = /\.test\.[jt]sx?$/;

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || TEST.test(entry.name)) return [];
    return filesUnder(join(path, entry.name));
  });
}

/** Names and contents count, times do not: a fresh checkout of the same files has the same fingerprint. */
export function fingerprint(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesUnder(join(root, input))).sort()) {
    const content = readFileSync(file);
    hash.update(`${file.slice(root.length).split(sep).join('/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
