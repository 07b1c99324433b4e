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

/** Programs for administrators stand in /usr/sbin, which is not on everybody's PATH. */
export function findProgram(name: string, machine = thisMachine): string | null {
  const inSbin = `/usr/sbin/${name}`;
  return onPath(name, machine) ?? (machine.isExecutable(inSbin) ? inSbin : null);
}

/** Debian keeps the server's programs off the PATH, one folder a major version; the newest that is complete is used. */
export function findPostgres(machine = thisMachine): PostgresBinaries | null {
  const [initdb, pgCtl] = findTogether(['initdb', 'pg_ctl'], machine);
  return initdb === undefined || pgCtl === undefined ? null : { initdb, pgCtl };
}

export const findPostgresProgram = (name: string, machine = thisMachine): string | null =>
  findTogether([name], machine)[0] ?? null;

/** Where all these programs are; nothing if they are nowhere together. */
function findTogether(names: readonly string[], machine: Machine): string[] {
  const onThePath = names.flatMap((name) => onPath(name, machine) ?? []);
  if (onThePath.length === names.length) return onThePath;

  const newestFirst = machine.list(DEBIAN_POSTGRES).sort((a, b) => Number(b) - Number(a));
  const candidates = newestFirst.map((version) => names.map((name) => join(DEBIAN_POSTGRES, version, 'bin', name)));
  return candidates.find((files) => files.every((file) => machine.isExecutable(file))) ?? [];
}
