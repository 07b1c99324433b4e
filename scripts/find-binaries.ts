import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Finds programs that npm cannot install: a Chromium for the browser tests, PostgreSQL's server for the database tests.

export interface PostgresBinaries {
  initdb: string;
  pgCtl: string;
}

/** Looks at the real machine; tests pass their own. */
export interface Machine {
  path: string;
  isExecutable: (file: string) => boolean;
  list: (directory: string) => string[];
}

export const thisMachine: Machine = {
  path: process.env['PATH'] ?? '',
  isExecutable(file) {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  list(directory) {
    try {
      return readdirSync(directory);
    } catch {
      return [];
    }
  },
};

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const DEBIAN_POSTGRES = '/usr/lib/postgresql';

function onPath(name: string, machine: Machine): string | null {
  const folders = [...machine.path.split(delimiter).filter((folder) => folder !== ''), '/usr/bin'];
  return folders.map((folder) => join(folder, name)).find((file) => machine.isExecutable(file)) ?? null;
}

/** CHROMIUM_PATH wins and must then be right: a wrong one is a mistake to hear about, not to paper over. */
export function findChromium(chosen = process.env['CHROMIUM_PATH'], machine = thisMachine): string | null {
  if (chosen !== undefined && chosen !== '') return machine.isExecutable(chosen) ? chosen : null;
  for (const name of CHROMIUM_NAMES) {
    const found = onPath(name, machine);
    if (found !== null) return found;
  }
  return null;
}

/** Debian keeps the server's programs off the PATH, one folder a major version; the newest that is complete is used. */
export function findPostgres(machine = thisMachine): PostgresBinaries | null {
  const initdb = onPath('initdb', machine);
  const pgCtl = onPath('pg_ctl', machine);
  if (initdb !== null && pgCtl !== null) return { initdb, pgCtl };

  const newestFirst = machine.list(DEBIAN_POSTGRES).sort((a, b) => Number(b) - Number(a));
  for (const version of newestFirst) {
    const bin = join(DEBIAN_POSTGRES, version, 'bin');
    const candidate = { initdb: join(bin, 'initdb'), pgCtl: join(bin, 'pg_ctl') };
    if (machine.isExecutable(candidate.initdb) && machine.isExecutable(candidate.pgCtl)) return candidate;
  }
  return null;
}
