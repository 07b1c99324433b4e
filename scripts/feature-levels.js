import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// ESLint's configuration cannot run a feature's manifest, which imports decorated classes; it reads the level from its text.

const SERVER = join(import.meta.dirname, '../graphql-server/src');

/** The folders of the server's features, by level. */
export function featureLevels() {
  /** @type {Map<number, string[]>} */
  const levels = new Map();
  for (const folder of readdirSync(SERVER).sort()) {
    const file = join(SERVER, folder, 'feature.ts');
    if (!existsSync(file)) continue;
    const level = /^ {2}level: (\d),$/m.exec(readFileSync(file, 'utf8'))?.[1];
    if (level === undefined) throw new Error(`${file} has no line "level: 1,".`);
    levels.set(Number(level), [...(levels.get(Number(level)) ?? []), folder]);
  }
  return levels;
}
